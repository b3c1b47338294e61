"""The last stones of `bridges`, `connections` and `long` for two players, played exactly.

Each question is searched to the end of the game. What takes longer than there is time for is left
to the tree, so a position is answered exactly or not at all.
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Self

from touchstone.core.game import AnyGame
from touchstone.engine.levels import Meter
from touchstone.engine.mind import Advice, OnStep, Proof, no_step
from touchstone.games.tactori.mind.kernel_small import endgame as kernel
from touchstone.games.tactori.mind.kernel_small.board import STONES_OF, TURN, play
from touchstone.games.tactori.mind.kernel_small.convert import (
    GOALS,
    board_of,
    code_of,
    terms_of,
)
from touchstone.games.tactori.rules.state import Move, State

SLICE, LONGEST_SLICE = 5000, 100_000
"""Positions between two looks at the clock, at first and at most: up to a tenth of a second."""
POSITIONS = 50
"""Positions of this search that take as long as a game that is played out."""
_TABLE = 19
"""The table's size as a power of two."""
_NAMES = {kernel.WIN: "win", kernel.DRAW: "draw", kernel.LOSS: "loss"}
_POINTS = GOALS[:3]


class OutOfTime(Exception):
    """The search was stopped before it had an answer."""


def is_counted(game: AnyGame) -> bool:
    """Whether two players count points on 5x5."""
    return game.seats == 2 and game.settings["variant"] in _POINTS


class Endgame:
    """A position with few stones left, and what has been found out about what can follow."""

    def __init__(self, game: AnyGame, state: State, meter: Meter) -> None:
        self._game, self._state = game, state
        self._terms, self._board = terms_of(game), board_of(game, state)
        self._seat = int(self._board[TURN])
        self._meter = meter
        self._work = kernel.new_work(_TABLE)

    @classmethod
    def of(cls, game: AnyGame, state: State, meter: Meter) -> Self | None:
        """The endgame of a position; None where it is not one, or of another game."""
        if not is_counted(game) or state.outcome:
            return None
        found = cls(game, state, meter)
        return found if found.stones <= kernel.MOST_STONES else None

    @property
    def stones(self) -> int:
        """How many are left, of both players."""
        return int(self._board[STONES_OF] + self._board[STONES_OF + 1])

    def advice(self, on_step: OnStep = no_step) -> Advice | None:
        """What the position is worth and every move that keeps it; None if there is no time."""
        moves, kept = self._game.legal_moves(self._state), []
        with suppress(OutOfTime):
            worth = self._worth(None)
            for number, move in enumerate(moves):
                on_step(number, len(moves))
                if worth == kernel.LOSS or self._gets(move, worth):
                    kept.append(move)
            return Advice(tuple(kept), _NAMES[worth], exact=True)
        return None

    def proofs(self) -> Iterator[Proof]:
        """What each move is worth, as long as there is time."""
        with suppress(OutOfTime):
            for move in self._game.legal_moves(self._state):
                yield Proof(move, _NAMES[self._worth(move)])

    def _worth(self, move: Move | None) -> int:
        """What the position, or a move in it, is worth to the seat to move."""
        least = kernel.LOSS
        for wanted in (kernel.DRAW, kernel.WIN):
            if not self._gets(move, wanted):
                break
            least = wanted
        return least

    def _gets(self, move: Move | None, least: int) -> bool:
        """Whether the seat to move gets at least this much, perhaps by a certain move."""
        if self._seat == 0:
            return self._ask(move, least) == kernel.YES
        # The second seat gets it where the first does not get more than that leaves.
        return self._ask(move, 1 - least) == kernel.NO

    def _ask(self, move: Move | None, least: int) -> int:
        work, control = self._work, self._work.control
        answer, piece = kernel.STOPPED, SLICE
        while answer == kernel.STOPPED:
            if self._meter.is_out:
                raise OutOfTime
            before = int(control[kernel.NODES])
            control[kernel.LIMIT] = before + piece
            work.boards[0] = self._board
            if move is not None:
                play(self._terms, work.boards[0], code_of(move))
            # A search that is asked again finds in the table what it had found out. Longer pieces
            # make sure that it comes further even when the table is full.
            answer = kernel.reaches(self._terms, work, 0, least)
            piece = min(2 * piece, LONGEST_SLICE)
            self._meter.spend(-(-(int(control[kernel.NODES]) - before) // POSITIONS))
        return answer
