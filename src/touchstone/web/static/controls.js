// The keys and the buttons of a table, and what each of them does.

/** @import { Table } from "./table.js" */
import { playersAloud } from "./aside.js";
import { byId, say } from "./dom.js";
import { listen } from "./keys.js";
import { prefer, preferences } from "./preferences.js";

/** Shows the board from above, or at a tilt again; says which, or that there is no such view. @param {Table} table */
function switchView({ announcer }) {
  if (byId("above").hidden) return announcer.say(say("web-no-above"), true);
  const above = !preferences().above;
  prefer({ above });
  return announcer.say(say(above ? "web-above-on" : "web-above-off"), true);
}

/** What the keys of the board do here. @param {Table} table @returns {import("./keys.js").Actions} */
const actions = (table) => ({
  act: () => table.now(() => table.choices.act(table.board.here)),
  choose: (key) => table.now(() => table.choices.press(Number(key))),
  line: () => table.now(() => table.choices.pick()),
  done: () => table.now(() => table.choices.end()),
  cancel: () => table.choices.cancel(),
  feel: () => table.fingers.felt(table.board.here, "finger"),
  row: () => table.fingers.scan("row"),
  column: () => table.fingers.scan("column"),
  diagonal: () => table.fingers.scan("diagonal"),
  board: () => table.orders.send("board"),
  next: () => table.fingers.next(),
  kind: () => table.fingers.where(),
  changed: () => table.orders.send("changed"),
  last: () => table.announcer.again(1, say("typed-nothing-happened")),
  "last-five": () => table.announcer.again(5, say("typed-nothing-happened")),
  score: () => table.announcer.say(playersAloud(), true),
  supply: () => table.fingers.saySupply(),
  clock: () => table.orders.send("clock"),
  helper: () => table.orders.switchHelper(),
  above: () => switchView(table),
  turn: () => table.sayTurn(),
  command: () => byId("command").focus(),
  help: () => byId("key-help", HTMLDialogElement).showModal(),
});

/** What the buttons do, by their ids. @param {Table} table @returns {Record<string, () => void>} */
const buttons = (table) => ({
  "feel-supply": () => table.fingers.saySupply(),
  repeat: () => table.announcer.again(5, say("typed-nothing-happened")),
  "say-clock": () => table.orders.send("clock"),
  helper: () => table.orders.switchHelper(),
  resign: () => table.orders.order("resign"),
  draw: () => table.orders.send("offer draw"),
  undo: () => table.orders.send("offer undo"),
  share: () => table.orders.switchSharing(),
  path: () => table.orders.switchPath(),
  "play-again": () => table.orders.send("offer rematch"),
  accept: () => table.orders.send("accept"),
  decline: () => table.orders.send("decline"),
  replace: () => table.orders.replace(),
  abandon: () => table.orders.abandon(),
  above: () => switchView(table),
});

/** Lets people act at a table, by keys and by buttons. @param {Table} table */
export function control(table) {
  listen(table.board, actions(table));
  for (const [id, act] of Object.entries(buttons(table))) byId(id).addEventListener("click", act);
  byId("path-beside").addEventListener("click", ({ target }) => {
    const { seat } = /** @type {HTMLElement} */ (target).dataset;
    if (seat) table.orders.switchPath(Number(seat));
  });
  byId("table").addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) table.board.focus();
  });
  addEventListener("preferences", () => {
    table.fingers.hold();
    table.phrases.show(table.sitting);
    if (preferences().above !== table.sitting.above) table.sitting.again();
  });
}
