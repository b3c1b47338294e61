// A rush: as many puzzles as one likes in some minutes, easy ones first. No clock is shown: the time is told when it is
// asked for, and when it is over. It stands still between two puzzles, when somebody wishes, and for ever without a clock.

/** @import { Theme } from "./training.js" */
import { byId, given, say } from "./dom.js";
import { every, train, training } from "./training.js";

const KEY = "touchstone-rush";
/** Behind the address of a puzzle that belongs to a rush; no part of the page is called so. */
const MARK = "#in-a-rush";
const TELLS = 5000;
/** So many of each difficulty come before harder ones. */
const EACH = 3;

/** @typedef {{ game: string, left: number|null, count: number, seen: string[] }} State milliseconds left; null without a clock */

/** The rush that goes on in this window, if it is one of this game. @param {string} game @returns {State|null} */
function going(game) {
  try {
    /** @type {State|null} */ const state = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return state?.game === game && location.hash === MARK ? state : null;
  } catch {
    return null;
  }
}

/** @param {State|null} state */
function keep(state) {
  if (state) sessionStorage.setItem(KEY, JSON.stringify(state));
  else sessionStorage.removeItem(KEY);
}

/** The address of the next puzzle of a rush. @param {Theme[]} shelf @param {State} state */
function onward(shelf, { game, count, seen }) {
  const open = every(shelf).filter(({ number, masked }) => !masked && !seen.includes(number));
  const level = 1 + Math.floor(count / EACH);
  const least = Math.min(...open.map((one) => Math.abs(one.level - level)));
  const fitting = open.filter((one) => Math.abs(one.level - level) === least);
  const { number } = fitting[Math.floor(Math.random() * fitting.length)] ?? every(shelf)[0];
  return `${document.documentElement.dataset.base}/puzzles/${game}/${number}${MARK}`;
}

/** Begins a rush. @param {string} game @param {Theme[]} shelf */
export function begin(game, shelf) {
  const { rush } = training();
  /** @type {State} */ const state = { game, left: rush ? rush * 1000 : null, count: 0, seen: [] };
  keep(state);
  location.assign(onward(shelf, state));
}

export class Rush {
  over = false;
  #since = 0;
  #timer = 0;
  /** @type {string[]} */ #times = given("times");

  /** The rush of this window, if there is one. @param {string} game @param {string} number @param {(text: string) => void} tell */
  static of(game, number, tell) {
    const state = going(game);
    return state && new Rush({ ...state, seen: [...state.seen, number] }, tell);
  }

  /** @param {State} state @param {(text: string) => void} tell */
  constructor(state, tell) {
    this.state = state;
    this.tell = tell;
    byId("rush").hidden = false;
    byId("rush-left").addEventListener("click", () => this.sayTime());
    byId("rush-pause").addEventListener("click", () => this.#pause());
    byId("rush-end").addEventListener("click", () => this.#end());
    addEventListener("pagehide", () => this.#stop());
    this.#show();
  }

  /** Lets the clock run: the puzzle lies there. Returns what is said of the rush. */
  run() {
    this.#go();
    const { count, seen, left } = this.state;
    if (seen.length > 1) return say("web-rush-count", { count });
    return left === null ? say("web-rush-begins-untimed") : say("web-rush-begins", { time: this.#words() });
  }

  /** One more is solved. */
  solved() {
    if (this.over) return;
    this.#stop();
    byId("rush-pause", HTMLButtonElement).disabled = true;
    this.state.count += 1;
    this.#show();
    keep(this.state);
  }

  /** @param {Theme[]} shelf */
  next(shelf) {
    return onward(shelf, this.state);
  }

  /** Says how much time is left. */
  sayTime() {
    this.tell(this.state.left === null ? say("web-rush-untimed") : say("web-rush-left", { time: this.#words() }));
  }

  get #left() {
    const { left } = this.state;
    return left === null ? null : Math.max(0, left - (this.#since ? performance.now() - this.#since : 0));
  }

  #words() {
    return this.#times[Math.ceil((this.#left ?? 0) / TELLS)];
  }

  #go() {
    this.#since = performance.now();
    keep(this.state);
    if (this.state.left !== null) this.#timer = setTimeout(() => this.#end(), this.state.left);
  }

  /** The clock stands still. */
  #stop() {
    clearTimeout(this.#timer);
    this.state.left = this.#left;
    this.#since = 0;
    if (!this.over) keep(this.state);
  }

  #pause() {
    const paused = this.#since !== 0;
    byId("rush-pause").setAttribute("aria-pressed", String(paused));
    if (paused) this.#stop();
    else this.#go();
    if (paused) this.tell(say("web-rush-paused"));
    else this.sayTime();
  }

  /** The puzzle may still be solved, but it does not count. */
  #end() {
    clearTimeout(this.#timer);
    this.over = true;
    const { count } = this.state;
    const best = Math.max(count, training().best);
    train({ best });
    const words = `${say("web-rush-over", { count })} ${say("web-rush-best", { best })}`;
    for (const id of ["rush-left", "rush-pause", "rush-end"]) byId(id, HTMLButtonElement).disabled = true;
    keep(null);
    byId("rush-count").textContent = words;
    this.tell(words);
  }

  #show() {
    byId("rush-count").textContent = say("web-rush-count", { count: this.state.count });
  }
}
