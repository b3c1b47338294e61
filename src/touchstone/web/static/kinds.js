// Asks for a kind of piece: a menu of those that the game has, so that screen readers hand digits and arrows on.

/** @import { Kind } from "./wire" */
import { byId } from "./dom.js";

/** The kind that was chosen; empty if none was. @param {Kind[]} kinds @returns {Promise<string>} */
export function askKind(kinds) {
  const dialog = byId("kinds", HTMLDialogElement);
  const list = byId("kind-list");
  list.replaceChildren(...kinds.map(({ kind, words }, place) => {
    const entry = document.createElement("li");
    entry.setAttribute("role", "none");
    const button = document.createElement("button");
    const key = document.createElement("kbd");
    key.textContent = String(place + 1);
    key.setAttribute("aria-hidden", "true");
    button.value = kind;
    button.setAttribute("role", "menuitem");
    button.append(words, " ", key);
    entry.append(button);
    return entry;
  }));
  const choose = (/** @type {KeyboardEvent} */ { key }) => {
    const buttons = [...list.querySelectorAll("button")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (step) buttons.at((at + step) % buttons.length)?.focus();
    else buttons[Number(key) - 1]?.click();
  };
  dialog.returnValue = "";
  dialog.addEventListener("keydown", choose);
  dialog.showModal();
  return new Promise((chosen) => {
    dialog.addEventListener("close", () => {
      dialog.removeEventListener("keydown", choose);
      chosen(dialog.returnValue);
    }, { once: true });
  });
}
