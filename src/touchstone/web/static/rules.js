// The rules in a dialog over the table: nobody leaves it by reading them.

import { aWhile } from "./asking.js";
import { byId, say } from "./dom.js";

/**
 * The page of the rules; while the line is lost and somebody waits, it is asked for again.
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} place
 */
async function written(dialog, place) {
  while (dialog.open) {
    try {
      return await (await fetch(dialog.dataset.address ?? "")).text();
    } catch {
      place.textContent = say("web-line-lost");
      await aWhile();
    }
  }
  return "";
}

/** Opens the rules in place of their page. @param {Event} event */
async function open(event) {
  event.preventDefault();
  const dialog = byId("rules", HTMLDialogElement);
  const text = byId("rules-text");
  dialog.showModal();
  if (text.childElementCount) return;
  const page = new DOMParser().parseFromString(await written(dialog, text), "text/html");
  const article = page.querySelector("article.rules");
  article?.querySelector("form")?.remove();
  // The dialog has a title of its own.
  for (const heading of article?.querySelectorAll("h1") ?? []) heading.remove();
  if (article) text.replaceChildren(...article.children);
}

for (const link of document.querySelectorAll("[data-rules]")) link.addEventListener("click", open);
