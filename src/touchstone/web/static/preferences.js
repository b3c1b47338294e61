// What a person has set on this device: theme, sound, vibration, speech, wrapping.

const KEY = "touchstone-preferences";

/**
 * @typedef {object} Preferences
 * @property {"auto"|"wood"|"dark"|"contrast"} theme
 * @property {boolean} sound
 * @property {number} volume from 0 to 100
 * @property {boolean} vibration
 * @property {boolean} speech
 * @property {boolean} asked whether somebody was asked if the browser shall read aloud
 * @property {number} rate from 50 to 250, in percent
 * @property {string} voice
 * @property {boolean} wrap whether arrows run on at the edge of the board
 * @property {boolean} phrases whether people say fixed phrases to each other here
 * @property {boolean} floors whether towers show their height as a number
 * @property {boolean} above whether boards are seen from above
 * @property {boolean} notify whether one's turn is a notification
 */

/** @type {Preferences} */
const DEFAULTS = {
  theme: "auto", sound: true, volume: 60, vibration: true, speech: false, asked: false, rate: 100, voice: "",
  wrap: false, phrases: true, floors: false, above: false, notify: false,
};

/** @returns {Preferences} */
export function preferences() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {Partial<Preferences>} change */
export function prefer(change) {
  const now = { ...preferences(), ...change };
  localStorage.setItem(KEY, JSON.stringify(now));
  apply(now);
  dispatchEvent(new CustomEvent("preferences", { detail: now }));
}

/** Shows the theme; "auto" follows what the system asks for. @param {Preferences} now */
export function apply(now) {
  const theme = now.theme === "auto" ? asked() : now.theme;
  document.documentElement.dataset.theme = theme;
  document.documentElement.classList.toggle("show-floors", now.floors);
  document.cookie = `theme=${theme}; Path=${document.documentElement.dataset.base}/; Max-Age=31536000; SameSite=Lax`;
}

function asked() {
  if (matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "wood";
}
