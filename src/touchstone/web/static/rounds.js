// The end of a round in a match of several: its board stays until somebody wants the next one.

/** @import { View } from "./views.js" */
import { byId } from "./dom.js";

export class Rounds {
  /** Whether the board of the round that is over still lies there. */
  held = false;

  /** @param {() => void} onward called when the next round is wanted */
  constructor(onward) {
    this.onward = onward;
    byId("next-round").addEventListener("click", () => this.next());
  }

  /** Whether the board of the round before is to be shown. @param {View} view @param {View|null} was @param {string} words */
  look(view, was, words) {
    if (was && !view.over && view.before && view.round > was.round) this.held = true;
    if (view.over || !view.before) this.held = false;
    byId("round-over").hidden = !this.held;
    if (this.held && words) byId("round-words").textContent = words;
    byId("table").classList.toggle("between", this.held);
    return this.held;
  }

  /** Clears the board for the next round. */
  next() {
    if (!this.held) return;
    this.held = false;
    this.onward();
  }
}
