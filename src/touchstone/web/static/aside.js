// What stands beside the board: the players with their points and clocks, the heaps, an offer.

import { say } from "./words.js";

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);

/**
 * @typedef {object} Told what the server told last
 * @property {any} view
 * @property {any} info
 * @property {any[]} players
 */

/** Everybody at the table, as chips. @param {Told} told @param {import("./clocks.js").Clocks} clocks */
export function showPlayers(told, clocks) {
  byId("players").replaceChildren(...told.players.map((player) => chip(player, told, clocks)));
  clocks.draw();
  const gone = absent(told);
  byId("gone").hidden = !gone;
  if (!gone) return;
  byId("replace").textContent = say("web-replace", { name: gone.name });
  byId("abandon").textContent = say("web-abandon", { name: gone.name });
}

/** @param {any} player @param {Told} told @param {import("./clocks.js").Clocks} clocks */
function chip(player, { view, info }, clocks) {
  const entry = document.createElement("li");
  const name = document.createElement("span");
  const points = view?.scores[player.seat - 1];
  let text = say(points === undefined ? "web-player" : "web-player-points", { name: player.name, points: points ?? "" });
  if (player.seat === info?.seat) text = say("web-you", { name: text });
  if (!player.connected && !player.level) text = say("web-away", { name: text });
  name.className = "name";
  name.textContent = text;
  entry.append(name);
  if (player.masked) entry.append(drawn("mask-picture"));
  if (player.helper) entry.append(drawn("lamp-picture"));
  const face = clocks.face(player.seat);
  if (face) entry.append(face);
  entry.setAttribute("aria-current", String(player.seat === view?.turn));
  return entry;
}

/** A small picture of the page, with its name. @param {string} id */
function drawn(id) {
  return byId(id).content.firstElementChild.cloneNode(true);
}

/** Everybody with points, in one utterance. */
export function playersAloud() {
  return [...byId("players").querySelectorAll(".name")].map((name) => name.textContent).join(", ");
}

/** Somebody who has been away for so long that others may act. @param {Told} told */
export function absent({ info, players }) {
  return info?.seat ? players.find((one) => one.replaceable && one.seat !== info.seat) : undefined;
}

/** What lies beside the board for this seat. @param {any} shown @param {Told} told */
export function showHeaps(shown, { view, info }) {
  const mine = shown?.supply[(info?.seat ?? 1) - 1] ?? shown?.supply[0] ?? [];
  byId("heaps").replaceChildren(...mine.map((/** @type {any} */ heap) => {
    const entry = document.createElement("li");
    entry.textContent = heap.words;
    return entry;
  }));
  byId("supply").hidden = !mine.length && !view.yours;
}

/** The heaps in one utterance; empty behind a mask. */
export function heapsAloud() {
  return [...byId("heaps").children].map((heap) => heap.textContent).join(", ");
}

/** An offer that waits for an answer. @param {Told} told */
export function showOffer({ view: { offer } }) {
  byId("offer").hidden = !(offer && !offer.mine && !offer.agreed);
  if (offer) byId("offer-words").textContent = offer.words;
}
