// The line to the server. What was sent and not yet acknowledged is sent again after a break, with
// the same id, so it takes effect once; it is kept through a reload of the page too.

/** @import { Ack, Choices, FromClient, FromServer, Hello, Hint, Refused, Say } from "./wire" */
/** @typedef {Extract<FromClient, { type: "command" }>} Command */
/** @typedef {Extract<FromClient, { type: "ask"|"hint"|"say" }>} Question */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** Whoever has sent something is told after so long that it has not arrived. */
const SLOW = 2000;

/** @returns {string} an id that nobody else uses */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @typedef {object} Ends what the page does at its end of the line
 * @property {() => Hello} hello makes the first message
 * @property {(message: FromServer) => void} heard is told every message of the server
 * @property {(state: "open"|"lost"|"slow") => void} changed is told when the line breaks, hangs or is back
 */

export class Connection {
  /** @type {Map<string, {message: Command, done: (answer: Ack|Refused) => void}>} */ #pending = new Map();
  /** Questions by id; called without an answer if none comes. @type {Map<string, (answer?: Choices|Hint|Ack) => void>} */
  #asked = new Map();
  /** @type {WebSocket|null} */ #socket = null;
  /** Milliseconds until the line is tried again. A welcome alone is no sign that all is well: a server that can
   * store nothing welcomes everybody, and hangs up when they move. */
  #wait = FIRST_WAIT;
  #welcome = false;
  #closed = false;
  #slow = false;

  /**
   * @param {string} address of the WebSocket
   * @param {string} name under which un-acknowledged commands are kept
   * @param {Ends} ends
   */
  constructor(address, name, ends) {
    this.address = address;
    this.name = `touchstone-unsent-${name}`;
    this.ends = ends;
    for (const message of JSON.parse(sessionStorage.getItem(this.name) ?? "[]")) {
      this.#pending.set(message.id, { message, done: () => {} });
    }
    this.#open();
  }

  /**
   * Sends a command and answers with its acknowledgement.
   * @param {string} text a move, "touch b3", "offer draw", or anything typed
   * @param {boolean} sure whether it was confirmed already
   * @returns {Promise<Ack|Refused>}
   */
  send(text, sure) {
    /** @type {Command} */
    const message = { type: "command", id: newId(), text, sure };
    return new Promise((done) => {
      this.#pending.set(message.id, { message, done });
      this.#keep();
      if (this.#welcome) this.#write(message);
      setTimeout(() => this.#late(message.id), SLOW);
    });
  }

  /** Something that was sent is overdue. @param {string} id */
  #late(id) {
    if (!this.#pending.has(id) || this.#closed) return;
    this.#slow = true;
    this.ends.changed("slow");
  }

  /** What can be done with these cells. @param {string[]} cells @returns {Promise<Choices>} */
  ask(cells) {
    const id = newId();
    return this.#question({ type: "ask", id, cells }, { type: "choices", id, cells, moves: [], next: [], pick: "" });
  }

  /** What the helper sees. @returns {Promise<Hint>} */
  hint() {
    const id = newId();
    return this.#question({ type: "hint", id }, { type: "hint", id, words: "", cells: [] });
  }

  /**
   * @template {Choices|Hint|Ack} Answer
   * @param {Question} question
   * @param {Answer} nothing the answer if none comes
   * @returns {Promise<Answer>}
   */
  #question(question, nothing) {
    return new Promise((done) => {
      if (!this.#welcome) return done(nothing);
      this.#asked.set(question.id, (answer) => done(/** @type {Answer} */ (answer ?? nothing)));
      this.#write(question);
    });
  }

  /** Says a phrase; unlike a command it is not sent again. @param {Say["phrase"]} phrase @returns {Promise<Ack>} */
  say(phrase) {
    const id = newId();
    const unheard = { type: /** @type {const} */ ("ack"), id, ok: false, code: null, sentence: "", repeated: false, update: null };
    return this.#question({ type: "say", id, phrase }, unheard);
  }

  /** Says hello again: the answer tells everything anew. */
  again() {
    this.#write(this.ends.hello());
  }

  close() {
    this.#closed = true;
    this.#socket?.close();
  }

  #keep() {
    const unsent = [...this.#pending.values()].map(({ message }) => message);
    sessionStorage.setItem(this.name, JSON.stringify(unsent));
  }

  /** @param {FromClient} message */
  #write(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open() {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.ends.hello()));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onclose = () => this.#lost();
  }

  #lost() {
    this.#welcome = false;
    for (const done of this.#asked.values()) done();
    this.#asked.clear();
    if (this.#closed) return;
    this.ends.changed("lost");
    setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** @param {FromServer} message */
  #hear(message) {
    // Whatever is wrong with the table or the seat stays wrong; all else is worth another try.
    if (message.type === "closed" && /^(table|seat)\//.test(message.code)) this.#closed = true;
    if (message.type === "welcome") {
      this.#welcome = true;
      if (!this.#pending.size) this.#wait = FIRST_WAIT;
    }
    this.ends.heard(message);
    this.#after[message.type]?.(/** @type {never} */ (message));
  }

  /**
   * What a message means to the line itself, once the page has heard it.
   * @type {{ [Type in FromServer["type"]]?: (message: Extract<FromServer, { type: Type }>) => void }}
   */
  #after = {
    welcome: () => {
      if (!this.#slow) this.ends.changed("open");
      for (const { message } of this.#pending.values()) this.#write(message);
    },
    ack: (ack) => {
      this.#settle(ack.id, ack);
      this.#answer(ack.id, ack);
    },
    refused: (refused) => {
      if (refused.id === null) return;
      this.#settle(refused.id, refused);
      this.#answer(refused.id);
    },
    choices: (choices) => this.#answer(choices.id, choices),
    hint: (hint) => this.#answer(hint.id, hint),
  };

  /** @param {string} id @param {Ack|Refused} message */
  #settle(id, message) {
    const waiting = this.#pending.get(id);
    this.#pending.delete(id);
    this.#keep();
    this.#wait = FIRST_WAIT;
    if (this.#slow && !this.#pending.size) {
      this.#slow = false;
      this.ends.changed("open");
    }
    waiting?.done(message);
  }

  /** @param {string} id @param {Choices|Hint|Ack} [answer] */
  #answer(id, answer) {
    this.#asked.get(id)?.(answer);
    this.#asked.delete(id);
  }
}
