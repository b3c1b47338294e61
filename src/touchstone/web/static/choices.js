// What can be done now: the cells that were picked so far, and one button a move, as the server words it.

/** @import { Board } from "./board.js" */
/** @import { Sitting } from "./sitting.js" */
/** @import { View } from "./views.js" */
/** @import * as wire from "./wire" */
import { busy, byId, say } from "./dom.js";

const MOST = 12;
const KEYS = 9;
const SOON = 90;

/** @typedef {Pick<wire.Choices, "moves"|"next"|"pick">} Offer */

/** @type {Offer} */
const NOTHING = { moves: [], next: [], pick: "" };

/**
 * @typedef {object} Acts
 * @property {() => Sitting} sitting whose choices these are
 * @property {(text: string) => Promise<void>} move
 * @property {(text: string) => void} say
 * @property {(text: string) => void} refuse says why a key did nothing
 */

export class Choices {
  /** @type {string[]} */ #picked = [];
  /** @type {string[]} */ #onward = [];
  /** What is shown as buttons. @type {Offer} */ #offered = NOTHING;
  /** @type {Offer} */ #first = NOTHING;
  /** Answers by the cells that were asked for; they belong to one view. @type {{ view: View|null, answers: Map<string, Promise<Offer>> }} */
  #known = { view: null, answers: new Map() };
  /** What is being done; whatever is asked for next comes after it. @type {Promise<unknown>} */
  #doing = Promise.resolve();
  #asking = 0;
  #soon = 0;

  /** @param {Board} board @param {Record<string, string>} icons small pictures of pieces @param {Acts} acts */
  constructor(board, icons, acts) {
    this.board = board;
    this.icons = icons;
    this.acts = acts;
    this.moves = byId("choices");
    this.plain = byId("plain-choices");
    new ResizeObserver(([panel]) => this.#makeRoom(panel.target)).observe(byId("acts"));
  }

  /**
   * On a small phone the panel may lie over the cell that has the focus, which then comes out above it. Whoever has
   * scrolled away to read is left there.
   * @param {Element} panel
   */
  #makeRoom(panel) {
    document.body.style.setProperty("--choices", `${panel.clientHeight}px`);
    const { activeElement } = document;
    if (!activeElement || !this.board.grid.contains(activeElement)) return;
    const [cell, over] = [activeElement.getBoundingClientRect(), panel.getBoundingClientRect()];
    const covered = cell.bottom > over.top && cell.top < over.bottom && cell.right > over.left && cell.left < over.right;
    if (covered) activeElement.scrollIntoView({ block: "nearest" });
  }

  /** Picks nothing any more. */
  clear() {
    this.#picked = [];
  }

  /** Asks what can be done here and shows it as buttons; soon, so that running over cells asks once. */
  refresh() {
    delete document.body.dataset.asked;
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#ask(), SOON);
  }

  async #ask() {
    const asked = ++this.#asking;
    const cells = [...this.#picked, this.board.here];
    const [offered, first] = await Promise.all([this.#offer(cells), this.#offer([])]);
    if (asked !== this.#asking) return;
    this.#offered = offered;
    this.#first = first;
    const starts = this.acts.sitting().view?.board ? first.next : [];
    this.board.pick(this.#picked, this.#picked.length ? this.#onward : starts);
    this.#show();
    document.body.dataset.asked = cells.join(" ");
    if (!performance.getEntriesByName("playable").length) performance.mark("playable");
  }

  /** What can be done with these cells as the table stands now: asked for once in each view. @param {string[]} cells */
  #offer(cells) {
    const sitting = this.acts.sitting();
    const { view } = sitting;
    if (this.#known.view !== view) this.#known = { view, answers: new Map() };
    const key = cells.join(" ");
    const known = this.#known.answers.get(key);
    if (known) return known;
    const answer = view?.yours ? sitting.ask(cells) : Promise.resolve(NOTHING);
    this.#known.answers.set(key, answer);
    return answer;
  }

  /**
   * Does something with the cell that has the focus now, once everything before it is done: however fast somebody
   * types and however slow the line is, an act belongs to the cell on which its key was pressed.
   * @param {(cell: string) => unknown} work
   * @param {string} [cell]
   */
  #inTurn(work, cell = this.board.here) {
    busy(1);
    this.#doing = this.#doing.then(() => {
      const { view } = this.acts.sitting();
      return view?.yours ? work(cell) : this.acts.say(view?.status ?? "");
    }).finally(() => busy(-1));
  }

  /** A cell was chosen: do the one thing that can be done there, or ask which. @param {string} chosen @param {string} [how] */
  act(chosen, how) {
    this.#inTurn(async (cell) => {
      const offered = await this.#offer([...this.#picked, cell]);
      const { moves, next } = offered;
      if (moves.length === 1 && !next.length) return this.#do(moves[0].text);
      if (!moves.length && next.length) {
        return how === "click" && await this.#onlyFeels() ? this.refresh() : this.#pick(cell, offered);
      }
      if (!moves.length) return this.#nothing(cell, offered);
      if (cell !== this.board.here) return undefined;
      this.#offered = offered;
      this.#first = await this.#offer([]);
      this.#show();
      return this.moves.querySelector("button")?.focus();
    }, chosen);
  }

  /** Whether a click only feels: a masked player who may as well end the turn has to say that a line is meant. */
  async #onlyFeels() {
    return !this.acts.sitting().view?.board && await this.#isOptional();
  }

  /** Whether nothing more has to be done in this turn, and nothing more was begun. */
  async #isOptional() {
    return !this.#picked.length && (await this.#offer([])).moves.some(({ ends }) => ends);
  }

  /** Picks the present cell as one of several, if more may follow. */
  pick() {
    this.#inTurn(async (cell) => {
      const offered = await this.#offer([...this.#picked, cell]);
      if (offered.next.length) this.#pick(cell, offered);
      else this.#nothing(cell, offered);
    });
  }

  /** @param {string} cell @param {Offer} offered with it */
  async #pick(cell, offered) {
    this.#picked = [...this.#picked, cell];
    const { next } = await this.#forced(offered);
    this.#onward = this.acts.sitting().view?.board ? next : [];
    this.acts.say(say("web-picked-now", { cells: this.#picked.join(", ") }));
    this.board.focus();
    this.refresh();
  }

  /** Picks what has to come next anyway: nobody is asked where there is one answer. @param {Offer} offered */
  async #forced(offered) {
    let now = offered;
    // Behind a mask nothing is picked by itself: it could tell of the board.
    while (this.acts.sitting().view?.board && !now.moves.length && now.next.length === 1) {
      const cells = [...this.#picked, now.next[0]];
      const further = await this.#offer(cells);
      if (further.moves.length || !further.next.length) return now;
      this.#picked = cells;
      now = further;
    }
    return now;
  }

  /** Takes back what was picked, and leads back to the board from wherever the focus is. */
  cancel() {
    if (this.#picked.length) {
      this.clear();
      this.acts.say(say("web-cancelled"));
      this.refresh();
    }
    this.board.focus();
  }

  /**
   * Makes the move that is offered at this place. Where a move of several cells is the only thing to do, the first
   * key begins it; whoever may as well end the turn is told which key does, for another piece may have been meant.
   * @param {number} place from 1
   */
  press(place) {
    this.#inTurn(async (cell) => {
      const offered = await this.#offer([...this.#picked, cell]);
      const { moves, next } = offered;
      if (moves[place - 1]) return this.#do(moves[place - 1].text);
      const begins = place === 1 && !moves.length && next.length && !(await this.#isOptional());
      return begins ? this.#pick(cell, offered) : this.#nothing(cell, offered);
    });
  }

  /** Ends the turn, if a word can end it now. */
  end() {
    this.#inTurn(async () => {
      const move = (await this.#offer([])).moves.find(({ ends }) => ends);
      return move ? this.#do(move.text) : this.acts.refuse(this.acts.sitting().view?.stage || say("web-no-end"));
    });
  }

  /** Makes a move; the focus goes back to the board. @param {string} text */
  async #do(text) {
    await this.acts.move(text);
    if (byId("acts").contains(document.activeElement)) this.board.focus();
  }

  /**
   * Says why a key did nothing: what is to be done, and which keys do something here, if any does.
   * @param {string} cell
   * @param {Offer} offered there
   */
  #nothing(cell, { moves, next }) {
    const keys = moves.slice(0, KEYS).map((_, place) => place + 1).join(", ");
    this.acts.refuse([
      keys || next.length ? "" : say("web-nothing-here", { cell }),
      this.acts.sitting().view?.stage,
      keys && say("web-press-number", { cell, keys }),
      next.length && say("web-press-choose", { cell }),
    ].filter(Boolean).join(" "));
  }

  #show() {
    const { view } = this.acts.sitting();
    const { moves, next, pick } = this.#offered;
    const panel = byId("acts");
    const inside = panel.contains(document.activeElement);
    const held = /** @type {HTMLElement} */ (document.activeElement).dataset.move;
    const buttons = moves.slice(0, MOST).map(({ label, text }, place) =>
      choice(label, () => this.#do(text), {
        move: text, icon: this.icons[text.split(" ")[0]], key: place < KEYS ? String(place + 1) : "",
      }));
    this.moves.replaceChildren(...buttons);
    this.moves.hidden = !buttons.length;
    this.moves.classList.toggle("few", !buttons.some((button) => button.querySelector("svg")));
    const plain = (view?.yours ? this.#first.moves : []).map(({ label, text, ends }) =>
      choice(label, () => this.#do(text), { move: text, key: ends ? "D" : "", act: ends && Boolean(view?.board), ends }));
    const cell = this.board.here;
    if (next.length) plain.push(choice(pick, () => this.pick(), { key: "C", pick: true }));
    if (this.#picked.length) plain.push(choice(say("web-cancel"), () => this.cancel(), { key: say("web-keyname-escape") }));
    this.plain.replaceChildren(...plain);
    panel.hidden = !buttons.length && !plain.length;
    panel.classList.toggle("choosing", this.#picked.length > 0);
    const cells = this.#picked.join(", ");
    const elsewhere = !buttons.length && !next.length;
    if (!cells) byId("acts-title").textContent = say("web-acts", { cell });
    else byId("acts-title").textContent = say(elsewhere ? "web-picked-now" : "web-picked", { cells, cell });
    // The focus stays on the same choice, or goes back to the board: it is never lost.
    const same = held && /** @type {HTMLElement|null} */ (panel.querySelector(`[data-move="${held}"]`));
    if (inside && same) same.focus();
    else if (inside) this.board.focus();
  }
}

/**
 * @param {string} label
 * @param {() => void} act
 * @param {{move?: string, icon?: string, key?: string, act?: boolean, ends?: boolean, pick?: boolean}} extras
 */
function choice(label, act, extras) {
  const entry = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.classList.toggle("act", Boolean(extras.act));
  if (extras.move) button.dataset.move = extras.move;
  button.toggleAttribute("data-pick", Boolean(extras.pick));
  button.toggleAttribute("data-ends", Boolean(extras.ends));
  if (extras.icon) button.innerHTML = extras.icon;
  const text = document.createElement("span");
  text.textContent = label;
  button.append(text);
  if (extras.key) {
    const key = document.createElement("kbd");
    key.textContent = extras.key;
    key.setAttribute("aria-hidden", "true");
    button.append(key);
  }
  button.addEventListener("click", act);
  entry.append(button);
  return entry;
}
