// One person at the table: the line to the server, and what it told them last. Whoever gets the
// device next is another Sitting, so nothing that was told to the one before is left in it.

/** @import { LocalSeat } from "./seats.js" */
/** @import { View } from "./views.js" */
/** @import { FromServer, Hello, Player, Players, Said, Say, TableInfo, Told, Update } from "./wire" */
import { Connection } from "./connection.js";
import { preferences } from "./preferences.js";
import { changed } from "./views.js";

/**
 * @typedef {object} Page what a sitting tells the page
 * @property {(state: "open"|"lost"|"slow") => void} line the line broke, hangs or is back
 * @property {(info: TableInfo, view: View, fresh: boolean) => void} greet the server welcomes this person; fresh: before anything happened
 * @property {(sentence: string) => void} say
 * @property {(told: Told, quiet: boolean) => void} tell something happened; quiet: before this page was opened
 * @property {(view: View, was: View|null) => void} show how the table stands now, and before
 * @property {(said: Said) => void} hear somebody said a phrase
 * @property {(message: Players) => void} meet somebody came, left or was named
 */

/** Nobody listens. @type {Page} */
export const MUTE = { line() {}, greet() {}, say() {}, tell() {}, show() {}, hear() {}, meet() {} };

export class Sitting {
  /** @type {View|null} */ view = null;
  /** @type {TableInfo|null} */ info = null;
  /** @type {Player[]} */ players = [];
  /** Whether pictures from above were asked for. */
  above = false;
  #heard = 0;
  #line;

  /**
   * @param {string} table
   * @param {LocalSeat|undefined} place one of several seats at this device; otherwise the cookie has the secret
   * @param {Page} page
   * @param {LocalSeat[]} [beside] all seats at this device: whoever waits for a turn there is there too
   */
  constructor(table, place, page, beside = []) {
    this.table = table;
    this.place = place;
    this.beside = beside;
    /** @type {Page} */ this.page = page;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}${document.documentElement.dataset.base}/socket`;
    const name = place ? `${table}-${place.seat}` : table;
    this.#line = new Connection(address, name, {
      hello: () => this.#hello(),
      heard: (message) => this.#hear(message),
      changed: (state) => this.page.line(state),
    });
  }

  /** The number of this person's seat; null for somebody who watches. */
  get seat() {
    return this.info?.seat ?? null;
  }

  /** This person among the players. */
  get mine() {
    return this.players.find((one) => one.seat === this.seat);
  }

  /** Somebody who has been away for so long that this person may act. */
  get absent() {
    return this.seat === null ? undefined : this.players.find((one) => one.replaceable && one.seat !== this.seat);
  }

  /** The board that may be seen: behind a mask only that of a game that is over. */
  get board() {
    return this.view?.board ?? (this.view?.over ? this.view.before : null);
  }

  /** Whether the eyes are open, or may be opened now. */
  get sees() {
    return Boolean(this.view?.board || this.view?.over);
  }

  /** @param {string} text of a command @param {boolean} [sure] whether it was confirmed already */
  send(text, sure = false) {
    return this.#line.send(text, sure);
  }

  /** What can be done with these cells. @param {string[]} cells */
  ask(cells) {
    return this.#line.ask(cells);
  }

  /** What the helper sees. */
  hint() {
    return this.#line.hint();
  }

  /** Says something to the others. @param {Say["phrase"]} phrase */
  utter(phrase) {
    return this.#line.say(phrase);
  }

  /** Asks for everything anew: something that was told does not fit. */
  again() {
    this.#line.again();
  }

  /** Tells the page nothing any more, and stays: the others see that somebody is still here. */
  mute() {
    this.page = MUTE;
  }

  close() {
    this.#line.close();
  }

  /** @returns {Hello} */
  #hello() {
    const language = document.documentElement.lang;
    const secret = this.place ? { secret: this.place.secret } : {};
    const beside = this.beside.map((one) => one.secret);
    this.above = preferences().above;
    const picture = this.above ? "above" : true;
    return { type: "hello", table: this.table, language, since: this.#heard, picture, beside, ...secret };
  }

  /** @param {FromServer} message */
  #hear(message) {
    this.#handlers[message.type]?.(/** @type {never} */ (message));
  }

  /**
   * What each message does; answers to questions go to whoever asked.
   * @type {{ [Type in FromServer["type"]]?: (message: Extract<FromServer, { type: Type }>) => void }}
   */
  #handlers = {
    welcome: ({ table, players, updates, number, view }) => {
      const first = !this.info;
      this.info = table;
      this.players = players;
      for (const told of updates) {
        if (told.number > this.#heard) this.page.tell(told, first);
      }
      this.#heard = number;
      this.#show(view);
      if (first) this.page.greet(table, view, number === 0);
    },
    update: (update) => this.#update(update),
    ack: ({ update }) => update && this.#update(update),
    players: (message) => {
      this.players = message.players;
      this.page.meet(message);
    },
    said: (message) => this.page.hear(message),
    // A refusal with an id is the answer to a question or an order: whoever asked tells it.
    refused: ({ id, sentence }) => id === null && this.page.say(sentence),
    closed: ({ sentence }) => this.page.say(sentence),
  };

  /** @param {Update} update */
  #update(update) {
    if (update.number <= this.#heard) return;
    if (!this.view || update.number > this.#heard + 1) return this.again();
    this.#heard = update.number;
    this.page.tell(update, false);
    this.#show(changed(this.view, update.view));
  }

  /** @param {View} view */
  #show(view) {
    const was = this.view;
    this.view = view;
    this.page.show(view, was);
  }
}
