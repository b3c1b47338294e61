// The command box: what is typed is sent, and the arrows bring back what was sent before. What does
// not arrive stays there to be read.

import { byId } from "./dom.js";

export class Typing {
  /** @type {string[]} */ #sent = [];
  #place = 0;
  /** What was sent and has not arrived. */ #unsent = "";
  /** What the same text is that is typed again meanwhile. @type {"once"|"twice"} */ #counts;

  /**
   * @param {(text: string) => Promise<void>} send
   * @param {() => void} [wait] says that the same is not sent yet; where it may be meant twice, it is sent twice
   */
  constructor(send, wait) {
    this.box = byId("command", HTMLInputElement);
    this.#counts = wait ? "once" : "twice";
    byId("say", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.box.value.trim();
      if (!text) return;
      if (wait && text === this.#unsent) {
        wait();
        return;
      }
      this.#sent = [...this.#sent.filter((one) => one !== text), text];
      this.#place = this.#sent.length;
      this.box.value = "";
      this.#send(text, send);
    });
    this.box.addEventListener("keydown", (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!step || !this.#sent.length) return;
      event.preventDefault();
      this.#place = Math.max(0, Math.min(this.#sent.length, this.#place + step));
      this.box.value = this.#sent[this.#place] ?? "";
    });
  }

  /** @param {string} text @param {(text: string) => Promise<void>} send */
  async #send(text, send) {
    this.#unsent = text;
    await send(text);
    if (this.#unsent !== text) return;
    this.#unsent = "";
    if (this.#counts === "once" && this.box.value.trim() === text) this.box.value = "";
  }

  /** Puts what has not arrived back where it was typed. */
  keep() {
    if (this.#unsent && !this.box.value) this.box.value = this.#unsent;
  }
}
