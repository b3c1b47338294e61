// The clocks. Between two messages of the server the figures run by themselves, outside the live
// region; only a few moments are told, and only of the player’s own clock.

/** @import * as wire from "./wire" */
import { say } from "./dom.js";

const SECOND = 1000;
const LOW = 30;
/** Seconds that are left when a sentence is said. @type {[number, () => string][]} */
const WARNINGS = [
  [120, () => say("web-clock-two-minutes")],
  [60, () => say("web-clock-minute")],
  [30, () => say("web-clock-half-minute")],
  [10, () => say("web-clock-ten-seconds")],
];

export class Clocks {
  /** @type {wire.Clocks|null} */ #told = null;
  /** @type {number|null} */ #own = null;
  #since = 0;
  #before = 0;

  /** @param {HTMLElement} place holds the faces @param {(text: string) => void} warn */
  constructor(place, warn) {
    this.place = place;
    this.warn = warn;
    setInterval(() => this.draw(), SECOND / 4);
  }

  /** What the server told. @param {wire.Clocks|null} clocks @param {number|null} own the seat of this page */
  set(clocks, own) {
    this.#told = clocks;
    this.#own = own;
    this.#since = performance.now();
    this.#before = own && clocks ? this.#left(own) : 0;
  }

  /** Whether this table has clocks. */
  get there() {
    return this.#told !== null;
  }

  /** An empty face for a seat, or nothing where there is no clock. @param {number} seat */
  face(seat) {
    if (!this.#told) return null;
    const face = document.createElement("span");
    face.className = "clock";
    face.dataset.clock = String(seat);
    const figures = document.createElement("span");
    figures.setAttribute("aria-hidden", "true");
    const words = document.createElement("span");
    words.className = "for-ears";
    face.append(figures, words);
    return face;
  }

  /** Seconds that a seat has left, rounded up, so that 0 is the end. @param {number} seat */
  #left(seat) {
    if (!this.#told) return 0;
    const gone = this.#told.running === seat ? performance.now() - this.#since : 0;
    return Math.ceil(Math.max(0, this.#told.left[seat - 1] - gone) / SECOND);
  }

  /** Brings every face up to date and says a warning that is due. */
  draw() {
    if (!this.#told) return;
    for (const face of /** @type {NodeListOf<HTMLElement>} */ (this.place.querySelectorAll("[data-clock]"))) {
      const seat = Number(face.dataset.clock);
      const left = this.#left(seat);
      const [figures, words] = face.children;
      const now = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      const paused = this.#told.running === null;
      face.classList.toggle("low", left <= LOW);
      face.classList.toggle("paused", paused);
      if (figures.textContent === now && face.dataset.paused === String(paused)) continue;
      face.dataset.paused = String(paused);
      figures.textContent = now;
      words.textContent = ` ${inWords(left)}${paused ? `, ${say("web-clock-paused")}` : ""}`;
    }
    this.#warn();
  }

  #warn() {
    if (!this.#told || this.#own === null) return;
    const now = this.#left(this.#own);
    const due = WARNINGS.filter(([left]) => this.#before > left && now <= left).at(-1);
    this.#before = now;
    if (due) this.warn(due[1]());
  }
}

/** Minutes and seconds in words of the page's language. @param {number} seconds */
function inWords(seconds) {
  const part = (/** @type {number} */ count, /** @type {string} */ unit) =>
    new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "long" }).format(count);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes && part(minutes, "minute"), (rest || !minutes) && part(rest, "second")].filter(Boolean).join(" ");
}
