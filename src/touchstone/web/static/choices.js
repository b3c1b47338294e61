// The panel of things that can be done now: one button a move, as the server words it.

import { say } from "./words.js";

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);
const MOST = 12;
const KEYS = 9;

/**
 * @typedef {object} Acts
 * @property {(text: string) => void} move
 * @property {() => void} pick
 * @property {() => void} cancel
 */

/**
 * Shows what can be done.
 * @param {any} view
 * @param {any} offered moves of the chosen cells, and whether more cells may follow
 * @param {string[]} picked
 * @param {import("./board.js").Board} board
 * @param {Record<string, string>} icons small pictures of pieces
 * @param {Acts} acts
 */
export function showChoices(view, offered, picked, board, icons, acts) {
  const list = byId("choices");
  const inside = byId("acts").contains(document.activeElement);
  const held = /** @type {HTMLElement} */ (document.activeElement).dataset.move;
  const buttons = offered.moves.slice(0, MOST).map((/** @type {any} */ move, /** @type {number} */ place) =>
    choice(move.label, () => acts.move(move.text), {
      move: move.text, icon: icons[move.text.split(" ")[0]], key: place < KEYS ? String(place + 1) : "",
    }));
  list.replaceChildren(...buttons);
  list.hidden = !buttons.length;
  list.classList.toggle("few", !buttons.some((/** @type {HTMLElement} */ button) => button.querySelector("svg")));
  const plain = (view?.yours ? view.choices : []).map((/** @type {any} */ move, /** @type {number} */ place) =>
    choice(move.label, () => acts.move(move.text), { move: move.text, key: place ? "" : "D", act: Boolean(view.board), ends: true }));
  if (offered.next.length) {
    plain.push(choice(say("web-pick", { cell: board.here }), acts.pick, { key: "C", pick: true }));
  }
  if (picked.length) plain.push(choice(say("web-cancel"), acts.cancel, { key: "Esc" }));
  byId("plain-choices").replaceChildren(...plain);
  byId("acts").hidden = !buttons.length && !plain.length;
  byId("acts-title").textContent = picked.length
    ? say("web-picked", { cells: picked.join(", "), cell: board.here })
    : say("web-acts", { cell: board.here });
  // The focus stays on the same choice, or goes back to the board: it is never lost.
  const same = held && byId("acts").querySelector(`[data-move="${held}"]`);
  if (inside && same) same.focus();
  else if (inside) board.focus();
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
