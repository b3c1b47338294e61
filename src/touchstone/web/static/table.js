// The page of a table: what the server tells is shown, said and sounded; what a person does is sent.

/** @import { LocalSeat } from "./seats.js" */
/** @import { View } from "./views.js" */
/** @import * as wire from "./wire" */
import { Announcer } from "./announcer.js";
import { heapsAloud, playersAloud, showAside, showPlayers } from "./aside.js";
import { Board } from "./board.js";
import { Choices } from "./choices.js";
import { Clocks } from "./clocks.js";
import { byId, confirmed, drawn, given, say } from "./dom.js";
import { Helper } from "./helper.js";
import { listen } from "./keys.js";
import { preferences } from "./preferences.js";
import { handOver, localSeats } from "./seats.js";
import { Sitting } from "./sitting.js";
import { feelCell, sound, tune } from "./sounds.js";
import { hush, speak } from "./speech.js";

/** The bot that plays on for somebody who stays away: a beginner. */
const LEVEL = 2;

class Table {
  /** @type {Map<string, string>} */ #before = new Map();

  constructor() {
    this.id = byId("table").dataset.table ?? "";
    this.seats = localSeats(this.id);
    /** @type {import("./board.js").Frame} */ this.frame = given("frame");
    this.announcer = new Announcer(byId("live"), speak, byId("log"));
    this.board = new Board(byId("surface"), this.frame.layout, say("web-board"), {
      felt: (cell, how) => this.felt(cell, how),
      acted: (cell) => this.choices.act(cell),
      edge: () => tune("edge"),
    });
    this.clocks = new Clocks(byId("players"), (text) => this.announcer.tell(text));
    this.helper = new Helper(this.board, (text) => this.announcer.tell(text));
    this.choices = new Choices(this.board, this.frame.icons, {
      sitting: () => this.sitting,
      move: (text) => this.order(text),
      say: (text) => this.say(text),
    });
    this.sitting = new Sitting(this.id, this.seats.at(0), this);
  }

  // What the sitting tells ------------------------------------------------------------------------

  /** @param {"open"|"lost"} state */
  line(state) {
    const offline = byId("offline");
    const lost = !offline.hidden;
    offline.hidden = state === "open";
    if (state === "lost" && !lost) this.say(say("web-line-lost"));
    if (state === "open" && lost) this.say(say("web-line-found"));
  }

  /**
   * Says how the table stands; before that, if it is so, that the game has no words in this language.
   * @param {wire.TableInfo} info
   * @param {View} view
   */
  greet({ translated }, { status }) {
    if (!translated) this.announcer.tell(say("web-words-in-english"));
    this.say(status);
  }

  /** @param {string} sentence */
  say(sentence) {
    this.announcer.say(sentence);
  }

  /** Says what happened, once. @param {wire.Told} told @param {boolean} quiet */
  tell({ utterance, events }, quiet) {
    this.announcer.keep(utterance);
    if (quiet) return;
    this.say(utterance);
    for (const event of events) sound(event, this.frame.layout.columns);
  }

  /** @param {wire.Players} message */
  meet({ clocks, utterance }) {
    this.clocks.set(clocks, this.sitting.seat);
    showPlayers(this.sitting, this.clocks);
    this.announcer.tell(utterance);
    this.helper.look(this.sitting);
  }

  /** @param {View} view @param {View|null} was */
  show(view, was) {
    const shown = this.sitting.board;
    this.clocks.set(view.clocks, this.sitting.seat);
    showAside(this.sitting, view, this.clocks);
    if (!this.board.paint(shown?.picture ?? this.frame.cloth)) this.sitting.again();
    this.board.show(shown?.cells ?? [], ({ cell, words }) => say("web-cell", { cell, words }));
    this.hold();
    if (was?.yours && !view.yours) this.#before = this.board.labels();
    if (was && !was.yours && view.yours) tune("turn");
    // Feeling another cell, or somebody's offer, leaves the choice as it is.
    if (!was?.yours || !view.yours || was.board?.cells !== view.board?.cells) this.choices.clear();
    this.choices.refresh();
    this.helper.look(this.sitting);
    const next = this.seats.find((one) => one.seat === view.turn);
    if (next && next !== this.sitting.place && !view.over) this.pass(next);
  }

  /** Gives the device to whoever is to move now. @param {LocalSeat} next */
  async pass(next) {
    const { players } = this.sitting;
    const name = players.find((one) => one.seat === next.seat)?.name ?? "";
    this.sitting.close();
    this.announcer.forget();
    this.helper.forget();
    if (players.some((one) => one.masked)) {
      this.board.paint(this.frame.cloth);
      this.board.show([], () => "");
      await handOver(say("web-hand-over", { name }));
    }
    this.sitting = new Sitting(this.id, next, this);
    this.board.focus();
  }

  /** Lays the hand of a masked player on the present cell. */
  hold() {
    const { view, sees, seat } = this.sitting;
    this.board.hold(view && !sees && seat ? drawn("hand-picture") : null);
  }

  // What a person does ----------------------------------------------------------------------------

  /** A finger or the focus has come to a cell. @param {string} cell @param {string} how */
  felt(cell, how) {
    const { view, sees } = this.sitting;
    this.hold();
    if (sees) {
      const seen = this.board.seen(cell);
      if (seen) feelCell(seen, this.frame.layout.columns);
      hush();
      if (how === "finger") this.say(this.board.label(cell));
      else speak(this.board.label(cell));
    } else if (view?.yours) this.send(`touch ${cell}`);
    else if (how === "finger") this.say(cell);
    if (view?.yours) this.choices.refresh();
  }

  /**
   * Sends what was typed or chosen; asks first where it cannot be taken back.
   * @param {string} text
   * @param {boolean} [sure]
   * @returns {Promise<void>}
   */
  async order(text, sure = false) {
    const ack = await this.send(text, sure);
    if (ack.code === "command/unsure") {
      if (await confirmed(ack.sentence)) return this.order(text, true);
      this.choices.clear();
      this.say(say("web-cancelled"));
      return this.choices.refresh();
    }
    if (ack.type === "refused" || ack.update || !ack.ok) {
      this.choices.clear();
      this.choices.refresh();
    }
  }

  /** Sends a command; what no update tells is told here. @param {string} text @param {boolean} [sure] */
  async send(text, sure) {
    busy(1);
    const ack = await this.sitting.send(text, sure);
    const refused = ack.type === "refused" || !ack.ok;
    const updated = ack.type === "ack" && ack.update;
    if (ack.sentence && !updated && ack.code !== "command/unsure") {
      this.announcer.tell(ack.sentence);
      if (refused) tune("refused");
    }
    setTimeout(() => busy(-1));
    return ack;
  }

  /** Feels or says a whole line. @param {"row"|"column"|"diagonal"} way */
  async scan(way) {
    const { view, sees } = this.sitting;
    if (sees) return this.say(this.board.aloud(way));
    if (!view?.yours) return this.say(view?.status ?? "");
    for (const cell of this.board.line(way)) await this.send(`touch ${cell}`);
  }

  sayChanged() {
    const now = this.board.labels();
    const changed = [...now].filter(([cell, label]) => this.#before.size && this.#before.get(cell) !== label);
    const cells = this.sitting.view?.board ? changed.map(([, label]) => label) : [];
    this.say(cells.length ? cells.join(". ") : say("web-nothing-changed"));
  }

  saySupply() {
    const heaps = heapsAloud();
    if (heaps) this.say(heaps);
    else this.send("touch supply");
  }

  switchHelper() {
    this.send(this.sitting.mine?.helper ? "helper off" : "helper on");
  }

  /** Lets a bot play on for somebody who stays away. */
  replace() {
    const { absent } = this.sitting;
    if (absent) this.send(`replace ${absent.seat} ${LEVEL}`);
  }

  /** Ends the game because somebody stays away. */
  async abandon() {
    const { absent } = this.sitting;
    if (!absent || !await confirmed(byId("abandon").textContent ?? "")) return;
    this.send(`abandon ${absent.seat}`, true);
  }

  /** Sends what was typed. @param {SubmitEvent} event */
  typed(event) {
    event.preventDefault();
    const box = byId("command", HTMLInputElement);
    const text = box.value.trim();
    if (!text) return;
    box.value = "";
    this.order(text);
  }
}

/** Counts the orders that are on their way. @param {number} change */
function busy(change) {
  const now = Number(document.body.dataset.sending ?? 0) + change;
  document.body.dataset.sending = String(now);
}

/** What the keys of the board do here. @param {Table} table @returns {import("./keys.js").Actions} */
const actions = (table) => ({
  act: () => table.choices.act(table.board.here),
  choose: (key) => table.choices.press(Number(key)),
  line: () => table.choices.pick(),
  done: () => table.choices.end(),
  cancel: () => table.choices.cancel(),
  feel: () => table.felt(table.board.here, "finger"),
  row: () => table.scan("row"),
  column: () => table.scan("column"),
  diagonal: () => table.scan("diagonal"),
  changed: () => table.sayChanged(),
  last: () => table.announcer.again(1),
  "last-five": () => table.announcer.again(5),
  score: () => table.say(playersAloud()),
  supply: () => table.saySupply(),
  clock: () => table.send("clock"),
  helper: () => table.switchHelper(),
  turn: () => table.say(table.sitting.view?.status ?? ""),
  command: () => byId("command").focus(),
  help: () => byId("key-help", HTMLDialogElement).showModal(),
});

/** What the buttons do, by their ids. @param {Table} table @returns {Record<string, () => void>} */
const buttons = (table) => ({
  "feel-supply": () => table.saySupply(),
  repeat: () => table.announcer.again(5),
  "say-clock": () => table.send("clock"),
  helper: () => table.switchHelper(),
  resign: () => table.order("resign"),
  draw: () => table.send("offer draw"),
  undo: () => table.send("offer undo"),
  "play-again": () => table.send("offer rematch"),
  accept: () => table.send("accept"),
  decline: () => table.send("decline"),
  replace: () => table.replace(),
  abandon: () => table.abandon(),
});

const table = new Table();
listen(table.board, actions(table));
for (const [id, act] of Object.entries(buttons(table))) byId(id).addEventListener("click", act);
byId("say", HTMLFormElement).addEventListener("submit", (event) => table.typed(event));
byId("command").addEventListener("keydown", ({ key }) => {
  if (key === "Escape") table.board.focus();
});
addEventListener("preferences", () => table.hold());
if (preferences().speech) speak(document.title);
