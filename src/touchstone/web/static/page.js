// What every page does: the theme, the settings dialog, the menu of languages.

import { apply, prefer, preferences } from "./preferences.js";
import { speak, voices } from "./speech.js";
import { tune } from "./sounds.js";

apply(preferences());

const dialog = /** @type {HTMLDialogElement|null} */ (document.getElementById("settings"));
const form = dialog?.querySelector("form");

/** Shows what is set. */
function fill() {
  if (!form) return;
  const now = preferences();
  const list = /** @type {HTMLSelectElement} */ (form.elements.namedItem("voice"));
  const names = voices().map(({ name }) => name);
  list.replaceChildren(list.options[0], ...names.map((name) => new Option(name, name)));
  for (const [name, value] of Object.entries(now)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = Boolean(value);
    else if (field) /** @type {HTMLInputElement} */ (field).value = String(value);
  }
  for (const slider of form.querySelectorAll("output")) show(slider);
}

/** Writes a slider's value beside it. @param {HTMLOutputElement} output */
function show(output) {
  const slider = /** @type {HTMLInputElement} */ (document.getElementById(output.htmlFor.value));
  output.value = `${slider.value} %`;
}

form?.addEventListener("input", ({ target }) => {
  const field = /** @type {HTMLInputElement} */ (target);
  const value = field.type === "checkbox" ? field.checked : field.type === "range" ? Number(field.value) : field.value;
  prefer({ [field.name]: value });
  for (const slider of form.querySelectorAll("output")) show(slider);
  if (field.name === "notify" && value && "Notification" in window) Notification.requestPermission();
  if (field.name === "volume" || field.name === "sound") tune("turn");
  if (["speech", "rate", "voice"].includes(field.name)) speak(form.dataset.example ?? "");
});

document.getElementById("open-settings")?.addEventListener("click", () => {
  fill();
  dialog?.showModal();
});

// A menu closes when the focus or a click goes elsewhere.
for (const menu of document.querySelectorAll("details.menu")) {
  const close = (/** @type {Event} */ event) => {
    if (!menu.contains(/** @type {Node} */ (event.target))) menu.removeAttribute("open");
  };
  document.addEventListener("click", close);
  document.addEventListener("focusin", close);
  menu.addEventListener("keydown", (event) => {
    if (/** @type {KeyboardEvent} */ (event).key !== "Escape") return;
    menu.removeAttribute("open");
    menu.querySelector("summary")?.focus();
  });
}
