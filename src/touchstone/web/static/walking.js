// Ways over a board: cells by name, one step, the ends of lines, and the lines through a cell.

/** @typedef {{columns: number, rows: number}} Size */

const STEPS = /** @type {const} */ ({
  up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0],
});

/** @typedef {keyof typeof STEPS} Way */
/** @typedef {"row-start"|"row-end"|"column-near"|"column-far"} End */
/** @typedef {"row"|"column"|"diagonal"} Line */

/** The name of a cell. @param {number} column from 0 @param {number} row from 1 */
export const named = (column, row) => String.fromCharCode(97 + column) + row;

/** Column from 0 and row from 1 of a cell. @param {string} name */
export const placed = (name) => ({ column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) });

/**
 * The cell beside another one; undefined over the edge, unless the way leads round.
 * @param {string} from
 * @param {Way} way
 * @param {Size} size
 * @param {boolean} round
 */
export function beside(from, way, { columns, rows }, round) {
  const [across, up] = STEPS[way];
  const column = placed(from).column + across;
  const row = placed(from).row + up;
  const over = column < 0 || column >= columns || row < 1 || row > rows;
  return over && !round ? undefined : named((column + columns) % columns, ((row - 1 + rows) % rows) + 1);
}

/** The cell at an end of the row or column. @param {string} from @param {End} end @param {Size} size */
export function endOf(from, end, { columns, rows }) {
  const { column, row } = placed(from);
  return {
    "row-start": named(0, row), "row-end": named(columns - 1, row),
    "column-near": named(column, 1), "column-far": named(column, rows),
  }[end];
}

/**
 * The lines of a kind through a cell, each from its left or near end: one, or two diagonals.
 * @param {string} from
 * @param {Line} line
 * @param {Size} size
 */
export function linesThrough(from, line, size) {
  const { column, row } = placed(from);
  /** @type {Record<Line, [number, number][]>} */
  const ways = { row: [[1, 0]], column: [[0, 1]], diagonal: [[1, 1], [1, -1]] };
  const length = Math.max(size.columns, size.rows);
  const reach = Array.from({ length: 2 * length + 1 }, (_, step) => step - length);
  return ways[line]
    .map(([across, up]) => reach.map((step) => [column + across * step, row + up * step])
      .filter(([c, r]) => c >= 0 && c < size.columns && r >= 1 && r <= size.rows)
      .map(([c, r]) => named(c, r)))
    .filter((cells) => cells.length > 1 || line !== "diagonal");
}
