// The page of a table: what the server tells is shown, said and sounded; what a person does is sent.

/** @import { LocalSeat } from "./seats.js" */
/** @import { View } from "./views.js" */
/** @import * as wire from "./wire" */
import { Announcer } from "./announcer.js";
import { showAside, showPlayers } from "./aside.js";
import { Board } from "./board.js";
import { Caption } from "./caption.js";
import { Choices } from "./choices.js";
import { Clocks } from "./clocks.js";
import { Phrases, showTasks, showWaiting } from "./company.js";
import { control } from "./controls.js";
import { byId, given, say } from "./dom.js";
import { Fingers, isTouch } from "./fingers.js";
import { Focus } from "./focus.js";
import { Helper } from "./helper.js";
import { keepSitting } from "./mine.js";
import { offerLesson } from "./newcomer.js";
import { Orders } from "./orders.js";
import { preferences } from "./preferences.js";
import { Rounds } from "./rounds.js";
import "./rules.js";
import { handOver, localSeats, sinceMine } from "./seats.js";
import { Sitting } from "./sitting.js";
import { sound, tune } from "./sounds.js";
import { speak } from "./speech.js";
import { Turn } from "./turn.js";
import { Typing } from "./typing.js";

/** On a line that is always slow nobody wants to hear so before each answer. */
const A_WHILE = 60_000;

export class Table {
  /** Whoever had the device before. @type {Sitting|null} */ #former = null;
  /** What was told before this person sat down. @type {wire.Told[]} */ #told = [];
  #latest = "";
  /** Whether the line to the server is broken or slow. */ #hangs = false;
  /** Whether it is broken. */ #lost = false;
  /** When somebody was last told that it is slow. */ #warned = -A_WHILE;

  constructor() {
    this.id = byId("table").dataset.table ?? "";
    this.seats = localSeats(this.id);
    /** @type {import("./board.js").Frame} */ this.frame = given("frame");
    this.caption = new Caption(() => this.sayTurn());
    this.announcer = new Announcer(byId("live"), (text, cut) => {
      speak(text, cut);
      this.caption.add(text);
    }, byId("log"));
    this.board = new Board(byId("surface"), this.frame.layout, say("web-board"), {
      asks: () => this.fingers.ask && !this.#hangs,
      felt: (cell, how) => this.fingers.felt(cell, how),
      acted: (cell, how) => this.now(() => this.choices.act(cell, how)),
      edge: () => {
        tune("edge");
        this.announcer.say(say("web-edge"), true);
      },
    });
    this.focus = new Focus(this.board);
    this.fingers = new Fingers(this);
    this.orders = new Orders(this);
    this.clocks = new Clocks(byId("players"), (text) => this.announcer.tell(text));
    this.helper = new Helper(this.board, (text) => this.announcer.tell(text));
    this.choices = new Choices(this.board, this.frame.icons, {
      sitting: () => this.sitting,
      move: (text) => this.orders.order(text),
      say: (text) => this.say(text),
      refuse: (text) => {
        tune("refused");
        this.announcer.say(text, true);
      },
    });
    this.phrases = new Phrases((phrase) => this.orders.utter(phrase), (text) => this.announcer.tell(text));
    this.turn = new Turn((text) => this.say(text));
    this.rounds = new Rounds(() => this.nextRound());
    this.typing = new Typing((text) => this.orders.order(text), () => this.say(say("web-not-sent")));
    this.sitting = new Sitting(this.id, this.seats.at(0), this, this.seats);
  }

  // What the sitting tells ------------------------------------------------------------------------

  /** @param {"open"|"lost"|"slow"} state */
  line(state) {
    const banner = byId("offline");
    const words = state === "open" ? "" : say(state === "slow" ? "web-not-sent" : "web-line-lost");
    const told = banner.hidden ? "" : banner.textContent;
    this.#hangs = state !== "open";
    if (this.#hangs) this.typing.keep();
    if (this.#hangs) this.board.arrive(this.board.here);
    // After a slow line the answer itself is heard.
    if (state === "open" && this.#lost) this.say(say("web-line-found"));
    if (state !== "slow") this.#lost = state === "lost";
    // What is not sent is the more urgent news.
    if (words && words !== told && !(state === "lost" && told === say("web-not-sent"))) {
      banner.textContent = words;
      if (state === "lost" || performance.now() - this.#warned >= A_WHILE) this.say(words);
      if (state === "slow") this.#warned = performance.now();
    }
    banner.hidden = state === "open";
  }

  /**
   * The first words: what is played, how one wins and who one is, or after a reload only how the table stands.
   * @param {wire.TableInfo} info
   * @param {View} view
   * @param {boolean} fresh whether nothing has happened yet
   */
  greet({ translated, greeting, title }, { status, stage }, fresh) {
    const missed = sinceMine(this.#told, this.sitting.seat);
    this.#told = [];
    this.#former?.close();
    if (this.#former) {
      const { name = "" } = this.sitting.mine ?? {};
      return this.say(say("web-next-here", { name, words: missed || status }));
    }
    if (!translated) this.announcer.answer(say("web-words-in-english"));
    this.say([fresh ? greeting : `${title}.`, status, stage].filter(Boolean).join(" "));
    if (fresh) offerLesson(this.sitting, (text) => this.say(text));
    // To the eye all this is told beside the board.
    this.caption.forget();
    this.board.focus(true);
  }

  /** @param {string} sentence */
  say(sentence) {
    this.announcer.say(sentence);
  }

  /** Says what happened, once. @param {wire.Told} told @param {boolean} quiet */
  tell(told, quiet) {
    const { utterance, events } = told;
    this.#latest = utterance;
    this.announcer.keep(utterance);
    if (quiet) this.#told.push(told);
    if (quiet) return;
    // What a finger feels now is more important than what it felt before.
    if (this.fingers.isReadAtCell(told)) this.announcer.aloud(utterance, true);
    else this.announcer.say(utterance, isTouch(told));
    if (!isTouch(told)) this.board.unfeel();
    for (const event of events) sound(event, this.frame.layout.columns);
  }

  /** @param {wire.Players} message */
  meet({ clocks, utterance }) {
    this.clocks.set(clocks, this.sitting.seat);
    showPlayers(this.sitting, this.clocks);
    this.keepCompany();
    this.announcer.tell(utterance);
    this.helper.look(this.sitting);
  }

  /** Somebody said something to all. @param {wire.Said} said */
  hear(said) {
    this.phrases.hear(said);
  }

  /** Who has not come yet, what can be said, what is to be done; and this browser remembers the table. */
  keepCompany() {
    showWaiting(this.sitting);
    this.phrases.show(this.sitting);
    keepSitting(this.sitting, this.sitting.view, this.seats.map(({ seat }) => seat));
  }

  /** @param {View} view @param {View|null} was */
  show(view, was) {
    const between = this.rounds.look(view, was, this.#latest);
    const shown = between ? view.before : this.sitting.board;
    this.clocks.set(view.clocks, this.sitting.seat);
    showAside(this.sitting, view, this.clocks);
    showTasks(view);
    this.keepCompany();
    this.turn.show(this.sitting, view, was);
    byId("above").hidden = !shown?.picture || this.frame.above.ratio === this.frame.layout.ratio;
    byId("above").setAttribute("aria-pressed", String(this.sitting.above));
    this.surface(shown);
    if (!this.board.paint(shown?.picture ?? this.frame.cloth)) this.sitting.again();
    this.board.show(shown?.cells ?? [], ({ cell, words }) => say("web-cell", { cell, words }));
    this.fingers.hold();
    if (was && !was.yours && view.yours) tune("turn");
    if (was && was.stage !== view.stage) this.caption.settle(was.stage);
    if (was?.yours && view.yours && was.stage !== view.stage) this.say(view.stage);
    // Feeling another cell, or somebody's offer, leaves the choice as it is.
    if (!was?.yours || !view.yours || was.board?.cells !== view.board?.cells) this.choices.clear();
    this.choices.refresh();
    this.helper.look(this.sitting);
    this.focus.keep();
    const next = this.seats.find((one) => one.seat === view.turn);
    if (next && next !== this.sitting.place && !view.over) this.pass(next);
  }

  /** Fits the grid to what is shown: a picture at a tilt or from above, or the cloth. @param {View["board"]} shown */
  surface(shown) {
    byId("surface").classList.toggle("masked-surface", !shown?.picture);
    this.board.fit(shown?.picture && this.sitting.above ? this.frame.above : this.frame.layout);
  }

  /** The board is cleared, and the next round begins. */
  nextRound() {
    const { view } = this.sitting;
    // The next round's board was told in changes while the one before was shown: ask for all of it.
    if (view?.board) this.sitting.again();
    else if (view) this.show(view, null);
    this.board.focus();
  }

  /** Does something on the board; while the end of a round lies there, it is cleared first. @param {() => void} act */
  now(act) {
    if (this.rounds.held) return this.rounds.next();
    return act();
  }

  /** Gives the device to whoever is to move now. @param {LocalSeat} next */
  async pass(next) {
    const { players } = this.sitting;
    const name = players.find((one) => one.seat === next.seat)?.name ?? "";
    this.#former = this.sitting;
    this.#former.mute();
    this.announcer.forget();
    this.caption.forget();
    this.helper.forget();
    if (players.some((one) => one.masked)) {
      this.board.paint(this.frame.cloth);
      this.board.show([], () => "");
      await handOver(say("web-hand-over", { name }));
    }
    this.sitting = new Sitting(this.id, next, this, this.seats);
    // Whoever types goes on typing: the focus stays where it was used, unless that is gone.
    if (!document.activeElement || document.activeElement === document.body) this.board.focus();
  }

  /** Whose turn it is, and what is to be done in it. */
  sayTurn() {
    const { view } = this.sitting;
    this.announcer.say([view?.status, view?.stage].filter(Boolean).join(" "), true);
  }
}

control(new Table());
if (preferences().speech) speak(document.title);
