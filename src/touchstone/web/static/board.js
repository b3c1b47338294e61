// The one board of every page: an ARIA grid laid over the picture. It knows no rules; what a cell
// holds and what can be done there comes from the server.

/** @import { Cell } from "./wire" */
import { Picture } from "./picture.js";
import { point } from "./pointing.js";
import { preferences } from "./preferences.js";
import { beside, endOf, linesThrough, named, placed } from "./walking.js";

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

/**
 * @typedef {object} Frame the board without its pieces
 * @property {Layout} layout
 * @property {Layout} above the same from above; as at a tilt where there is no such view
 * @property {string} cloth
 * @property {Record<string, string>} icons
 */

/**
 * @typedef {object} Hooks
 * @property {() => boolean} [asks] whether what lies on a cell has to be asked for; `arrive` brings the answer
 * @property {(cell: string, how: "key"|"finger"|"focus") => void} felt a finger or the focus is on a cell
 * @property {(cell: string, how: "click"|"tap") => void} acted a cell was chosen
 * @property {() => void} edge the way ends here
 */

export class Board {
  /** @type {Map<string, HTMLElement>} */ #cells = new Map();
  /** @type {Map<string, Cell>} */ #seen = new Map();
  #here = "a1";
  #byFinger = false;
  #feltByFocus = "";
  /** The cell to which the focus comes when it is known what lies there. */ #coming = "";
  /** The cell from which it comes. */ #left = "";
  /** The cell that is named by what a masked player felt there. */ #felt = "";

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
    const painted = document.createElement("div");
    painted.className = "picture";
    this.picture = new Picture(painted);
    this.grid = document.createElement("div");
    this.grid.className = "grid";
    this.grid.setAttribute("role", "grid");
    this.grid.setAttribute("aria-label", name);
    this.grid.setAttribute("aria-rowcount", String(layout.rows));
    this.grid.setAttribute("aria-colcount", String(layout.columns));
    this.fit(layout);
    for (let row = layout.rows; row >= 1; row -= 1) this.grid.append(this.#row(row));
    surface.replaceChildren(painted, this.grid, this.picture.over);
    this.#listen();
    this.#mark(this.#here);
  }

  get here() {
    return this.#here;
  }

  /** Lays the grid over a picture of these measures. @param {Layout} layout */
  fit(layout) {
    this.layout = layout;
    this.surface.style.setProperty("--ratio", String(layout.ratio));
    this.surface.style.setProperty("--columns", String(layout.columns));
    Object.assign(this.grid.style, {
      left: `${layout.left}%`, top: `${layout.top}%`, width: `${layout.width}%`, height: `${layout.height}%`,
      gridTemplateColumns: `repeat(${layout.columns}, 1fr)`, gridTemplateRows: `repeat(${layout.rows}, 1fr)`,
    });
  }

  /** Cells in reading order: far row first. */
  get names() {
    return [...this.#cells.keys()];
  }

  /** The same row by row. */
  get rows() {
    const { columns, rows } = this.layout;
    return Array.from({ length: rows }, (_, row) => this.names.slice(row * columns, (row + 1) * columns));
  }

  /** @param {number} row */
  #row(row) {
    const line = document.createElement("div");
    line.setAttribute("role", "row");
    line.setAttribute("aria-rowindex", String(this.layout.rows - row + 1));
    for (let column = 0; column < this.layout.columns; column += 1) {
      const name = named(column, row);
      const cell = document.createElement("div");
      cell.className = "cell";
      cell.dataset.cell = name;
      cell.setAttribute("role", "gridcell");
      cell.setAttribute("aria-label", name);
      // Readers that tell where a cell lies call its row and column as the board does, not by counting from the top.
      cell.setAttribute("aria-rowindex", String(this.layout.rows - row + 1));
      cell.setAttribute("aria-rowindextext", String(row));
      cell.setAttribute("aria-colindex", String(column + 1));
      cell.setAttribute("aria-colindextext", name[0]);
      cell.tabIndex = -1;
      this.#cells.set(name, cell);
      line.append(cell);
    }
    return line;
  }

  #listen() {
    this.grid.addEventListener("focusin", ({ target }) => {
      const name = /** @type {HTMLElement} */ (target).dataset.cell;
      if (!name || name === this.#here) return;
      // A dialog gives the focus back to where it was, but the hand has gone on since.
      if (name === this.#left) {
        this.focus();
        return;
      }
      this.#mark(name);
      if (this.#byFinger) return;
      this.#feltByFocus = name;
      this.hooks.felt(name, "focus");
    });
    point(this.surface, {
      under: (event) => this.#under(event),
      here: () => this.#here,
      feel: (name) => this.#byHand(name),
      click: (name) => {
        // A screen reader's click brings the focus first: that was one touch, and one is enough.
        if (this.#feltByFocus !== name) this.go(name, "focus");
        this.#feltByFocus = "";
        this.hooks.acted(name, "click");
      },
      act: (name) => this.hooks.acted(name, "tap"),
    });
  }

  /** A finger has come to a cell. @param {string} name */
  #byHand(name) {
    this.#byFinger = true;
    this.go(name, "finger");
    this.#byFinger = false;
  }

  /** The cell of what is seen there: a piece, or the ground. @param {MouseEvent} event @returns {string|undefined} */
  #under({ clientX, clientY }) {
    const piece = this.picture.at(clientX, clientY);
    if (piece) return piece;
    const box = this.grid.getBoundingClientRect();
    const { columns, rows } = this.layout;
    const column = Math.floor(((clientX - box.left) / box.width) * columns);
    const row = rows - Math.floor(((clientY - box.top) / box.height) * rows);
    const name = named(column, row);
    return this.#cells.has(name) ? name : undefined;
  }

  /** @param {string} name */
  #mark(name) {
    const before = this.#cells.get(this.#here);
    before?.classList.remove("here");
    if (before) before.tabIndex = -1;
    const cell = this.#cells.get(name);
    if (!cell) return;
    this.#here = name;
    this.#feltByFocus = "";
    this.#coming = "";
    this.#left = "";
    if (this.#felt !== name) this.unfeel();
    cell.tabIndex = 0;
    cell.classList.add("here");
    this.#uncover();
  }

  /**
   * Puts finger and focus on a cell. With the keys of a masked player the focus comes a moment later, when it is known
   * what lies there (`arrive`): the cell is then read once, with what was felt, in speech and in braille.
   * @param {string} name
   * @param {"key"|"finger"|"focus"} how
   */
  go(name, how) {
    this.#mark(name);
    if (how === "key" && this.hooks.asks?.()) {
      this.#coming = name;
      this.#left = /** @type {HTMLElement} */ (document.activeElement).dataset.cell ?? "";
    } else this.focus();
    this.hooks.felt(name, how);
  }

  /**
   * Lets the focus come to the cell for which it waits; whether it did, and so the cell is read. The hand may be back
   * where the focus still is: then nothing comes, and nobody reads anything.
   * @param {string} name
   * @param {string} [words] what was felt there
   */
  arrive(name, words = "") {
    if (!name || this.#coming !== name) return false;
    this.#coming = "";
    const cell = this.#cells.get(name);
    // Whoever has gone elsewhere meanwhile stays there.
    if (!this.grid.contains(document.activeElement) || document.activeElement === cell) return false;
    if (words && cell) {
      this.#felt = name;
      cell.dataset.felt = words;
      cell.setAttribute("aria-label", words);
    }
    this.focus();
    return true;
  }

  /** What was felt may not be so any more, or the hand has gone on. */
  unfeel() {
    const cell = this.#cells.get(this.#felt);
    if (!cell) return;
    delete cell.dataset.felt;
    if (!this.#seen.size) cell.setAttribute("aria-label", this.#felt);
    this.#felt = "";
  }

  /** Puts the focus back on the cell where it was. @param {boolean} [still] whether the page stays where it is */
  focus(still = this.#byFinger) {
    this.#cells.get(this.#here)?.focus({ preventScroll: still });
  }

  /** @param {import("./walking.js").Way} way */
  step(way) {
    const next = beside(this.#here, way, this.layout, preferences().wrap);
    if (next) this.go(next, "key");
    else this.hooks.edge();
  }

  /** @param {import("./walking.js").End} end */
  jump(end) {
    this.go(endOf(this.#here, end, this.layout), "key");
  }

  /** The lines of a kind through the present cell, cell by cell. @param {import("./walking.js").Line} line */
  lines(line) {
    return linesThrough(this.#here, line, this.layout);
  }

  /** The cells of such lines. @param {import("./walking.js").Line} line */
  line(line) {
    return this.lines(line).flat();
  }

  /** The next cell in reading order on which something lies, from here on and round again. */
  nextPiece() {
    const { names } = this;
    const here = names.indexOf(this.#here);
    const onward = [...names.slice(here + 1), ...names.slice(0, here)];
    return onward.find((name) => this.#seen.get(name)?.height);
  }

  /** Shows a picture, or changes parts of it; false if they do not fit. @param {NonNullable<import("./views.js").Picture>} picture */
  paint(picture) {
    const fits = this.picture.paint(picture);
    this.#uncover();
    return fits;
  }

  #uncover() {
    const { row } = placed(this.#here);
    const nearer = Array.from({ length: row - 1 }, (_, step) => this.#here[0] + (row - 1 - step));
    const cell = this.#cells.get(this.#here);
    if (cell) this.picture.uncover(cell, nearer);
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
      element.setAttribute("aria-label", cell ? label(cell) : element.dataset.felt ?? name);
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
