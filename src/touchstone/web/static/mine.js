// My games: the tables at which this browser sits or has sat. Nobody else knows this list.

/** @import { Sitting } from "./sitting.js" */
/** @import { View } from "./views.js" */

const KEY = "touchstone-mine";
const MOST = 30;

/**
 * @typedef {object} Mine a table of mine, as it was last seen
 * @property {string} table
 * @property {string} game its name
 * @property {string[]} names of the others
 * @property {number[]} seats that are mine
 * @property {number|null} turn the seat to move
 * @property {string} mover the name of whoever is to move
 * @property {boolean} waits whether a seat is free
 * @property {boolean} over
 * @property {number} at when, in milliseconds
 */

/** All of them, the latest first. @returns {Mine[]} */
export function mine() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {Mine} one */
export function keep(one) {
  const others = mine().filter(({ table }) => table !== one.table);
  localStorage.setItem(KEY, JSON.stringify([one, ...others].slice(0, MOST)));
}

/** @param {string} gone */
export function forget(gone) {
  localStorage.setItem(KEY, JSON.stringify(mine().filter(({ table }) => table !== gone)));
}

/** Keeps how a table stands at which somebody sits here. @param {Sitting} sitting @param {View|null} view @param {number[]} seats at this device */
export function keepSitting(sitting, view, seats) {
  const { info, players, seat } = sitting;
  if (!info || !view || seat === null) return;
  const mineAll = seats.length ? seats : [seat];
  keep({
    table: info.id,
    game: info.name,
    names: players.filter((one) => one.seat !== seat && !one.free).map(({ name }) => name),
    seats: mineAll,
    turn: view.turn,
    mover: players.find((one) => one.seat === view.turn)?.name ?? "",
    waits: players.some(({ free }) => free),
    over: view.over,
    at: Date.now(),
  });
}
