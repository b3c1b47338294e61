"""What a move of Tactori on 9x9 leads to, with whatever then happens by itself."""

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.games.tactori.mind.kernel_wide import board as base
from touchstone.games.tactori.mind.kernel_wide import tables
from touchstone.games.tactori.mind.kernel_wide.counting import can_act
from touchstone.games.tactori.mind.kernel_wide.moves import CARRY, DONE, LAY, SHIFT, TAKE
from touchstone.games.tactori.mind.kernel_wide.worth import closes


@kernel
def play(terms: Numbers, board: Numbers, seen: Numbers, room: Numbers, move: int) -> None:
    """Makes a legal move and whatever then happens by itself.

    `seen` keeps the fingerprints of earlier positions; when it is full, the oldest are forgotten.
    `room` is scratch space for MOST_MOVES moves.
    """
    if move != DONE:
        _act(terms, board, move)
        if board[base.OUTCOME] != base.GOES_ON or can_act(terms, board, room):
            return
    _next_turn(terms, board, seen, room)


@kernel
def _act(terms: Numbers, board: Numbers, move: int) -> None:
    seat = board[base.TURN]
    if move < tables.FIELDS:
        base.push(board, move, seat)
        base.settle(board, move)
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
        base.include(board, base.TAKEN, place, True)
    else:
        has_laid = board[base.LAID] != 0 or board[base.LAID + 1] != 0
        board[base.STICKS_OF + seat] -= 1
        notes = terms[base.RELAY] or board[base.STAGE] == base.STONE or has_laid
        _lay(terms, board, move - LAY, notes)


@kernel
def _lay(terms: Numbers, board: Numbers, place: int, notes: bool) -> None:
    seat = board[base.TURN]
    base.add_stick(
        board, place, board[base.HEIGHTS + tables.PLACE_PARTS[place, tables.FIRST]], seat
    )
    if notes:
        base.include(board, base.LAID, place, True)
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
    base.settle(board, field)
    base.settle(board, to)


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
        if can_act(terms, board, room):
            mobile += 1
            if first < 0:
                first = seat
            if mobile == 2 or not terms[base.RELAY]:
                break  # it matters only whether there is one, and where the first wins another
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
    return int(board[base.MARK] ^ base.key(-1 - board[base.TURN]))
