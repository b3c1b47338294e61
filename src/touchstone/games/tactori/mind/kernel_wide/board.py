"""A position of Tactori on 9x9 in one row of numbers, and the base predicates of its rules.

Stones are kept in full, two bits each, because runs are moved and knocked out. Floor k is bit k
of a set of floors; no stick lies higher than floor 32, since both its towers are as high.

What the rules ask for again and again is kept as sets of fields or places: whose stone is on top,
whether it is held, what is shut by a clamped stick, where a stick of each colour fits. Whoever
changes a tower settles its field afterwards; a stick settles what it touches itself.
"""

from functools import cache
from typing import TYPE_CHECKING, cast

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.engine.kernels.primitives import leading_zeros
from touchstone.games.tactori.mind.kernel_wide import tables

if TYPE_CHECKING:  # what is imported for good is part of what the kernels are built on
    from touchstone.core.game import AnyGame
    from touchstone.games.tactori.rules.game import Tactori
    from touchstone.games.tactori.rules.terms import Terms

SEATS, RELAY, LOOPS, BAN, CLEAR, REPETITION = range(6)
"""Terms. Where sticks are re-laid (`RELAY`) the first rectangle wins; else moves are straight."""

VARIANTS = ("rectangle-advanced", "rectangles")
"""The variants that this kernel plays."""


def is_covered(game: "AnyGame") -> bool:
    """Whether this kernel plays the game."""
    return game.settings["variant"] in VARIANTS


def terms_of(game: "AnyGame") -> Numbers:
    """What the kernel must know of a game's settings, computed once."""
    return _terms(cast("Tactori", game).terms, game.settings["variant"] == VARIANTS[0])


@cache
def _terms(of: "Terms", relay: bool) -> Numbers:
    terms = (of.seats, relay, of.loops, of.ban, of.clear, of.repetition)
    return np.array(terms, dtype=np.int64)


TURN, STAGE, OUTCOME, REASON, LAST_ROUND, SEEN = range(6)
"""`LAST_ROUND` is -1 or the seats, as bits, that still have a turn; `SEEN` counts the history."""
STONES_OF, STICKS_OF, GRAPH_OF = 8, 12, 16
"""By seat: what is left beside the board, and the segments joined, three words each."""
LAID, TAKEN = 28, 30
"""Places of this turn on which its later moves depend, as sets."""
SHUT, HELD_TOPS, TOPS_OF, FITS_OF, LIES_OF = 32, 34, 36, 44, 52
"""Sets of fields: above which a clamped stick runs, whose top stone is held, and by colour on which
it is on top; sets of places, by colour: where a stick of it fits, and where one lies."""
MARK = 60
"""A word that tells this board from all others."""
HEIGHTS, STONES, HELD, BUSY, FLOORS = 61, 142, 304, 385, 529
"""By field: height, stones (two words), floors held; by segment, floors with a stick; by colour
and place, floors with a stick."""
ALL = 4
"""The colour under which the sticks of all colours are kept together."""
LENGTH = FLOORS + (ALL + 1) * tables.PLACES

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
def bit_of(member: int) -> int:
    """What stands for a field or a place in its word of a set."""
    return 1 << (member - tables.SET_BITS * (member >= tables.SET_BITS))


@kernel
def has(board: Numbers, chosen: int, member: int) -> bool:
    """Whether a field or a place is in a set."""
    return bool(board[chosen + (member >= tables.SET_BITS)] & bit_of(member))


@kernel
def include(board: Numbers, chosen: int, member: int, included: bool) -> None:
    """Puts a field or a place into a set, or out of it."""
    word, bit = chosen + (member >= tables.SET_BITS), bit_of(member)
    board[word] = board[word] | bit if included else board[word] & ~bit


@kernel
def assign(board: Numbers, sets: int, member: int, colour: int) -> None:
    """Puts a field or a place into the set of one colour, and out of those of all others."""
    word, bit = sets + (member >= tables.SET_BITS), bit_of(member)
    for number in range(4):
        board[word + 2 * number] &= ~bit
    if colour >= 0:
        board[word + 2 * colour] |= bit


@kernel
def key(what: int) -> int:
    """A random word for a stone or a stick; a board's mark is the exclusive or of all its keys."""
    mixed = np.uint64(what) * np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(29))) * np.uint64(0xBF58476D1CE4E5B9)
    return int(np.int64(mixed ^ (mixed >> np.uint64(32))))


@kernel
def _stone_key(field: int, below: int, colour: int) -> int:
    return key(1 + ((field << 6 | below) << 2 | colour))


@kernel
def _stick_key(place: int, floor: int, colour: int) -> int:
    return key(1 << 20 | (place << 6 | floor) << 2 | colour)


@kernel
def stone_at(board: Numbers, field: int, floor: int) -> int:
    """The colour of a stone, floors counted from 1."""
    below = floor - 1
    return int((board[STONES + 2 * field + (below >> 5)] >> (2 * (below & 31))) & 3)


@kernel
def push(board: Numbers, field: int, colour: int) -> None:
    """Puts a stone on a field, which is to be settled afterwards."""
    below = board[HEIGHTS + field]
    board[STONES + 2 * field + (below >> 5)] |= colour << (2 * (below & 31))
    board[HEIGHTS + field] += 1
    board[MARK] ^= _stone_key(field, below, colour)


@kernel
def pop(board: Numbers, field: int) -> int:
    """Takes the top stone off a field, to be settled afterwards; returns its colour."""
    floor = board[HEIGHTS + field]
    colour = stone_at(board, field, floor)
    below = floor - 1
    board[STONES + 2 * field + (below >> 5)] &= ~(3 << (2 * (below & 31)))
    board[HEIGHTS + field] -= 1
    board[MARK] ^= _stone_key(field, below, colour)
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
        place = tables.OVER[field, number]
        if place < 0:
            break
        floors = board[FLOORS + ALL * tables.PLACES + place]
        if floors:
            tall = max(
                board[HEIGHTS + tables.PLACE_PARTS[place, tables.FIRST]],
                board[HEIGHTS + tables.PLACE_PARTS[place, tables.LAST]],
            )
            best = max(best, highest_bit(floors & ((1 << min(tall, 40)) - 1)))
    return best


@kernel
def can_place(terms: Numbers, board: Numbers, field: int) -> bool:
    """Whether the seat to move may put a stone here, if it has one."""
    if has(board, SHUT, field):
        return False
    return not is_beside_own(terms, board, field)


@kernel
def is_beside_own(terms: Numbers, board: Numbers, field: int) -> bool:
    """Whether a stone here would be too close to one of the mover's, where that is forbidden."""
    if terms[BAN]:
        for number in range(4):
            other = tables.NEAR[field, number]
            if other < 0:
                break
            for floor in range(1, board[HEIGHTS + other] + 1):
                if stone_at(board, other, floor) == board[TURN]:
                    return True
    return False


@kernel
def fits(board: Numbers, place: int, moved: int) -> bool:
    """Whether a stick of the seat to move fits here; the top one of `moved` is not in the way."""
    return bool(fitting_colour(board, place, moved) == board[TURN])


@kernel
def fitting_colour(board: Numbers, place: int, moved: int) -> int:
    """The colour of which a stick fits here, the top one of `moved` not being in the way; or -1."""
    first, last = tables.PLACE_PARTS[place, tables.FIRST], tables.PLACE_PARTS[place, tables.LAST]
    floor = board[HEIGHTS + first]
    if floor == 0 or board[HEIGHTS + last] != floor:
        return -1
    if board[HEIGHTS + tables.PLACE_PARTS[place, tables.MIDDLE]] > floor:
        return -1
    colour = stone_at(board, first, floor)
    if stone_at(board, last, floor) != colour:
        return -1
    for number in range(3, 5):
        segment = tables.PLACE_PARTS[place, number]
        floors = board[BUSY + segment]
        if moved >= 0 and (
            segment == tables.PLACE_PARTS[moved, 3] or segment == tables.PLACE_PARTS[moved, 4]
        ):
            floors &= ~(1 << highest_bit(board[FLOORS + ALL * tables.PLACES + moved]))
        if floors & (7 << (floor - 1)):
            return -1
    return colour


@kernel
def settle(board: Numbers, field: int) -> None:
    """Brings the sets up to date with the tower of a field."""
    height = board[HEIGHTS + field]
    assign(board, TOPS_OF, field, stone_at(board, field, height) if height else -1)
    _settle_top(board, field)
    for number in range(tables.TOUCHING.shape[1]):
        place = tables.TOUCHING[field, number]
        if place < 0:
            break
        assign(board, FITS_OF, place, fitting_colour(board, place, -1))
    for number in range(tables.SHADED.shape[1]):
        shaded = tables.SHADED[field, number]
        if shaded < 0:
            break
        _settle_shut(board, shaded)


@kernel
def _settle_top(board: Numbers, field: int) -> None:
    floor = min(board[HEIGHTS + field], 40)
    include(board, HELD_TOPS, field, bool((board[HELD + field] >> floor) & 1))


@kernel
def _settle_shut(board: Numbers, field: int) -> None:
    include(board, SHUT, field, clamp(board, field) > board[HEIGHTS + field])


@kernel
def _settle_stick(board: Numbers, place: int) -> None:
    for number in range(3):
        _settle_top(board, tables.PLACE_PARTS[place, number])
    for number in range(tables.OVERLAPS.shape[1]):
        other = tables.OVERLAPS[place, number]
        if other >= 0:
            assign(board, FITS_OF, other, fitting_colour(board, other, -1))
    _settle_shut(board, tables.PLACE_PARTS[place, tables.MIDDLE])


@kernel
def is_own_free_stick(board: Numbers, place: int) -> bool:
    """Whether the top stick here is the mover's, not built over and not laid in this turn."""
    floors = board[FLOORS + ALL * tables.PLACES + place]
    if floors == 0 or has(board, LAID, place):
        return False
    floor = highest_bit(floors)
    if not (board[FLOORS + board[TURN] * tables.PLACES + place] >> floor) & 1:
        return False
    tallest = 0
    for number in range(3):
        tallest = max(tallest, board[HEIGHTS + tables.PLACE_PARTS[place, number]])
    return tallest <= floor


@kernel
def loose(board: Numbers, field: int, own: bool) -> int:
    """How many stones, all the mover's or all of others, no stick holds on top of a field."""
    height = floor = board[HEIGHTS + field]
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
    include(board, LIES_OF + 2 * colour, place, True)
    board[MARK] ^= _stick_key(place, floor, colour)
    board[FLOORS + colour * tables.PLACES + place] |= bit
    board[FLOORS + ALL * tables.PLACES + place] |= bit
    for number in range(3):
        board[HELD + tables.PLACE_PARTS[place, number]] |= bit
    for number in range(3, 5):
        segment = tables.PLACE_PARTS[place, number]
        board[BUSY + segment] |= bit
        word = GRAPH_OF + tables.WORDS * colour + segment // tables.WORD_BITS
        board[word] |= 1 << (segment % tables.WORD_BITS)
    _settle_stick(board, place)


@kernel
def remove_stick(board: Numbers, place: int, colour: int) -> None:
    """Takes the top stick of a place, which is of this colour, off the board."""
    floor = highest_bit(board[FLOORS + ALL * tables.PLACES + place])
    bit = 1 << floor
    board[MARK] ^= _stick_key(place, floor, colour)
    board[FLOORS + colour * tables.PLACES + place] &= ~bit
    left = board[FLOORS + colour * tables.PLACES + place] != 0
    include(board, LIES_OF + 2 * colour, place, left)
    board[FLOORS + ALL * tables.PLACES + place] &= ~bit
    for number in range(3):
        field = tables.PLACE_PARTS[place, number]
        held = 0
        for row in range(tables.TOUCHING.shape[1]):
            other = tables.TOUCHING[field, row]
            if other >= 0:
                held |= board[FLOORS + ALL * tables.PLACES + other]
        board[HELD + field] = held
    for number in range(3, 5):
        segment = tables.PLACE_PARTS[place, number]
        board[BUSY + segment] &= ~bit
        covers = 0
        for row in range(tables.COVERING.shape[1]):
            other = tables.COVERING[segment, row]
            if other >= 0:
                covers |= board[FLOORS + colour * tables.PLACES + other]
        if covers == 0:
            word = GRAPH_OF + tables.WORDS * colour + segment // tables.WORD_BITS
            board[word] &= ~(1 << (segment % tables.WORD_BITS))
    _settle_stick(board, place)
