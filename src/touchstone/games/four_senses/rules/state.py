"""A position of Four Senses: stacks of pieces, whose turn it is, and how far the turn has come."""

from dataclasses import dataclass
from enum import Enum
from functools import cache

from touchstone.core.grid import Grid
from touchstone.core.values import Feel, Outcome, Seat, value

GRID = Grid(4, 4)
HEAP = 8
"""Pieces of each shape in the box: flat singles, holed singles, doubles."""
HEAPS = ("f", "h", "d")


class Piece(Enum):
    """What can be placed. A double has a flat and a holed face; the upper one is chosen."""

    FLAT = "f"
    HOLE = "h"
    DOUBLE_FLAT = "df"
    DOUBLE_HOLE = "dh"

    def __init__(self, text: str) -> None:
        self.text = text
        """How it is written; the same as its value, but quicker to ask for."""
        self.levels = len(text)
        """How high the piece is."""
        self.top = text[-1]
        """The face that shows: "f" or "h"."""
        self.heap = text[0]
        """The heap it comes from: "f", "h" or "d"."""
        self.heap_number = HEAPS.index(self.heap)
        """Where the box counts that heap."""
        self.placed = tuple([f"{text} {name}" for name in GRID.every_name])
        """How a placement is written, by well."""

    __hash__ = object.__hash__  # an enum hashes its name anew each time; stacks are looked up often


class Stage(Enum):
    """How far a turn has come."""

    EXPLORE = "explore"
    PLACED = "placed"


EXPLORE, PLACED = Stage

Stack = tuple[Piece, ...]
"""The pieces of a well, bottom to top: none, one or two."""


def height(stack: Stack) -> int:
    """Levels of a well, 0 to 3."""
    return sum([piece.levels for piece in stack])


def top(stack: Stack) -> str:
    """The face on top, "f" or "h"; empty for an empty well."""
    return stack[-1].top if stack else ""


def face(stack: Stack) -> str:
    """All that counts of a well in one short text: "2h" is two levels with a hole on top.

    >>> face((Piece.FLAT, Piece.DOUBLE_HOLE)), face(())
    ('3h', '')
    """
    return f"{height(stack)}{top(stack)}" if stack else ""


@value
class Board:
    """What lies on the board, and what follows from it, so that nobody has to count again.

    Wells are in the grid's order: a1, a2, a3, a4, b1 and so on.
    """

    stacks: tuple[Stack, ...]
    faces: tuple[str, ...]
    """What shows of each well."""
    box: tuple[int, int, int]
    """What is left of each heap, in the order of HEAPS."""
    open: int
    """The wells that can still take a piece, as a set of bits: a1 is bit 0."""
    filled: int
    """The wells with a piece in them, as a set of bits."""

    @classmethod
    def of(cls, stacks: tuple[Stack, ...]) -> "Board":
        """The board with these stacks."""
        left = heaps(stacks)
        is_open = sum(1 << cell for cell, stack in enumerate(stacks) if height(stack) <= 1)
        filled = sum(1 << cell for cell, stack in enumerate(stacks) if stack)
        box = left["f"], left["h"], left["d"]
        return cls(stacks, tuple(map(face, stacks)), box, is_open, filled)

    def with_piece(self, piece: Piece, cell: int) -> "Board":
        """The board after a piece was placed: one well and one heap are different."""
        heap, bit = piece.heap, 1 << cell
        flats, holes, doubles = self.box
        stacks, faces = list(self.stacks), list(self.faces)
        stacks[cell] += (piece,)
        faces[cell] = shows = _FACES[faces[cell], piece.text]
        return Board(
            tuple(stacks),
            tuple(faces),
            (flats - (heap == "f"), holes - (heap == "h"), doubles - (heap == "d")),
            self.open if shows in _OPEN else self.open & ~bit,
            self.filled | bit,
        )

    def has(self, piece: Piece) -> bool:
        """Whether the piece is in the box."""
        return self.box[piece.heap_number] > 0


_FACES = {
    (face(stack), piece.text): face((*stack, piece))
    for stack in ((), (Piece.FLAT,), (Piece.HOLE,))
    for piece in Piece
}
"""What shows once a piece was placed on an open face."""
_OPEN = ("1f", "1h")
"""What a well shows that has a piece in it and can take another."""


@value
class State:
    """A position.

    `left` counts the claim turns still to come once the box is empty, and is None before that.
    `last` is the well filled latest; it is kept only where the claim window is strict.
    """

    board: Board
    turn: Seat
    stage: Stage = EXPLORE
    claimed: bool = False
    left: int | None = None
    last: int | None = None
    outcome: Outcome | None = None

    @property
    def stacks(self) -> tuple[Stack, ...]:
        """The pieces of every well."""
        return self.board.stacks

    @property
    def must_place(self) -> bool:
        """Whether a piece has still to be placed in this turn."""
        return self.stage is EXPLORE and self.left is None


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


_SURFACES = {"": "ceramic", "f": "flat", "h": "hole"}


@cache
def felt(stack: Stack) -> Feel:
    """What a finger finds in a well; a double and two singles of the same top feel alike (6.3)."""
    return Feel(height(stack), _SURFACES[top(stack)])


def heaps(stacks: tuple[Stack, ...]) -> dict[str, int]:
    """What is left in the box, by heap."""
    left = dict.fromkeys(HEAPS, HEAP)
    for stack in stacks:
        for piece in stack:
            left[piece.heap] -= 1
    return left


EMPTY = Board.of(((),) * len(GRID.cells))
