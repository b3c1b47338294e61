"""The wide board of Tactori as arrays: fields, segments, places for sticks and rectangles.

There is only one such board, so kernels read its arrays as constants: handing them from function to
function would cost more than the work on them. Lists are filled up with -1. A place is a pair of
fields that a stick can join; places are counted in the order of the notation.
"""

from collections.abc import Iterable, Sequence

import numpy as np

from touchstone.engine.kernels.compiling import Numbers
from touchstone.games.tactori.rules.geometry import WIDE, Pair

FIELDS, SEGMENTS, PLACES = 81, 144, 126
WORDS, WORD_BITS = 3, 48
"""A set of segments is three words of 48 bits, clear of the sign."""
SET_BITS = 63
"""A set of fields or of places is two words of 63 bits."""
SHORT = 12
"""The longest border of a rectangle that is worth a look while it is far from closed."""

PAIRS: tuple[Pair, ...] = WIDE.places
PLACE_NUMBERS = {pair.ends: pair.number for pair in PAIRS}


def _holding(wanted: int, parts: Sequence[Sequence[int | None]]) -> list[int]:
    """The numbers of the places that have a field or segment among these parts of theirs."""
    return [number for number, held in enumerate(parts) if wanted in held]


def filled(rows: list[list[int]]) -> Numbers:
    """Rows of different lengths as one table, filled up with -1."""
    table = np.full((len(rows), max(map(len, rows))), -1, dtype=np.int64)
    for row, numbers in zip(table, rows, strict=True):
        row[: len(numbers)] = numbers
    return table


def _words(mask: int) -> list[int]:
    return [mask >> WORD_BITS * word & (1 << WORD_BITS) - 1 for word in range(WORDS)]


def set_words(members: Iterable[int]) -> tuple[int, int]:
    """A set of fields or places as two words."""
    bits = sum(1 << member for member in members)
    return bits & (1 << SET_BITS) - 1, bits >> SET_BITS


_CELLS, _GRID = WIDE.grid.cells, WIDE.grid

FIRST, MIDDLE, LAST = range(3)
PLACE_PARTS: Numbers = np.array([(*pair.cells, *pair.segments) for pair in PAIRS], dtype=np.int64)
"""By place: its first, middle and last field, its two segments."""
PLACES_FROM: Numbers = np.searchsorted(
    [pair.first for pair in PAIRS], np.arange(FIELDS + 1)
).astype(np.int64)
"""By field, the first of the places that begin there; one more number at the end."""
TOUCHING = filled([_holding(cell, [pair.cells for pair in PAIRS]) for cell in _CELLS])
"""By field, the places that have it as an end or as the middle."""
ENDING = filled([_holding(cell, [pair.ends for pair in PAIRS]) for cell in _CELLS])
"""By field, the places that have it as an end."""
OVER = filled([_holding(cell, [(pair.middle,) for pair in PAIRS]) for cell in _CELLS])
"""By field, the places that have it as the middle."""
COVERING = filled([_holding(part, [pair.segments for pair in PAIRS]) for part in range(SEGMENTS)])
"""By segment, the places that cover it."""
ENDS: Numbers = np.array(WIDE.segments, dtype=np.int64)
"""By segment, its two fields."""
LINES: Numbers = np.array(WIDE.lines, dtype=np.int64)
"""By field, all others of its column and row, in order."""
NEAR = filled([list(_GRID.neighbours(cell)) for cell in _CELLS])
"""By field, its neighbours."""
BORDERS: Numbers = np.array([_words(one.mask) for one in WIDE.rectangles], dtype=np.int64)
"""By rectangle, the segments of its border as three words."""
CORNERS: Numbers = np.array(
    [
        (_GRID.column(low), _GRID.row(low), _GRID.column(high), _GRID.row(high))
        for low, high in ((one.corners[0], one.corners[-1]) for one in WIDE.rectangles)
    ],
    dtype=np.int64,
)
"""By rectangle: least column, least row, greatest column, greatest row."""
THROUGH = filled(
    [
        [number for number, one in enumerate(WIDE.rectangles) if one.mask >> segment & 1]
        for segment in range(SEGMENTS)
    ]
)
"""By segment, the rectangles whose border it is part of."""
SHORT_ONES: Numbers = np.array(
    [number for number, one in enumerate(WIDE.rectangles) if one.mask.bit_count() <= SHORT],
    dtype=np.int64,
)
"""The rectangles with a short border."""

OVERLAPS = filled([[other.number for other in some] for some in WIDE.overlaps])
"""By place, all that share a segment with it, itself included."""
OVERLAP_SETS: Numbers = np.array(
    [set_words(other.number for other in some) for some in WIDE.overlaps], dtype=np.int64
)
"""The same as sets of places."""
SHADED = filled([list(some) for some in WIDE.shaded])
"""By field, itself and the middles of the places that end there."""
SHADE_SETS: Numbers = np.array([set_words(some) for some in WIDE.shaded], dtype=np.int64)
"""The same as sets of fields."""
LINE_SETS: Numbers = np.array([set_words(some) for some in WIDE.lines], dtype=np.int64)
"""By field, all others of its column and row, as sets of fields."""
INCIDENT: Numbers = np.array(
    [
        _words(sum(1 << n for n, ends in enumerate(WIDE.segments) if cell in ends))
        for cell in _CELLS
    ],
    dtype=np.int64,
)
"""By field, the segments that meet there."""
COVERS: Numbers = np.array([_words(pair.mask) for pair in PAIRS], dtype=np.int64)
"""By place, its two segments as a set."""
