// Which lessons were done: this browser alone knows.

const KEY = "touchstone-lessons";

/** The names of the lessons that were done, by game. @returns {Record<string, string[]>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} game @returns {string[]} */
export const lessonsDone = (game) => kept()[game] ?? [];

/** Whether any lesson of any game was done. */
export const hasLearned = () => Object.keys(kept()).length > 0;

/** @param {string} game @param {string} name */
export function lessonDone(game, name) {
  const all = kept();
  all[game] = [...new Set([...(all[game] ?? []), name])];
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing teaches all the same.
  }
}
