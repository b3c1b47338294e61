"""The legal moves of Tactori on 9x9, in the order of the notation, and what each of them leads to.

A move is a number: a field to put a stone on, or one of these marks with its parts.
"""

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.engine.kernels.primitives import lowest_bit
from touchstone.games.tactori.mind.kernel_wide import board as base
from touchstone.games.tactori.mind.kernel_wide.worth import closes

DONE = 127
LAY, TAKE, SHIFT, CARRY = 1 << 7, 1 << 8, 1 << 14, 1 << 24
"""Or-ed with a place; a shift with two (source << 7); a carry with field << 17, target << 10,
count << 5 and the number knocked out."""
MOST_MOVES = 2700
"""More than any position has: a seat's 16 stones reach 80 fields and knock out at most 48."""


@kernel
def list_moves(terms: Numbers, board: Numbers, moves: Numbers) -> int:
    """Writes the legal moves in the order of the notation; returns their number."""
    count = list_actions(terms, board, moves, MOST_MOVES - 1)
    # A turn may be ended once something has been done in it.
    begun = board[base.STAGE] == base.STICKS or board[base.TAKEN] or board[base.TAKEN + 1]
    if board[base.OUTCOME] == base.GOES_ON and begun:
        moves[count] = DONE
        count += 1
    return count


@kernel
def list_actions(terms: Numbers, board: Numbers, moves: Numbers, limit: int) -> int:
    """Writes the moves other than ending the turn, the first `limit` at most."""
    if board[base.OUTCOME] != base.GOES_ON:
        return 0
    seat = board[base.TURN]
    before_stone = board[base.STAGE] == base.STONE
    has_taken = board[base.TAKEN] != 0 or board[base.TAKEN + 1] != 0
    places = before_stone and not has_taken and board[base.STONES_OF + seat] > 0
    piece = piece_to_touch(terms, board)
    landings = np.zeros(0, dtype=np.int64)
    count = 0
    for field in range(base.FIELDS):
        if places and base.can_place(terms, board, field):
            moves[count] = field
            count += 1
        if board[base.HEIGHTS + field]:
            count = _list_sticks(terms, board, field, piece, moves, count)
            may_leave = not has_taken or _is_end_of_taken(board, field)
            if before_stone and may_leave and base.is_top(board, field, seat):
                if landings.shape[0] == 0:
                    landings = _all_landings(board)
                count = _list_carries(terms, board, field, landings, moves, count)
        if count >= limit:
            return count
    return count


@kernel
def _list_sticks(
    terms: Numbers, board: Numbers, field: int, piece: Numbers, moves: Numbers, count: int
) -> int:
    """Writes the sticks to lay, to take back and to re-lay that begin at a field."""
    if board[base.STICKS_OF + board[base.TURN]] and base.is_top(board, field, board[base.TURN]):
        for place in range(base.PLACES_FROM[field], base.PLACES_FROM[field + 1]):
            if can_lay(terms, board, place, piece):
                moves[count] = LAY | place
                count += 1
    if terms[base.RELAY]:
        for place in range(base.PLACES_FROM[field], base.PLACES_FROM[field + 1]):
            if base.is_own_free_stick(board, place):
                if board[base.STAGE] == base.STONE:
                    moves[count] = TAKE | place
                    count += 1
                count = _list_shifts(board, place, moves, count)
    return count


@kernel
def can_lay(terms: Numbers, board: Numbers, place: int, piece: Numbers) -> bool:
    """Whether the seat to move, which has a stick, may lay it here."""
    if not base.fits(board, place, -1) or base.has(board, base.TAKEN, place):
        return False
    if piece.shape[0] == 0:
        return True
    touches = (
        piece[base.PLACE_PARTS[place, base.FIRST]] + piece[base.PLACE_PARTS[place, base.MIDDLE]]
    )
    return bool(touches + piece[base.PLACE_PARTS[place, base.LAST]])


@kernel
def _list_shifts(board: Numbers, source: int, moves: Numbers, count: int) -> int:
    for field in range(base.FIELDS):
        if not base.is_top(board, field, board[base.TURN]):
            continue
        for place in range(base.PLACES_FROM[field], base.PLACES_FROM[field + 1]):
            if place == source or base.has(board, base.TAKEN, place):
                continue
            if base.fits(board, place, source):
                moves[count] = SHIFT | source << 7 | place
                count += 1
    return count


@kernel
def _is_end_of_taken(board: Numbers, field: int) -> bool:
    for number in range(4):
        place = base.ENDING[field, number]
        if place >= 0 and base.has(board, base.TAKEN, place):
            return True
    return False


@kernel
def _list_carries(
    terms: Numbers, board: Numbers, field: int, landings: Numbers, moves: Numbers, count: int
) -> int:
    """Writes the moves of runs from a field, with every number of stones they can knock out."""
    run = base.loose(board, field, True)
    if run == 0:
        return count
    straight = not terms[base.RELAY]
    height = board[base.HEIGHTS + field]
    for number in range(base.LINES.shape[1] if straight else base.FIELDS):
        to = base.LINES[field, number] if straight else number
        if to == field or (straight and terms[base.CLEAR] and not _is_way_clear(board, field, to)):
            continue
        for size in range(1, run + 1):
            most, barred = landings[to], False
            # What is in the hand no longer clamps a stick that ends just below it.
            if terms[base.BAN] or (board[base.HELD + field] >> min(height - size, 40)) & 1:
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
def _all_landings(board: Numbers) -> Numbers:
    landings = np.zeros(base.FIELDS, dtype=np.int64)
    for field in range(base.FIELDS):
        landings[field] = landing(board, field)
    return landings


@kernel
def _is_way_clear(board: Numbers, field: int, to: int) -> bool:
    low, high = min(field, to), max(field, to)
    step = 1 if low // 9 == high // 9 else 9
    stones = 0
    for between in range(low + step, high, step):
        stones += board[base.HEIGHTS + between]
    return stones == 0


@kernel
def piece_to_touch(terms: Numbers, board: Numbers) -> Numbers:
    """The fields, by a 1 each, that new sticks must touch; empty if they may lie anywhere.

    Sticks of a turn without a stone stay in one piece where moves are straight. All that were laid
    so far are in one piece already, so it is enough to follow the graph from one of them.
    """
    if terms[base.RELAY] or (board[base.LAID] == 0 and board[base.LAID + 1] == 0):
        return np.zeros(0, dtype=np.int64)
    place = (
        lowest_bit(board[base.LAID]) if board[base.LAID] else 64 + lowest_bit(board[base.LAID + 1])
    )
    return spread(board, board[base.TURN], base.PLACE_PARTS[place, base.FIRST])


@kernel
def spread(board: Numbers, colour: int, start: int) -> Numbers:
    """The fields, by a 1 each, that a colour's sticks join to this one."""
    reached = np.zeros(base.FIELDS, dtype=np.int64)
    reached[start] = 1
    grew = True
    while grew:
        grew = False
        for segment in range(base.SEGMENTS):
            word = board[base.GRAPH_OF + base.WORDS * colour + segment // base.WORD_BITS]
            if (word >> (segment % base.WORD_BITS)) & 1:
                first, last = base.ENDS[segment, 0], base.ENDS[segment, 1]
                if reached[first] != reached[last]:
                    reached[first] = reached[last] = 1
                    grew = True
    return reached


@kernel
def play(terms: Numbers, board: Numbers, seen: Numbers, room: Numbers, move: int) -> None:
    """Makes a legal move and whatever then happens by itself.

    `seen` keeps the fingerprints of earlier positions; when it is full, the oldest are forgotten.
    `room` is scratch space for MOST_MOVES moves.
    """
    if move != DONE:
        _act(terms, board, move)
        if board[base.OUTCOME] != base.GOES_ON or list_actions(terms, board, room, 1):
            return
    _next_turn(terms, board, seen, room)


@kernel
def _act(terms: Numbers, board: Numbers, move: int) -> None:
    seat = board[base.TURN]
    if move < base.FIELDS:
        base.push(board, move, seat)
        board[base.STONES_OF + seat] -= 1
        if (
            not terms[base.RELAY]
            and board[base.LAST_ROUND] < 0
            and board[base.STONES_OF + seat] == 0
        ):
            board[base.LAST_ROUND] = ((1 << terms[base.SEATS]) - 1) & ~(1 << seat)
        board[base.STAGE] = base.STICKS
    elif move & CARRY:
        _carry(board, (move >> 17) & 127, (move >> 10) & 127, (move >> 5) & 31, move & 31)
        board[base.STAGE] = base.STICKS
    elif move & SHIFT:
        base.remove_stick(board, (move >> 7) & 127, seat)
        _lay(terms, board, move & 127, True)
    elif move & TAKE:
        place = move & 127
        base.remove_stick(board, place, seat)
        board[base.STICKS_OF + seat] += 1
        board[base.TAKEN + (place >> 6)] |= 1 << (place & 63)
    else:
        has_laid = board[base.LAID] != 0 or board[base.LAID + 1] != 0
        board[base.STICKS_OF + seat] -= 1
        notes = terms[base.RELAY] or board[base.STAGE] == base.STONE or has_laid
        _lay(terms, board, move - LAY, notes)


@kernel
def _lay(terms: Numbers, board: Numbers, place: int, notes: bool) -> None:
    seat = board[base.TURN]
    base.add_stick(board, place, board[base.HEIGHTS + base.PLACE_PARTS[place, base.FIRST]], seat)
    if notes:
        board[base.LAID + (place >> 6)] |= 1 << (place & 63)
    board[base.STAGE] = base.STICKS
    if terms[base.RELAY] and closes(terms, board, seat, place):
        board[base.OUTCOME], board[base.REASON] = seat, base.BY_RECTANGLE


@kernel
def _carry(board: Numbers, field: int, to: int, count: int, out: int) -> None:
    """Moves a run of the mover's stones; as many of it as it knocks out go back to the supply."""
    seat = board[base.TURN]
    for _ in range(count):
        base.pop(board, field)
    for _ in range(out):
        board[base.STONES_OF + base.pop(board, to)] += 1
    board[base.STONES_OF + seat] += out
    for _ in range(count - out):
        base.push(board, to, seat)


@kernel
def _next_turn(terms: Numbers, board: Numbers, seen: Numbers, room: Numbers) -> None:
    seats, mover = terms[base.SEATS], board[base.TURN]
    first, mobile = -1, 0
    for step in range(1, seats + 1):
        seat = (mover + step) % seats
        if board[base.LAST_ROUND] >= 0 and (
            step == seats or not (board[base.LAST_ROUND] >> seat) & 1
        ):
            continue
        _begin_turn(board, seat)
        if list_actions(terms, board, room, 1):
            mobile += 1
            if first < 0:
                first = seat
    if mobile == 0:
        board[base.OUTCOME] = base.DRAWN if terms[base.RELAY] else base.COUNTED
        board[base.REASON] = base.STALLED
        return
    if mobile == 1 and terms[base.RELAY]:
        board[base.OUTCOME], board[base.REASON] = first, base.ONLY_MOBILE
        return
    _begin_turn(board, first)
    if board[base.LAST_ROUND] >= 0:
        for step in range(1, seats + 1):
            seat = (mover + step) % seats
            if seat == first:
                break
            board[base.LAST_ROUND] &= ~(1 << seat)
        board[base.LAST_ROUND] &= ~(1 << mover)
    if terms[base.REPETITION] and remember(board, seen) >= terms[base.REPETITION]:
        board[base.OUTCOME] = base.DRAWN if terms[base.RELAY] else base.COUNTED
        board[base.REASON] = base.REPEATED


@kernel
def _begin_turn(board: Numbers, seat: int) -> None:
    board[base.TURN], board[base.STAGE] = seat, base.STONE
    board[base.LAID] = board[base.LAID + 1] = board[base.TAKEN] = board[base.TAKEN + 1] = 0


@kernel
def remember(board: Numbers, seen: Numbers) -> int:
    """Notes a position at the beginning of a turn; returns how often it has occurred."""
    mark = fingerprint(board)
    kept = seen.shape[0]
    seen[board[base.SEEN] % kept] = mark
    board[base.SEEN] += 1
    times = 0
    for number in range(min(board[base.SEEN], kept)):
        times += seen[number] == mark
    return times


@kernel
def fingerprint(board: Numbers) -> int:
    """A word that tells this board and turn from all others."""
    # The turn is stirred in first, or a turn could pass for a height of the first field.
    mark = _mix(np.uint64(1), board[base.TURN])
    for number in range(base.HEIGHTS, base.STONES + 2 * base.FIELDS):
        mark = _mix(mark, board[number])
    for number in range(base.FLOORS, base.FLOORS + base.ALL * base.PLACES):
        mark = _mix(mark, board[number])
    return int(np.int64(mark))


@kernel
def _mix(mark: np.uint64, word: int) -> np.uint64:
    mixed = (mark ^ np.uint64(word)) * np.uint64(0x9E3779B97F4A7C15)
    return np.uint64(mixed ^ (mixed >> np.uint64(29)))
