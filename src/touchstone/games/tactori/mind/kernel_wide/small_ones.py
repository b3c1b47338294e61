"""The small rectangles of the wide board segment by segment: what a player of `rectangles` builds.

A rectangle that contains another one does not count, so nobody wants large ones for long.
"""

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, Shares
from touchstone.games.tactori.mind.kernel_wide import tables
from touchstone.games.tactori.rules.geometry import WIDE, Rectangle, members

SMALL = 8
"""The longest border of a small one: two fields by two, or one by three."""
STICKS = {1: 4.0, 2: 5.0, 3: 6.0, 4: 5.0}
"""By area, about how many different sticks there are along a border; each counts its floor."""


def _at(column: int, row: int) -> int:
    return next(
        cell
        for cell in WIDE.grid.cells
        if (WIDE.grid.column(cell), WIDE.grid.row(cell)) == (column, row)
    )


def _segment(column: int, row: int, across: int, up: int) -> int:
    """The segment that leads from a field to the next one across or up."""
    return WIDE.segment_numbers[_at(column, row), _at(column + across, row + up)]


def _lines(rectangle: Rectangle) -> list[list[int]]:
    """The lines that divide a rectangle, as segments."""
    low, high = rectangle.corners[0], rectangle.corners[-1]
    (left, right), (bottom, top) = (
        (WIDE.grid.column(low), WIDE.grid.column(high)),
        (WIDE.grid.row(low), WIDE.grid.row(high)),
    )
    upright = [
        [_segment(column, row, 0, 1) for row in range(bottom, top)]
        for column in range(left + 1, right)
    ]
    level = [
        [_segment(column, row, 1, 0) for column in range(left, right)]
        for row in range(bottom + 1, top)
    ]
    return upright + level


_SMALL_ONES = [one for one in WIDE.rectangles if one.mask.bit_count() <= SMALL]

SIDES: Numbers = tables.filled([members(one.mask) for one in _SMALL_ONES])
"""By small rectangle, the segments of its border, filled up with -1."""
LENGTHS: Numbers = np.array([one.mask.bit_count() for one in _SMALL_ONES], dtype=np.int64)
"""By small rectangle, how many segments these are."""
WORTHS: Shares = np.array([STICKS[one.area] for one in _SMALL_ONES])
"""By small rectangle, what it counts on the ground floor."""
DIVIDING: Numbers = np.full((len(_SMALL_ONES), 2, 2), -1, dtype=np.int64)
"""By small rectangle, at most two lines that divide it, of at most two segments each."""
for _number, _one in enumerate(_SMALL_ONES):
    for _row, _line in enumerate(_lines(_one)):
        DIVIDING[_number, _row, : len(_line)] = _line
