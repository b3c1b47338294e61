"""From the rules' positions and moves of Tactori on 9x9 to the kernel's numbers and back."""

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Numbers
from touchstone.games.tactori.mind.kernel_wide import board as base
from touchstone.games.tactori.mind.kernel_wide import moves as wide
from touchstone.games.tactori.mind.kernel_wide import tables
from touchstone.games.tactori.mind.kernel_wide.play import remember
from touchstone.games.tactori.rules import pieces
from touchstone.games.tactori.rules import state as rules
from touchstone.games.tactori.rules.state import Move, State

REASONS = {
    base.BY_RECTANGLE: ("rectangle",),
    base.ONLY_MOBILE: ("only-mobile",),
    base.STALLED: ("no-winner", "points"),
    base.REPEATED: ("repetition", "points"),
}
"""What the rules call an end, where the first rectangle wins and where points are counted."""
MOST_SEEN = 2000
"""Positions that are kept; a game that goes on longer forgets the oldest."""


def board_of(game: AnyGame, state: State) -> Numbers:
    """The kernel's numbers for a position that is not over."""
    board = np.zeros(base.LENGTH, dtype=np.int64)
    board[base.TURN], board[base.OUTCOME] = state.turn - 1, base.GOES_ON
    board[base.STAGE] = base.STONE if state.stage is rules.Stage.STONE else base.STICKS
    board[base.LAST_ROUND] = -1 if state.last is None else sum(1 << seat - 1 for seat in state.last)
    for colour in pieces.COLOURS[: game.seats]:
        board[base.STONES_OF + colour], board[base.STICKS_OF + colour] = (
            pieces.STONES,
            pieces.STICKS,
        )
    _add_pieces(state, board)
    _mark(board, base.LAID, state.laid)
    _mark(board, base.TAKEN, state.taken)
    return board


def _add_pieces(state: State, board: Numbers) -> None:
    for cell, tower in enumerate(state.towers):
        for colour in tower:
            base.push(board, cell, colour)
            board[base.STONES_OF + colour] -= 1
        base.settle(board, cell)
    for stick in state.sticks:
        base.add_stick(board, tables.PLACE_NUMBERS[stick.ends], stick.floor, stick.colour)
        board[base.STICKS_OF + stick.colour] -= 1
    # Somebody behind a mask may imagine more than there is.
    np.maximum(
        board[base.STONES_OF : base.STICKS_OF + 4],
        0,
        out=board[base.STONES_OF : base.STICKS_OF + 4],
    )


def _mark(board: Numbers, places: int, chosen: tuple[pieces.Ends, ...]) -> None:
    board[places : places + 2] = tables.set_words(tables.PLACE_NUMBERS[ends] for ends in chosen)


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
    if code & wide.CARRY:
        return rules.Carry(code >> 17 & 127, code >> 10 & 127, code >> 5 & 31, code & 31)
    if code & wide.SHIFT:
        return rules.Shift(*tables.PAIRS[code >> 7 & 127].ends, *tables.PAIRS[place].ends)
    if code & wide.TAKE:
        return rules.Take(*tables.PAIRS[place].ends)
    if code & wide.LAY:
        return rules.Lay(*tables.PAIRS[place].ends)
    return rules.Done() if code == wide.DONE else rules.Place(code)


def code_of(move: Move) -> int:
    """The kernel's number of a move."""
    match move:
        case rules.Place(cell):
            return cell
        case rules.Lay(first, last):
            return wide.LAY | tables.PLACE_NUMBERS[first, last]
        case rules.Take(first, last):
            return wide.TAKE | tables.PLACE_NUMBERS[first, last]
        case rules.Shift(first, last, to_first, to_last):
            source, target = (
                tables.PLACE_NUMBERS[first, last],
                tables.PLACE_NUMBERS[to_first, to_last],
            )
            return wide.SHIFT | source << 7 | target
        case rules.Carry(cell, to, count, out):
            return wide.CARRY | cell << 17 | to << 10 | count << 5 | out
        case _:
            return wide.DONE
