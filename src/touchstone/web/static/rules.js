// The rules in a dialog over the table: nobody leaves it by reading them.

import { byId } from "./dom.js";

/** Opens the rules in place of their page. @param {Event} event */
async function open(event) {
  event.preventDefault();
  const dialog = byId("rules", HTMLDialogElement);
  const text = byId("rules-text");
  dialog.showModal();
  if (text.childElementCount) return;
  const answer = await fetch(/** @type {HTMLElement} */ (dialog).dataset.address ?? "");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const article = page.querySelector("article.rules");
  article?.querySelector("form")?.remove();
  // The dialog has a title of its own.
  for (const heading of article?.querySelectorAll("h1") ?? []) heading.remove();
  if (article) text.replaceChildren(...article.children);
}

for (const link of document.querySelectorAll("[data-rules]")) link.addEventListener("click", open);
