"""A position of Tactori, and the moves that lead from one to the next."""

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import NamedTuple, Self, get_args

from touchstone.core.values import Outcome, Seat
from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.pieces import Colour, Ends, Stick, Tower

MOST_STEPS = 999_999
"""The slides that are counted, and that a position can name; the count stays there (9.5)."""


class Stage(Enum):
    """How far a turn has come: before the stone, after it, or nothing more to do."""

    STONE = "stone"
    STICKS = "sticks"
    OVER = "over"


class State(NamedTuple):
    """A position: the board, and how far the turn has come.

    `laid` and `taken` are places of this turn on which its later moves depend (9x9 only).
    `last` are the seats that still have a turn in a last round, the moving one included.
    `seen` are fingerprints of every position that can be repeated, in order.
    `steps` counts slides; `tasks` are the ticked-off tasks of free building.
    """

    board: Board
    turn: Seat
    stage: Stage = Stage.STONE
    laid: tuple[Ends, ...] = ()
    taken: tuple[Ends, ...] = ()
    last: tuple[Seat, ...] | None = None
    seen: tuple[str, ...] = ()
    steps: int = 0
    tasks: tuple[str, ...] = ()
    outcome: Outcome | None = None

    @property
    def towers(self) -> tuple[Tower, ...]:
        """The towers of all fields."""
        return self.board.towers

    @property
    def sticks(self) -> tuple[Stick, ...]:
        """All sticks, sorted."""
        return self.board.sticks

    def moved_on(self, board: Board, stage: Stage, laid: tuple[Ends, ...] = ()) -> "State":
        """The same turn, so much further."""
        return State(board, self.turn, stage, laid, *self[4:])

    @property
    def is_fresh(self) -> bool:
        """Whether the seat to move has done nothing yet in this turn."""
        return self.stage is Stage.STONE and not self.taken


class _Kept:
    """A move that is made once and kept: a board offers the same few hundreds of times."""

    __slots__ = ()

    @classmethod
    @cache
    def of(cls, *facts: int | None) -> Self:
        """The one move of this kind with these facts."""
        return cls(*facts)


@dataclass(frozen=True, slots=True)
class Place(_Kept):
    """Put a stone from the supply on a field; no colour means the player's or the round's own."""

    cell: int
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Lay(_Kept):
    """Lay a stick; no colour means the player's or the round's own."""

    first: int
    last: int
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Take:
    """Take a stick back into the supply."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Shift(_Kept):
    """Lay a stick of the board somewhere else."""

    first: int
    last: int
    to_first: int
    to_last: int


@dataclass(frozen=True, slots=True)
class Carry:
    """Move the top `count` stones of a field and knock out `out` stones where they arrive."""

    cell: int
    to: int
    count: int = 1
    out: int = 0


@dataclass(frozen=True, slots=True)
class Remove:
    """Take the top stone of a field away."""

    cell: int


@dataclass(frozen=True, slots=True)
class Slide:
    """Push a stone into the empty field beside it."""

    cell: int


@dataclass(frozen=True, slots=True)
class Done:
    """End the turn."""


BoardMove = Place | Lay | Take | Shift | Carry | Remove | Slide
Move = BoardMove | Done
MOVES = frozenset(get_args(Move))
