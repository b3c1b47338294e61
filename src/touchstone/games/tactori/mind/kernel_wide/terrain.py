"""The 9x9 board of Tactori as arrays: places for sticks, segments, rectangles, lines.

A place is a pair of fields that a stick can join; places are counted in the order of the notation.
There is only one such board, so kernels read these arrays as constants: handing them from function
to function would cost more than the work on them. Lists are filled up with -1.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Numbers
from touchstone.games.tactori.rules.board import Terms
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.geometry import WIDE, Pair

FIELDS, SEGMENTS, PLACES = 81, 144, 126
WORDS, WORD_BITS = 3, 48
"""A set of segments is three words of 48 bits, clear of the sign."""
SHORT = 12
"""The longest border of a rectangle that is worth a look while it is far from closed."""

SEATS, RELAY, LOOPS, BAN, CLEAR, REPETITION = range(6)
"""Terms. Where sticks are re-laid (`RELAY`) the first rectangle wins; else moves are straight."""

VARIANTS = ("rectangle-advanced", "rectangles")
"""The variants that this kernel plays."""
PAIRS: tuple[Pair, ...] = tuple(pair for pairs in WIDE.pairs_from for pair in pairs)
PLACE_NUMBERS = {pair.ends: number for number, pair in enumerate(PAIRS)}


def is_covered(game: AnyGame) -> bool:
    """Whether this kernel plays the game."""
    return game.kind.slug == "tactori" and game.settings["variant"] in VARIANTS


def terms_of(game: AnyGame) -> Numbers:
    """What the kernel must know of a game's settings, computed once."""
    assert isinstance(game, Tactori)
    return _terms(game.terms, game.settings["variant"] == VARIANTS[0])


@cache
def _terms(of: Terms, relay: bool) -> Numbers:
    terms = (of.seats, relay, of.loops, of.ban, of.clear, of.repetition)
    return np.array(terms, dtype=np.int64)


def _holding(wanted: int, parts: Sequence[Sequence[int | None]]) -> list[int]:
    """The numbers of the places that have a field or segment among these parts of theirs."""
    return [number for number, held in enumerate(parts) if wanted in held]


def _filled(rows: list[list[int]]) -> Numbers:
    table = np.full((len(rows), max(map(len, rows))), -1, dtype=np.int64)
    for row, numbers in zip(table, rows, strict=True):
        row[: len(numbers)] = numbers
    return table


def _words(mask: int) -> list[int]:
    return [mask >> WORD_BITS * word & (1 << WORD_BITS) - 1 for word in range(WORDS)]


_CELLS, _GRID = WIDE.grid.cells, WIDE.grid

FIRST, MIDDLE, LAST = range(3)
PLACE_PARTS: Numbers = np.array([(*pair.cells, *pair.segments) for pair in PAIRS], dtype=np.int64)
"""By place: its first, middle and last field, its two segments."""
PLACES_FROM: Numbers = np.searchsorted(
    [pair.first for pair in PAIRS], np.arange(FIELDS + 1)
).astype(np.int64)
"""By field, the first of the places that begin there; one more number at the end."""
TOUCHING = _filled([_holding(cell, [pair.cells for pair in PAIRS]) for cell in _CELLS])
"""By field, the places that have it as an end or as the middle."""
ENDING = _filled([_holding(cell, [pair.ends for pair in PAIRS]) for cell in _CELLS])
"""By field, the places that have it as an end."""
OVER = _filled([_holding(cell, [(pair.middle,) for pair in PAIRS]) for cell in _CELLS])
"""By field, the places that have it as the middle."""
COVERING = _filled([_holding(part, [pair.segments for pair in PAIRS]) for part in range(SEGMENTS)])
"""By segment, the places that cover it."""
ENDS: Numbers = np.array(WIDE.segments, dtype=np.int64)
"""By segment, its two fields."""
LINES: Numbers = np.array(WIDE.lines, dtype=np.int64)
"""By field, all others of its column and row, in order."""
NEAR = _filled([list(_GRID.neighbours(cell)) for cell in _CELLS])
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
THROUGH = _filled(
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
