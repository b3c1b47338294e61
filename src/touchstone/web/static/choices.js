// What can be done now: the cells that were picked so far, and one button a move, as the server words it.

/** @import { Board } from "./board.js" */
/** @import { Sitting } from "./sitting.js" */
/** @import { View } from "./views.js" */
/** @import * as wire from "./wire" */
import { byId, say } from "./dom.js";

const MOST = 12;
const KEYS = 9;
const SOON = 90;

/** @typedef {Pick<wire.Choices, "moves"|"next">} Offer */

/** @type {Offer} */
const NOTHING = { moves: [], next: [] };

/**
 * @typedef {object} Acts
 * @property {() => Sitting} sitting whose choices these are
 * @property {(text: string) => void} move
 * @property {(text: string) => void} say
 */

export class Choices {
  /** @type {string[]} */ #picked = [];
  /** @type {string[]} */ #onward = [];
  /** @type {Offer} */ #offered = NOTHING;
  /** What can be done before any cell is picked, and in which view. @type {{ view: View|null, answer: Promise<Offer> }} */
  #beginning = { view: null, answer: Promise.resolve(NOTHING) };
  /** @type {Offer} */ #first = NOTHING;
  #asking = 0;
  #soon = 0;

  /** @param {Board} board @param {Record<string, string>} icons small pictures of pieces @param {Acts} acts */
  constructor(board, icons, acts) {
    this.board = board;
    this.icons = icons;
    this.acts = acts;
    this.moves = byId("choices");
    this.plain = byId("plain-choices");
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
    const sitting = this.acts.sitting();
    const [answer, first] = await Promise.all([sitting.view?.yours ? sitting.ask(cells) : NOTHING, this.#begin(sitting)]);
    if (asked !== this.#asking) return;
    this.#offered = answer;
    this.#first = first;
    const starts = this.acts.sitting().view?.board ? first.next : [];
    this.board.pick(this.#picked, this.#picked.length ? this.#onward : starts);
    this.#show();
    document.body.dataset.asked = cells.join(" ");
    if (!performance.getEntriesByName("playable").length) performance.mark("playable");
  }

  /** What can be done before any cell is picked: asked for once in each view. @param {Sitting} sitting */
  #begin(sitting) {
    const { view } = sitting;
    if (this.#beginning.view !== view) {
      this.#beginning = { view, answer: view?.yours ? sitting.ask([]) : Promise.resolve(NOTHING) };
    }
    return this.#beginning.answer;
  }

  /** A cell was chosen: do the one thing that can be done there, or ask which. @param {string} cell */
  async act(cell) {
    const sitting = this.acts.sitting();
    if (!sitting.view?.yours) return this.acts.say(sitting.view?.status ?? "");
    [this.#offered, this.#first] = await Promise.all([sitting.ask([...this.#picked, cell]), this.#begin(sitting)]);
    const { moves, next } = this.#offered;
    if (moves.length === 1 && !next.length) return this.acts.move(moves[0].text);
    if (!moves.length && next.length) return this.#pick();
    this.#show();
    if (!moves.length) return this.acts.say(say("web-nothing-here", { cell }));
    return this.moves.querySelector("button")?.focus();
  }

  /** Picks the present cell as one of several, if more may follow. */
  pick() {
    if (this.#offered.next.length) this.#pick();
    else this.acts.say(say("web-nothing-here", { cell: this.board.here }));
  }

  #pick() {
    this.#picked = [...this.#picked, this.board.here];
    this.#onward = this.acts.sitting().view?.board ? this.#offered.next : [];
    this.acts.say(say("web-picked-now", { cells: this.#picked.join(", ") }));
    this.board.focus();
    this.refresh();
  }

  /** Takes back what was picked. */
  cancel() {
    if (!this.#picked.length) return;
    this.clear();
    this.acts.say(say("web-cancelled"));
    this.board.focus();
    this.refresh();
  }

  /** Presses the button of a move. @param {number} place from 1 */
  press(place) {
    this.moves.querySelectorAll("button")[place - 1]?.click();
  }

  /** Presses the button that ends the turn. */
  end() {
    /** @type {HTMLElement|null} */ (this.plain.querySelector("[data-ends]"))?.click();
  }

  #show() {
    const { view } = this.acts.sitting();
    const { moves, next } = this.#offered;
    const panel = byId("acts");
    const inside = panel.contains(document.activeElement);
    const held = /** @type {HTMLElement} */ (document.activeElement).dataset.move;
    const buttons = moves.slice(0, MOST).map(({ label, text }, place) =>
      choice(label, () => this.acts.move(text), {
        move: text, icon: this.icons[text.split(" ")[0]], key: place < KEYS ? String(place + 1) : "",
      }));
    this.moves.replaceChildren(...buttons);
    this.moves.hidden = !buttons.length;
    this.moves.classList.toggle("few", !buttons.some((button) => button.querySelector("svg")));
    const plain = (view?.yours ? this.#first.moves : []).map(({ label, text }, place) =>
      choice(label, () => this.acts.move(text), {
        move: text, key: place ? "" : "D", act: Boolean(view?.board), ends: true,
      }));
    const cell = this.board.here;
    if (next.length) plain.push(choice(say("web-pick", { cell }), () => this.#pick(), { key: "C", pick: true }));
    if (this.#picked.length) plain.push(choice(say("web-cancel"), () => this.cancel(), { key: "Esc" }));
    this.plain.replaceChildren(...plain);
    panel.hidden = !buttons.length && !plain.length;
    byId("acts-title").textContent = this.#picked.length
      ? say("web-picked", { cells: this.#picked.join(", "), cell })
      : say("web-acts", { cell });
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
