// What was said last, large on the cloth beside the hand: for people behind a mask who use no screen reader. They are
// offered a voice, too, when they sit down.

import { byId } from "./dom.js";
import { prefer, preferences } from "./preferences.js";

/** How many utterances stand there: what happened, and what is to be done now. */
const LINES = 2;

export class Caption {
  /** @type {string[]} */ #lines = [];

  /** @param {() => void} begin says how things stand, as the first words of the voice */
  constructor(begin) {
    this.words = byId("caption");
    this.offer = byId("read-aloud");
    this.offer.addEventListener("click", ({ target }) => {
      const { value } = /** @type {HTMLButtonElement} */ (target);
      if (!value) return;
      prefer({ speech: value === "yes", asked: true });
      this.offer.hidden = true;
      if (value === "yes") begin();
    });
  }

  /** One utterance more. @param {string} text */
  add(text) {
    this.#show([...this.#lines, text].slice(-LINES));
  }

  /** What was to be done is done: no line that says so is shown any more. @param {string} stage in words */
  over(stage) {
    if (stage) this.#show(this.#lines.filter((line) => !line.endsWith(stage)));
  }

  /** @param {string[]} lines */
  #show(lines) {
    this.#lines = lines;
    this.words.replaceChildren(...this.#lines.map((line) => {
      const part = document.createElement("span");
      part.textContent = line;
      return part;
    }));
  }

  /**
   * Shows the words to whoever is masked, away from the cell on which the hand lies.
   * @param {boolean} masked
   * @param {boolean} far whether the hand lies on the far half of the board
   */
  place(masked, far) {
    this.words.hidden = !masked;
    this.words.classList.toggle("near", far);
    const { speech, asked } = preferences();
    this.offer.hidden = !masked || speech || asked;
  }

  /** Somebody else gets the device. */
  forget() {
    this.#lines = [];
    this.words.replaceChildren();
  }
}
