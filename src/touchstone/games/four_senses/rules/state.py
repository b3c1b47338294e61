"""A position of Four Senses: stacks of pieces, whose turn it is, and how far the turn has come."""

from dataclasses import dataclass
from enum import Enum
from functools import cache

from touchstone.core.grid import Grid
from touchstone.core.values import Feel, Outcome, Seat

GRID = Grid(4, 4)
HEAP = 8
"""Pieces of each shape in the box: flat singles, holed singles, doubles."""
ALL = 3 * HEAP
"""The pieces in the box."""


class Piece(Enum):
    """What can be placed. A double has a flat and a holed face; the upper one is chosen."""

    FLAT = "f"
    HOLE = "h"
    DOUBLE_FLAT = "df"
    DOUBLE_HOLE = "dh"

    def __init__(self, text: str) -> None:
        self.levels = len(text)
        """How high the piece is."""
        self.top = text[-1]
        """The face that shows: "f" or "h"."""
        self.heap = text[0]
        """The heap it comes from: "f", "h" or "d"."""


class Stage(Enum):
    """How far a turn has come."""

    EXPLORE = "explore"
    PLACED = "placed"


Stack = tuple[Piece, ...]
"""The pieces of a well, bottom to top: none, one or two."""

EMPTY: tuple[Stack, ...] = ((),) * len(GRID.cells)


@dataclass(frozen=True, slots=True)
class State:
    """A position. `stacks` are in the grid's order: a1, a2, a3, a4, b1 and so on.

    `left` counts the claim turns still to come once the box is empty, and is None before that.
    `last` is the well filled latest; it is kept only where the claim window is strict.
    """

    stacks: tuple[Stack, ...]
    turn: Seat
    stage: Stage = Stage.EXPLORE
    claimed: bool = False
    left: int | None = None
    last: int | None = None
    outcome: Outcome | None = None

    @property
    def must_place(self) -> bool:
        """Whether a piece has still to be placed in this turn."""
        return self.stage is Stage.EXPLORE and self.left is None


@dataclass(frozen=True, slots=True)
class Place:
    """Put a piece into a well."""

    piece: Piece
    cell: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Declare the line between two end cells, the smaller first."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Done:
    """Say "I have placed"."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Let a claim turn go by once the box is empty."""


Move = Place | Claim | Done | Pass


def height(stack: Stack) -> int:
    """Levels of a well, 0 to 3."""
    return sum(piece.levels for piece in stack)


def top(stack: Stack) -> str:
    """The face on top, "f" or "h"; empty for an empty well."""
    return stack[-1].top if stack else ""


_SURFACES = {"": "ceramic", "f": "flat", "h": "hole"}


@cache
def felt(stack: Stack) -> Feel:
    """What a finger finds in a well; a double and two singles of the same top feel alike (6.3)."""
    return Feel(height(stack), _SURFACES[top(stack)])


def heaps(stacks: tuple[Stack, ...]) -> dict[str, int]:
    """What is left in the box, by heap."""
    left = {"f": HEAP, "h": HEAP, "d": HEAP}
    for stack in stacks:
        for piece in stack:
            left[piece.heap] -= 1
    return left
