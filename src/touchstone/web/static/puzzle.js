// One puzzle on the one board: what is played goes to the server, which says whether it is right and what refutes it.

/** @import { Theme } from "./training.js" */
import { byId, given, say } from "./dom.js";
import { Practice } from "./practice.js";
import { Rush } from "./rush.js";
import { every, longer, next, NEW, running, today, train, training, tried } from "./training.js";

/** @typedef {"trying"|"wrong"|"solved"|"shown"} Stands */

const { game = "", number = "", daily } = byId("puzzle").dataset;
/** @type {Theme[]} */ const shelf = given("shelf")[game];
const level = every(shelf).find((one) => one.number === number)?.level ?? 1;
/** What was played and touched so far, as the server told it. @type {{ moves: string[], touches: number }} */
let past = { moves: [], touches: 0 };
/** @type {Stands} */ let stands = "trying";
/** Whether a try has failed: what is solved afterwards comes again all the same. */
let failed = false;

/** Keeps how it went, once; returns what is to be said about it. */
function keep() {
  const fails = !failed && (stands === "wrong" || stands === "shown");
  if (fails) {
    failed = true;
    tried(game, number, level, false);
  }
  if (stands !== "solved") return "";
  tried(game, number, level, true);
  rush?.solved();
  if (failed) return say("web-puzzle-comes-again");
  if (daily === undefined) return "";
  const streak = longer(training().streak, today());
  train({ streak });
  return say("web-puzzles-streak", { days: running(streak, today()) });
}

/** Where the next puzzle is. */
function onward() {
  if (rush && !rush.over) return rush.next(shelf);
  const found = next(shelf, training().games[game] ?? NEW, today(), number);
  return `${document.documentElement.dataset.base}/puzzles/${game}/${found}`;
}

const practice = new Practice(`/puzzles/${game}/${number}`, {
  past: () => past,
  task: () => byId("task").textContent ?? "",
  told: (told, now) => {
    const before = stands;
    ({ stands } = told);
    past = { moves: told.moves, touches: told.touches };
    byId("task").textContent = told.task;
    const words = [told.said];
    if (!now && rush) words.unshift(rush.run());
    if (stands !== before) words.push(keep());
    if (stands === "wrong") words.push(say("web-puzzle-enter-again"));
    if (stands === "solved") words.push(say("web-puzzle-enter-next"));
    byId("said").textContent = now ? words.filter(Boolean).join(" ") : "";
    show();
    return words.filter(Boolean).join(" ");
  },
  instead: () => {
    if (stands === "solved") location.assign(onward());
    else if (stands !== "trying") practice.send("/again");
    return stands !== "trying";
  },
}, {
  cancel: () => (stands === "trying" ? practice.choices.cancel() : practice.send("/again")),
  clock: () => rush?.sayTime(),
});
const rush = Rush.of(game, number, (text) => practice.announcer.say(text, true));

/** Which ways there are from here. */
function show() {
  byId("again").hidden = stands === "trying" && !past.moves.length;
  byId("answer").hidden = stands === "solved" || stands === "shown";
  const link = byId("next", HTMLAnchorElement);
  link.href = onward();
  link.classList.toggle("soft", stands !== "solved");
  byId("puzzle").dataset.stands = stands;
}

byId("again").addEventListener("click", async () => {
  await practice.send("/again");
  practice.board.focus();
});
byId("answer").addEventListener("click", () => practice.send("/answer"));
practice.send("").then(() => practice.board.focus(true));
