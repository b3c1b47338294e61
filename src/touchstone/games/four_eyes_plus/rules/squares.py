"""Every square of a board, and what a colour lacks to one (clauses 2.1 to 2.3).

A set of cells is one integer: bit 0 is a1, bit 1 is a2 and so on in the grid's order.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from touchstone.core.grid import Grid

Corners = tuple[int, ...]
"""The four cells of a square, by column, then row."""


class Shown(NamedTuple):
    """What the board shows of one colour."""

    pawns: int
    nearly: tuple[int, ...]
    """The squares, as sets of cells, that lack at most one pawn."""
    finishing: int
    """The cells that each lack alone to one of them."""


@dataclass(frozen=True, slots=True)
class Squares:
    """The squares of one board, in the order in which an outcome prefers them."""

    grid: Grid
    tilted: bool
    """Whether those are among them whose sides run askew (2.2)."""
    corners: tuple[Corners, ...] = field(compare=False, repr=False)
    masks: tuple[int, ...] = field(compare=False, repr=False)
    through: tuple[tuple[tuple[int, Corners], ...], ...] = field(compare=False, repr=False)
    """By cell, each square it is a corner of: the other three corners as a mask, and all four."""

    def shown(self, pawns: int) -> Shown:
        """A colour with these pawns."""
        if pawns.bit_count() < 3:
            return Shown(pawns, (), 0)
        return _shown(pawns, self.masks)

    def with_pawn(self, shown: Shown, cell: int) -> Shown:
        """A colour with one more pawn: only squares through the new one can come within reach."""
        pawns, new, finishing = shown.pawns, 1 << cell, shown.finishing & ~(1 << cell)
        added = []
        for rest, _ in self.through[cell]:
            stand = rest & pawns
            # Two of the other three, not all: most have none, which is asked first.
            if stand and stand & (stand - 1) and stand != rest:
                added.append(rest | new)
                finishing |= rest ^ stand
        return Shown(pawns | new, (*shown.nearly, *added), finishing)

    def without_pawn(self, shown: Shown, cell: int) -> Shown:
        """A colour with one pawn less: what stood lacks this one, what lacked one lacks two."""
        return _shown(shown.pawns & ~(1 << cell), shown.nearly)

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


def _shown(pawns: int, candidates: tuple[int, ...]) -> Shown:
    """The colour with these pawns, if no other square lacks at most one of them."""
    nearly, finishing = [], 0
    for square in candidates:
        missing = square & ~pawns
        if not missing & (missing - 1):
            nearly.append(square)
            finishing |= missing
    return Shown(pawns, tuple(nearly), finishing)


def mask_of(cells: Iterable[int]) -> int:
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
        grid,
        tilted,
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
