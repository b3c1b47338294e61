"""The moving phase of 4EYES+ as a bot sees it: wins, safe moves, moves without an answer."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Self

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Numbers
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.levels import Meter
from touchstone.games.four_eyes_plus.mind.kernel import moving
from touchstone.games.four_eyes_plus.mind.kernel.board import (
    GOES_ON,
    MOST_MOVES,
    OUTCOME,
    TURN,
    Board,
    copy_board,
    play,
)
from touchstone.games.four_eyes_plus.mind.kernel.convert import (
    board_of,
    code_of,
    empty_board,
    move_of,
)
from touchstone.games.four_eyes_plus.mind.kernel.terrain import Terrain, terrain_of
from touchstone.games.four_eyes_plus.rules.state import Move, State

WIDTH = 24
"""Moves that are looked at closely: those after which the board promises most."""
SLICE = 20
"""Games played out before the clock is looked at."""
MOST_GAMES = 2000
"""Games played out for one decision, whatever the budget."""


class Moving(NamedTuple):
    """A position in which a tile is moved, or the last one laid."""

    terrain: Terrain
    board: Board

    @classmethod
    def of(cls, game: AnyGame, state: State) -> Self:
        """The position on the kernel."""
        terrain = terrain_of(game)
        return cls(terrain, board_of(terrain, state))

    def winning(self) -> list[Move]:
        """The moves that complete a square of one's own and no other."""
        if moving.winning_move(*self) < 0:
            return []
        return [move for move, verdict in self._judged() if verdict == moving.WINS]

    def safe(self) -> list[Move]:
        """The moves that give no square away, now or in the next turn; at least not now."""
        judged = self._judged()
        safe = [move for move, verdict in judged if verdict >= moving.GOES_ON]
        return safe or [move for move, verdict in judged if verdict == moving.LOSES]

    def best(self, moves: Sequence[Move], meter: Meter, dice: Random) -> Move:
        """The move, of these, that leaves no answer, else the one that wins most games."""
        codes = self._looks(moves)
        spare, after, room = empty_board(), empty_board(), np.zeros(MOST_MOVES, dtype=np.int64)
        for code in map(int, codes):
            copy_board(self.board, after)
            play(self.terrain, after, code)
            turned = after.facts[TURN] != self.board.facts[TURN]
            over = after.facts[OUTCOME] != GOES_ON
            if turned and not over and not moving.has_answer(self.terrain, after, spare, room):
                return move_of(code)
        won, tried = np.zeros(len(codes)), np.zeros(len(codes), dtype=np.int64)
        throws = new_dice(dice.getrandbits(32))
        for games in meter.slices(SLICE):
            moving.weigh(self.terrain, self.board, spare, codes, games, throws, won, tried)
            if tried.sum() >= MOST_GAMES:
                break
        return move_of(int(codes[max(range(len(codes)), key=lambda n: (tried[n], won[n]))]))

    def _looks(self, moves: Sequence[Move]) -> Numbers:
        """The most promising of the moves."""
        codes = np.array([code_of(move) for move in moves], dtype=np.int64)
        found = np.zeros(len(codes))
        moving.outlooks(self.terrain, self.board, empty_board(), codes, found)
        return codes[np.argsort(-found, kind="stable")[:WIDTH]]

    def _judged(self) -> list[tuple[Move, int]]:
        moves, verdicts = np.zeros((2, MOST_MOVES), dtype=np.int64)
        count = moving.judge_moves(*self, empty_board(), moves, verdicts)
        return [(move_of(int(moves[n])), int(verdicts[n])) for n in range(count)]
