// The table: what the server tells is shown, said and sounded; what a person does is sent.

import { Announcer } from "./announcer.js";
import { absent, heapsAloud, playersAloud, showHeaps, showOffer, showPlayers } from "./aside.js";
import { Board } from "./board.js";
import { showChoices } from "./choices.js";
import { Clocks } from "./clocks.js";
import { Connection } from "./connection.js";
import { confirmed } from "./dialogs.js";
import { handOver, localSeats } from "./hand.js";
import { Helper } from "./helper.js";
import { listen } from "./keys.js";
import { preferences } from "./preferences.js";
import { feel, tune } from "./sounds.js";
import { hush, speak } from "./speech.js";
import { say } from "./words.js";

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);
const page = byId("table");
const id = page.dataset.table;
const seats = localSeats(id);
const frame = JSON.parse(byId("frame").textContent);
const announcer = new Announcer(byId("live"), speak);

/** @type {any} */ let view = null;
/** @type {any} */ let info = null;
/** @type {any[]} */ let players = [];
/** @type {string[]} */ let picked = [];
/** @type {any} */ let offered = { moves: [], next: [], cells: [] };
/** @type {Map<string, string>} */ let before = new Map();
let heard = 0;
/** @type {string[]} */ let onward = [];
let asking = 0;
let soon = 0;
let lost = false;
let seat = seats.length ? seats[0] : null;

const board = new Board(byId("surface"), frame.layout, say("web-board"), {
  felt, acted, edge: () => tune("edge"),
});
const clocks = new Clocks(byId("players"), tellNow);
const helper = new Helper(board, tellNow);
let line = connect();

/** What the server told last. */
const told = () => ({ view, info, players });

function connect() {
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`;
  return new Connection(address, seat ? `${id}-${seat.seat}` : id, hello, hear, changed);
}

function hello() {
  const language = document.documentElement.lang;
  const secret = seat ? { secret: seat.secret } : {};
  return { type: "hello", table: id, language, since: heard, picture: true, ...secret };
}

/** @param {"open"|"lost"} state */
function changed(state) {
  byId("offline").hidden = state === "open";
  if (state === "lost" && !lost) announcer.say(say("web-line-lost"));
  if (state === "open" && lost) announcer.say(say("web-line-found"));
  lost = state === "lost";
}

/** @param {any} message */
function hear(message) {
  const first = !info;
  if (message.type === "welcome") {
    info = message.table;
    players = message.players;
    for (const told of message.updates) {
      if (told.number > heard) tell(told, first);
    }
    heard = message.number;
    show(message.view);
    if (first) announcer.say(view.status);
  }
  if (message.type === "update") update(message);
  if (message.type === "ack" && message.update) update(message.update);
  if (message.type === "players") {
    players = message.players;
    clocks.set(message.clocks, info?.seat ?? null);
    showPlayers(told(), clocks);
    tellNow(message.utterance);
    look();
  }
  if (message.type === "refused" || message.type === "closed") announcer.say(message.sentence);
}

/** @param {any} news */
function update(news) {
  if (news.number <= heard) return;
  heard = news.number;
  tell(news, false);
  show(news.view);
}

/** Says what happened, once. @param {any} told @param {boolean} quiet */
function tell(told, quiet) {
  remember(told.utterance);
  if (quiet) return;
  announcer.say(told.utterance);
  for (const { name, facts } of told.events) sound(name, facts);
}

/** @param {string} name @param {any} facts */
function sound(name, facts) {
  if (name === "match-felt") {
    feel({ height: Number(facts.height), surface: String(facts.surface) }, column(facts.cell), frame.layout.size);
  } else if (name === "match-ended") tune("ended");
  else if (name === "match-refused") tune("refused");
  else if (name === "turn-ended" || name === "passed") tune("placed");
}

/** @param {string} cell */
const column = (cell) => cell.charCodeAt(0) - 97;

/** Keeps an utterance in the list of words. @param {string} text */
function remember(text) {
  if (!text) return;
  const entry = document.createElement("li");
  entry.textContent = text;
  byId("log").prepend(entry);
}

/** Says and remembers something that is not an update. @param {string} text */
function tellNow(text) {
  remember(text);
  announcer.say(text);
}

/** Lets the helper look at the position. */
function look() {
  if (view) helper.look(told(), () => line.hint());
}

/** @param {any} now */
function show(now) {
  const was = view;
  view = now;
  const shown = view.board ?? (view.over ? view.before : null);
  page.classList.toggle("yours", view.yours);
  byId("status").textContent = view.status;
  byId("round").textContent = view.rounds > 1 ? say("web-round", { round: view.round, rounds: view.rounds }) : "";
  clocks.set(view.clocks, info?.seat ?? null);
  byId("say-clock").hidden = !clocks.there;
  showPlayers(told(), clocks);
  board.paint(shown?.picture ?? frame.cloth);
  board.show(shown?.cells ?? [], ({ cell, words }) => say("web-cell", { cell, words }));
  showHeaps(shown, told());
  hold();
  if (was?.yours && !view.yours) before = labels();
  if (was && !was.yours && view.yours) tune("turn");
  byId("play-again").hidden = !view.over;
  byId("to-record").hidden = !view.over;
  byId("leave").hidden = view.over || !info.seat;
  showOffer(told());
  // Feeling another cell, or somebody's offer, leaves the choice as it is.
  if (!was?.yours || !view.yours || was.board?.position !== view.board?.position) picked = [];
  refresh();
  look();
  if (seat && seats.length > 1) pass();
}

function labels() {
  return new Map(board.names.map((name) => [name, board.label(name)]));
}

function hold() {
  const hand = byId("hand-picture").content.firstElementChild.cloneNode(true);
  board.hold(view && !view.board && !view.over && info?.seat ? hand : null);
}

/** Asks what can be done here and shows it as buttons; soon, so that running over cells asks once. */
function refresh() {
  delete document.body.dataset.asked;
  clearTimeout(soon);
  soon = setTimeout(askNow, 90);
}

async function askNow() {
  const mine = ++asking;
  const cells = [...picked, board.here];
  const answer = view?.yours ? await line.ask(cells) : { moves: [], next: [], cells };
  if (mine !== asking) return;
  offered = answer;
  board.pick(picked, picked.length ? onward : view?.starts ?? []);
  showActs();
  document.body.dataset.asked = cells.join(" ");
  if (!performance.getEntriesByName("playable").length) performance.mark("playable");
}

function showActs() {
  showChoices(view, offered, picked, board, frame.icons, { move: doMove, pick: pickHere, cancel });
}

/** A finger or the focus has come to a cell. @param {string} cell @param {string} how */
function felt(cell, how) {
  hold();
  if (view?.board || view?.over) {
    const seen = board.seen(cell);
    if (seen) feel(seen, column(cell), frame.layout.size);
    hush();
    if (how === "finger") announcer.say(board.label(cell));
    else speak(board.label(cell));
  } else if (view?.yours) send({ do: "touch", target: cell });
  else if (how === "finger") announcer.say(cell);
  if (view?.yours) refresh();
}

/** A cell was chosen: do the one thing that can be done there, or ask which. @param {string} cell */
async function acted(cell) {
  if (!view?.yours) return announcer.say(view?.status ?? "");
  offered = await line.ask([...picked, cell]);
  const { moves, next } = offered;
  if (moves.length === 1 && !next.length) return doMove(moves[0].text);
  if (!moves.length && next.length) return pickHere();
  showActs();
  if (!moves.length) return announcer.say(say("web-nothing-here", { cell }));
  return byId("choices").querySelector("button")?.focus();
}

function pickHere() {
  picked = [...picked, board.here];
  onward = view.board ? offered.next : [];
  announcer.say(say("web-picked-now", { cells: picked.join(", ") }));
  board.focus();
  refresh();
}

function cancel() {
  if (!picked.length) return;
  picked = [];
  announcer.say(say("web-cancelled"));
  board.focus();
  refresh();
}

/** @param {string} text */
function doMove(text) {
  return order(text, false);
}

/** Sends what was typed or chosen; asks first where it cannot be taken back. @param {string} text @param {boolean} sure */
async function order(text, sure) {
  const ack = await send({ do: "say", text, sure });
  if (ack.code === "command/unsure") {
    if (await confirmed(ack.sentence)) return order(text, true);
    picked = [];
    announcer.say(say("web-cancelled"));
    return refresh();
  }
  if (ack.update || !ack.ok) {
    picked = [];
    refresh();
  }
  return ack;
}

/** @param {object} command */
async function send(command) {
  busy(1);
  const ack = await line.send(command);
  const unsure = ack.code === "command/unsure";
  if (!ack.ok && !unsure && !ack.update && ack.sentence) {
    tellNow(ack.sentence);
    tune("refused");
  }
  if (ack.ok && !ack.update && ack.sentence) {
    tellNow(ack.sentence);
  }
  setTimeout(() => busy(-1));
  return ack;
}

/** How many orders are on their way. @param {number} change */
function busy(change) {
  const now = Number(document.body.dataset.sending ?? 0) + change;
  document.body.dataset.sending = String(now);
}

/** Gives the device to whoever is to move now. */
async function pass() {
  const next = seats.find((/** @type {any} */ one) => one.seat === view.turn);
  if (!next || next.seat === seat?.seat || view.over) return;
  const name = players.find((one) => one.seat === next.seat)?.name ?? "";
  const hides = players.some((one) => one.masked);
  line.close();
  seat = next;
  announcer.forget();
  helper.forget();
  if (hides) {
    board.paint(frame.cloth);
    board.show([], () => "");
    byId("log").replaceChildren();
    await handOver(say("web-hand-over", { name }));
  }
  heard = 0;
  info = null;
  view = null;
  byId("log").replaceChildren();
  line = connect();
  board.focus();
}

/** @param {"row"|"column"|"diagonal"} way */
async function scan(way) {
  const cells = board.line(way);
  if (view?.board || view?.over) return announcer.say(cells.map((cell) => board.label(cell)).join(". "));
  if (!view?.yours) return announcer.say(view?.status ?? "");
  for (const cell of cells) await send({ do: "touch", target: cell });
}

function sayChanged() {
  const now = labels();
  const cells = view?.board ? board.names.filter((name) => before.size && before.get(name) !== now.get(name)) : [];
  announcer.say(cells.length ? cells.map((name) => now.get(name)).join(". ") : say("web-nothing-changed"));
}

function saySupply() {
  const heaps = heapsAloud();
  if (heaps) return announcer.say(heaps);
  return send({ do: "touch", target: "supply" });
}

function sayClock() {
  return send({ do: "say", text: "clock" });
}

function switchHelper() {
  return send({ do: "helper", on: !helper.isOn(told()) });
}

/** @type {Record<string, (key: string) => void>} */
const ACTIONS = {
  up: () => board.step("up"),
  down: () => board.step("down"),
  left: () => board.step("left"),
  right: () => board.step("right"),
  "row-start": () => board.jump("row-start"),
  "row-end": () => board.jump("row-end"),
  "column-near": () => board.jump("column-near"),
  "column-far": () => board.jump("column-far"),
  act: () => acted(board.here),
  choose: (key) => byId("choices").querySelectorAll("button")[Number(key) - 1]?.click(),
  line: () => (offered.next.length ? pickHere() : announcer.say(say("web-nothing-here", { cell: board.here }))),
  done: () => byId("plain-choices").querySelector("[data-ends]")?.click(),
  cancel,
  feel: () => felt(board.here, "finger"),
  row: () => scan("row"),
  column: () => scan("column"),
  diagonal: () => scan("diagonal"),
  changed: sayChanged,
  last: () => announcer.again(announcer.latest(1)),
  "last-five": () => announcer.again(announcer.latest(5)),
  score: () => announcer.say(playersAloud()),
  supply: saySupply,
  clock: sayClock,
  helper: switchHelper,
  turn: () => announcer.say(view?.status ?? ""),
  command: () => byId("command").focus(),
  help: () => byId("key-help").showModal(),
};
listen(board.grid, ACTIONS);

byId("say").addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  const box = byId("command");
  const text = box.value.trim();
  if (!text) return;
  box.value = "";
  order(text, false);
});
byId("command").addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  if (event.key === "Escape") board.focus();
});
byId("feel-supply").addEventListener("click", saySupply);
byId("repeat").addEventListener("click", () => announcer.again(announcer.latest(5)));
byId("say-clock").addEventListener("click", sayClock);
byId("helper").addEventListener("click", switchHelper);
byId("resign").addEventListener("click", () => order("resign", false));
byId("draw").addEventListener("click", () => send({ do: "propose", offer: "draw" }));
byId("undo").addEventListener("click", () => send({ do: "propose", offer: "undo" }));
byId("play-again").addEventListener("click", () => send({ do: "propose", offer: "rematch" }));
byId("accept").addEventListener("click", () => send({ do: "accept" }));
byId("decline").addEventListener("click", () => send({ do: "decline" }));
byId("replace").addEventListener("click", () => send({ do: "replace", seat: absent(told())?.seat }));
byId("abandon").addEventListener("click", async () => {
  const seat = absent(told())?.seat;
  if (await confirmed(byId("abandon").textContent)) send({ do: "abandon", seat });
});
addEventListener("preferences", () => hold());
if (preferences().speech) speak(document.title);
