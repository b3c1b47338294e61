// Several people at one device: each seat has its own secret, and only one looks at a time.

import { byId, given } from "./dom.js";

/** @typedef {{seat: number, secret: string}} LocalSeat */

const key = (/** @type {string} */ table) => `touchstone-seats-${table}`;

/** The seats that play at this device, in order. @param {string} table @returns {LocalSeat[]} */
export function localSeats(table) {
  return JSON.parse(localStorage.getItem(key(table)) ?? "[]");
}

/** Hides everything until the next person has the device. @param {string} words */
export function handOver(words) {
  const dialog = byId("hand-over", HTMLDialogElement);
  byId("hand-over-words").textContent = words;
  dialog.addEventListener("cancel", (event) => event.preventDefault(), { once: true });
  dialog.showModal();
  return new Promise((ready) => dialog.addEventListener("close", ready, { once: true }));
}

/**
 * What the others did since this seat last did something, in words.
 * @param {{utterance: string, events: {seat: number}[]}[]} told to this seat, oldest first
 * @param {number|null} seat
 */
export function sinceMine(told, seat) {
  const mine = told.map(({ events }) => events.some((event) => event.seat === seat));
  return told.slice(mine.lastIndexOf(true) + 1).map(({ utterance }) => utterance).filter(Boolean).join(" ");
}

// The page of a new table brings the secrets of the seats at this device: keep them, then sit down.
const created = given("created");
if (created) {
  localStorage.setItem(key(created.table), JSON.stringify(created.seats));
  location.replace(created.address);
}
