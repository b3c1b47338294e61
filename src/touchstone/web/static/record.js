// A finished game on the same board: one turn at a time, in pictures and words, by hand or by itself.

/** @import * as wire from "./wire" */
import { Announcer } from "./announcer.js";
import { answered } from "./asking.js";
import { byId, given, say } from "./dom.js";
import { listen } from "./keys.js";
import { boardToLookAt, reading } from "./looking.js";
import { prefer, preferences } from "./preferences.js";
import { offerCopies, offerSharing } from "./sharing.js";
import { speak } from "./speech.js";

const page = byId("record");
const steps = Number(page.dataset.steps);
const record = `${document.documentElement.dataset.base}/record/${page.dataset.table}`;
/** @type {import("./board.js").Frame} */ const frame = given("frame");
const announcer = new Announcer(byId("live"), speak);
const hasAbove = frame.above.ratio !== frame.layout.ratio;
const PAUSE = 3000;
let step = 0;
let wanted = 0;
let clock = 0;

const board = boardToLookAt(frame);

/** @param {number} to @param {boolean} [quiet] */
async function go(to, quiet = false) {
  const asked = wanted = Math.max(0, Math.min(steps, to));
  const above = hasAbove && preferences().above;
  const address = `${record}/${asked}?game=${page.dataset.game}${above ? "&above=true" : ""}`;
  const answer = await answered(announcer, () => fetch(address), () => asked === wanted);
  if (!answer) return; // somebody has gone on meanwhile
  if (!answer.ok) return pause();
  /** @type {{utterance: string, board: wire.Board, moves: number}} */
  const { utterance, board: shown, moves } = answer.told;
  step = asked;
  byId("above").setAttribute("aria-pressed", String(above));
  board.fit(above ? frame.above : frame.layout);
  board.paint(shown.picture ?? frame.cloth);
  board.show(shown.cells, ({ cell, words }) => say("web-cell", { cell, words }));
  byId("step").textContent = say("web-record-step", { step, steps });
  byId("words-now").textContent = utterance;
  mark(moves);
  if (!quiet) announcer.say(`${byId("step").textContent}. ${utterance}`);
}

/** Shows where we are in the list, in the link, and in the way on from here. @param {number} moves played so far */
function mark(moves) {
  for (const turn of byId("moves").querySelectorAll("a")) {
    const here = turn.dataset.step === String(step);
    if (here) turn.setAttribute("aria-current", "step");
    else turn.removeAttribute("aria-current");
    if (here) turn.scrollIntoView({ block: "nearest" });
  }
  const link = byId("link", HTMLInputElement);
  link.value = `${link.value.split("#")[0]}#${step}`;
  history.replaceState(null, "", `#${step}`);
  const onward = byId("from-here", HTMLAnchorElement);
  onward.href = onward.href.replace(/moves=\d+/, `moves=${moves}`);
}

/** Stops playing by itself. */
function pause() {
  clearInterval(clock);
  clock = 0;
  byId("self").setAttribute("aria-pressed", "false");
}

/** Plays by itself, from the beginning if it stands at the end; or stops. */
function playItself() {
  if (clock) return pause();
  byId("self").setAttribute("aria-pressed", "true");
  go(step === steps ? 0 : step + 1);
  clock = setInterval(() => (step < steps ? go(step + 1) : pause()), PAUSE);
}

/** Goes where somebody wants, who then leads the way. @param {number} to */
function lead(to) {
  pause();
  go(to);
}

/** Shows the board from above, or at a tilt again. */
function switchView() {
  if (!hasAbove) return announcer.say(say("web-no-above"));
  const above = !preferences().above;
  prefer({ above });
  announcer.say(say(above ? "web-above-on" : "web-above-off"));
  return go(wanted, true);
}

/** @type {Record<string, () => number>} */
const GOALS = { first: () => 0, back: () => wanted - 1, on: () => wanted + 1, last: () => steps };
for (const button of document.querySelectorAll("[data-go]")) {
  button.addEventListener("click", () => lead(GOALS[/** @type {HTMLElement} */ (button).dataset.go ?? "on"]()));
}
listen(board, {
  act: () => lead(wanted + 1),
  cancel: () => lead(wanted - 1),
  ...reading(board, announcer),
  last: () => announcer.say(byId("words-now").textContent ?? ""),
  above: switchView,
});

/** Keys beside the board, where arrows do not lead from cell to cell. @type {Record<string, () => number>} */
const KEYS = { ArrowLeft: GOALS.back, ArrowRight: GOALS.on, Home: GOALS.first, End: GOALS.last };
document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  const elsewhere = target.closest("[role=grid], input, select, textarea, pre, dialog");
  if (elsewhere || event.ctrlKey || event.altKey || event.metaKey || !KEYS[event.key]) return;
  event.preventDefault();
  lead(KEYS[event.key]());
});
byId("self").addEventListener("click", playItself);
byId("above").hidden = !hasAbove;
byId("above").addEventListener("click", switchView);
// Turns are links, so that whoever chooses one before this runs gets there too.
const linked = () => Number(location.hash.slice(1)) || 0;
window.addEventListener("hashchange", () => lead(linked()));
byId("moves").addEventListener("click", (event) => {
  const chosen = /** @type {Element} */ (event.target).closest("a")?.dataset.step;
  if (!chosen || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault(); // on the way back, pages count and turns do not
  lead(Number(chosen));
});
for (const time of document.querySelectorAll("time")) {
  time.textContent = new Date(`${time.dateTime}T12:00`).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
}
offerCopies();
offerSharing();
go(linked(), true);
