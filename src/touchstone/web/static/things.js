// Downloads of a rules page: has them made without leaving the page, and tells when they are ready.

import { byId } from "./dom.js";

/** Milliseconds between two looks at what is being made. */
const EVERY = 1500;
const place = byId("things");

/** The list as the server sees it now, in place of the one that stands here; the focus stays at its thing. */
async function look() {
  const old = place.querySelector(".things-list");
  const answer = await fetch(`${place.dataset.address}`).catch(() => null);
  if (!answer) setTimeout(look, EVERY); // the line is lost; what is being made goes on
  if (!old || !answer?.ok) return;
  const made = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".things-list");
  if (!made) return;
  const at = document.activeElement?.closest("[data-thing]");
  tell(old, made);
  old.replaceWith(made);
  const name = at instanceof HTMLElement && old.contains(at) ? at.dataset.thing : undefined;
  if (name) /** @type {HTMLElement|null} */ (made.querySelector(`[data-thing="${name}"] :is(a, button, h3)`))?.focus();
  if (made.querySelector('[data-state="making"]')) setTimeout(look, EVERY);
}

/** Says what has changed. @param {Element} old @param {Element} made */
function tell(old, made) {
  const said = [];
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (made.querySelectorAll("[data-thing]"))) {
    const before = /** @type {HTMLElement|null} */ (old.querySelector(`[data-thing="${item.dataset.thing}"]`));
    if (before?.dataset.state !== item.dataset.state && item.dataset.said) said.push(item.dataset.said);
  }
  if (said.length) byId("things-status").textContent = said.join(" ");
}

place.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  event.preventDefault();
  const answer = await fetch(form.action, { method: "POST", redirect: "manual" }).catch(() => null);
  if (answer?.type === "opaqueredirect" || answer?.ok) await look();
  else form.submit();
});

if (place.querySelector('[data-state="making"]')) setTimeout(look, EVERY);
