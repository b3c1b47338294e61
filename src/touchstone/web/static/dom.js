// The page as the server wrote it: its elements, its data, its sentences, and its one question.

/**
 * An element of the page.
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @param {{ new (): Kind }} [kind]
 * @returns {Kind}
 */
export function byId(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) throw new TypeError(`#${id}`);
  return /** @type {Kind} */ (found);
}

/** A new copy of a small picture, with its name. @param {string} id of its template */
export function drawn(id) {
  return /** @type {Element} */ (byId(id, HTMLTemplateElement).content.firstElementChild).cloneNode(true);
}

/** Data that stands in the page as JSON; null where there is none. @param {string} id */
export function given(id) {
  return JSON.parse(document.getElementById(id)?.textContent ?? "null");
}

/** Sentences in the player's language; only their gaps are filled here. @type {Record<string, string>} */
const words = given("words") ?? {};

/**
 * The words of a message with its gaps filled.
 * @param {string} id
 * @param {Record<string, string|number>} [facts]
 */
export function say(id, facts = {}) {
  const text = words[id] ?? id;
  return text.replace(/\{(\w+)\}/g, (gap, name) => String(facts[name] ?? gap));
}

/**
 * Asks before what cannot be taken back; answers whether it was confirmed. The focus goes back to where it was.
 * @param {string} question
 * @returns {Promise<boolean>}
 */
export function confirmed(question) {
  const dialog = byId("confirm", HTMLDialogElement);
  const before = /** @type {HTMLElement|null} */ (document.activeElement);
  byId("confirm-question").textContent = question;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((answer) => {
    dialog.addEventListener("close", () => {
      before?.focus();
      answer(dialog.returnValue === "yes");
    }, { once: true });
  });
}

/** Counts the orders that are on their way. @param {number} change */
export function busy(change) {
  const now = Number(document.body.dataset.sending ?? 0) + change;
  document.body.dataset.sending = String(now);
}
