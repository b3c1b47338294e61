// The list of puzzles: how far this browser's owner has come, and what is next for them.

/** @import { Theme } from "./training.js" */
import { byId, given, say } from "./dom.js";
import { begin } from "./rush.js";
import { due, every, next, NEW, running, today, train, training } from "./training.js";

/** @type {Record<string, Theme[]>} */ const shelves = given("shelf");
const base = document.documentElement.dataset.base;

/**
 * The elements of one kind in a part of the page.
 * @template {HTMLElement} Kind
 * @param {HTMLElement} part
 * @param {string} what
 * @param {{ new (): Kind }} kind
 * @returns {Kind[]}
 */
const all = (part, what, kind) => /** @type {Kind[]} */ ([...part.querySelectorAll(what)].filter((one) => one instanceof kind));

/** Shows how far somebody has come in one game. @param {HTMLElement} card */
function show(card) {
  const { shelf: game = "" } = card.dataset;
  const shelf = shelves[game];
  const trained = training().games[game] ?? NEW;
  const solved = new Set(trained.solved);
  const [daily] = all(card, "[data-daily]", HTMLAnchorElement);
  all(card, "[data-solved-today]", HTMLElement)[0].textContent = solved.has(daily.dataset.daily ?? "") ? say("web-puzzles-solved-today") : "";
  all(card, "[data-go-on]", HTMLAnchorElement)[0].href = `${base}/puzzles/${game}/${next(shelf, trained, today())}`;
  const facts = { solved: solved.size, count: every(shelf).length, due: due(trained, today()).length };
  all(card, "[data-standing]", HTMLElement)[0].textContent = say("web-puzzles-standing", facts);
  for (const link of all(card, "[data-of]", HTMLAnchorElement)) {
    const { of = "", level = "", themeName: theme = "" } = link.dataset;
    const numbers = shelf.find((one) => one.theme === of)?.levels[level] ?? [];
    const done = numbers.filter((number) => solved.has(number)).length;
    link.href = `${base}/puzzles/${game}/${numbers.find((number) => !solved.has(number)) ?? numbers[0]}`;
    const words = link.querySelector(".for-ears");
    if (words) words.textContent = say("web-puzzles-level", { theme, level, solved: done, count: numbers.length });
  }
  for (const button of all(card, "[data-rush]", HTMLButtonElement)) button.onclick = () => begin(game, shelf);
}

/** Shows everything that this browser knows. */
function showAll() {
  for (const card of all(document.body, "[data-shelf]", HTMLElement)) show(card);
  const { streak, best, rush } = training();
  const days = running(streak, today());
  byId("streak").textContent = days ? say("web-puzzles-streak", { days }) : "";
  byId("rush-best").textContent = best ? say("web-rush-best", { best }) : "";
  for (const option of all(document.body, "[name=rush]", HTMLInputElement)) {
    option.checked = option.value === String(rush);
    option.onchange = () => train({ rush: Number(option.value) });
  }
}

// Whoever comes back to this page finds what was done meanwhile.
addEventListener("pageshow", showAll);
