// What was solved, what comes again, and how strong somebody is: this browser alone knows. Days are counted as the
// puzzle of the day is, everywhere alike.

/**
 * @typedef {object} Theme
 * @property {string} theme
 * @property {boolean} masked
 * @property {Record<string, string[]>} levels the numbers of its puzzles by difficulty
 */

/**
 * @typedef {object} Trained in one game
 * @property {number} strength the difficulty that is about right
 * @property {string[]} solved
 * @property {Record<string, [number, number]>} boxes what was not solved: its box, and the day on which it comes again
 */

/** @typedef {{ day: number, length: number }} Streak days in a row on which a puzzle of the day was solved */

/**
 * @typedef {object} Training
 * @property {Record<string, Trained>} games
 * @property {Streak} streak
 * @property {number} best the most that were solved in a rush
 * @property {number} rush seconds of a rush; 0 without a clock
 */

const KEY = "touchstone-puzzles";
/** After so many days a puzzle of each box comes again. */
export const DAYS = [1, 3, 7];
const UP = 0.2;
const DOWN = 0.3;

/** @type {Trained} */
export const NEW = { strength: 1.5, solved: [], boxes: {} };

export const today = () => Math.floor(Date.now() / 86_400_000);

/**
 * What is known after a try. A puzzle that was not solved goes into the first box and comes again; each time it is
 * then solved, when it is due, it goes on one box, and out of the last.
 * @param {Trained} trained @param {string} number @param {number} level @param {boolean} right @param {number} day
 * @returns {Trained}
 */
export function after(trained, number, level, right, day) {
  const { [number]: box, ...others } = trained.boxes;
  if (!right) {
    return { ...trained, strength: Math.max(1, trained.strength - DOWN), boxes: { ...others, [number]: [0, day + DAYS[0]] } };
  }
  const solved = [...new Set([...trained.solved, number])];
  if (box && day < box[1]) return { ...trained, solved };
  const onward = box && box[0] + 1 < DAYS.length;
  const boxes = onward ? { ...others, [number]: /** @type {[number, number]} */ ([box[0] + 1, day + DAYS[box[0] + 1]]) } : others;
  // What is much too easy proves nothing: a puzzle lifts nobody far above itself.
  const strength = Math.max(trained.strength, Math.min(level + 1, trained.strength + UP));
  return { strength, solved, boxes };
}

/** What comes again on this day, longest due first. @param {Trained} trained @param {number} day */
export function due({ boxes }, day) {
  const found = Object.entries(boxes).filter(([, [, from]]) => from <= day);
  return found.sort(([, [, one]], [, [, two]]) => one - two).map(([number]) => number);
}

/** Every puzzle of a shelf, one by one. @param {Theme[]} shelf */
export const every = (shelf) => shelf.flatMap(({ theme, masked, levels }) =>
  Object.entries(levels).flatMap(([level, numbers]) => numbers.map((number) => ({ number, theme, masked, level: Number(level) }))));

/**
 * The next puzzle: what is due, else a new one at about the strength, of the theme that was practised least.
 * @param {Theme[]} shelf @param {Trained} trained @param {number} day @param {string} [now] the puzzle before
 * @returns {string|undefined}
 */
export function next(shelf, trained, day, now = "") {
  const again = due(trained, day).filter((number) => number !== now);
  if (again.length) return again[0];
  const solved = new Set(trained.solved);
  const all = every(shelf).filter(({ number }) => number !== now);
  /** @type {Record<string, number>} */ const practised = {};
  for (const { number, theme } of all) practised[theme] = (practised[theme] ?? 0) + (solved.has(number) ? 1 : 0);
  const fresh = all.filter(({ number }) => !solved.has(number) && !trained.boxes[number]);
  const from = fresh.length ? fresh : all;
  const far = (/** @type {{level: number}} */ { level }) => Math.abs(level - Math.round(trained.strength));
  return from.sort((a, b) => far(a) - far(b) || practised[a.theme] - practised[b.theme] || (a.number < b.number ? -1 : 1))[0]?.number;
}

/** The days in a row after the puzzle of this day was solved. @param {Streak} streak @param {number} day @returns {Streak} */
export function longer(streak, day) {
  if (streak.day === day) return streak;
  return { day, length: streak.day === day - 1 ? streak.length + 1 : 1 };
}

/** How many days in a row it is today: yesterday's may still go on. @param {Streak} streak @param {number} day */
export const running = (streak, day) => (streak.day >= day - 1 ? streak.length : 0);

/** @returns {Training} */
export function training() {
  const usual = { games: {}, streak: { day: 0, length: 0 }, best: 0, rush: 180 };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual;
  }
}

/** @param {Partial<Training>} change */
export function train(change) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...training(), ...change }));
  } catch {
    // In a browser that keeps nothing puzzles can be solved all the same.
  }
}

/** Keeps how a try went. @param {string} game @param {string} number @param {number} level @param {boolean} right */
export function tried(game, number, level, right) {
  const { games } = training();
  train({ games: { ...games, [game]: after(games[game] ?? NEW, number, level, right, today()) } });
}
