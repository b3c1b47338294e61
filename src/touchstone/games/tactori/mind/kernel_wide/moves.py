"""The legal moves of Tactori on 9x9, in the order of the notation, and whether there is any.

A move is a number: a field to put a stone on, or one of these marks with its parts.
"""

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.games.tactori.mind.kernel_wide import board as base
from touchstone.games.tactori.mind.kernel_wide import tables
from touchstone.games.tactori.mind.kernel_wide.sets import (
    ALL_FIELDS,
    Set,
    is_any,
    is_in,
    joined,
    lowest,
    meet,
    single,
    without_lowest,
)

DONE = 127
LAY, TAKE, SHIFT, CARRY = 1 << 7, 1 << 8, 1 << 14, 1 << 24
"""Or-ed with a place; a shift with two (source << 7); a carry with field << 17, target << 10,
count << 5 and the number knocked out."""
MOST_MOVES = 2700
"""More than any position has: a seat's 16 stones reach 80 fields and knock out at most 48."""


@kernel
def may_end(board: Numbers) -> bool:
    """Whether the turn may be ended: something has been done in it."""
    return bool(board[base.STAGE] == base.STICKS or board[base.TAKEN] or board[base.TAKEN + 1])


@kernel
def list_moves(terms: Numbers, board: Numbers, moves: Numbers) -> int:
    """Writes the legal moves in the order of the notation; returns their number."""
    if board[base.OUTCOME] != base.GOES_ON:
        return 0
    seat, before_stone = board[base.TURN], board[base.STAGE] == base.STONE
    places, lays = open_fields(terms, board), layable(terms, board)
    free, leaving = free_sticks(terms, board), leaving_fields(board)
    count = 0
    for field in range(tables.FIELDS):
        if is_in(places, field):
            moves[count] = field
            count += 1
        if not base.has(board, base.TOPS_OF + 2 * seat, field):
            continue
        begin, end = tables.PLACES_FROM[field], tables.PLACES_FROM[field + 1]
        for place in range(begin, end):
            if is_in(lays, place):
                moves[count] = LAY | place
                count += 1
        for place in range(begin, end):
            if is_in(free, place):
                if before_stone:
                    moves[count] = TAKE | place
                    count += 1
                count = _list_shifts(board, place, moves, count)
        if is_in(leaving, field):
            count = list_carries(terms, board, field, moves, count)
    if may_end(board):
        moves[count] = DONE
        count += 1
    return count


@kernel
def open_fields(terms: Numbers, board: Numbers) -> Set:
    """The fields on which the mover can put a stone now."""
    fresh = board[base.STAGE] == base.STONE and board[base.TAKEN] | board[base.TAKEN + 1] == 0
    if not fresh or board[base.STONES_OF + board[base.TURN]] == 0:
        return 0, 0
    shut = (board[base.SHUT], board[base.SHUT + 1])
    if terms[base.BAN]:
        for field in range(tables.FIELDS):
            if base.is_beside_own(terms, board, field):
                shut = joined(shut, single(field))
    return ALL_FIELDS[0] & ~shut[0], ALL_FIELDS[1] & ~shut[1]


@kernel
def layable(terms: Numbers, board: Numbers) -> Set:
    """The places where the mover can lay a stick now."""
    seat = board[base.TURN]
    if board[base.STICKS_OF + seat] == 0:
        return 0, 0
    fits = base.FITS_OF + 2 * seat
    fitting = board[fits] & ~board[base.TAKEN], board[fits + 1] & ~board[base.TAKEN + 1]
    laid = (board[base.LAID], board[base.LAID + 1])
    if terms[base.RELAY] or not is_any(laid):
        return fitting
    # Sticks of a turn without a stone stay in one piece where moves are straight. All that were
    # laid so far are in one piece already, so it is enough to follow the graph from one of them.
    piece = _spread(board, seat, tables.PLACE_PARTS[lowest(laid), tables.FIRST])
    found = (0, 0)
    while is_any(fitting):
        place = lowest(fitting)
        touches = 0
        for number in range(3):
            touches += piece[tables.PLACE_PARTS[place, number]]
        if touches:
            found = joined(found, single(place))
        fitting = without_lowest(fitting)
    return found


@kernel
def _spread(board: Numbers, colour: int, start: int) -> Numbers:
    """The fields, by a 1 each, that a colour's sticks join to this one."""
    reached = np.zeros(tables.FIELDS, dtype=np.int64)
    reached[start] = 1
    grew = True
    while grew:
        grew = False
        for segment in range(tables.SEGMENTS):
            word = board[base.GRAPH_OF + tables.WORDS * colour + segment // tables.WORD_BITS]
            if (word >> (segment % tables.WORD_BITS)) & 1:
                first, last = tables.ENDS[segment, 0], tables.ENDS[segment, 1]
                if reached[first] != reached[last]:
                    reached[first] = reached[last] = 1
                    grew = True
    return reached


@kernel
def free_sticks(terms: Numbers, board: Numbers) -> Set:
    """The places from which the mover can take back or re-lay a stick."""
    found = (0, 0)
    if terms[base.RELAY]:
        lies = base.LIES_OF + 2 * board[base.TURN]
        rest = (board[lies], board[lies + 1])
        while is_any(rest):
            place = lowest(rest)
            if base.is_own_free_stick(board, place):
                found = joined(found, single(place))
            rest = without_lowest(rest)
    return found


@kernel
def shift_targets(board: Numbers, source: int) -> Set:
    """The places to which the free stick of this one can go; only near it does its going matter."""
    fits = base.FITS_OF + 2 * board[base.TURN]
    found = (
        board[fits] & ~tables.OVERLAP_SETS[source, 0],
        board[fits + 1] & ~tables.OVERLAP_SETS[source, 1],
    )
    for number in range(tables.OVERLAPS.shape[1]):
        near = tables.OVERLAPS[source, number]
        if near >= 0 and near != source and base.fits(board, near, source):
            found = joined(found, single(near))
    return found[0] & ~board[base.TAKEN], found[1] & ~board[base.TAKEN + 1]


@kernel
def _list_shifts(board: Numbers, source: int, moves: Numbers, count: int) -> int:
    targets = shift_targets(board, source)
    while is_any(targets):
        moves[count] = SHIFT | source << 7 | lowest(targets)
        count, targets = count + 1, without_lowest(targets)
    return count


@kernel
def leaving_fields(board: Numbers) -> Set:
    """The fields from which the mover can move a run now."""
    if board[base.STAGE] != base.STONE:
        return 0, 0
    tops = base.TOPS_OF + 2 * board[base.TURN]
    free = (
        board[tops] & ~(board[base.HELD_TOPS] | board[base.SHUT]),
        board[tops + 1] & ~(board[base.HELD_TOPS + 1] | board[base.SHUT + 1]),
    )
    taken = (board[base.TAKEN], board[base.TAKEN + 1])
    if not is_any(taken):
        return free
    ends = (0, 0)
    while is_any(taken):
        place = lowest(taken)
        ends = joined(ends, single(tables.PLACE_PARTS[place, tables.FIRST]))
        ends = joined(ends, single(tables.PLACE_PARTS[place, tables.LAST]))
        taken = without_lowest(taken)
    return meet(free, ends)


@kernel
def opens(board: Numbers, field: int) -> bool:
    """Whether lifting a run off this field may open another one that a stick has shut."""
    low = board[base.SHUT] & tables.SHADE_SETS[field, 0]
    return bool(low | (board[base.SHUT + 1] & tables.SHADE_SETS[field, 1]))


@kernel
def list_carries(terms: Numbers, board: Numbers, field: int, moves: Numbers, count: int) -> int:
    """Writes the moves of runs from a field, with every number of stones they can knock out."""
    run = base.loose(board, field, True)
    straight, height = not terms[base.RELAY], board[base.HEIGHTS + field]
    lifts = terms[base.BAN] or opens(board, field)
    for number in range(tables.LINES.shape[1] if straight else tables.FIELDS):
        to = tables.LINES[field, number] if straight else number
        if to == field or (straight and terms[base.CLEAR] and not _is_way_clear(board, field, to)):
            continue
        most, barred = landing(board, to), False
        for size in range(1, run + 1):
            if lifts:
                # What is in the hand no longer clamps a stick, and is beside nothing.
                board[base.HEIGHTS + field] = height - size
                most, barred = landing(board, to), base.is_beside_own(terms, board, to)
                board[base.HEIGHTS + field] = height
            for out in range(min(size, most) + 1):
                if out == size or not barred:
                    moves[count] = CARRY | field << 17 | to << 10 | size << 5 | out
                    count += 1
    return count


@kernel
def landing(board: Numbers, to: int) -> int:
    """How many stones a run could knock out here; -1 where it may not come to at all."""
    if base.clamp(board, to) > board[base.HEIGHTS + to]:
        return -1
    return base.loose(board, to, False)


@kernel
def _is_way_clear(board: Numbers, field: int, to: int) -> bool:
    low, high = min(field, to), max(field, to)
    step = 1 if low // 9 == high // 9 else 9
    stones = 0
    for between in range(low + step, high, step):
        stones += board[base.HEIGHTS + between]
    return stones == 0
