// The line to the server. What was sent and not yet acknowledged is sent again after a break, with
// the same id, so it takes effect once; it is kept through a reload of the page too.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

/** @returns {string} an id that nobody else uses */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  /** @type {Map<string, {message: object, done: (ack: any) => void}>} */ #pending = new Map();
  /** @type {Map<string, {done: (answer: any) => void, nothing: any}>} */ #asked = new Map();
  /** @type {WebSocket|null} */ #socket = null;
  #wait = FIRST_WAIT;
  #welcome = false;
  #closed = false;

  /**
   * @param {string} address of the WebSocket
   * @param {string} name under which un-acknowledged commands are kept
   * @param {() => object} hello makes the first message
   * @param {(message: any) => void} heard is told every message of the server
   * @param {(state: "open"|"lost") => void} changed is told when the line breaks or is back
   */
  constructor(address, name, hello, heard, changed) {
    this.address = address;
    this.name = `touchstone-unsent-${name}`;
    this.hello = hello;
    this.heard = heard;
    this.changed = changed;
    for (const message of JSON.parse(sessionStorage.getItem(this.name) ?? "[]")) {
      this.#pending.set(message.id, { message, done: () => {} });
    }
    this.#open();
  }

  /** Sends an order and answers with its acknowledgement. @param {object} command */
  send(command) {
    const message = { type: "command", id: newId(), command };
    return new Promise((done) => {
      this.#pending.set(message.id, { message, done });
      this.#keep();
      if (this.#welcome) this.#write(message);
    });
  }

  /** What can be done with these cells. @param {string[]} cells @returns {Promise<any>} */
  ask(cells) {
    return this.#question({ type: "ask", cells }, { moves: [], next: [], cells });
  }

  /** What the helper sees. @returns {Promise<any>} */
  hint() {
    return this.#question({ type: "hint" }, { words: "", cells: [] });
  }

  /** @param {object} question @param {object} nothing the answer if none comes @returns {Promise<any>} */
  #question(question, nothing) {
    const id = newId();
    return new Promise((done) => {
      if (!this.#welcome) return done(nothing);
      this.#asked.set(id, { done, nothing });
      this.#write({ ...question, id });
    });
  }

  close() {
    this.#closed = true;
    this.#socket?.close();
  }

  #keep() {
    const unsent = [...this.#pending.values()].map(({ message }) => message);
    sessionStorage.setItem(this.name, JSON.stringify(unsent));
  }

  /** @param {object} message */
  #write(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open() {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onclose = () => this.#lost();
  }

  #lost() {
    this.#welcome = false;
    for (const { done, nothing } of this.#asked.values()) done(nothing);
    this.#asked.clear();
    if (this.#closed) return;
    this.changed("lost");
    setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** @param {any} message */
  #hear(message) {
    if (message.type === "welcome") {
      this.#welcome = true;
      this.#wait = FIRST_WAIT;
      this.heard(message);
      this.changed("open");
      for (const { message: unsent } of this.#pending.values()) this.#write(unsent);
      return;
    }
    // Whatever is wrong with the table or the seat stays wrong; all else is worth another try.
    if (message.type === "closed" && /^(table|seat)\//.test(message.code)) this.#closed = true;
    this.heard(message);
    if (message.type === "ack" || message.type === "refused") this.#settle(message);
    if (message.type === "choices" || message.type === "hint") {
      this.#asked.get(message.id)?.done(message);
      this.#asked.delete(message.id);
    }
  }

  /** @param {any} message */
  #settle(message) {
    const waiting = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    this.#keep();
    waiting?.done(message);
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    asked?.done(asked.nothing);
  }
}
