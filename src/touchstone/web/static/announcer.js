// The queue in front of the live region: every utterance is written as a line of its own, one
// after the other, so that a screen reader misses none when two arrive together.

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
   */
  constructor(region, aloud = () => {}) {
    this.region = region;
    this.aloud = aloud;
  }

  /** Says a text after everything that was said before it. @param {string} text */
  say(text) {
    if (!text) return;
    this.#history.push(text);
    this.#queue.push(text);
    this.aloud(text);
    if (!this.#busy) this.#next();
  }

  /** The latest utterances, oldest first. @param {number} count @returns {string[]} */
  latest(count) {
    return this.#history.slice(-count);
  }

  /** Says something again without counting it as new. @param {string[]} texts */
  again(texts) {
    for (const text of texts) {
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
