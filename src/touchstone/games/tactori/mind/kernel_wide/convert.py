"""From the rules' positions and moves of Tactori on 9x9 to the kernel's numbers and back."""

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Numbers
from touchstone.games.tactori.mind.kernel_wide.board import (
    BY_RECTANGLE,
    GOES_ON,
    LAID,
    LAST_ROUND,
    LENGTH,
    ONLY_MOBILE,
    OUTCOME,
    REPEATED,
    STAGE,
    STALLED,
    STICKS,
    STICKS_OF,
    STONE,
    STONES_OF,
    TAKEN,
    TURN,
    add_stick,
    push,
)
from touchstone.games.tactori.mind.kernel_wide.moves import CARRY, DONE, LAY, SHIFT, TAKE
from touchstone.games.tactori.mind.kernel_wide.play import remember
from touchstone.games.tactori.mind.kernel_wide.terrain import PAIRS, PLACE_NUMBERS
from touchstone.games.tactori.rules.state import (
    COLOURS,
    Carry,
    Done,
    Ends,
    Lay,
    Move,
    Place,
    Shift,
    Stage,
    State,
    Take,
)
from touchstone.games.tactori.rules.state import STICKS as ALL_STICKS
from touchstone.games.tactori.rules.state import STONES as ALL_STONES

REASONS = {
    BY_RECTANGLE: ("rectangle",),
    ONLY_MOBILE: ("only-mobile",),
    STALLED: ("no-winner", "points"),
    REPEATED: ("repetition", "points"),
}
"""What the rules call an end, where the first rectangle wins and where points are counted."""
MOST_SEEN = 2000
"""Positions that are kept; a game that goes on longer forgets the oldest."""


def board_of(game: AnyGame, state: State) -> Numbers:
    """The kernel's numbers for a position that is not over."""
    board = np.zeros(LENGTH, dtype=np.int64)
    board[TURN], board[OUTCOME] = state.turn - 1, GOES_ON
    board[STAGE] = STONE if state.stage is Stage.STONE else STICKS
    board[LAST_ROUND] = -1 if state.last is None else sum(1 << seat - 1 for seat in state.last)
    for colour in COLOURS[: game.seats]:
        board[STONES_OF + colour], board[STICKS_OF + colour] = ALL_STONES, ALL_STICKS
    _add_pieces(state, board)
    _mark(board, LAID, state.laid)
    _mark(board, TAKEN, state.taken)
    return board


def _add_pieces(state: State, board: Numbers) -> None:
    for cell, tower in enumerate(state.towers):
        for colour in tower:
            push(board, cell, colour)
            board[STONES_OF + colour] -= 1
    for stick in state.sticks:
        add_stick(board, PLACE_NUMBERS[stick.ends], stick.floor, stick.colour)
        board[STICKS_OF + stick.colour] -= 1
    # Somebody behind a mask may imagine more than there is.
    np.maximum(board[STONES_OF : STICKS_OF + 4], 0, out=board[STONES_OF : STICKS_OF + 4])


def _mark(board: Numbers, places: int, chosen: tuple[Ends, ...]) -> None:
    bits = sum(1 << PLACE_NUMBERS[ends] for ends in chosen)
    words = [bits >> 64 * word & (1 << 64) - 1 for word in range(2)]
    board[places : places + 2] = np.array(words, dtype=np.uint64).view(np.int64)


def history_of(state: State, board: Numbers) -> Numbers:
    """Room for fingerprints, with this position noted as often as it has been there.

    Earlier positions are known to the rules by fingerprints of another kind, so the kernel does
    not know them again.
    """
    seen = np.zeros(MOST_SEEN, dtype=np.int64)
    if state.seen and state.is_fresh:
        for _ in range(state.seen.count(state.seen[-1])):
            remember(board, seen)
    return seen


def move_of(code: int) -> Move:
    """The move that a number of the kernel stands for."""
    place = code & 127
    if code & CARRY:
        return Carry(code >> 17 & 127, code >> 10 & 127, code >> 5 & 31, code & 31)
    if code & SHIFT:
        return Shift(*PAIRS[code >> 7 & 127].ends, *PAIRS[place].ends)
    if code & TAKE:
        return Take(*PAIRS[place].ends)
    if code & LAY:
        return Lay(*PAIRS[place].ends)
    return Done() if code == DONE else Place(code)


def code_of(move: Move) -> int:
    """The kernel's number of a move."""
    match move:
        case Place(cell):
            return cell
        case Lay(first, last):
            return LAY | PLACE_NUMBERS[first, last]
        case Take(first, last):
            return TAKE | PLACE_NUMBERS[first, last]
        case Shift(first, last, to_first, to_last):
            source, target = PLACE_NUMBERS[first, last], PLACE_NUMBERS[to_first, to_last]
            return SHIFT | source << 7 | target
        case Carry(cell, to, count, out):
            return CARRY | cell << 17 | to << 10 | count << 5 | out
        case _:
            return DONE
