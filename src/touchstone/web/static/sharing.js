// Copying and sharing: what was copied is said, and where a browser forbids it, the text is selected.

import { byId, say } from "./dom.js";

/** @param {HTMLElement} element its value, or its text */
const textOf = (element) => (element instanceof HTMLInputElement ? element.value : element.textContent ?? "");

/** Selects what cannot be copied by us. @param {HTMLElement} element */
function select(element) {
  if (element instanceof HTMLInputElement) return element.select();
  const range = document.createRange();
  range.selectNodeContents(element);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

/** Every button with `data-copy` copies the element of that id. */
export function offerCopies() {
  for (const button of document.querySelectorAll("[data-copy]")) {
    const from = byId(/** @type {HTMLElement} */ (button).dataset.copy ?? "");
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(textOf(from));
        byId("copied").textContent = say("web-copied");
      } catch {
        select(from);
        byId("copied").textContent = say("web-copy-by-hand");
      }
    });
  }
}

/** Shares the link, where the device can. */
export function offerSharing() {
  const button = byId("share");
  button.hidden = !("share" in navigator);
  button.addEventListener("click", () => {
    navigator.share({ title: button.dataset.title, url: textOf(byId("link")) }).catch(() => {});
  });
}
