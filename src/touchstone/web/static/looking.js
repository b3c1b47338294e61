// A board that is only looked at: reviews and records show positions on it, and nobody moves. It is read as at a table:
// lines by their names, with what lies on them.

/** @import { Announcer } from "./announcer.js" */
/** @import { Line } from "./walking.js" */
import { Board } from "./board.js";
import { byId, say } from "./dom.js";
import { feelCell } from "./sounds.js";
import { speak } from "./speech.js";

/** The board of the page, which says and sounds what a cell holds. @param {import("./board.js").Frame} frame */
export function boardToLookAt(frame) {
  const board = new Board(byId("surface"), frame.layout, say("web-board"), {
    felt: (cell) => {
      const seen = board.seen(cell);
      if (seen) feelCell(seen, frame.layout.columns);
      speak(board.label(cell));
    },
    acted: () => {},
    edge: () => {},
  });
  return board;
}

/** What each kind of line is called. */
const NAMED = { row: "board-row", column: "board-column", diagonal: "board-diagonal" };

/** One line in words. @param {Board} board @param {Line} line @param {string[]} cells */
function lineAloud(board, line, cells) {
  const filled = cells.filter((cell) => board.seen(cell)?.height).map((cell) => board.label(cell));
  if (filled.length && filled.length < cells.length) filled.push(say("board-rest-empty"));
  const content = filled.join("; ") || say("board-row-empty");
  const [first, last] = [cells[0], cells[cells.length - 1]];
  return say(NAMED[line], { row: first.slice(1), column: first[0], first, last, content });
}

/** The keys that read a board. @param {Board} board @param {Announcer} announcer @returns {import("./keys.js").Actions} */
export function reading(board, announcer) {
  const read = (/** @type {Line} */ line) => () =>
    announcer.say(board.lines(line).map((cells) => lineAloud(board, line, cells)).join(" "), true);
  return {
    row: read("row"),
    column: read("column"),
    diagonal: read("diagonal"),
    board: () => announcer.say(board.rows.map((cells) => lineAloud(board, "row", cells)).join(" "), true),
    next: () => {
      const next = board.nextPiece();
      if (next) board.go(next, "key");
    },
  };
}
