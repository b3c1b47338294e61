"""What a move of Tactori on 9x9 leads to: the board, the next turn, the end."""

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.games.tactori.mind.kernel_wide.board import (
    ALL,
    BY_RECTANGLE,
    COUNTED,
    DRAWN,
    FLOORS,
    GOES_ON,
    HEIGHTS,
    LAID,
    LAST_ROUND,
    ONLY_MOBILE,
    OUTCOME,
    REASON,
    REPEATED,
    SEEN,
    STAGE,
    STALLED,
    STICKS,
    STICKS_OF,
    STONE,
    STONES,
    STONES_OF,
    TAKEN,
    TURN,
    add_stick,
    pop,
    push,
    remove_stick,
)
from touchstone.games.tactori.mind.kernel_wide.moves import (
    CARRY,
    DONE,
    LAY,
    SHIFT,
    TAKE,
    list_actions,
)
from touchstone.games.tactori.mind.kernel_wide.rectangles import closes
from touchstone.games.tactori.mind.kernel_wide.terrain import (
    FIELDS,
    FIRST,
    PLACE_PARTS,
    PLACES,
    RELAY,
    REPETITION,
    SEATS,
)


@kernel
def play(terms: Numbers, board: Numbers, seen: Numbers, room: Numbers, move: int) -> None:
    """Makes a legal move and whatever then happens by itself.

    `seen` keeps the fingerprints of earlier positions; when it is full, the oldest are forgotten.
    `room` is scratch space for MOST_MOVES moves.
    """
    if move != DONE:
        _act(terms, board, move)
        if board[OUTCOME] != GOES_ON or list_actions(terms, board, room, 1):
            return
    _next_turn(terms, board, seen, room)


@kernel
def _act(terms: Numbers, board: Numbers, move: int) -> None:
    seat = board[TURN]
    if move < FIELDS:
        push(board, move, seat)
        board[STONES_OF + seat] -= 1
        if not terms[RELAY] and board[LAST_ROUND] < 0 and board[STONES_OF + seat] == 0:
            board[LAST_ROUND] = ((1 << terms[SEATS]) - 1) & ~(1 << seat)
        board[STAGE] = STICKS
    elif move & CARRY:
        _carry(board, (move >> 17) & 127, (move >> 10) & 127, (move >> 5) & 31, move & 31)
        board[STAGE] = STICKS
    elif move & SHIFT:
        remove_stick(board, (move >> 7) & 127, seat)
        _lay(terms, board, move & 127, True)
    elif move & TAKE:
        place = move & 127
        remove_stick(board, place, seat)
        board[STICKS_OF + seat] += 1
        board[TAKEN + (place >> 6)] |= 1 << (place & 63)
    else:
        has_laid = board[LAID] != 0 or board[LAID + 1] != 0
        board[STICKS_OF + seat] -= 1
        notes = terms[RELAY] or board[STAGE] == STONE or has_laid
        _lay(terms, board, move - LAY, notes)


@kernel
def _lay(terms: Numbers, board: Numbers, place: int, notes: bool) -> None:
    seat = board[TURN]
    add_stick(board, place, board[HEIGHTS + PLACE_PARTS[place, FIRST]], seat)
    if notes:
        board[LAID + (place >> 6)] |= 1 << (place & 63)
    board[STAGE] = STICKS
    if terms[RELAY] and closes(terms, board, seat, place):
        board[OUTCOME], board[REASON] = seat, BY_RECTANGLE


@kernel
def _carry(board: Numbers, field: int, to: int, count: int, out: int) -> None:
    """Moves a run of the mover's stones; as many of it as it knocks out go back to the supply."""
    seat = board[TURN]
    for _ in range(count):
        pop(board, field)
    for _ in range(out):
        board[STONES_OF + pop(board, to)] += 1
    board[STONES_OF + seat] += out
    for _ in range(count - out):
        push(board, to, seat)


@kernel
def _next_turn(terms: Numbers, board: Numbers, seen: Numbers, room: Numbers) -> None:
    seats, mover = terms[SEATS], board[TURN]
    first, mobile = -1, 0
    for step in range(1, seats + 1):
        seat = (mover + step) % seats
        if board[LAST_ROUND] >= 0 and (step == seats or not (board[LAST_ROUND] >> seat) & 1):
            continue
        _begin_turn(board, seat)
        if list_actions(terms, board, room, 1):
            mobile += 1
            if first < 0:
                first = seat
    if mobile == 0:
        board[OUTCOME] = DRAWN if terms[RELAY] else COUNTED
        board[REASON] = STALLED
        return
    if mobile == 1 and terms[RELAY]:
        board[OUTCOME], board[REASON] = first, ONLY_MOBILE
        return
    _begin_turn(board, first)
    if board[LAST_ROUND] >= 0:
        for step in range(1, seats + 1):
            seat = (mover + step) % seats
            if seat == first:
                break
            board[LAST_ROUND] &= ~(1 << seat)
        board[LAST_ROUND] &= ~(1 << mover)
    if terms[REPETITION] and remember(board, seen) >= terms[REPETITION]:
        board[OUTCOME] = DRAWN if terms[RELAY] else COUNTED
        board[REASON] = REPEATED


@kernel
def _begin_turn(board: Numbers, seat: int) -> None:
    board[TURN], board[STAGE] = seat, STONE
    board[LAID] = board[LAID + 1] = board[TAKEN] = board[TAKEN + 1] = 0


@kernel
def remember(board: Numbers, seen: Numbers) -> int:
    """Notes a position at the beginning of a turn; says how often it has been there."""
    mark = fingerprint(board)
    kept = seen.shape[0]
    seen[board[SEEN] % kept] = mark
    board[SEEN] += 1
    times = 0
    for number in range(min(board[SEEN], kept)):
        times += seen[number] == mark
    return times


@kernel
def fingerprint(board: Numbers) -> int:
    """A word that tells this board and turn from all others."""
    # The turn is stirred in first, or a turn could pass for a height of the first field.
    mark = _mix(np.uint64(1), board[TURN])
    for number in range(HEIGHTS, STONES + 2 * FIELDS):
        mark = _mix(mark, board[number])
    for number in range(FLOORS, FLOORS + ALL * PLACES):
        mark = _mix(mark, board[number])
    return int(np.int64(mark))


@kernel
def _mix(mark: np.uint64, word: int) -> np.uint64:
    mixed = (mark ^ np.uint64(word)) * np.uint64(0x9E3779B97F4A7C15)
    return np.uint64(mixed ^ (mixed >> np.uint64(29)))
