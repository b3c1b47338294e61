// Mouse and fingers on a board: a click chooses, dragging feels each cell, lifting does nothing, a double tap chooses.

/** Milliseconds within which two taps are a double tap. */
const TWICE = 350;

/**
 * @typedef {object} Pointed what a pointer asks and does
 * @property {(event: MouseEvent) => string|undefined} under the cell of what is seen there
 * @property {() => string} here the present cell
 * @property {(cell: string) => void} feel a finger has come to a cell
 * @property {(cell: string) => void} click a mouse or a screen reader has clicked on a cell
 * @property {(cell: string) => void} act a finger has tapped twice on a cell
 */

/** Whether something else than the board was meant, such as a button on it. @param {Event} event */
const isControl = ({ target }) => Boolean(/** @type {HTMLElement} */ (target).closest("button, a, input"));

/** Whether it is a finger on the board itself. @param {Event} event */
const isFinger = (event) => /** @type {PointerEvent} */ (event).pointerType === "touch" && !isControl(event);

/** Listens to pointers. High pieces of the far row stand above the grid: the whole surface listens. @param {HTMLElement} surface @param {Pointed} pointed */
export function point(surface, { under, here, feel, click, act }) {
  const none = { cell: "", time: 0 };
  let tap = none;

  /** Whether a tap is the second one on the same cell. @param {string} name @param {PointerEvent} event */
  const isSecond = (name, { timeStamp }) => name !== "" && tap.cell === name && timeStamp - tap.time < TWICE;

  surface.addEventListener("pointerdown", (event) => {
    if (!isFinger(event)) return;
    surface.setPointerCapture(event.pointerId);
    const name = under(event);
    // The second tap of two chooses; the first one has felt.
    if (name && !isSecond(name, event)) feel(name);
  });
  surface.addEventListener("pointermove", (event) => {
    const name = isFinger(event) ? under(event) : undefined;
    if (!name || name === here()) return;
    feel(name);
    tap = none;
  });
  surface.addEventListener("pointerup", (event) => {
    if (!isFinger(event)) return;
    const name = under(event) ?? "";
    const twice = isSecond(name, event);
    tap = twice ? none : { cell: name, time: event.timeStamp };
    if (twice) act(name);
  });
  document.addEventListener("pointerdown", ({ target }) => {
    // Two taps with something else in between are not a double tap.
    if (!surface.contains(/** @type {Node} */ (target))) tap = none;
  });
  surface.addEventListener("mousedown", (event) => {
    // The focus goes to what is seen there, which need not be the cell below the pointer.
    if (!isControl(event)) event.preventDefault();
  });
  surface.addEventListener("click", (event) => {
    // A real finger explores (above); a click without one is a mouse or a screen reader.
    if (/** @type {PointerEvent} */ (event).pointerType === "touch" || isControl(event)) return;
    const target = /** @type {HTMLElement} */ (event.target).closest(".cell")?.getAttribute("data-cell");
    // A click that comes from no pointer has no place on the screen.
    const name = event.detail ? under(event) : target;
    if (name) click(name);
  });
}
