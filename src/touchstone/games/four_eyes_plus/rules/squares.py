"""Every square of a board, computed once a size (clauses 2.1 to 2.3).

A set of cells is one integer: bit 0 is a1, bit 1 is a2 and so on in the grid's order.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from touchstone.core.grid import Grid

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
