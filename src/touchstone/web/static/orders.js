// What a person orders: sent to the server, confirmed where it cannot be taken back, and answered in words.

/** @import { Table } from "./table.js" */
/** @import * as wire from "./wire" */
import { busy, byId, confirmed, say } from "./dom.js";
import { endOffer } from "./newcomer.js";
import { MUTE, Sitting } from "./sitting.js";
import { tune } from "./sounds.js";

export class Orders {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * Sends what was typed or chosen; asks first where it cannot be taken back.
   * @param {string} text
   * @param {boolean} [sure]
   * @returns {Promise<void>}
   */
  async order(text, sure = false) {
    const { rounds, choices } = this.table;
    endOffer();
    rounds.next();
    const ack = await this.send(text, sure);
    if (ack.code === "command/unsure") {
      if (await confirmed(ack.sentence)) return this.order(text, true);
      choices.clear();
      this.table.say(say("web-cancelled"));
      return choices.refresh();
    }
    if (ack.type === "refused" || ack.update || !ack.ok) {
      choices.clear();
      choices.refresh();
    }
  }

  /** Sends a command; what no update tells is told here. @param {string} text @param {boolean} [sure] */
  async send(text, sure) {
    busy(1);
    const stood = this.table.sitting.view?.offer;
    const ack = await this.table.sitting.send(text, sure);
    const refused = ack.type === "refused" || !ack.ok;
    const updated = ack.type === "ack" && ack.update;
    if (ack.sentence && !updated && ack.code !== "command/unsure") {
      this.table.announcer.answer(ack.sentence);
      if (refused) tune("refused");
    }
    const offer = this.table.sitting.view?.offer;
    if (!stood && offer) await this.#answerHere(offer);
    setTimeout(() => busy(-1));
    return ack;
  }

  /** Those who share a device with whoever offers something answer with one voice. @param {wire.OfferOut} offer */
  async #answerHere({ offer, seat: by, words }) {
    const { seats } = this.table;
    const beside = seats.filter(({ seat }) => seat !== by);
    if (!beside.length || beside.length === seats.length) return;
    const agreed = offer === "rematch" || await confirmed(`${words} ${say("web-agree-here")}`);
    for (const one of beside) await this.#sendFor(one, agreed ? "accept" : "decline");
  }

  /** Sends a command of somebody who shares this device. @param {import("./seats.js").LocalSeat} place @param {string} text */
  async #sendFor(place, text) {
    const { id, seats } = this.table;
    const other = new Sitting(id, place, MUTE, seats);
    await other.send(text);
    other.close();
  }

  /** Says a phrase to the others. @param {wire.Say["phrase"]} phrase */
  async utter(phrase) {
    const { ok, sentence } = await this.table.sitting.utter(phrase);
    if (!ok && sentence) this.table.announcer.tell(sentence);
  }

  switchHelper() {
    this.send(this.table.sitting.mine?.helper ? "helper off" : "helper on");
  }

  switchSharing() {
    this.send(this.table.sitting.mine?.shares ? "share off" : "share on");
  }

  /** Everybody decides for themselves, also those who share a device. @param {number|null} [seat] */
  async switchPath(seat = this.table.sitting.seat) {
    const { sitting, seats } = this.table;
    const text = sitting.players.find((one) => one.seat === seat)?.shows_path ? "path off" : "path on";
    const beside = seats.find((one) => one.seat === seat);
    if (seat === sitting.seat || !beside) return void await this.send(text);
    busy(1);
    await this.#sendFor(beside, text);
    return busy(-1);
  }

  /** Lets a bot play on for somebody who stays away, at the level that the server thinks usual. */
  replace() {
    const { absent } = this.table.sitting;
    if (absent) this.send(`replace ${absent.seat} ${byId("table").dataset.level}`);
  }

  /** Ends the game because somebody stays away. */
  async abandon() {
    const { absent } = this.table.sitting;
    if (!absent || !await confirmed(byId("abandon").textContent ?? "")) return;
    this.send(`abandon ${absent.seat}`, true);
  }
}
