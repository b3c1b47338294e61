"""Tactori on 5x5 on the kernel, to be compared with the rules."""

from collections.abc import Sequence
from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compare import Twin
from touchstone.games.tactori.mind.kernel_small.board import (
    COUNTED,
    GOES_ON,
    MOST_MOVES,
    OUTCOME,
    list_moves,
    play,
    score,
)
from touchstone.games.tactori.mind.kernel_small.convert import (
    board_of,
    code_of,
    move_of,
    terrain_of,
)
from touchstone.games.tactori.rules.state import Move, State

LAYS = 0.8
"""How often a stick is laid where one can be, so that boards fill with them."""


class SmallTwin(Twin):
    """A board of 5x5 fields."""

    def __init__(self, game: AnyGame, state: State, dice: Random) -> None:
        self._game = game
        self._terrain = terrain_of(game)
        self._board = board_of(game, state)
        self._room = np.zeros(MOST_MOVES, dtype=np.int64)

    def moves(self) -> list[Move]:
        """All that the kernel lists."""
        found = list_moves(self._terrain, self._board, self._room)
        return [move_of(int(code)) for code in self._room[:found]]

    def play(self, move: Move) -> None:
        """Puts a stone, lays a stick or ends the turn."""
        play(self._terrain, self._board, code_of(move))

    def is_same(self, state: State, dice: Random) -> bool:
        """The whole board, the points, and whether an end is one by points."""
        game, board = self._game, self._board
        points = game.scores(state)
        scores = tuple(score(self._terrain, board, seat) for seat in range(game.seats))
        is_over = board[OUTCOME] != GOES_ON
        counted = not is_over or (board[OUTCOME] == COUNTED) == bool(points)
        same = scores == (points or (0,) * game.seats) and bool(counted)
        return same and bool((board == board_of(game, state)).all())

    def choose(self, state: State, legal: Sequence[Move], dice: Random) -> Move:
        """Any move but, mostly, the last one, which ends the turn."""
        busy = len(legal) > 1 and dice.random() < LAYS
        return dice.choice(legal[:-1] if busy else legal)
