"""A position of Tactori on 9x9 in one row of numbers, and the base predicates of its rules.

A place is a pair of fields that a stick can join; places are counted in the order of the notation.
There is only one such board, so kernels read its arrays as constants: handing them from function to
function would cost more than the work on them. Lists are filled up with -1.

Stones are kept in full, two bits each, because runs are moved and knocked out. Floor k is bit k
of a set of floors; no stick lies higher than floor 32, since both its towers are as high.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.engine.kernels.primitives import leading_zeros
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.geometry import WIDE, Pair
from touchstone.games.tactori.rules.terms import Terms

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
    return game.settings["variant"] in VARIANTS


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


TURN, STAGE, OUTCOME, REASON, LAST_ROUND, SEEN = range(6)
"""`LAST_ROUND` is -1 or the seats, as bits, that still have a turn; `SEEN` counts the history."""
STONES_OF, STICKS_OF, GRAPH_OF = 8, 12, 16
"""By seat: what is left beside the board, and the segments joined, three words each."""
LAID, TAKEN = 28, 30
"""Places of this turn on which its later moves depend, as two words of bits."""
HEIGHTS, STONES, HELD, BUSY, FLOORS = 32, 113, 275, 356, 500
"""By field: height, stones (two words), floors held; by segment, floors with a stick; by colour
and place, floors with a stick."""
ALL = 4
"""The colour under which the sticks of all colours are kept together."""
LENGTH = FLOORS + (ALL + 1) * PLACES

STONE, STICKS = 0, 1
GOES_ON, COUNTED, DRAWN = -1, -2, -3
"""Outcomes; 0 and above is the seat, from 0, that has won."""
BY_RECTANGLE, ONLY_MOBILE, STALLED, REPEATED = 1, 2, 3, 4
"""Reasons of the end."""


@kernel
def highest_bit(word: int) -> int:
    """The number of the highest set bit; -1 if there is none."""
    return 63 - leading_zeros(word)


@kernel
def has(board: Numbers, places: int, place: int) -> bool:
    """Whether a place is one of the set (`LAID` or `TAKEN`)."""
    return bool((board[places + (place >> 6)] >> (place & 63)) & 1)


@kernel
def stone_at(board: Numbers, field: int, floor: int) -> int:
    """The colour of a stone, floors counted from 1."""
    below = floor - 1
    return int((board[STONES + 2 * field + (below >> 5)] >> (2 * (below & 31))) & 3)


@kernel
def push(board: Numbers, field: int, colour: int) -> None:
    """Puts a stone on a field."""
    below = board[HEIGHTS + field]
    board[STONES + 2 * field + (below >> 5)] |= colour << (2 * (below & 31))
    board[HEIGHTS + field] += 1


@kernel
def pop(board: Numbers, field: int) -> int:
    """Takes the top stone off a field; returns its colour."""
    floor = board[HEIGHTS + field]
    colour = stone_at(board, field, floor)
    below = floor - 1
    board[STONES + 2 * field + (below >> 5)] &= ~(3 << (2 * (below & 31)))
    board[HEIGHTS + field] -= 1
    return colour


@kernel
def is_top(board: Numbers, field: int, colour: int) -> bool:
    """Whether the top stone of a field is of this colour."""
    height = board[HEIGHTS + field]
    return height > 0 and stone_at(board, field, height) == colour


@kernel
def clamp(board: Numbers, field: int) -> int:
    """The highest floor of a clamped stick that has the field as its middle, or 0."""
    best = 0
    for number in range(2):
        place = OVER[field, number]
        if place < 0:
            break
        floors = board[FLOORS + ALL * PLACES + place]
        if floors:
            tall = max(
                board[HEIGHTS + PLACE_PARTS[place, FIRST]],
                board[HEIGHTS + PLACE_PARTS[place, LAST]],
            )
            best = max(best, highest_bit(floors & ((1 << min(tall, 40)) - 1)))
    return best


@kernel
def can_place(terms: Numbers, board: Numbers, field: int) -> bool:
    """Whether the seat to move may put a stone here, if it has one."""
    if clamp(board, field) > board[HEIGHTS + field]:
        return False
    return not is_beside_own(terms, board, field)


@kernel
def is_beside_own(terms: Numbers, board: Numbers, field: int) -> bool:
    """Whether a stone here would be too close to one of the mover's, where that is forbidden."""
    if terms[BAN]:
        for number in range(4):
            other = NEAR[field, number]
            if other < 0:
                break
            for floor in range(1, board[HEIGHTS + other] + 1):
                if stone_at(board, other, floor) == board[TURN]:
                    return True
    return False


@kernel
def fits(board: Numbers, place: int, moved: int) -> bool:
    """Whether a stick of the seat to move fits here; the top one of `moved` is not in the way."""
    first, last = PLACE_PARTS[place, FIRST], PLACE_PARTS[place, LAST]
    floor = board[HEIGHTS + first]
    if floor == 0 or board[HEIGHTS + last] != floor:
        return False
    if board[HEIGHTS + PLACE_PARTS[place, MIDDLE]] > floor:
        return False
    if not is_top(board, first, board[TURN]) or not is_top(board, last, board[TURN]):
        return False
    for number in range(3, 5):
        segment = PLACE_PARTS[place, number]
        floors = board[BUSY + segment]
        if moved >= 0 and (segment == PLACE_PARTS[moved, 3] or segment == PLACE_PARTS[moved, 4]):
            floors &= ~(1 << highest_bit(board[FLOORS + ALL * PLACES + moved]))
        if floors & (7 << (floor - 1)):
            return False
    return True


@kernel
def is_own_free_stick(board: Numbers, place: int) -> bool:
    """Whether the top stick here is the mover's, not built over and not laid in this turn."""
    floors = board[FLOORS + ALL * PLACES + place]
    if floors == 0 or has(board, LAID, place):
        return False
    floor = highest_bit(floors)
    if not (board[FLOORS + board[TURN] * PLACES + place] >> floor) & 1:
        return False
    tallest = 0
    for number in range(3):
        tallest = max(tallest, board[HEIGHTS + PLACE_PARTS[place, number]])
    return tallest <= floor


@kernel
def loose(board: Numbers, field: int, own: bool) -> int:
    """How many stones, all the mover's or all of others, can be taken off a field together."""
    height = board[HEIGHTS + field]
    if clamp(board, field) > height:
        return 0
    floor = height
    held = board[HELD + field]
    while floor and (stone_at(board, field, floor) == board[TURN]) == own:
        if floor < 40 and (held >> floor) & 1:
            break
        floor -= 1
    return int(height - floor)


@kernel
def add_stick(board: Numbers, place: int, floor: int, colour: int) -> None:
    """Lays a stick."""
    bit = 1 << floor
    board[FLOORS + colour * PLACES + place] |= bit
    board[FLOORS + ALL * PLACES + place] |= bit
    for number in range(3):
        board[HELD + PLACE_PARTS[place, number]] |= bit
    for number in range(3, 5):
        segment = PLACE_PARTS[place, number]
        board[BUSY + segment] |= bit
        word = GRAPH_OF + WORDS * colour + segment // WORD_BITS
        board[word] |= 1 << (segment % WORD_BITS)


@kernel
def remove_stick(board: Numbers, place: int, colour: int) -> None:
    """Takes the top stick of a place, which is of this colour, off the board."""
    bit = 1 << highest_bit(board[FLOORS + ALL * PLACES + place])
    board[FLOORS + colour * PLACES + place] &= ~bit
    board[FLOORS + ALL * PLACES + place] &= ~bit
    for number in range(3):
        field = PLACE_PARTS[place, number]
        held = 0
        for row in range(TOUCHING.shape[1]):
            other = TOUCHING[field, row]
            if other >= 0:
                held |= board[FLOORS + ALL * PLACES + other]
        board[HELD + field] = held
    for number in range(3, 5):
        segment = PLACE_PARTS[place, number]
        board[BUSY + segment] &= ~bit
        left = 0
        for row in range(COVERING.shape[1]):
            other = COVERING[segment, row]
            if other >= 0:
                left |= board[FLOORS + colour * PLACES + other]
        if left == 0:
            word = GRAPH_OF + WORDS * colour + segment // WORD_BITS
            board[word] &= ~(1 << (segment % WORD_BITS))
