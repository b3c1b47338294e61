// Four Senses with a referee as a game of boardgame.io.
// Kinds of pieces: 0 flat, 1 with a hole, 2 a double with its solid side up, 3 a double with its hole up.
const { INVALID_MOVE } = require('boardgame.io/core');

const WAYS = [[0, 1], [1, 0], [1, 1], [1, -1]];
const line = (row, column, [down, right], length) => {
  const cells = [];
  for (let i = 0; i < length; i++) {
    const y = row + down * i, x = column + right * i;
    if (y < 0 || y > 3 || x < 0 || x > 3) return null;
    cells.push(y * 4 + x);
  }
  return cells;
};
const lines = (length) => {
  const found = [];
  for (let row = 0; row < 4; row++) for (let column = 0; column < 4; column++) for (const way of WAYS) {
    const cells = line(row, column, way, length);
    if (cells) found.push(cells);
  }
  return found;
};
const through = (found) => Array.from({ length: 16 }, (_, cell) => found.filter((cells) => cells.includes(cell)));
const FOURS = through(lines(4)), THREES = through(lines(3));

function won({ height: h, top: t }, cell) {
  for (const [a, b, c, d] of FOURS[cell]) {
    if (t[a] !== null && t[a] === t[b] && t[a] === t[c] && t[a] === t[d]) return true;
    if (h[a] && h[a] === h[b] && h[a] === h[c] && h[a] === h[d]) return true;
  }
  return THREES[cell].some(([a, b, c]) => h[b] === 2 && h[a] + h[c] === 4 && h[a] !== 2 && h[a] > 0 && h[c] > 0);
}

function legal(G) {
  const moves = [];
  for (let cell = 0; cell < 16; cell++) if (G.height[cell] < 2)
    for (let kind = 0; kind < 4; kind++) if (G.supply[Math.min(kind, 2)] > 0) moves.push([cell, kind]);
  return moves;
}

const game = {
  name: 'four-senses',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ height: Array(16).fill(0), top: Array(16).fill(null), supply: [8, 8, 8], last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G }, cell, kind) => {
      if (!Number.isInteger(cell) || cell < 0 || cell > 15 || !(G.height[cell] < 2)) return INVALID_MOVE;
      if (![0, 1, 2, 3].includes(kind) || !G.supply[Math.min(kind, 2)]) return INVALID_MOVE;
      G.supply[Math.min(kind, 2)]--;
      G.height[cell] += kind < 2 ? 1 : 2;
      G.top[cell] = kind & 1;
      G.last = cell;
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.last !== null && won(G, G.last)) return { winner: ctx.currentPlayer };
    if (!(G.supply[0] || G.supply[1] || G.supply[2]) || G.height.every((height) => height >= 2)) return { draw: true };
  },
};

module.exports = { game, legal };
