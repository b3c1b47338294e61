"""Where a tile can go: the ways to lay it on two neighbouring cells (clause 3.1).

A set of ways is one integer, as a set of cells is, bit by bit in the order of the notation.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from itertools import chain, compress
from operator import or_
from typing import TypeVar

from touchstone.core.grid import Grid
from touchstone.games.four_eyes_plus.rules.state import Lay, Shift, Tile, pairs

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways onto one board: 4n(n-1) in all."""

    lays: tuple[Lay, ...]
    own: tuple[int, ...]
    """By cell, the ways that put the mover's pawn there."""
    other: tuple[int, ...]
    """By cell, the ways that put the next player's pawn there."""
    using: tuple[int, ...]
    """By cell, both."""

    def onto_free(self, taken: int) -> int:
        """The ways that need none of the cells taken."""
        return (1 << len(self.lays)) - 1 & ~union(self.using, taken)


def union(by_cell: tuple[int, ...], cells: int) -> int:
    """What there is for any of the cells."""
    return reduce(or_, [by_cell[cell] for cell in cells_in(cells)], 0)


@cache
def ways_of(grid: Grid) -> Ways:
    """The ways onto a board, in order of the mover's cell, then the other.

    >>> len(ways_of(Grid(9, 9)).lays)
    288
    """
    lays = tuple(chain.from_iterable(pairs(grid)))
    own, other = [0] * len(grid.cells), [0] * len(grid.cells)
    for number, lay in enumerate(lays):
        own[lay.own] |= 1 << number
        other[lay.other] |= 1 << number
    return Ways(lays, tuple(own), tuple(other), tuple(map(or_, own, other)))


@lru_cache(maxsize=512)
def shifts(grid: Grid, tile: Tile) -> tuple[int, tuple[Shift, ...]]:
    """The way in which a tile lies, and a move for each way that it could go."""
    ways = ways_of(grid)
    here = ways.own[tile.own] & ways.other[tile.other]
    return here, tuple([Shift(*tile, to.own, to.other) for to in ways.lays])


def cells_in(cells: int) -> Iterator[int]:
    """The numbers of the bits that are set, in order.

    >>> list(cells_in(0b1010))
    [1, 3]
    """
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest


_AS_NUMBERS = bytes.maketrans(b"01", b"\x00\x01")


def chosen(ways: int, moves: Sequence[T]) -> tuple[T, ...]:
    """The moves, of one for each way, whose bits are set.

    >>> chosen(0b1010, "abcdef")
    ('b', 'd')
    """
    bits = bin(ways)[:1:-1].encode().translate(_AS_NUMBERS)
    return tuple(compress(moves, bits))
