// The helper of an open-eyed player: asks the server once for every position of their turn
// whether a move wins at once, says it, writes it down and marks the cells.

/** @import { Board } from "./board.js" */
/** @import { Sitting } from "./sitting.js" */
import { byId } from "./dom.js";

const NOTHING = { words: "", cells: [] };

export class Helper {
  #asking = 0;
  #said = "";

  /** @param {Board} board @param {(text: string) => void} tell says and keeps an utterance */
  constructor(board, tell) {
    this.board = board;
    this.tell = tell;
  }

  /** Looks at the position as it is now. @param {Sitting} sitting */
  async look(sitting) {
    const { view, mine } = sitting;
    if (!view) return;
    const asked = ++this.#asking;
    const on = Boolean(mine?.helper);
    // Where people set themselves tasks nobody wins, and there is nothing to tell.
    byId("helper").hidden = !mine || mine.masked || view.over || view.tasks.length > 0;
    byId("helper").setAttribute("aria-pressed", String(on));
    const hint = on && view.yours && view.board ? await sitting.hint() : NOTHING;
    if (asked === this.#asking) this.#show(hint);
  }

  /** Takes everything away: somebody else gets the device. */
  forget() {
    this.#asking += 1;
    this.#show(NOTHING);
  }

  /** @param {{words: string, cells: string[]}} hint */
  #show({ words, cells }) {
    byId("hint").hidden = !words;
    byId("hint-words").textContent = words;
    this.board.star(cells);
    if (words && words !== this.#said) this.tell(words);
    this.#said = words;
  }
}
