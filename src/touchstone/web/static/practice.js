// A board for one person, as in lessons and puzzles: what is done goes to the server, which keeps nothing of it, and
// what it answers is shown and said.

/** @import { Actions } from "./keys.js" */
/** @import { View } from "./views.js" */
import { Announcer } from "./announcer.js";
import { answered } from "./asking.js";
import { Board } from "./board.js";
import { Caption } from "./caption.js";
import { Choices } from "./choices.js";
import { busy, byId, drawn, given, say } from "./dom.js";
import { listen } from "./keys.js";
import { feelCell } from "./sounds.js";
import { hush, speak } from "./speech.js";
import { Typing } from "./typing.js";

const TOUCH = "touch ";

/**
 * @typedef {object} Exercise
 * @property {() => object} past what was done so far, as the server wants to be told
 * @property {(told: any, now: string, quiet: boolean) => string} told shows what the server answers; returns what is
 *   to be said; quiet: of what is felt nothing, because it is seen
 * @property {() => string} task what is to be done now
 * @property {boolean} [feels] whether going to a cell touches it, even if the board is seen
 * @property {() => boolean} [instead] does something else than a move, if that is what an act means now
 */

export class Practice {
  /** @type {View|null} */ view = null;
  /** One thing after another, however fast somebody is. @type {Promise<unknown>} */ #doing = Promise.resolve();

  /** @param {string} address @param {Exercise} exercise @param {Actions} [keys] what else keys do on this page */
  constructor(address, exercise, keys = {}) {
    this.address = `${document.documentElement.dataset.base}${address}`;
    this.exercise = exercise;
    /** @type {import("./board.js").Frame} */ this.frame = given("frame");
    this.caption = new Caption(() => speak(exercise.task()));
    this.announcer = new Announcer(byId("live"), (text, cut) => {
      speak(text, cut);
      this.caption.add(text);
    });
    this.board = new Board(byId("surface"), this.frame.layout, say("web-board"), {
      asks: () => Boolean(this.view?.yours) && !this.view?.board,
      felt: (cell, how) => this.#felt(cell, how),
      acted: (cell) => this.#act(cell),
      edge: () => this.announcer.say(say("web-edge"), true),
    });
    this.choices = new Choices(this.board, this.frame.icons, {
      sitting: () => /** @type {any} */ (this),
      move: (text) => this.send(text),
      say: (text) => this.announcer.say(text),
      refuse: (text) => this.announcer.say(text, true),
    });
    byId("feel-supply").addEventListener("click", () => this.send("touch supply"));
    new Typing((text) => this.send(text), () => {});
    listen(this.board, { ...this.#keys, ...keys });
  }

  /** What can be done with these cells. @param {string[]} cells */
  async ask(cells) {
    return (await this.#post({ cells })) ?? { moves: [], next: [], pick: "" };
  }

  /**
   * Does something, after everything before it is done.
   * @param {string} now typed words, or nothing to begin
   * @param {boolean} [quiet] whether what is felt is read anyway
   * @returns {Promise<void>}
   */
  send(now, quiet = false) {
    busy(1);
    const sent = this.#doing.then(() => this.#go(now, quiet)).finally(() => setTimeout(() => busy(-1)));
    this.#doing = sent;
    return sent;
  }

  /** @param {string} now @param {boolean} quiet */
  async #go(now, quiet) {
    const told = await this.#post({ now });
    const cell = now.startsWith(TOUCH) ? now.slice(TOUCH.length) : "";
    if (told) this.#show(told.view, Boolean(cell));
    for (const felt of told?.felt ?? []) feelCell(felt, this.frame.layout.columns);
    const words = told ? this.exercise.told(told, now, quiet) : "";
    // What a finger felt is read as the name of its cell, unless something else is to be said first.
    const isRead = words && !told.kept && !this.announcer.waits && this.board.arrive(cell, words);
    this.board.arrive(cell);
    if (isRead) this.announcer.aloud(words, true);
    else this.announcer.say(words, Boolean(cell));
    // To the eye the first words are told beside the board.
    if (!now) this.caption.forget();
  }

  /** @param {View} view @param {boolean} touched whether nothing has happened but a touch */
  #show(view, touched) {
    this.view = view;
    const shown = view.board;
    byId("surface").classList.toggle("masked-surface", !shown);
    // Feeling another cell leaves the choice as it is, and the name of this one.
    if (!touched) {
      this.board.unfeel();
      this.choices.clear();
    }
    this.board.paint(shown?.picture ?? this.frame.cloth);
    this.board.show(shown?.cells ?? [], ({ cell, words }) => say("web-cell", { cell, words }));
    this.#hold();
    this.choices.refresh();
  }

  /** What the server answers. @param {object} wish @returns {Promise<any>} */
  async #post(wish) {
    const body = JSON.stringify({ ...this.exercise.past(), ...wish });
    const headers = { "content-type": "application/json" };
    const answer = await answered(this.announcer, () => fetch(this.address, { method: "POST", headers, body }));
    if (answer?.ok) return answer.told;
    this.announcer.say(answer?.told.sentence);
    return null;
  }

  /** A finger or the focus has come to a cell. @param {string} cell @param {string} how */
  #felt(cell, how) {
    hush();
    this.#hold();
    const seen = this.board.seen(cell);
    if (seen) feelCell(seen, this.frame.layout.columns);
    // A cell that is seen is read where the focus is; saying it, too, would tell it twice.
    const isRead = Boolean(seen) && how !== "finger";
    if (isRead) speak(this.board.label(cell));
    if (this.exercise.feels || !seen) this.send(TOUCH + cell, isRead);
    else if (!isRead) this.announcer.say(this.board.label(cell), true);
    this.choices.refresh();
  }

  /** Lays the hand of somebody masked on the present cell. */
  #hold() {
    const masked = Boolean(this.view && !this.view.board);
    this.board.hold(masked ? drawn("hand-picture") : null);
    this.caption.place(masked, Number(this.board.here.slice(1)) / this.frame.layout.rows);
  }

  /** @param {string} cell */
  #act(cell) {
    if (!this.exercise.instead?.()) this.choices.act(cell);
  }

  /** Reads a line through the present cell, or feels it. @param {"row"|"column"|"diagonal"} way */
  #scan(way) {
    this.send(this.exercise.feels ? `touch ${this.board.line(way).join(" ")}` : `${way} ${this.board.here}`);
  }

  /** Goes to the next piece in reading order; behind a mask it has to be felt for. */
  #next() {
    const next = this.board.nextPiece();
    if (next) this.board.go(next, "key");
    else this.send("board");
  }

  /** @type {Actions} */
  #keys = {
    act: () => this.#act(this.board.here),
    choose: (key) => this.choices.press(Number(key)),
    line: () => this.choices.pick(),
    done: () => this.choices.end(),
    cancel: () => this.choices.cancel(),
    feel: () => this.#felt(this.board.here, "finger"),
    row: () => this.#scan("row"),
    column: () => this.#scan("column"),
    diagonal: () => this.#scan("diagonal"),
    board: () => this.send("board"),
    next: () => this.#next(),
    supply: () => this.send("touch supply"),
    turn: () => this.announcer.say([this.view?.status, this.view?.stage].filter(Boolean).join(" "), true),
    last: () => this.announcer.say(this.exercise.task(), true),
    command: () => byId("command").focus(),
    help: () => byId("key-help", HTMLDialogElement).showModal(),
  };
}
