// The home page: my games, which only this browser knows, and how each of them stands now.

/** @import { Mine } from "./mine.js" */
import { byId, say } from "./dom.js";
import { forget, keep, mine } from "./mine.js";
import "./start.js";

const base = document.documentElement.dataset.base;
const language = document.documentElement.lang;

/** How a game stands, in words. @param {Mine} one */
function state(one) {
  if (one.over) return say("web-mine-over");
  if (one.waits) return say("web-mine-waiting");
  if (one.turn !== null && one.seats.includes(one.turn)) return say("web-mine-your-turn");
  return say("web-mine-turn-of", { name: one.mover });
}

/** @param {string} text @param {string} to @param {string} kind */
function link(text, to, kind) {
  const made = document.createElement("a");
  made.className = `button ${kind}`;
  made.href = `${base}${to}`;
  made.textContent = text;
  return made;
}

/** @param {Mine} one */
function entry(one) {
  const made = document.createElement("li");
  made.dataset.table = one.table;
  const words = document.createElement("p");
  const named = one.names.length ? ` ${say("web-mine-with", { names: one.names.join(", ") })}` : "";
  words.textContent = `${one.game}${named}: ${state(one)}`;
  const ways = document.createElement("p");
  ways.className = "row";
  const yours = !one.over && one.turn !== null && one.seats.includes(one.turn);
  ways.append(link(say("web-mine-back", { game: one.game }), `/table/${one.table}`, yours ? "" : "soft"));
  if (one.over) ways.append(link(say("web-mine-record", { game: one.game }), `/record/${one.table}`, "soft"));
  const away = document.createElement("button");
  away.type = "button";
  away.className = "soft";
  away.textContent = say("web-mine-forget", { game: one.game });
  away.addEventListener("click", () => {
    forget(one.table);
    show();
    byId("mine-title").focus();
  });
  ways.append(away);
  made.append(words, ways);
  return made;
}

/** Shows the list: mine to move first, finished games last. */
function show() {
  const rank = (/** @type {Mine} */ one) => (one.over ? 2 : one.turn !== null && one.seats.includes(one.turn) ? 0 : 1);
  const all = mine().sort((a, b) => rank(a) - rank(b) || b.at - a.at);
  byId("mine").hidden = !all.length;
  byId("mine-list").replaceChildren(...all.map(entry));
}

/** Asks how a game stands that was still going on; one that is gone is told once, and forgotten. @param {Mine} one */
async function look(one) {
  const answer = await fetch(`${base}/api/tables/${one.table}?language=${language}`).catch(() => null);
  if (answer?.status === 404) {
    forget(one.table);
    const gone = byId("mine-list").querySelector(`[data-table="${one.table}"]`);
    if (gone) gone.textContent = `${one.game}: ${say("web-mine-gone")}`;
    return;
  }
  if (!answer?.ok) return;
  /** @type {{players: {seat: number, name: string, free: boolean}[], turn: number|null, over: boolean}} */
  const { players, turn, over } = await answer.json();
  const names = players.filter(({ seat, free }) => !one.seats.includes(seat) && !free).map(({ name }) => name);
  const mover = players.find(({ seat }) => seat === turn)?.name ?? "";
  if (!mine().some(({ table }) => table === one.table)) return;
  keep({ ...one, names, turn, over, mover, waits: players.some(({ free }) => free) });
  show();
}

show();
for (const one of mine().filter(({ over }) => !over)) await look(one);
document.body.dataset.looked = "yes";
