// The queue in front of the live region: every utterance is written as a line of its own, one
// after the other, so that a screen reader misses none when two arrive together, and is taken away
// when it was read. What happened is kept for being told again; what somebody asked is not.

/** Readers that get two lines in one breath may read the second one first. */
const PAUSE = 350;
const HURRY = 60;
const MANY = 3;
/** How long a line stays: time to hand it over, also on a machine that has much to do, and to read it at a slow voice. */
const STAYS = 15000;
const A_LETTER = 90;

/** @param {string} text */
const linesOf = (text) => text.split("\n").filter(Boolean);

export class Announcer {
  /** @type {string[]} */ #queue = [];
  /** @type {string[]} */ #happened = [];
  #busy = false;
  #latest = "";

  /**
   * @param {HTMLElement} region the live region
   * @param {(text: string, cut: boolean) => void} [aloud] told of every utterance, for speech and for the eye
   * @param {HTMLElement|null} [list] of what was told, latest first
   */
  constructor(region, aloud = () => {}, list = null) {
    this.region = region;
    this.aloud = aloud;
    this.list = list;
    // Behind an open dialog the page does not exist for a reader; when it comes back, every line that still stands
    // there would be read once more.
    new MutationObserver((changes) => {
      const opened = changes.some(({ target }) => target instanceof HTMLDialogElement && target.open);
      if (opened) this.region.replaceChildren();
    }).observe(document.body, { subtree: true, attributeFilter: ["open"] });
  }

  /**
   * Says a text after everything that was said before it; each of its lines is an utterance of its own, for a
   * reader can leave off between two of them.
   * @param {string} text
   * @param {boolean} [cut] whether a voice may leave off what it is saying
   */
  say(text, cut = false) {
    for (const [place, line] of linesOf(text).entries()) {
      this.#queue.push(line);
      this.aloud(line, cut && !place);
    }
    if (!this.#busy) this.#next();
  }

  /** Whether something is still to be said. */
  get waits() {
    return this.#queue.length > 0;
  }

  /** Keeps what happened in the list, to be told again. @param {string} text */
  keep(text) {
    if (!text) return;
    this.#happened.push(text);
    this.note(text);
  }

  /**
   * Writes an answer into the list, line by line: it can be read there at one's own pace, but it is nothing that happened.
   * @param {string} text
   */
  note(text) {
    this.list?.prepend(...linesOf(text).map((line) => {
      const entry = document.createElement("li");
      entry.textContent = line;
      return entry;
    }));
  }

  /** Says and keeps what happened. @param {string} text */
  tell(text) {
    this.keep(text);
    this.say(text);
  }

  /** Says and writes an answer. @param {string} text */
  answer(text) {
    if (!text) return;
    this.note(text);
    this.say(text, true);
  }

  /** Says again what happened last, oldest first. @param {number} count @param {string} none what to say if nothing did */
  again(count, none) {
    const latest = this.#happened.slice(-count);
    for (const text of latest.length ? latest : [none]) this.say(text);
  }

  /** Forgets all that was said: the next listener at this device must not hear it. */
  forget() {
    this.#happened = [];
    this.#queue = [];
    this.region.replaceChildren();
    this.list?.replaceChildren();
  }

  #next() {
    const text = this.#queue.shift();
    this.#busy = text !== undefined;
    if (text === undefined) return;
    const line = document.createElement("p");
    // Readers drop a text that is the same as the one before; a blank at its end makes it another.
    line.textContent = this.#latest === text ? `${text}\u00a0` : text;
    this.#latest = line.textContent;
    this.region.append(line);
    setTimeout(() => line.remove(), STAYS + A_LETTER * text.length);
    setTimeout(() => this.#next(), this.#queue.length > MANY ? HURRY : PAUSE);
  }
}
