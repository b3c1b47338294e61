// A finished game on the same board: one step at a time, in pictures and words.

import { Announcer } from "./announcer.js";
import { Board } from "./board.js";
import { listen } from "./keys.js";
import { feel } from "./sounds.js";
import { speak } from "./speech.js";
import { say } from "./words.js";

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);
const page = byId("record");
const steps = Number(page.dataset.steps);
const frame = JSON.parse(byId("frame").textContent);
const announcer = new Announcer(byId("live"), speak);
let step = 0;

const board = new Board(byId("surface"), frame.layout, say("web-board"), {
  felt: (cell) => {
    const seen = board.seen(cell);
    if (seen) feel(seen, cell.charCodeAt(0) - 97, frame.layout.size);
    speak(board.label(cell));
  },
  acted: () => {},
  edge: () => {},
});

/** @param {number} to @param {boolean} [quiet] */
async function go(to, quiet = false) {
  const wanted = Math.max(0, Math.min(steps, to));
  const answer = await fetch(`/record/${page.dataset.table}/${wanted}?game=${page.dataset.game}`);
  if (!answer.ok) return;
  const { utterance, board: shown } = await answer.json();
  step = wanted;
  board.paint(shown.picture);
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
listen(board.grid, {
  up: () => board.step("up"), down: () => board.step("down"),
  left: () => board.step("left"), right: () => board.step("right"),
  "row-start": () => board.jump("row-start"), "row-end": () => board.jump("row-end"),
  "column-near": () => board.jump("column-near"), "column-far": () => board.jump("column-far"),
  act: () => go(step + 1), cancel: () => go(step - 1),
  row: () => announcer.say(board.line("row").map((cell) => board.label(cell)).join(". ")),
  column: () => announcer.say(board.line("column").map((cell) => board.label(cell)).join(". ")),
  diagonal: () => announcer.say(board.line("diagonal").map((cell) => board.label(cell)).join(". ")),
  last: () => announcer.again(announcer.latest(1)),
});
go(0, true);
