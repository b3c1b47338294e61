"""How many legal moves Tactori on 9x9 has, and any one of them, without a list of all.

Moves are counted kind by kind and stone by stone from the sets that the board keeps. Only where
stones keep apart, or where the way matters, are the moves of a run listed.
"""

from touchstone.engine.kernels.compiling import Bits, Numbers, kernel
from touchstone.engine.kernels.primitives import below
from touchstone.games.tactori.mind.kernel_wide import board as base
from touchstone.games.tactori.mind.kernel_wide import tables
from touchstone.games.tactori.mind.kernel_wide.moves import (
    CARRY,
    DONE,
    LAY,
    SHIFT,
    TAKE,
    free_sticks,
    layable,
    leaving_fields,
    list_carries,
    may_end,
    open_fields,
    opens,
    shift_targets,
)
from touchstone.games.tactori.mind.kernel_wide.sets import (
    ALL_FIELDS,
    Set,
    is_any,
    joined,
    lowest,
    meet,
    nth,
    single,
    size,
    without_lowest,
)

MOST_COUNTS = 32
"""More than a seat has free sticks and runs together."""


@kernel
def can_act(terms: Numbers, board: Numbers, room: Numbers) -> bool:
    """Whether there is a move other than ending the turn."""
    if is_any(open_fields(terms, board)) or is_any(layable(terms, board)):
        return True
    rest, before_stone = free_sticks(terms, board), board[base.STAGE] == base.STONE
    while is_any(rest):
        if before_stone or is_any(shift_targets(board, lowest(rest))):
            return True
        rest = without_lowest(rest)
    rest, foreign = leaving_fields(board), _knockable(board)
    while is_any(rest):
        if _count_carries(terms, board, lowest(rest), foreign, room):
            return True
        rest = without_lowest(rest)
    return False


@kernel
def _knockable(board: Numbers) -> Set:
    """The fields with at least one stone of another on top that nothing holds."""
    found = (0, 0)
    for seat in range(4):
        if seat != board[base.TURN]:
            tops = base.TOPS_OF + 2 * seat
            found = joined(found, (board[tops], board[tops + 1]))
    return found[0] & ~board[base.HELD_TOPS], found[1] & ~board[base.HELD_TOPS + 1]


@kernel
def _must_list(terms: Numbers) -> bool:
    return bool(terms[base.BAN] or terms[base.CLEAR])


@kernel
def _targets(terms: Numbers, board: Numbers, field: int, count: int) -> Set:
    """The fields to which this many stones can go from a field, once they are in the hand."""
    found = (ALL_FIELDS[0] & ~board[base.SHUT], ALL_FIELDS[1] & ~board[base.SHUT + 1])
    if opens(board, field):
        board[base.HEIGHTS + field] -= count
        for number in range(tables.SHADED.shape[1]):
            near = tables.SHADED[field, number]
            if near >= 0 and base.clamp(board, near) <= board[base.HEIGHTS + near]:
                found = joined(found, single(near))
        board[base.HEIGHTS + field] += count
    if terms[base.RELAY]:
        own = single(field)
        return found[0] & ~own[0], found[1] & ~own[1]
    return meet(found, (tables.LINE_SETS[field, 0], tables.LINE_SETS[field, 1]))


@kernel
def _count_carries(terms: Numbers, board: Numbers, field: int, foreign: Set, room: Numbers) -> int:
    """The number of moves of runs from a field from which one can leave."""
    if _must_list(terms):
        return list_carries(terms, board, field, room, 0)
    total = 0
    for count in range(1, base.loose(board, field, True) + 1):
        targets = _targets(terms, board, field, count)
        hit = meet(foreign, targets)
        total += size(targets) + size(hit)
        if count > 1:
            while is_any(hit):
                total += min(count, base.loose(board, lowest(hit), False)) - 1
                hit = without_lowest(hit)
    return total


@kernel
def _nth_carry(
    terms: Numbers, board: Numbers, field: int, foreign: Set, room: Numbers, number: int
) -> int:
    """One of the moves of runs from a field, counted in the same way."""
    if _must_list(terms):
        list_carries(terms, board, field, room, 0)
        return int(room[number])
    for count in range(1, base.loose(board, field, True) + 1):
        targets = _targets(terms, board, field, count)
        if number < size(targets):
            return CARRY | field << 17 | nth(targets, number) << 10 | count << 5
        number -= size(targets)
        hit = meet(foreign, targets)
        while is_any(hit):
            to = lowest(hit)
            most = min(count, base.loose(board, to, False))
            if number < most:
                return CARRY | field << 17 | to << 10 | count << 5 | (number + 1)
            number -= most
            hit = without_lowest(hit)
    return DONE


@kernel
def random_move(terms: Numbers, board: Numbers, room: Numbers, counts: Numbers, dice: Bits) -> int:
    """One of the legal moves, all of them equally likely; `counts` is room for MOST_COUNTS."""
    places, lays, foreign = open_fields(terms, board), layable(terms, board), _knockable(board)
    free, leaving = free_sticks(terms, board), leaving_fields(board)
    before_stone = board[base.STAGE] == base.STONE
    total, number = size(places) + size(lays) + may_end(board), 0
    rest = free
    while is_any(rest):
        counts[number] = size(shift_targets(board, lowest(rest))) + before_stone
        total += counts[number]
        number, rest = number + 1, without_lowest(rest)
    rest = leaving
    while is_any(rest):
        counts[number] = _count_carries(terms, board, lowest(rest), foreign, room)
        total += counts[number]
        number, rest = number + 1, without_lowest(rest)
    pick, number = below(dice, total), 0
    if pick < size(places):
        return nth(places, pick)
    pick -= size(places)
    if pick < size(lays):
        return LAY | nth(lays, pick)
    pick -= size(lays)
    while is_any(free):
        if pick < counts[number]:
            source = lowest(free)
            if before_stone and pick == 0:
                return TAKE | source
            return SHIFT | source << 7 | nth(shift_targets(board, source), pick - before_stone)
        pick -= counts[number]
        number, free = number + 1, without_lowest(free)
    while is_any(leaving):
        if pick < counts[number]:
            return _nth_carry(terms, board, lowest(leaving), foreign, room, pick)
        pick -= counts[number]
        number, leaving = number + 1, without_lowest(leaving)
    return DONE
