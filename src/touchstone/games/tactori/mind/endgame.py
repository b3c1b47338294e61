"""The last stones of `bridges`, `connections` and `long`, played to the end.

Each question is searched to the end of the game. What takes longer than there is time for is left
to the tree. With two players a position is answered exactly or not at all. With more, what is won
or lost whatever the others do is exact; else the answer says what is to be expected if everybody
plays for themselves.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cached_property

from touchstone.core.game import AnyGame
from touchstone.engine.levels import Meter
from touchstone.engine.mind import Advice, OnStep, Proof, no_step
from touchstone.games.tactori.mind.kernel_small import endgame as kernel
from touchstone.games.tactori.mind.kernel_small import everybody
from touchstone.games.tactori.mind.kernel_small.board import STONES_OF, TURN, play
from touchstone.games.tactori.mind.kernel_small.convert import (
    GOALS,
    board_of,
    code_of,
    terms_of,
)
from touchstone.games.tactori.rules.state import Move, State

POSITIONS, OF_EVERYBODY = 50, 5
"""Positions that count as a game played out. Where everybody plays for themselves there are fewer:
each takes ten times as long, since it asks for every seat whether that one may still win."""
SLICE, LONGEST_SLICE = 100, 2000
"""Between two looks at the clock, at first and at most, counted in games: up to two tenths of a
second."""
_TABLE = 19
"""The table's size as a power of two."""
_NAMES = {kernel.WIN: "win", kernel.DRAW: "draw", kernel.LOSS: "loss"}
_POINTS = GOALS[:3]


class OutOfTime(Exception):
    """The search was stopped before it had an answer."""


def is_counted(game: AnyGame) -> bool:
    """Whether points are counted on 5x5."""
    return game.settings["variant"] in _POINTS


class Endgame:
    """A position with few stones left, and what has been found out about what can follow."""

    def __init__(self, game: AnyGame, state: State, meter: Meter) -> None:
        self._game, self._state = game, state
        self._terms, self._board = terms_of(game), board_of(game, state)
        self._seat = int(self._board[TURN])
        self._meter = meter
        self._work = kernel.new_work(_TABLE)

    @staticmethod
    def of(game: AnyGame, state: State, meter: Meter) -> "Endgame | None":
        """The endgame of a position; None where it is not one, or of another game."""
        if not is_counted(game) or state.outcome:
            return None
        found = (Endgame if game.seats == 2 else Melee)(game, state, meter)
        return found if found.stones <= kernel.MOST_STONES else None

    @property
    def stones(self) -> int:
        """How many are left, of all players."""
        return int(self._board[STONES_OF : STONES_OF + 4].sum())

    def advice(self, on_step: OnStep = no_step) -> Advice | None:
        """What the position is worth and every move that keeps it; None if there is no time."""
        with suppress(OutOfTime):
            worth = self._worth(None)
            kept = self.moves(lambda move: worth == kernel.LOSS or self.gets(move, worth), on_step)
            return Advice(kept, _NAMES[worth], exact=True)
        return None

    def proofs(self) -> Iterator[Proof]:
        """What each move is worth, as long as there is time."""
        with suppress(OutOfTime):
            for move in self._game.legal_moves(self._state):
                yield Proof(move, _NAMES[self._worth(move)])

    def moves(self, keeps: Callable[[Move], bool], on_step: OnStep) -> tuple[Move, ...]:
        """The legal moves of which this is true."""
        moves, kept = self._game.legal_moves(self._state), []
        for number, move in enumerate(moves):
            on_step(number, len(moves))
            if keeps(move):
                kept.append(move)
        return tuple(kept)

    def _worth(self, move: Move | None) -> int:
        """What the position, or a move in it, is worth to the seat to move."""
        least = kernel.LOSS
        for wanted in (kernel.DRAW, kernel.WIN):
            if not self.gets(move, wanted):
                break
            least = wanted
        return least

    def gets(self, move: Move | None, least: int) -> bool:
        """Whether the seat to move gets at least this much, whatever happens after the move."""
        terms, work, seat = self._terms, self._work, self._seat
        found = self._ask(work, move, lambda: kernel.reaches(terms, work, seat, 0, least))
        return found == kernel.YES

    def _ask(
        self,
        work: kernel.Work,
        move: Move | None,
        question: Callable[[], int],
        positions: int = POSITIONS,
    ) -> int:
        """The answer to a question about the position, or about what follows a move."""
        control, answer, piece = work.control, kernel.STOPPED, SLICE
        while answer == kernel.STOPPED:
            if self._meter.is_out:
                raise OutOfTime
            before = int(control[kernel.NODES])
            control[kernel.LIMIT] = before + piece * positions
            work.boards[0] = self._board
            if move is not None:
                play(self._terms, work.boards[0], code_of(move))
            # A search that is asked again finds in the table what it had found out. Longer pieces
            # make sure that it comes further even when the table is full.
            answer = question()
            piece = min(2 * piece, LONGEST_SLICE)
            self._meter.spend(-(-(int(control[kernel.NODES]) - before) // positions))
        return answer


class Melee(Endgame):
    """The same with three or four players, of whom each plays for themselves."""

    def advice(self, on_step: OnStep = no_step) -> Advice | None:
        """What is won or lost for sure; else what comes of it if everybody plays for themselves."""
        if self._is_hopeless():
            return Advice(tuple(self._game.legal_moves(self._state)), "loss", exact=True)
        with suppress(OutOfTime):
            forced = Endgame(self._game, self._state, self._meter.half())
            if forced.gets(None, kernel.WIN):
                kept = forced.moves(lambda move: forced.gets(move, kernel.WIN), on_step)
                return Advice(kept, "win", exact=True)
        with suppress(OutOfTime):
            share = self._share(None)
            kept = self.moves(lambda move: self._share(move) == share, on_step)
            return Advice(kept, "win" if share == 1 else "draw" if share else "loss")
        return None

    def proofs(self) -> Iterator[Proof]:
        """The moves that win whatever the others do."""
        with suppress(OutOfTime):
            for move in self._game.legal_moves(self._state):
                if self.gets(move, kernel.WIN):
                    yield Proof(move, "win")

    def _is_hopeless(self) -> bool:
        """Whether the seat to move cannot win any more even if the others helped it."""
        return not everybody.hopeful(self._terms, self._work, self._board) >> self._seat & 1

    def _share(self, move: Move | None) -> float:
        """The part of the victory that the seat to move is to expect."""
        terms, work = self._terms, self._expected
        won = self._ask(work, move, lambda: everybody.winners(terms, work, 0), OF_EVERYBODY)
        return (won >> self._seat & 1) / won.bit_count()

    @cached_property
    def _expected(self) -> kernel.Work:
        """A table of its own: it answers another question than that of `gets`."""
        return kernel.new_work(_TABLE)
