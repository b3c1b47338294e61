// What stands beside the board: whose turn it is, the players with their points and clocks, the heaps, an offer.

/** @import { Clocks } from "./clocks.js" */
/** @import { Sitting } from "./sitting.js" */
/** @import { SeenBoard, View } from "./views.js" */
/** @import { Player } from "./wire" */
import { byId, drawn, say } from "./dom.js";

/** Everything, as it stands now. @param {Sitting} sitting @param {View} view @param {Clocks} clocks */
export function showAside(sitting, view, clocks) {
  byId("table").classList.toggle("yours", view.yours);
  byId("status").textContent = view.status;
  const mover = sitting.players.find((one) => one.seat === view.turn);
  byId("turn-dot").className = mover?.sign && !view.over ? `dot swatch is-${mover.sign}` : "dot";
  byId("round").textContent = view.rounds > 1 ? say("web-round", { round: view.round, rounds: view.rounds }) : "";
  byId("count").hidden = view.count === null;
  if (view.count !== null) byId("count").textContent = say("web-count", { count: view.count });
  byId("say-clock").hidden = !clocks.there;
  // Whoever is asked for another game answers; whoever has asked waits.
  byId("play-again").hidden = !view.over || !sitting.seat || Boolean(view.offer);
  // A move cannot be taken back where anybody is masked.
  byId("undo").hidden = sitting.players.some((one) => one.masked);
  byId("to-record").hidden = !view.over;
  byId("to-review").hidden = !view.over;
  byId("leave").hidden = view.over || !sitting.seat;
  byId("path-consent").hidden = !view.over || !sitting.seat || !sitting.players.some((one) => one.masked);
  showPlayers(sitting, clocks);
  showHeaps(sitting.board, view, sitting.seat);
  showOffer(view, sitting.seat);
}

/** Everybody at the table, as chips. @param {Sitting} sitting @param {Clocks} clocks */
export function showPlayers(sitting, clocks) {
  byId("players").replaceChildren(...sitting.players.map((player) => chip(player, sitting, clocks)));
  byId("share").setAttribute("aria-pressed", String(Boolean(sitting.mine?.shares)));
  showPaths(sitting);
  clocks.draw();
  const gone = sitting.absent;
  byId("gone").hidden = !gone;
  if (!gone) return;
  byId("replace").textContent = say("web-replace", { name: gone.name });
  byId("abandon").textContent = say("web-abandon", { name: gone.name });
}

/** At one device everybody has a switch of their own for the path of the fingers. @param {Sitting} sitting */
function showPaths({ mine, players, beside }) {
  const others = players.filter((one) => one.seat !== mine?.seat && beside.some(({ seat }) => seat === one.seat));
  const words = byId("path").dataset.words ??= byId("path").textContent ?? "";
  const named = (/** @type {string} */ name) => `${name}: ${words}`;
  byId("path").setAttribute("aria-pressed", String(Boolean(mine?.shows_path)));
  byId("path").textContent = mine && others.length ? named(mine.label) : words;
  const list = byId("path-beside");
  for (const { seat, label, shows_path: shows } of others) {
    const there = list.querySelector(`[data-seat="${seat}"]`);
    const button = there ?? Object.assign(document.createElement("button"), { type: "button", className: "soft switch", textContent: named(label) });
    button.setAttribute("data-seat", String(seat));
    button.setAttribute("aria-pressed", String(shows));
    if (!there) list.append(button);
  }
  // Whoever has the device now has the first switch.
  list.querySelector(`[data-seat="${mine?.seat}"]`)?.remove();
}

/** @param {Player} player @param {Sitting} sitting @param {Clocks} clocks */
function chip(player, { view, seat }, clocks) {
  const entry = document.createElement("li");
  const name = document.createElement("span");
  const points = view?.points[player.seat - 1];
  let text = points === undefined
    ? say("web-player", { name: player.label })
    : say("web-player-points", { name: player.label, points });
  if (player.seat === seat) text = say("web-you", { name: text });
  if (player.free) text = say("web-not-come", { name: text });
  else if (!player.connected && !player.level) text = say("web-away", { name: text });
  name.className = "name";
  name.textContent = text;
  if (player.sign) {
    const swatch = document.createElement("span");
    swatch.className = `swatch is-${player.sign}`;
    entry.append(swatch);
  }
  entry.append(name);
  if (player.masked) entry.append(drawn("mask-picture"));
  if (player.helper) entry.append(drawn("lamp-picture"));
  const face = clocks.face(player.seat);
  if (face) entry.append(face);
  entry.setAttribute("aria-current", String(player.seat === view?.turn));
  return entry;
}

/** Everybody with points, and what is counted together, in one utterance. */
export function playersAloud() {
  const told = [...byId("players").querySelectorAll(".name"), byId("count")].filter((one) => !one.hasAttribute("hidden"));
  return told.map((one) => one.textContent).join(", ");
}

/** What lies beside the board for this seat. @param {SeenBoard|null} shown @param {View} view @param {number|null} seat */
function showHeaps(shown, view, seat) {
  const mine = shown?.supply[(seat ?? 1) - 1] ?? shown?.supply[0] ?? [];
  byId("heaps").replaceChildren(...mine.map((heap) => {
    const entry = document.createElement("li");
    entry.textContent = heap.words;
    return entry;
  }));
  byId("supply").hidden = !mine.length && (Boolean(shown) || !view.yours);
}

/** The heaps in one utterance; empty behind a mask. */
export function heapsAloud() {
  return [...byId("heaps").children].map((heap) => heap.textContent).join(", ");
}

/** An offer that waits for an answer, also for whoever made it or watches. @param {View} view @param {number|null} seat */
function showOffer({ offer }, seat) {
  byId("offer").hidden = !offer;
  if (!offer) return;
  byId("offer-words").textContent = offer.words;
  for (const answer of ["accept", "decline"]) byId(answer).hidden = seat === null || offer.mine || offer.agreed;
}
