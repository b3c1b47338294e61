"""4EYES+ on the kernel, to be compared with the rules."""

from collections.abc import Sequence
from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compare import Twin
from touchstone.games.four_eyes_plus.mind.kernel.board import (
    GOES_ON,
    MOST_MOVES,
    OUTCOME,
    PHASE,
    TURN,
    list_moves,
    play,
)
from touchstone.games.four_eyes_plus.mind.kernel.convert import REASONS, board_of, code_of, move_of
from touchstone.games.four_eyes_plus.mind.kernel.terrain import terrain_of
from touchstone.games.four_eyes_plus.rules.state import Move, State

PEACEFUL = 0.97
"""How often a random player avoids the end of the game, so that tiles get to be moved too."""
TRIES = 8
"""Moves that such a player looks at."""
ANEW = 0.02
"""How often the board that was played on is held against one made anew from the position."""


class TileTwin(Twin):
    """A board of tiles."""

    def __init__(self, game: AnyGame, state: State, dice: Random) -> None:
        self._game = game
        self._terrain = terrain_of(game)
        self._board = board_of(self._terrain, state)
        self._room = np.zeros(MOST_MOVES, dtype=np.int64)

    def moves(self) -> list[Move]:
        """All that the kernel lists."""
        found = list_moves(self._terrain, self._board, self._room, MOST_MOVES)
        return [move_of(int(code)) for code in self._room[:found]]

    def play(self, move: Move) -> None:
        """Lays or moves a tile."""
        play(self._terrain, self._board, code_of(move))

    def is_same(self, state: State, dice: Random) -> bool:
        """Turn, phase and end; now and then the whole board."""
        outcome, code = state.outcome, int(self._board.facts[OUTCOME])
        if outcome is not None:
            won = outcome.winners == (code + 1,)
            return won if outcome.winners else REASONS.get(code) == outcome.reason
        turn, phase = int(self._board.facts[TURN]) + 1, int(self._board.facts[PHASE])
        same = code == GOES_ON and (turn, phase) == (state.turn, state.phase)
        return same and (dice.random() >= ANEW or self._is_as_new(state))

    def _is_as_new(self, state: State) -> bool:
        fresh = board_of(self._terrain, state)
        parts = ("facts", "pawns", "finishing", "taken", "history")
        return all((getattr(self._board, part) == getattr(fresh, part)).all() for part in parts)

    def choose(self, state: State, legal: Sequence[Move], dice: Random) -> Move:
        """Mostly a move that does not end the game."""
        move = dice.choice(legal)
        tries = TRIES if dice.random() < PEACEFUL else 0
        while tries and self._game.outcome(self._game.play(state, move).state) is not None:
            move, tries = dice.choice(legal), tries - 1
        return move
