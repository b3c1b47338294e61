"""A position of Tactori on 9x9 in one row of numbers, and the base predicates of its rules.

Stones are kept in full, two bits each, because runs are moved and knocked out. Floor k is bit k
of a set of floors; no stick lies higher than floor 32, since both its towers are as high.
"""

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.engine.kernels.primitives import leading_zeros
from touchstone.games.tactori.mind.kernel_wide.terrain import (
    BAN,
    COVERING,
    FIRST,
    LAST,
    MIDDLE,
    NEAR,
    OVER,
    PLACE_PARTS,
    PLACES,
    TOUCHING,
    WORD_BITS,
    WORDS,
)

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
    """Takes the top stone of a field off; gives its colour."""
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
    """The highest floor of a clamped stick whose middle the field is, or 0."""
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
    """Whether a stone here would be too close to an own one, where that is forbidden."""
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
    """How many stones, all own or all foreign, can be taken off a field together."""
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
