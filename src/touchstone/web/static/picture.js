// The picture under the grid: drawn whole, changed part by part, and asked which piece is where.

/** @import { Picture as Painted } from "./views.js" */
/** @import { Part } from "./wire" */

/** How many rows a high piece can hide behind it. */
const HIDDEN = 2;

export class Picture {
  /** @type {Painted} */ #painted = null;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    /** Lies above the grid, so that the ring of the focus hides no number of a winning line. */
    this.over = document.createElement("div");
    this.over.className = "over";
    this.over.setAttribute("aria-hidden", "true");
  }

  /**
   * Shows a picture of the server, or changes parts of the one that is shown; false if they do not fit.
   * @param {NonNullable<Painted>} picture
   */
  paint(picture) {
    if (picture === this.#painted) return true;
    this.#painted = picture;
    if (typeof picture === "string") this.element.innerHTML = picture;
    const fits = typeof picture === "string" || picture.every((part) => this.#repaint(part));
    this.#number();
    return fits;
  }

  /** Draws the numbers of a winning line once more above the grid. */
  #number() {
    const drawing = this.element.querySelector("svg");
    const copies = [...this.element.querySelectorAll(".won-disc, .won-number")].map((one) => {
      const copy = /** @type {Element} */ (one.cloneNode(true));
      copy.setAttribute("class", `${one.getAttribute("class")}-over`);
      return copy;
    });
    if (!drawing || !copies.length) return this.over.replaceChildren();
    const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sheet.setAttribute("viewBox", drawing.getAttribute("viewBox") ?? "");
    sheet.append(...copies);
    return this.over.replaceChildren(sheet);
  }

  /** Puts a part in the place of the old one, or before the part that comes after it. @param {Part} part */
  #repaint({ key, svg, before }) {
    const place = this.#part(CSS.escape(before ?? key));
    const box = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    box.innerHTML = svg ?? "";
    const fresh = [...box.children];
    for (const part of fresh) {
      // The style sheet shows how it comes; afterwards it is a part like any other.
      part.classList.add("comes");
      part.addEventListener("animationend", () => {
        part.classList.remove("comes");
        if (!part.classList.length) part.removeAttribute("class");
      });
    }
    if (before === undefined) place?.replaceWith(...fresh);
    else place?.before(...fresh);
    return place !== null;
  }

  /** The part of this key; one that is named after its cell says so only once. @param {string} key */
  #part(key) {
    return this.element.querySelector(`[data-part="${key}"], [data-at="${key}"]:not([data-part])`);
  }

  /** The cell of the piece that is seen at this point of the window. @param {number} x @param {number} y */
  at(x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
      const part = this.element.contains(element) && element.closest("[data-at]");
      if (part) return part.getAttribute("data-at") ?? undefined;
    }
    return undefined;
  }

  /** The height of a cell's middle in the picture, in its own units. @param {HTMLElement} cell */
  #middle(cell) {
    const drawing = this.element.querySelector("svg");
    if (!drawing) return 0;
    const { top, height } = cell.getBoundingClientRect();
    const shown = drawing.getBoundingClientRect();
    const { y, height: whole } = drawing.viewBox.baseVal;
    return y + ((top + height / 2 - shown.top) / shown.height) * whole;
  }

  /**
   * Lets what stands before a cell shimmer, so that the cell itself is seen.
   * @param {HTMLElement} cell
   * @param {string[]} nearer the cells before it, the nearest to it first
   */
  uncover(cell, nearer) {
    for (const part of this.element.querySelectorAll(".aside")) part.classList.remove("aside");
    const middle = this.#middle(cell);
    for (const name of nearer.slice(0, HIDDEN)) {
      /** @type {SVGGraphicsElement[]} */
      const parts = Array.from(this.element.querySelectorAll(`[data-at="${name}"]`));
      // Where it stands, not where it is seen: it may still be coming down. What is not shown has no height.
      const boxes = parts.map((part) => part.getBBox()).filter(({ height }) => height > 0);
      const hides = boxes.some(({ y }) => y < middle);
      for (const part of parts) part.classList.toggle("aside", hides);
    }
  }
}
