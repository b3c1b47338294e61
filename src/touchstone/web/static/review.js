// A game turn by turn on the same board: what each turn was worth, in pictures, words and sounds.

/** @import * as wire from "./wire" */
import { Announcer } from "./announcer.js";
import { aWhile, answered } from "./asking.js";
import { busy, byId, given, say } from "./dom.js";
import { listen } from "./keys.js";
import { boardToLookAt, reading } from "./looking.js";
import { worth } from "./sounds.js";
import { speak } from "./speech.js";
import { Typing } from "./typing.js";

/**
 * @typedef {{turn: number, words: string, grave: boolean, share: number|null}} Turn
 * @typedef {{figures: string[], decisions: string[], paths: Record<string, string>}} Fingers
 * @typedef {{whole: boolean, done: number, total: number, summary: string[], turns: Turn[], turning: number|null,
 *   chart: string, values: string[], fingers: Fingers|null, consent: string, more: boolean}} Told
 */

const RUN_EVERY = 4000;
const address = `${document.documentElement.dataset.base}/review`;
const source = given("source");
/** @type {import("./board.js").Frame} */ const frame = given("frame");
const announcer = new Announcer(byId("live"), speak);
/** @type {Told|null} */ let told = null;
/** The turn that is shown; 0 is the beginning. */ let at = 0;
/** The turn that will be shown when the server has answered: whoever goes on is there already. */ let wanted = 0;
let running = 0;
const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#turns button")]);

const board = boardToLookAt(frame);

/** @param {string} path @param {object} [wish] */
function ask(path, wish) {
  return fetch(`${address}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...source, ...wish }),
  });
}

/** What comes line by line, as it comes. @param {Response} answer @returns {AsyncGenerator<any>} */
async function* lines(answer) {
  const reader = /** @type {ReadableStream} */ (answer.body).pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = "", part = await reader.read(); !part.done; part = await reader.read()) {
    const found = (rest + part.value).split("\n");
    rest = found.pop() ?? "";
    for (const line of found) yield JSON.parse(line);
  }
}

/** @param {string} id @param {string[]} lines */
function list(id, lines) {
  byId(id).replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
}

/** The buttons stay where they are, and the focus with them; only their words get better. */
function showTurns() {
  for (const turn of told?.turns ?? []) {
    const button = buttons[turn.turn - 1];
    if (button && button.textContent !== turn.words) button.textContent = turn.words;
  }
}

function markTurn() {
  for (const button of buttons) {
    const isNow = button.dataset.turn === String(at);
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
  showTurns();
  const bar = byId("progress", HTMLProgressElement);
  bar.max = told.total;
  bar.value = told.done;
  byId("fingers").hidden = !told.fingers && !told.consent;
  if (told.consent) byId("consent").textContent = told.consent;
  if (told.fingers) {
    list("figures", told.fingers.figures);
    list("decisions", told.fingers.decisions);
  }
}

/** @param {number} turn @param {boolean} [quiet] */
async function go(turn, quiet = false) {
  const asked = wanted = Math.max(0, Math.min(buttons.length, turn));
  const answer = await answered(announcer, () => ask("step", { step: asked }), () => asked === wanted);
  if (!answer) return undefined;
  const found = answer.told;
  if (!answer.ok) {
    wanted = at;
    return announcer.say(found.sentence);
  }
  at = asked;
  const shown = told?.turns[at - 1]; // asked for now: better values may have come meanwhile
  /** @type {wire.Board} */ const now = found.board;
  board.paint(now.picture ?? frame.cloth);
  board.show(now.cells, ({ cell, words }) => say("web-cell", { cell, words }));
  const words = (shown?.words ?? buttons[at - 1]?.textContent) || found.utterance;
  byId("now").textContent = words;
  markTurn();
  draw("path", told?.fingers?.paths[String(at)] ?? "");
  // Played on is before the turn that is shown: something better can be tried.
  const link = byId("play-on", HTMLAnchorElement);
  link.href = `${link.href.split("?")[0]}?${new URLSearchParams({ text: found.before })}`;
  if (quiet) return undefined;
  if (shown?.share !== null && shown?.share !== undefined) worth(shown.share);
  return announcer.say(words);
}

/** To the next mistake; after the last one to the first. */
function nextMistake() {
  const grave = (told?.turns ?? []).filter((turn) => turn.grave);
  const next = grave.find((turn) => turn.turn > wanted) ?? grave[0];
  if (next) return go(next.turn);
  return announcer.say(told?.whole ? say("review-no-turning") : byId("working").textContent ?? "");
}

const run = byId("run");
const [start, stop] = [run.textContent ?? "", run.dataset.stop ?? ""];

/** Lets the game run by itself, or stops it. @param {boolean} wanted */
function letRun(wanted) {
  clearInterval(running);
  running = wanted ? window.setInterval(() => (at < buttons.length ? go(at + 1) : letRun(false)), RUN_EVERY) : 0;
  run.textContent = running ? stop : start;
}

/** Where buttons, keys and words lead. @type {Record<string, () => unknown>} */
const GOALS = {
  first: () => go(0),
  back: () => go(wanted - 1),
  on: () => go(wanted + 1),
  last: () => go(buttons.length),
  mistake: nextMistake,
  now: () => go(wanted),
  run: () => letRun(true),
  stop: () => letRun(false),
  play: () => byId("play-on").click(),
};
for (const button of document.querySelectorAll("[data-go]")) {
  button.addEventListener("click", () => GOALS[/** @type {HTMLElement} */ (button).dataset.go ?? "on"]());
}
run.addEventListener("click", () => letRun(!running));

/** What was typed leads somewhere, or is answered. @param {string} text */
async function typed(text) {
  busy(1);
  const { told: found } = await answered(announcer, () => ask("say", { step: wanted, text })) ?? {};
  if (found.goal) await GOALS[found.goal]();
  else if (typeof found.turn === "number") await go(found.turn);
  else announcer.say(found.said ?? found.sentence, true);
  busy(-1);
}
new Typing(typed);

listen(board, {
  act: GOALS.on,
  cancel: GOALS.back,
  ...reading(board, announcer),
  last: () => announcer.say(byId("now").textContent ?? ""),
  changed: nextMistake,
  command: () => byId("command").focus(),
  help: () => announcer.say(say("review-help"), true),
});

/** Whether the turning point was told: once, when it is known; what comes later only gets better. */
let isTold = false;

async function look() {
  const answer = await ask("look");
  if (!answer.ok) return (await answer.json()).sentence;
  for await (const found of lines(answer)) {
    if (found.sentence) return found.sentence;
    told = /** @type {Told} */ (found);
    showAll();
    if (found.whole && !isTold) announcer.say(found.summary.join(" "));
    isTold ||= found.whole;
    if (found.whole) document.body.dataset.reviewed = "";
  }
  if (told?.more) throw new Error("the answer broke off");
  return byId("done").textContent;
}

/** What there is to say when it is over; a line that is lost is tried again. @returns {Promise<string>} */
async function looked() {
  try {
    return await look();
  } catch {
    byId("working").textContent = say("web-line-lost");
    await aWhile();
    return looked();
  }
}

for (const button of buttons) button.addEventListener("click", () => go(Number(button.dataset.turn)));
go(0, true);
looked().then((words) => {
  byId("working").textContent = words;
  byId("progress").hidden = true;
});
