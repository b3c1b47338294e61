"""Tactori on 9x9 as bots see it: one stone a turn is chosen, sticks follow by themselves."""

from collections.abc import Sequence
from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.guide import best_of
from touchstone.engine.kernels.compiling import Bits, Numbers, Shares
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.kernels.tree import favourite
from touchstone.engine.levels import Meter
from touchstone.games.tactori.mind.kernel_wide.board import (
    OUTCOME,
    RELAY,
    STONES_OF,
    TURN,
    terms_of,
)
from touchstone.games.tactori.mind.kernel_wide.convert import board_of, code_of, history_of, move_of
from touchstone.games.tactori.mind.kernel_wide.counted_tree import grow_counted
from touchstone.games.tactori.mind.kernel_wide.moves import MOST_MOVES, list_moves
from touchstone.games.tactori.mind.kernel_wide.tree import (
    MOST_NODES,
    grow_wide,
    looked_ahead,
    new_wide_tree,
    next_stick,
    take_turn,
)
from touchstone.games.tactori.mind.kernel_wide.worth import worth
from touchstone.games.tactori.rules.pieces import STONES
from touchstone.games.tactori.rules.state import Carry, Lay, Move, Place, Stage, State

SLICE = 4
"""Playouts between two looks at the clock: some milliseconds."""
GLANCE = 20
"""Stones that a level without a tree looks at; to see all would be as good as a small tree. It
looks for the nearest rectangle, as people do at first; only the tree knows what scores."""
LOST = 0.001
"""What is worth less lets the next player win at once; then a level without a tree looks at all."""
CENTRE = frozenset(9 * one + other for one in range(2, 7) for other in range(2, 7))
"""The fields at least two steps from every edge, where the first stone goes if points count."""


class Wide:
    """One position on the wide board, with the kernel's view of it."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self._state = state
        self._terms = terms_of(game)
        self._board = board_of(game, state)
        self._seen = history_of(state, self._board)
        self._room = np.zeros(MOST_MOVES, dtype=np.int64)

    def winning(self) -> list[Move]:
        """The moves after which the seat closes a rectangle with the sticks of this turn."""
        moves = self._room.copy()
        count = list_moves(self._terms, self._board, moves)
        seat, codes = self._board[TURN], map(int, moves[:count])
        found = [move_of(code) for code in codes if self._after(code)[OUTCOME] == seat]
        # Re-laying a stick may win as well, but takes longer.
        return [move for move in found if isinstance(move, Lay)] or found

    def _after(self, code: int) -> Numbers:
        """The board when the turn that begins with a move is over."""
        after = self._board.copy()
        take_turn(self._terms, after, self._seen.copy(), self._room, code)
        return after

    def best_looking(self, moves: Sequence[Move]) -> list[Move]:
        """The moves that leave the best outlook; of sticks one, since all that fit are laid."""
        if self._state.stage is not Stage.STONE:
            return [move_of(next_stick(self._terms, self._board))]
        stones: Sequence[Move] = [move for move in moves if isinstance(move, Place | Carry)]
        stones = stones or moves
        found = self._outlooks(stones[:: max(1, len(stones) // GLANCE)])
        if max(found.values()) < LOST:
            found = self._outlooks(stones)
        return best_of(found)

    def _outlooks(self, moves: Sequence[Move]) -> dict[Move, float]:
        """What the mover has of the turns that begin with these moves."""
        values = np.zeros(4)
        found: dict[Move, float] = {}
        for move in moves:
            worth(self._terms, self._after(code_of(move)), values)
            found[move] = float(values[self._board[TURN]])
        return found

    def search(self, moves: Sequence[Move], dice: Random, meter: Meter) -> Move:
        """The favourite of a tree; a stick, or whatever is left, without one."""
        if self._state.stage is not Stage.STONE or self._state.taken:
            return moves[0]
        is_race = bool(self._terms[RELAY])
        first = [] if is_race else self._first_stones()
        if first:
            return dice.choice(first)
        seed, tree = new_dice(dice.getrandbits(32)), new_wide_tree(meter.most or MOST_NODES)
        grow = grow_wide if is_race else grow_counted
        for playouts in meter.slices(SLICE):
            grow(self._terms, self._board, tree, playouts, seed)
        return move_of(favourite(tree, self._board[TURN]))

    def _first_stones(self) -> list[Move]:
        """Empty fields near the centre for whoever has no stone on the board yet.

        What is expected hardly differs there, and the same beginning every time would be dull.
        """
        if self._board[STONES_OF + self._board[TURN]] < STONES:
            return []
        moves = self._room.copy()
        codes = map(int, moves[: list_moves(self._terms, self._board, moves)])
        return [Place(code) for code in codes if code in CENTRE and not self._state.towers[code]]

    def outlook(self, games: int, dice: Bits) -> Shares:
        """By seat, the sum of what the position is worth, so many times some turns later."""
        points = np.zeros(4)
        looked_ahead(self._terms, self._board, games, dice, points)
        return points
