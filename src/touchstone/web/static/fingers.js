// The fingers of whoever sits here: they feel cells, lines and heaps, behind a mask by asking the server for each.

/** @import { Table } from "./table.js" */
/** @import * as wire from "./wire" */
import { heapsAloud } from "./aside.js";
import { drawn } from "./dom.js";
import { askKind } from "./kinds.js";
import { feelCell } from "./sounds.js";
import { hush, speak } from "./speech.js";

/** Whether nothing happened but that somebody felt something. @param {wire.Told} told */
export const isTouch = ({ events }) => events.every(({ name }) => name.startsWith("match-felt"));

export class Fingers {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Whether what lies under a finger has to be asked for. */
  get ask() {
    const { sitting: { view, sees }, rounds } = this.table;
    return Boolean(view?.yours) && !sees && !rounds.held;
  }

  /** A finger or the focus has come to a cell. @param {string} cell @param {string} how */
  async felt(cell, how) {
    const { board, sitting, choices, frame } = this.table;
    const { view, sees } = sitting;
    this.hold();
    hush();
    if (view?.yours) choices.refresh();
    if (this.ask) {
      await this.table.orders.send(`touch ${cell}`);
      board.arrive(cell);
    } else if (sees || this.table.rounds.held) {
      const seen = board.seen(cell);
      if (seen) feelCell(seen, frame.layout.columns);
      if (how === "finger") this.table.say(board.label(cell));
      else speak(board.label(cell));
    } else if (how === "finger") this.table.say(cell);
  }

  /**
   * Whether a touch was told by the name of its cell, which is read as the focus comes there: then nobody has to say it
   * once more. What is still waiting to be said comes first.
   * @param {wire.Told} told
   */
  isReadAtCell(told) {
    const { board, announcer } = this.table;
    const cell = told.events.at(0)?.facts.cell;
    return !announcer.waits && isTouch(told) && board.arrive(String(cell), told.utterance);
  }

  /** Lays the hand of a masked player on the present cell. */
  hold() {
    const { board, sitting: { view, sees, seat }, caption, frame } = this.table;
    const masked = Boolean(view && !sees && seat);
    board.hold(masked ? drawn("hand-picture") : null);
    caption.place(masked, Number(board.here.slice(1)) / frame.layout.rows);
  }

  /** Reads a line through the present cell; a masked player feels it. @param {"row"|"column"|"diagonal"} way */
  scan(way) {
    this.table.orders.send(`${way} ${this.table.board.here}`);
  }

  /** Goes to the next piece in reading order; a masked player has to feel for it. */
  next() {
    const { board, sitting, orders } = this.table;
    const next = sitting.sees ? board.nextPiece() : undefined;
    if (next) board.go(next, "key");
    else orders.send("board");
  }

  /** Asks where the pieces of a kind are that the person chooses from a list. */
  async where() {
    const kind = await askKind(this.table.sitting.info?.kinds ?? []);
    if (kind) this.table.orders.send(`where ${kind}`);
  }

  saySupply() {
    const heaps = heapsAloud();
    if (heaps) this.table.say(heaps);
    else this.table.orders.send("touch supply");
  }
}
