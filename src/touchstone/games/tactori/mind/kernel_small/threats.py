"""Who can close a rectangle on 5x5 within a turn, and which moves keep the next player from it.

A turn is a stone and then sticks, so a move is judged by the whole turn: a stone is safe if the
turn can be ended, perhaps with one more stick, so that the next seat has no winning turn.
"""

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.engine.kernels.primitives import count_bits, lowest_bit
from touchstone.games.tactori.mind.kernel_small import board as base


@kernel
def can_win(terms: Numbers, board: Numbers) -> bool:
    """Whether the seat to move can close a rectangle in this turn."""
    if board[base.STAGE] == base.STICKS:
        return _can_close(terms, board)
    after = np.empty(base.LENGTH, dtype=np.int64)
    for field in range(base.FIELDS):
        after[:] = board
        base.put(after, board[base.TURN], field)
        if _can_close(terms, after):
            return True
    return False


@kernel
def _can_close(terms: Numbers, board: Numbers) -> bool:
    """Whether the sticks that the seat to move can lay now close a rectangle."""
    seat = board[base.TURN]
    fitting = base.layable(board, seat)
    graph = board[base.GRAPH_OF + seat]
    # Any number of sticks may be laid, or one; the supply is hardly ever too small for all.
    together = terms[base.ANY_STICKS] and count_bits(fitting) <= board[base.STICKS_OF + seat]
    rest = fitting
    while rest:
        segment = lowest_bit(rest)
        rest &= rest - 1
        if base.closes(terms, graph | (fitting if together else 1 << segment), segment):
            return True
    return False


@kernel
def is_safe(terms: Numbers, board: Numbers, move: int) -> bool:
    """Whether the turn can be ended after this move so that the next seat cannot win at once."""
    seat = board[base.TURN]
    after = board.copy()
    base.play(terms, after, move)
    if after[base.OUTCOME] != base.GOES_ON:
        return True  # by a rectangle of the mover, or drawn
    if _has_passed(board, after):
        return not can_win(terms, after)
    ended = np.empty(base.LENGTH, dtype=np.int64)
    rest = base.layable(after, seat)
    ended[:] = after
    base.play(terms, ended, base.DONE)
    while ended[base.OUTCOME] == base.GOES_ON and can_win(terms, ended):
        if rest == 0:
            return False
        ended[:] = after
        base.play(terms, ended, base.LAY + lowest_bit(rest))
        rest &= rest - 1
        if ended[base.OUTCOME] == base.GOES_ON and not _has_passed(board, ended):
            base.play(terms, ended, base.DONE)
    return True


@kernel
def _has_passed(before: Numbers, after: Numbers) -> bool:
    """Whether a turn that was going on before is over, though perhaps the same seat is next."""
    return bool(after[base.TURN] != before[base.TURN] or after[base.STAGE] == base.STONE)
