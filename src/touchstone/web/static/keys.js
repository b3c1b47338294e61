// Keys of the board. Which key is for which action comes from the server, as on the help page.

/** @import { Board } from "./board.js" */
import { given } from "./dom.js";

/** @typedef {Record<string, (key: string) => void>} Actions what is done, by the name of the action */

/** @type {{action: string, keys: string[]}[]} */
const TABLE = given("keys") ?? [];

/** Moving about, the same on every page. @param {Board} board @returns {Actions} */
const actions = (board) => ({
  up: () => board.step("up"),
  down: () => board.step("down"),
  left: () => board.step("left"),
  right: () => board.step("right"),
  "row-start": () => board.jump("row-start"),
  "row-end": () => board.jump("row-end"),
  "column-near": () => board.jump("column-near"),
  "column-far": () => board.jump("column-far"),
});

/** The keys that a button needs for itself. */
const OF_BUTTONS = ["up", "down", "left", "right", "row-start", "row-end", "column-near", "column-far", "act"];

/**
 * Listens for the keys of a board, also on the buttons on which such a key is printed.
 * @param {Board} board
 * @param {Actions} more what this page does besides
 */
export function listen(board, more) {
  const known = { ...actions(board), ...more };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const target = /** @type {HTMLElement} */ (event.target);
    const onBoard = board.grid.contains(target);
    // A dialog has keys of its own, also where they are printed on its buttons.
    if (!onBoard && (!target.closest("#acts, button:has(kbd)") || target.closest("dialog"))) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = TABLE.find(({ keys }) => keys.includes(key))?.action ?? "";
    if (!known[action] || (!onBoard && OF_BUTTONS.includes(action))) return;
    event.preventDefault();
    known[action](key);
  });
}
