// The queue in front of the live region: every utterance is written as a line of its own, one
// after the other, so that a screen reader misses none when two arrive together. What was told can
// be kept in a list too.

const PAUSE = 140;
const HURRY = 40;
const MANY = 3;
const KEPT = 12;

export class Announcer {
  /** @type {string[]} */ #queue = [];
  /** @type {string[]} */ #history = [];
  #busy = false;

  /**
   * @param {HTMLElement} region the live region
   * @param {(text: string) => void} [aloud] told of every utterance, for speech
   * @param {HTMLElement|null} [list] of what was told, latest first
   */
  constructor(region, aloud = () => {}, list = null) {
    this.region = region;
    this.aloud = aloud;
    this.list = list;
  }

  /** Says a text after everything that was said before it. @param {string} text */
  say(text) {
    if (!text) return;
    this.#history.push(text);
    this.#queue.push(text);
    this.aloud(text);
    if (!this.#busy) this.#next();
  }

  /** Keeps a text in the list. @param {string} text */
  keep(text) {
    if (!text) return;
    const entry = document.createElement("li");
    entry.textContent = text;
    this.list?.prepend(entry);
  }

  /** Says and keeps a text. @param {string} text */
  tell(text) {
    this.keep(text);
    this.say(text);
  }

  /** Says the latest utterances again, oldest first, without counting them as new. @param {number} count */
  again(count) {
    for (const text of this.#history.slice(-count)) {
      this.#queue.push(text);
      this.aloud(text);
    }
    if (!this.#busy) this.#next();
  }

  /** Forgets all that was said: the next listener at this device must not hear it. */
  forget() {
    this.#history = [];
    this.#queue = [];
    this.region.replaceChildren();
    this.list?.replaceChildren();
  }

  #next() {
    const text = this.#queue.shift();
    this.#busy = text !== undefined;
    if (text === undefined) return;
    const line = document.createElement("p");
    line.textContent = text;
    this.region.append(line);
    while (this.region.children.length > KEPT) this.region.firstElementChild?.remove();
    // Each is a line of its own, so a long queue may be written faster than it is read aloud.
    setTimeout(() => this.#next(), this.#queue.length > MANY ? HURRY : PAUSE);
  }
}
