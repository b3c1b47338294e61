// The helper of an open-eyed player: asks the server once for every position of the own turn
// whether a move wins at once, says it, writes it down and marks the cells.

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);
const NOTHING = { words: "", cells: [] };

export class Helper {
  #asking = 0;
  #said = "";

  /**
   * @param {import("./board.js").Board} board
   * @param {(text: string) => void} tell says and remembers an utterance
   */
  constructor(board, tell) {
    this.board = board;
    this.tell = tell;
  }

  /** The own place at the table. @param {import("./aside.js").Told} told */
  #mine({ info, players }) {
    return players.find((one) => one.seat === info?.seat);
  }

  /** Whether the helper is on. @param {import("./aside.js").Told} told */
  isOn(told) {
    return Boolean(this.#mine(told)?.helper);
  }

  /** Looks at the position as it is now. @param {import("./aside.js").Told} told @param {() => Promise<any>} ask */
  async look(told, ask) {
    const mine = ++this.#asking;
    const { view } = told;
    const on = this.isOn(told);
    byId("helper").hidden = !this.#mine(told) || this.#mine(told).masked || view.over;
    byId("helper").setAttribute("aria-pressed", String(on));
    const hint = on && view.yours && view.board ? await ask() : NOTHING;
    if (mine === this.#asking) this.#show(hint);
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
