// What a finger feels, as sound and vibration: pitch is the height, timbre the surface, and the
// side it comes from is the column. Made by Web Audio; there are no sound files.

/** @import { EventOut } from "./wire" */
import { preferences } from "./preferences.js";

/** @type {AudioContext|null} */
let context = null;

/** A timbre: the shape of the wave, how long it rings, and a second partial. */
/** @type {Record<string, {wave: OscillatorType, ring: number, partial: number, noise?: boolean}>} */
const TIMBRES = {
  ceramic: { wave: "sine", ring: 0.5, partial: 2.76 },
  flat: { wave: "triangle", ring: 0.16, partial: 0 },
  hole: { wave: "sine", ring: 0.34, partial: 0.5, noise: true },
  empty: { wave: "sine", ring: 0.06, partial: 0 },
  red: { wave: "triangle", ring: 0.18, partial: 0 },
  blue: { wave: "sine", ring: 0.3, partial: 2 },
  yellow: { wave: "square", ring: 0.14, partial: 0 },
  green: { wave: "sawtooth", ring: 0.16, partial: 0 },
  brown: { wave: "sawtooth", ring: 0.2, partial: 0.5 },
};
const STEPS = [0, 4, 7, 12, 16, 19, 24, 28, 31];
const GROUND = 196;

function audio() {
  const { sound, volume } = preferences();
  if (!sound || !volume || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  return context;
}

/**
 * @param {number} pitch in hertz
 * @param {keyof typeof TIMBRES | string} timbre
 * @param {number} side from -1 to 1
 * @param {number} [wait] seconds from now
 */
function note(pitch, timbre, side, wait = 0) {
  const audible = audio();
  if (!audible) return;
  const { wave, ring, partial, noise } = TIMBRES[timbre] ?? TIMBRES.flat;
  const start = audible.currentTime + wait;
  const gain = audible.createGain();
  const loud = (preferences().volume / 100) * 0.35;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0008, start + ring + 0.05);
  const pan = audible.createStereoPanner();
  pan.pan.value = Math.max(-1, Math.min(1, side));
  gain.connect(pan).connect(audible.destination);
  for (const ratio of [1, partial].filter(Boolean)) {
    const wave1 = audible.createOscillator();
    wave1.type = wave;
    wave1.frequency.value = pitch * ratio;
    if (noise) wave1.frequency.exponentialRampToValueAtTime(pitch * ratio * 0.7, start + ring);
    wave1.connect(gain);
    wave1.start(start);
    wave1.stop(start + ring + 0.1);
  }
}

/**
 * A finger on a cell.
 * @param {{height: number, surface: string}} feel
 * @param {number} column from 0
 * @param {number} columns
 */
export function feel({ height, surface }, column, columns) {
  const side = columns > 1 ? (column / (columns - 1)) * 1.6 - 0.8 : 0;
  const step = STEPS[Math.min(height, STEPS.length - 1)];
  note(GROUND * 2 ** (step / 12), surface, side);
  vibrate(height ? Array(height).fill([28, 34]).flat() : [10]);
}

/**
 * A finger on a cell of a board.
 * @param {{cell: string, height: number, surface: string}} felt
 * @param {number} columns
 */
export function feelCell({ cell, height, surface }, columns) {
  feel({ height, surface }, cell.charCodeAt(0) - 97, columns);
}

/** What a turn was worth: two octaves from a loss to a win. @param {number} share from 0 to 1 */
export function worth(share) {
  note(220 * 4 ** share, "ceramic", 0);
}

/** @param {number[]} pattern */
function vibrate(pattern) {
  if (preferences().vibration && "vibrate" in navigator) navigator.vibrate(pattern);
}

/** Short tunes for what happens at the table; each is told in words too. */
/** @type {Record<string, [number, string, number][]>} */
const TUNES = {
  edge: [[110, "flat", 0]],
  refused: [[155, "yellow", 0], [123, "yellow", 0.12]],
  placed: [[220, "flat", 0]],
  turn: [[392, "ceramic", 0], [523, "ceramic", 0.14]],
  ended: [[392, "ceramic", 0], [494, "ceramic", 0.14], [587, "ceramic", 0.28], [784, "ceramic", 0.42]],
};

/** @param {string} name */
export function tune(name) {
  for (const [pitch, timbre, wait] of TUNES[name] ?? []) note(pitch, timbre, 0, wait);
}

/**
 * What is heard when something happens; all else is silent.
 * @type {Record<string, (facts: EventOut["facts"], columns: number) => unknown>}
 */
const EVENTS = {
  "match-felt": ({ cell, height, surface }, columns) =>
    feelCell({ cell: String(cell), height: Number(height), surface: String(surface) }, columns),
  "match-ended": () => tune("ended"),
  "match-refused": () => tune("refused"),
  "turn-ended": ({ how }) => how !== "skipped" && tune("placed"),
};

/** Lets an event be heard. @param {EventOut} event @param {number} columns of the board */
export function sound({ name, facts }, columns) {
  EVENTS[name]?.(facts, columns);
}
