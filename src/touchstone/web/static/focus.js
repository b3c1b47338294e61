// The focus is never lost: when the button that has it goes away, it goes to the board.

/** @import { Board } from "./board.js" */

export class Focus {
  /** @type {HTMLElement|null} */ #last = null;

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    document.addEventListener("focusin", ({ target }) => {
      this.#last = /** @type {HTMLElement} */ (target);
    });
  }

  /** Looks whether what had the focus is still there. Somebody who reads the page without focus is left alone. */
  keep() {
    const last = this.#last;
    if (!last || (last.isConnected && last.checkVisibility())) return;
    if (document.activeElement === document.body || document.activeElement === last) this.board.focus(true);
  }
}
