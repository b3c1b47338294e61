"""What the settings come to, worked out once, and every square of a board (clauses 2.1 to 2.3).

A set of cells is one integer: bit 0 is a1, bit 1 is a2 and so on in the grid's order.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Self

from touchstone.core.grid import Grid
from touchstone.games.four_eyes_plus.rules.state import HANDS

Corners = tuple[int, ...]
"""The four cells of a square, by column, then row."""


@dataclass(frozen=True, slots=True)
class Squares:
    """The squares of one board, in the order in which an outcome prefers them."""

    corners: tuple[Corners, ...]
    masks: tuple[int, ...]
    through: tuple[tuple[tuple[int, Corners], ...], ...]
    """By cell, each square it is a corner of: the other three corners as a mask, and all four."""

    def finishing(self, pawns: int) -> int:
        """The cells that each lack alone to a square of these pawns, none of which stands yet."""
        cells = 0
        if pawns.bit_count() < 3:
            return cells
        for square in self.masks:
            missing = square & ~pawns
            if not missing & (missing - 1):
                cells |= missing
        return cells

    def completed(self, pawns: int, cell: int) -> Corners | None:
        """The first square that a pawn on the cell forms with these pawns, or None."""
        for rest, corners in self.through[cell]:
            if pawns & rest == rest:
                return corners
        return None

    def standing(self, pawns: int) -> Corners | None:
        """The first square that these pawns show, or None."""
        for square, corners in zip(self.masks, self.corners, strict=True):
            if pawns & square == square:
                return corners
        return None


def mask_of(cells: Corners) -> int:
    """The cells as one integer.

    >>> mask_of((0, 3))
    9
    """
    return sum(1 << cell for cell in cells)


@cache
def squares_of(grid: Grid, *, tilted: bool) -> Squares:
    """The squares of the board, with or without those whose sides run askew.

    >>> [len(squares_of(Grid(7, 7), tilted=tilted).corners) for tilted in (True, False)]
    [196, 91]
    """
    found = tuple(sorted(_all(grid, tilted)))
    return Squares(
        found,
        tuple(map(mask_of, found)),
        tuple(
            tuple((mask_of(s) & ~(1 << cell), s) for s in found if cell in s) for cell in grid.cells
        ),
    )


def _all(grid: Grid, tilted: bool) -> Iterator[Corners]:
    """Each square once: of its four sides exactly one runs right and not down from its start."""
    for cell in grid.cells:
        column, row = grid.column(cell), grid.row(cell)
        for right in range(1, grid.columns):
            for up in range(grid.rows if tilted else 1):
                corners = (
                    cell,
                    grid.at(column + right, row + up),
                    grid.at(column + right - up, row + right + up),
                    grid.at(column - up, row + right),
                )
                on_board = tuple(corner for corner in corners if corner is not None)
                if len(on_board) == 4:
                    yield tuple(sorted(on_board))


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms on which a game is played."""

    seats: int
    grid: Grid
    squares: Squares
    hand: int | None
    """The tiles each seat begins with; None on paper, where nothing is counted (6.1)."""
    gifts: bool
    """Whether a move may complete the next player's square and no other (4.3)."""
    lift: bool
    """Whether a moved tile may use a cell that it has just left (5.3)."""
    repetition: int
    """The occurrence of a position that ends the game (5.6); 0 never does."""
    cap: int
    """The turns of phase 2, all seats counted, that end the game (5.7); 0 never does."""

    @classmethod
    def of(cls, seats: int, settings: Mapping[str, str]) -> Self:
        """The terms of a game with these settings."""
        size = int(settings["size"])
        grid = Grid(size, size)
        return cls(
            seats,
            grid,
            squares_of(grid, tilted=settings["squares"] == "any"),
            HANDS[seats][size] if settings["mode"] == "tiles" else None,
            gifts=settings["gift"] == "opponent_wins",
            lift=settings["relocate"] == "lift",
            repetition=int(settings["repetition"]),
            cap=int(settings["cap"]) * seats,
        )
