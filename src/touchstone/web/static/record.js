// A finished game on the same board: one step at a time, in pictures and words.

/** @import * as wire from "./wire" */
import { Announcer } from "./announcer.js";
import { Board } from "./board.js";
import { byId, given, say } from "./dom.js";
import { listen } from "./keys.js";
import { feelCell } from "./sounds.js";
import { speak } from "./speech.js";

const page = byId("record");
const steps = Number(page.dataset.steps);
const record = `${document.documentElement.dataset.base}/record/${page.dataset.table}`;
/** @type {import("./board.js").Frame} */ const frame = given("frame");
const announcer = new Announcer(byId("live"), speak);
let step = 0;

const board = new Board(byId("surface"), frame.layout, say("web-board"), {
  felt: (cell) => {
    const seen = board.seen(cell);
    if (seen) feelCell(seen, frame.layout.columns);
    speak(board.label(cell));
  },
  acted: () => {},
  edge: () => {},
});

/** @param {number} to @param {boolean} [quiet] */
async function go(to, quiet = false) {
  const wanted = Math.max(0, Math.min(steps, to));
  const answer = await fetch(`${record}/${wanted}?game=${page.dataset.game}`);
  if (!answer.ok) return;
  /** @type {{utterance: string, board: wire.Board}} */
  const { utterance, board: shown } = await answer.json();
  step = wanted;
  board.paint(shown.picture ?? frame.cloth);
  board.show(shown.cells, ({ cell, words }) => say("web-cell", { cell, words }));
  byId("step").textContent = say("web-record-step", { step, steps });
  byId("words-now").textContent = utterance;
  if (!quiet) announcer.say(`${byId("step").textContent}. ${utterance}`);
}

/** @type {Record<string, () => number>} */
const GOALS = { first: () => 0, back: () => step - 1, on: () => step + 1, last: () => steps };
for (const button of document.querySelectorAll("[data-go]")) {
  button.addEventListener("click", () => go(GOALS[/** @type {HTMLElement} */ (button).dataset.go ?? "on"]()));
}
listen(board, {
  act: () => go(step + 1),
  cancel: () => go(step - 1),
  row: () => announcer.say(board.aloud("row")),
  column: () => announcer.say(board.aloud("column")),
  diagonal: () => announcer.say(board.aloud("diagonal")),
  last: () => announcer.again(1),
});
go(0, true);
