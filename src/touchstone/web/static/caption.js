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

  /** One utterance more; what stands there already is not repeated. @param {string} text */
  add(text) {
    this.#write([...this.#lines.filter((line) => line !== text), text].slice(-LINES));
  }

  /** Something that was to be done is done, or can be done no more: nobody is told to do it any longer. @param {string} stage */
  settle(stage) {
    if (stage) this.#write(this.#lines.filter((line) => !line.endsWith(stage)));
  }

  /** @param {string[]} lines */
  #write(lines) {
    this.#lines = lines;
    this.words.replaceChildren(...lines.map((line) => {
      const part = document.createElement("span");
      part.textContent = line;
      return part;
    }));
  }

  /**
   * Shows the words to whoever is masked, away from the cell on which the hand lies.
   * @param {boolean} masked
   * @param {number} reach how far away the hand lies: 1 is the far edge of the board
   */
  place(masked, reach) {
    const { speech, asked } = preferences();
    this.offer.hidden = !masked || speech || asked;
    this.words.hidden = !masked;
    // On a phone the offer of a voice takes the far end of the cloth.
    this.words.classList.toggle("near", reach > (this.offer.hidden ? 0.5 : 0.25));
  }

  /** Somebody else gets the device. */
  forget() {
    this.#write([]);
  }
}
