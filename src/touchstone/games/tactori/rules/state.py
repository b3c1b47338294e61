"""A position of Tactori: towers of stones, sticks between them, and how far the turn has come."""

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import NamedTuple, NewType, Self

from touchstone.core.values import Outcome, Seat

Colour = NewType("Colour", int)
"""A colour by its number; in competitive games seat 1 is red, seat 2 blue and so on (1.2)."""

RED, BLUE, YELLOW, GREEN = COLOURS = tuple(Colour(number) for number in range(4))
COLOUR_NAMES = ("red", "blue", "yellow", "green")

STONE_HEAPS = ("red-stones", "blue-stones", "yellow-stones", "green-stones")
STICK_HEAPS = ("red-sticks", "blue-sticks", "yellow-sticks", "green-sticks")
"""Heaps beside the board where a colour is chosen, by colour."""

STONES, STICKS = 16, 15
"""Stones and sticks of each colour in the box (1.1)."""
LAID_OUT = 6
"""Stones of each colour on a board that begins with stones (8.1)."""
MOST_STEPS = 999_999
"""The slides that are counted, and that a position can name; the count stays there (9.5)."""

Tower = tuple[Colour, ...]
"""The stones of a field, bottom to top."""
Ends = tuple[int, int]
"""The two end fields of a stick, the smaller first."""


class Stick(NamedTuple):
    """A stick on the board. Sorting sticks sorts them by cell, then floor."""

    first: int
    last: int
    floor: int
    colour: Colour

    @property
    def ends(self) -> Ends:
        """Its two end fields."""
        return self.first, self.last


class Stage(Enum):
    """How far a turn has come: before the stone, after it, or nothing more to do."""

    STONE = "stone"
    STICKS = "sticks"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class State:
    """A position. `towers` are in the grid's order: a1, a2 and so on; `sticks` are sorted.

    `laid` and `taken` are places of this turn on which its later moves depend (9x9 only).
    `last` are the seats that still have a turn in a last round, the moving one included.
    `seen` are fingerprints of every position that can be repeated, in order.
    `steps` counts slides; `tasks` are the ticked-off tasks of free building.
    """

    towers: tuple[Tower, ...]
    sticks: tuple[Stick, ...]
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
class Carry(_Kept):
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


def colour_of(seat: Seat) -> Colour:
    """The colour of a seat in the competitive games."""
    return COLOURS[seat - 1]


def with_tower(towers: tuple[Tower, ...], cell: int, tower: Tower) -> tuple[Tower, ...]:
    """All towers, one of them changed."""
    return (*towers[:cell], tower, *towers[cell + 1 :])


def with_stick(sticks: tuple[Stick, ...], stick: Stick) -> tuple[Stick, ...]:
    """All sticks and one more."""
    return tuple(sorted((*sticks, stick)))


def without_stick(sticks: tuple[Stick, ...], stick: Stick) -> tuple[Stick, ...]:
    """All sticks but one."""
    return tuple(other for other in sticks if other != stick)
