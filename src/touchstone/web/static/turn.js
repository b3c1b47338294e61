// Whose turn it is, and how far it has come: in words, in the window's title and icon, as a
// notification for whoever looks elsewhere; and that a bot thinks.

/** @import { Sitting } from "./sitting.js" */
/** @import { View } from "./views.js" */
import { byId, say } from "./dom.js";
import { preferences } from "./preferences.js";

/** After so many milliseconds it is said, too, that a bot thinks. */
const LONG = 3000;

export class Turn {
  #title = document.title;
  #icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
  #usual = this.#icon.href;
  #thinker = 0;
  #soon = 0;

  /** @param {(text: string) => void} tell */
  constructor(tell) {
    this.tell = tell;
  }

  /** @param {Sitting} sitting @param {View} view @param {View|null} was */
  show(sitting, view, was) {
    const mine = view.yours && !view.over;
    byId("table").classList.toggle("looking", view.over || sitting.seat === null);
    const watching = sitting.seat === null && !view.over ? say("greeting-watching") : "";
    byId("stage-words").textContent = mine ? view.stage : watching;
    byId("stage-words").hidden = !byId("stage-words").textContent;
    document.title = mine ? say("web-title-turn", { title: this.#title }) : this.#title;
    this.#icon.href = mine ? this.#usual.replace(/icon\.svg$/, "icon-turn.svg") : this.#usual;
    if (mine && was && !was.yours) this.#notify(sitting);
    this.#think(sitting, view);
  }

  /** Only somebody who has asked for it, and looks elsewhere, is notified. @param {Sitting} sitting */
  #notify({ table }) {
    const wanted = preferences().notify && document.hidden;
    if (!wanted || !("Notification" in window) || Notification.permission !== "granted") return;
    const note = new Notification(document.title, { tag: table, icon: this.#usual });
    note.onclick = () => window.focus();
  }

  /** @param {Sitting} sitting @param {View} view */
  #think({ players }, view) {
    const bot = view.over ? undefined : players.find((one) => one.seat === view.turn && one.level > 0);
    const words = bot ? say("web-thinking", { name: bot.name }) : "";
    byId("thinking").hidden = !bot;
    byId("thinking-words").textContent = words;
    if ((bot?.seat ?? 0) === this.#thinker) return;
    this.#thinker = bot?.seat ?? 0;
    clearTimeout(this.#soon);
    if (bot) this.#soon = setTimeout(() => this.tell(words), LONG);
  }
}
