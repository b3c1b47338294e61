"""Uniformly random games of Four Senses by the printed rule, in which lines are declared."""

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, kernel
from touchstone.engine.kernels.primitives import below, count_bits, throw
from touchstone.games.four_senses.mind.kernel.board import (
    EMPTY_BOARD,
    in_stock,
    pieces_placed,
    placed,
)
from touchstone.games.four_senses.rules.patterns import LINES

_CLAIMS = np.array([(*line, line[-1])[:4] for line in LINES.values()], dtype=np.int64)
"""The 34 lines in the order of the rules; a window of three repeats its last cell."""

MOVES, WINNER = 0, 1
NOBODY = -1


@kernel
def random_placement(board: int, dice: Bits) -> int:
    """A uniformly random legal placement as `16 * piece + cell`."""
    stock = in_stock(board)
    while True:
        # One throw holds ten tries of six bits; tries that are not legal cost next to nothing.
        word = throw(dice)
        for _ in range(10):
            lane = word & 63
            if (stock >> lane) & ~(board >> (16 + (lane & 15))) & 1:
                return lane
            word >>= 6


@kernel
def _height(board: int, cell: int) -> int:
    return ((board >> cell) & 1) + 2 * ((board >> (16 + cell)) & 1)


@kernel
def _stairs(board: int, first: int, middle: int, last: int, latest: int) -> bool:
    if latest >= 0 and latest not in (first, middle, last):
        return False
    if _height(board, middle) != 2:
        return False
    ends = _height(board, first) * 4 + _height(board, last)
    return ends in (1 * 4 + 3, 3 * 4 + 1)


@kernel
def claim_holds(board: int, claim: int, latest: int) -> bool:
    """Whether the claim is right; with `latest` >= 0 that cell must be part of the pattern."""
    a, b, c, d = _CLAIMS[claim, 0], _CLAIMS[claim, 1], _CLAIMS[claim, 2], _CLAIMS[claim, 3]
    if _stairs(board, a, b, c, latest):
        return True
    if c == d:
        return False
    if _stairs(board, b, c, d, latest):
        return True
    if latest >= 0 and latest not in (a, b, c, d):
        return False
    line = (1 << a) | (1 << b) | (1 << c) | (1 << d)
    low, high, hole = board & line, (board >> 16) & line, (board >> 32) & line
    if low | high == line and hole in (0, line):
        return True
    return low in (0, line) and high in (0, line) and low | high != 0


@kernel
def spoken_game(  # noqa: PLR0912  the whole turn in one loop: a kernel has no cheap calls back
    board: int, seat: int, seats: int, strict: bool, lose_round: bool, dice: Bits, result: Numbers
) -> None:
    """Plays a position out by the printed rule, from the beginning of a turn.

    Every move is drawn from all legal ones: placements, the 34 claims, and `done` or `pass`.
    A false claim under `lose_round` has no single winner: it is written as -2 - (loser's seat).
    """
    moves = 0
    latest = -1
    waiting = -1  # claim turns left once the box is empty
    while True:
        claimed = False
        stage_placed = False
        while True:
            options = 0
            if not stage_placed and waiting < 0:
                cells = count_bits(~(board >> 16) & 0xFFFF)
                options = cells * (count_bits(in_stock(board)) >> 4)
            moves += 1
            pick = options + 1  # a turn goes on with a placement when no claim is left
            if not claimed:
                pick = below(dice, options + 34 + (0 if options else 1))
            if options and (claimed or pick < options):
                lane = random_placement(board, dice)
                latest = lane & 15
                board = placed(board, lane)
                stage_placed = True
                if pieces_placed(board) == 24:
                    waiting = seats - 1
                if claimed:
                    break
                continue
            claim = pick - options
            if claim == 34:
                break
            too_late = strict and not stage_placed and 0 <= waiting < seats - 1
            if not too_late and claim_holds(board, claim, latest if strict else -1):
                result[MOVES], result[WINNER] = moves, seat
                return
            if lose_round:
                result[MOVES], result[WINNER] = moves, -2 - seat
                return
            if not options:
                break
            claimed = True
        if waiting >= 0 and not stage_placed:
            waiting -= 1
            if waiting == 0:
                result[MOVES], result[WINNER] = moves, NOBODY
                return
        seat = seat + 1 if seat + 1 < seats else 0


@kernel
def spoken_rounds(
    matches: int, seats: int, rounds: int, strict: bool, lose_round: bool, dice: Bits
) -> int:
    """Plays matches from the empty board, each round begun by the next seat; returns the moves."""
    result = np.zeros(2, dtype=np.int64)
    moves = 0
    for _ in range(matches):
        for start in range(rounds):
            spoken_game(EMPTY_BOARD, start, seats, strict, lose_round, dice, result)
            moves += result[MOVES]
    return moves
