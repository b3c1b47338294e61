// Speech of the browser, for people behind a mask without a screen reader. Off until asked for.

import { preferences } from "./preferences.js";

const voice = typeof speechSynthesis === "undefined" ? null : speechSynthesis;

/** Speaks a text after whatever is being spoken, or in place of it. @param {string} text @param {boolean} [cut] */
export function speak(text, cut = false) {
  const now = preferences();
  if (!voice || !now.speech || !text) return;
  if (cut) hush();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = document.documentElement.lang;
  utterance.rate = now.rate / 100;
  utterance.voice = voices().find((one) => one.name === now.voice) ?? null;
  voice.speak(utterance);
}

/** Stops speaking. */
export function hush() {
  voice?.cancel();
}

/** The voices for the language of this page. @returns {SpeechSynthesisVoice[]} */
export function voices() {
  const language = document.documentElement.lang;
  return (voice?.getVoices() ?? []).filter((one) => one.lang.startsWith(language));
}
