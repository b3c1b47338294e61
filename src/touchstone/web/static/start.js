// Forms for a game: what was chosen last time is chosen again, and what does not fit is not asked for.

const KEY = "touchstone-start";
const NAME = "touchstone-name";

/** @typedef {HTMLInputElement|HTMLSelectElement} Field */

/** @param {HTMLFormElement} form @returns {Field[]} everything in it that can be chosen */
const fields = (form) => [...form.querySelectorAll("select, input")].map((field) => /** @type {Field} */ (field));

/** @returns {Record<string, Record<string, string>>} what was chosen, by form and field */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {Field} field */
const isSwitch = (field) => field instanceof HTMLInputElement && field.type === "checkbox";

/** Chooses what was chosen last time, as far as it is still offered. @param {HTMLFormElement} form */
function recall(form) {
  const chosen = remembered()[form.dataset.remember ?? ""] ?? {};
  for (const field of fields(form)) {
    const value = field.name === "name" ? localStorage.getItem(NAME) ?? "" : chosen[field.name];
    if (value === undefined || (field.name === "name" && (!value || field.value))) continue;
    if (isSwitch(field)) /** @type {HTMLInputElement} */ (field).checked = value === "on";
    else if (field instanceof HTMLInputElement || [...field.options].some((one) => one.value === value)) field.value = value;
  }
}

/** @param {HTMLFormElement} form */
function remember(form) {
  const entries = fields(form).filter(({ name }) => name && name !== "name").map((field) =>
    [field.name, isSwitch(field) ? (/** @type {HTMLInputElement} */ (field).checked ? "on" : "") : field.value]);
  const name = /** @type {HTMLInputElement|null} */ (form.querySelector('input[name="name"]'))?.value.trim();
  if (name) localStorage.setItem(NAME, name);
  if (!form.dataset.remember) return;
  localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [form.dataset.remember]: Object.fromEntries(entries) }));
}

/**
 * @typedef {object} Rungs the levels that can be told apart in some ways to play; what is left out may be anything
 * @property {number[]} levels
 * @property {Record<string, string>} [settings]
 * @property {number[]} [players]
 * @property {boolean} [masked]
 */

/** @type {WeakMap<HTMLSelectElement, HTMLOptionElement[]>} all that stood in a list before anything was taken out */
const whole = new WeakMap();

/** @param {HTMLFormElement} form @param {string} name */
const valueOf = (form, name) => /** @type {Field|null} */ (form.elements.namedItem(name))?.value;

/** How many are to play. @param {HTMLFormElement} form */
function players(form) {
  const seats = fields(form).filter(({ name }) => name.startsWith("who"));
  return seats.length ? seats.filter(({ value }) => value !== "nobody").length : Number(form.dataset.players);
}

/** Offers, in every list of levels, those of the way to play that is chosen; instead of another the nearest. @param {HTMLFormElement} form */
function offerLevels(form) {
  /** @type {Rungs[]} */
  const rungs = JSON.parse(form.dataset.rungs ?? "[]");
  for (const list of /** @type {NodeListOf<HTMLSelectElement>} */ (form.querySelectorAll("select[data-eyes]"))) {
    const masked = valueOf(form, list.dataset.eyes ?? "") === "masked";
    const fitting = rungs.find((one) =>
      (!one.players || one.players.includes(players(form))) && (one.masked ?? masked) === masked &&
      Object.entries(one.settings ?? {}).every(([name, value]) => valueOf(form, `set-${name}`) === value));
    const all = whole.get(list) ?? [...list.options], chosen = list.selectedOptions[0];
    whole.set(list, all);
    const shown = all.filter(({ dataset: { level } }) => !level || fitting?.levels.includes(Number(level)));
    if (shown.length === list.length && shown.every((one, place) => one === list.options[place])) continue;
    const away = (/** @type {HTMLOptionElement} */ one) => Math.abs(Number(one.dataset.level ?? Infinity) - Number(chosen.dataset.level));
    list.replaceChildren(...shown);
    list.value = (shown.includes(chosen) ? chosen : shown.reduce((best, one) => (away(one) < away(best) ? one : best))).value;
  }
}

/** What a list says; a ruling of the game with its name. @param {HTMLSelectElement} list */
function aloud(list) {
  const chosen = list.selectedOptions[0]?.text ?? "";
  return list.name.startsWith("set-") ? `${list.labels?.[0]?.textContent}: ${chosen}` : chosen;
}

/** Hides what means nothing beside what is chosen, and says what is chosen where that is folded. @param {HTMLFormElement} form */
function fit(form) {
  for (const part of form.querySelectorAll("[data-with]")) {
    const { with: other = "", values, unless } = /** @type {HTMLElement} */ (part).dataset;
    const chosen = valueOf(form, other) ?? "";
    /** @type {HTMLElement} */ (part).hidden = unless === undefined ? !values?.split(" ").includes(chosen) : chosen === unless;
  }
  offerLevels(form);
  const shown = form.querySelector("[data-chosen]");
  const lists = [...form.querySelectorAll("details select")].map((list) => /** @type {HTMLSelectElement} */ (list));
  if (shown) shown.textContent = lists.map(aloud).join(" · ");
}

for (const form of document.querySelectorAll("form")) {
  if (form.dataset.remember !== undefined) recall(form);
  fit(form);
  form.addEventListener("change", () => {
    fit(form);
    if (form.dataset.remember !== undefined) remember(form);
  });
  form.addEventListener("submit", () => {
    if (form.dataset.remember !== undefined) remember(form);
  });
}
