// A game turn by turn on the same board: what each turn was worth, in pictures, words and sounds.

/** @import * as wire from "./wire" */
import { Announcer } from "./announcer.js";
import { byId, given, say } from "./dom.js";
import { listen } from "./keys.js";
import { boardToLookAt, reading } from "./looking.js";
import { worth } from "./sounds.js";
import { speak } from "./speech.js";

/**
 * @typedef {{turn: number, words: string, grave: boolean, share: number|null, first: number, last: number}} Turn
 * @typedef {{figures: string[], decisions: string[], paths: Record<string, string>}} Fingers
 * @typedef {{summary: string[], turns: Turn[], turning: number|null, chart: string, values: string[],
 *   fingers: Fingers|null, consent: string, more: boolean}} Told
 */

const RUN_EVERY = 4000;
const address = `${document.documentElement.dataset.base}/review`;
const source = given("source");
/** @type {import("./board.js").Frame} */ const frame = given("frame");
const announcer = new Announcer(byId("live"), speak);
/** @type {Told|null} */ let told = null;
/** The turn that is shown; 0 is the beginning. */ let at = 0;
let running = 0;

const board = boardToLookAt(frame);

/** @param {string} path @param {object} wish */
async function ask(path, wish) {
  const answer = await fetch(`${address}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...source, ...wish }),
  });
  return answer.ok ? answer.json() : null;
}

/** @param {string} id @param {string[]} lines */
function list(id, lines) {
  byId(id).replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
}

function showTurns() {
  const turns = told?.turns ?? [];
  byId("turns").replaceChildren(
    ...turns.map((turn) => {
      const button = Object.assign(document.createElement("button"), { type: "button", className: "soft", textContent: turn.words });
      button.dataset.turn = String(turn.turn);
      button.addEventListener("click", () => go(turn.turn));
      const item = document.createElement("li");
      item.append(button);
      return item;
    }),
  );
  markTurn();
}

function markTurn() {
  for (const button of document.querySelectorAll("#turns button")) {
    const isNow = /** @type {HTMLElement} */ (button).dataset.turn === String(at);
    if (isNow) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
}

/** Pictures are drawn by the server of this page. @param {string} id @param {string} svg */
function draw(id, svg) {
  byId(id).innerHTML = svg;
}

function showAll() {
  if (!told) return;
  list("summary", told.summary);
  list("values", told.values);
  draw("chart", told.chart);
  const here = told.turns[at - 1];
  if (here) byId("now").textContent = here.words;
  const before = /** @type {HTMLElement|null} */ (document.activeElement)?.dataset?.turn;
  showTurns();
  if (before) /** @type {HTMLElement|null} */ (document.querySelector(`#turns [data-turn="${before}"]`))?.focus();
  byId("fingers").hidden = !told.fingers && !told.consent;
  if (told.consent) byId("consent").textContent = told.consent;
  if (told.fingers) {
    list("figures", told.fingers.figures);
    list("decisions", told.fingers.decisions);
  }
}

/** @param {number} turn @param {boolean} [quiet] */
async function go(turn, quiet = false) {
  const wanted = Math.max(0, Math.min(told?.turns.length ?? 0, turn));
  const found = await ask("step", { step: wanted });
  if (!found) return;
  at = wanted;
  const shown = told?.turns[at - 1]; // asked for now: better values may have come meanwhile
  /** @type {wire.Board} */ const now = found.board;
  board.paint(now.picture ?? frame.cloth);
  board.show(now.cells, ({ cell, words }) => say("web-cell", { cell, words }));
  const words = shown ? shown.words : found.utterance;
  byId("now").textContent = words;
  markTurn();
  draw("path", told?.fingers?.paths[String(at)] ?? "");
  const link = document.getElementById("play-on");
  if (link instanceof HTMLAnchorElement) link.href = link.href.replace(/moves=\d+/, `moves=${shown?.first ?? 0}`);
  if (quiet) return;
  if (shown?.share !== null && shown?.share !== undefined) worth(shown.share);
  announcer.say(words);
}

function nextMistake() {
  const turns = told?.turns ?? [];
  const later = turns.find((turn) => turn.grave && turn.turn > at) ?? turns.find((turn) => turn.grave);
  return later ? later.turn : at;
}

/** @type {Record<string, () => number>} */
const GOALS = {
  first: () => 0,
  back: () => at - 1,
  on: () => at + 1,
  last: () => told?.turns.length ?? 0,
  mistake: nextMistake,
};
for (const button of document.querySelectorAll("[data-go]")) {
  button.addEventListener("click", () => go(GOALS[/** @type {HTMLElement} */ (button).dataset.go ?? "on"]()));
}

const run = byId("run");
const [start, stop] = [run.textContent ?? "", run.dataset.stop ?? ""];
run.addEventListener("click", () => {
  if (running) {
    clearInterval(running);
    running = 0;
  } else {
    running = window.setInterval(() => {
      if (at < (told?.turns.length ?? 0)) go(at + 1);
      else run.click();
    }, RUN_EVERY);
  }
  run.textContent = running ? stop : start;
});

listen(board, {
  act: () => go(at + 1),
  cancel: () => go(at - 1),
  ...reading(board, announcer),
  last: () => announcer.say(byId("now").textContent ?? ""),
  changed: () => go(nextMistake()),
});

async function look() {
  for (let piece = 0, more = true; more; piece += 1) {
    /** @type {Told|null} */ const found = await ask("look", { piece });
    if (!found) break;
    told = found;
    more = found.more;
    showAll();
    // The turning point is told once; what comes later only gets better.
    if (piece === 0) announcer.say(found.summary.join(" "));
  }
  byId("working").textContent = byId("done").textContent;
  document.body.dataset.reviewed = "";
}

go(0, true);
look();
