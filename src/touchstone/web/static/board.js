// The one board of every page: an ARIA grid laid over the picture. It knows no rules; what a cell
// holds and what can be done there comes from the server.

/** @import { Picture } from "./views.js" */
/** @import { Cell, Part } from "./wire" */
import { preferences } from "./preferences.js";

/**
 * @typedef {object} Layout where the cells lie on the picture, in percent
 * @property {number} columns
 * @property {number} rows
 * @property {number} left
 * @property {number} top
 * @property {number} width
 * @property {number} height
 * @property {number} ratio
 */

/** @typedef {{layout: Layout, cloth: string, icons: Record<string, string>}} Frame the board without its pieces */

/**
 * @typedef {object} Hooks
 * @property {(cell: string, how: "key"|"finger"|"focus") => void} felt a finger or the focus is on a cell
 * @property {(cell: string) => void} acted a cell was chosen
 * @property {() => void} edge the way ends here
 */

const TWICE = 350;
const ARROWS = /** @type {const} */ ({
  up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0],
});

/** The name of a cell. @param {number} column from 0 @param {number} row from 1 */
const named = (column, row) => String.fromCharCode(97 + column) + row;

export class Board {
  /** @type {Map<string, HTMLElement>} */ #cells = new Map();
  /** @type {Map<string, Cell>} */ #seen = new Map();
  /** @type {Picture} */ #painted = null;
  #here = "a1";
  #tap = { cell: "", time: 0 };
  #byFinger = false;

  /**
   * @param {HTMLElement} surface holds the picture and the grid
   * @param {Layout} layout
   * @param {string} name what the grid is called
   * @param {Hooks} hooks
   */
  constructor(surface, layout, name, hooks) {
    this.surface = surface;
    this.layout = layout;
    this.hooks = hooks;
    this.picture = document.createElement("div");
    this.picture.className = "picture";
    this.grid = document.createElement("div");
    this.grid.className = "grid";
    this.grid.setAttribute("role", "grid");
    this.grid.setAttribute("aria-label", name);
    surface.style.setProperty("--ratio", String(layout.ratio));
    Object.assign(this.grid.style, {
      left: `${layout.left}%`, top: `${layout.top}%`, width: `${layout.width}%`, height: `${layout.height}%`,
      gridTemplateColumns: `repeat(${layout.columns}, 1fr)`, gridTemplateRows: `repeat(${layout.rows}, 1fr)`,
    });
    for (let row = layout.rows; row >= 1; row -= 1) this.grid.append(this.#row(row));
    surface.replaceChildren(this.picture, this.grid);
    this.#listen();
    this.#mark(this.#here);
  }

  get here() {
    return this.#here;
  }

  /** Cells in reading order: far row first. */
  get names() {
    return [...this.#cells.keys()];
  }

  /** @param {number} row */
  #row(row) {
    const line = document.createElement("div");
    line.setAttribute("role", "row");
    for (let column = 0; column < this.layout.columns; column += 1) {
      const name = named(column, row);
      const cell = document.createElement("div");
      cell.className = "cell";
      cell.dataset.cell = name;
      cell.setAttribute("role", "gridcell");
      cell.setAttribute("aria-label", name);
      cell.tabIndex = -1;
      this.#cells.set(name, cell);
      line.append(cell);
    }
    return line;
  }

  #listen() {
    this.grid.addEventListener("focusin", ({ target }) => {
      const name = /** @type {HTMLElement} */ (target).dataset.cell;
      if (name && name !== this.#here) {
        this.#mark(name);
        if (!this.#byFinger) this.hooks.felt(name, "focus");
      }
    });
    this.grid.addEventListener("pointerdown", (event) => {
      if (event.pointerType !== "touch") return;
      this.grid.setPointerCapture(event.pointerId);
      this.#finger(event, true);
    });
    document.addEventListener("pointerdown", ({ target }) => {
      // Two taps with something else in between are not a double tap.
      if (!this.grid.contains(/** @type {Node} */ (target))) this.#tap = { cell: "", time: 0 };
    });
    this.grid.addEventListener("pointermove", (event) => {
      if (event.pointerType === "touch") this.#finger(event, false);
    });
    this.grid.addEventListener("pointerup", (event) => {
      if (event.pointerType === "touch") this.#lifted(event);
    });
    this.grid.addEventListener("click", (event) => {
      const name = /** @type {HTMLElement} */ (event.target).closest(".cell")?.getAttribute("data-cell");
      // A real finger explores (above); a click without one is a mouse or a screen reader.
      if (!name || /** @type {PointerEvent} */ (event).pointerType === "touch") return;
      this.go(name, "key");
      this.hooks.acted(name);
    });
  }

  /** @param {PointerEvent} event @returns {string|undefined} */
  #under({ clientX, clientY }) {
    const box = this.grid.getBoundingClientRect();
    const { columns, rows } = this.layout;
    const column = Math.floor(((clientX - box.left) / box.width) * columns);
    const row = rows - Math.floor(((clientY - box.top) / box.height) * rows);
    const name = named(column, row);
    return this.#cells.has(name) ? name : undefined;
  }

  /** Dragging feels each cell. @param {PointerEvent} event @param {boolean} down */
  #finger(event, down) {
    const name = this.#under(event);
    if (!name || (!down && name === this.#here)) return;
    this.#byFinger = true;
    this.go(name, "finger");
    this.#byFinger = false;
    if (!down) this.#tap = { cell: "", time: 0 };
  }

  /** Lifting does nothing, but a second tap on the same cell acts. @param {PointerEvent} event */
  #lifted(event) {
    const name = this.#under(event) ?? "";
    const twice = name && this.#tap.cell === name && event.timeStamp - this.#tap.time < TWICE;
    this.#tap = twice ? { cell: "", time: 0 } : { cell: name, time: event.timeStamp };
    if (twice) this.hooks.acted(name);
  }

  /** @param {string} name */
  #mark(name) {
    const before = this.#cells.get(this.#here);
    before?.classList.remove("here");
    if (before) before.tabIndex = -1;
    const cell = this.#cells.get(name);
    if (!cell) return;
    this.#here = name;
    cell.tabIndex = 0;
    cell.classList.add("here");
  }

  /** Puts finger and focus on a cell. @param {string} name @param {"key"|"finger"} how */
  go(name, how) {
    this.#mark(name);
    this.focus();
    this.hooks.felt(name, how);
  }

  /** Puts the focus back on the cell where it was. */
  focus() {
    this.#cells.get(this.#here)?.focus({ preventScroll: this.#byFinger });
  }

  /** @param {keyof typeof ARROWS} way */
  step(way) {
    const [across, up] = ARROWS[way];
    const { columns, rows } = this.layout;
    const column = this.#here.charCodeAt(0) - 97 + across;
    const row = Number(this.#here.slice(1)) + up;
    const over = column < 0 || column >= columns || row < 1 || row > rows;
    if (over && !preferences().wrap) return this.hooks.edge();
    return this.go(named((column + columns) % columns, ((row - 1 + rows) % rows) + 1), "key");
  }

  /** @param {"row-start"|"row-end"|"column-near"|"column-far"} where */
  jump(where) {
    const { columns, rows } = this.layout;
    const column = this.#here.charCodeAt(0) - 97;
    const row = Number(this.#here.slice(1));
    const goals = {
      "row-start": named(0, row), "row-end": named(columns - 1, row),
      "column-near": named(column, 1), "column-far": named(column, rows),
    };
    this.go(goals[where], "key");
  }

  /** The cells of a row, a column or both diagonals through the present cell. @param {"row"|"column"|"diagonal"} way */
  line(way) {
    const column = this.#here.charCodeAt(0);
    const row = Number(this.#here.slice(1));
    /** @type {Record<string, (c: number, r: number) => boolean>} */
    const tests = {
      row: (_, r) => r === row,
      column: (c) => c === column,
      diagonal: (c, r) => Math.abs(c - column) === Math.abs(r - row),
    };
    return this.names
      .filter((name) => tests[way](name.charCodeAt(0), Number(name.slice(1))))
      .sort((one, two) => (way === "column" ? Number(one.slice(1)) - Number(two.slice(1)) : one < two ? -1 : 1));
  }

  /** The cells of such a line in one utterance. @param {"row"|"column"|"diagonal"} way */
  aloud(way) {
    return this.line(way).map((cell) => this.label(cell)).join(". ");
  }

  /**
   * Shows a picture of the server, or changes parts of the one that is shown; false if they do not fit.
   * @param {NonNullable<Picture>} picture
   */
  paint(picture) {
    if (picture === this.#painted) return true;
    this.#painted = picture;
    if (typeof picture !== "string") return picture.every((part) => this.#repaint(part));
    this.picture.innerHTML = picture;
    return true;
  }

  /** Puts a part in the place of the old one, or before the part that comes after it. @param {Part} part */
  #repaint({ key, svg, before }) {
    const place = this.picture.querySelector(`[data-part="${CSS.escape(before ?? key)}"]`);
    const box = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    box.innerHTML = svg ?? "";
    if (before === undefined) place?.replaceWith(...box.children);
    else place?.before(...box.children);
    return place !== null;
  }

  /**
   * Shows what the cells hold; nothing for a masked player.
   * @param {Cell[]} cells
   * @param {(cell: Cell) => string} label
   */
  show(cells, label) {
    this.#seen = new Map(cells.map((cell) => [cell.cell, cell]));
    for (const [name, element] of this.#cells) {
      const cell = this.#seen.get(name);
      element.setAttribute("aria-label", cell ? label(cell) : name);
    }
  }

  /** What a cell holds, if it may be seen. @param {string} name */
  seen(name) {
    return this.#seen.get(name);
  }

  /** The name that a screen reader reads for a cell. @param {string} name */
  label(name) {
    return this.#cells.get(name)?.getAttribute("aria-label") ?? name;
  }

  /** The names of all cells as a screen reader reads them now. */
  labels() {
    return new Map(this.names.map((name) => [name, this.label(name)]));
  }

  /** Marks cells that were picked and cells that may come next. @param {string[]} picked @param {string[]} next */
  pick(picked, next) {
    // A dot on nearly every cell would tell nothing.
    const dotted = next.length <= this.#cells.size * 0.6 ? next : [];
    for (const [name, element] of this.#cells) {
      const place = picked.indexOf(name);
      element.classList.toggle("picked", place >= 0);
      element.toggleAttribute("data-place", place >= 0);
      if (place >= 0) element.dataset.place = String(place + 1);
      if (place >= 0) element.setAttribute("aria-selected", "true");
      else element.removeAttribute("aria-selected");
      const may = dotted.includes(name);
      element.classList.toggle("may", may);
      const dot = element.querySelector("i");
      if (may && !dot) element.append(document.createElement("i"));
      if (!may) dot?.remove();
    }
  }

  /** Marks the cells that the helper points out. @param {string[]} cells */
  star(cells) {
    for (const [name, element] of this.#cells) element.classList.toggle("star", cells.includes(name));
  }

  /** Lays the player's hand on the present cell. @param {Node|null} hand */
  hold(hand) {
    this.surface.querySelector(".hand")?.remove();
    if (hand) this.#cells.get(this.#here)?.append(hand);
  }
}
