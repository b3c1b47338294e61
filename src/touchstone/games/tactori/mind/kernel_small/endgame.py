"""The last stones of a game of points on 5x5, searched to the very end.

The question is whether a seat gets at least a draw, or at least a win, whatever all others do.
Points are never lost again, and no turn brings more sticks than fit, so many a game is decided
before its end. What was found out is kept in a table, by two scrambled words that stand for a whole
position; a table is about one seat. (`everybody` asks another question with the same tools.)
"""

from typing import Any, NamedTuple

import numpy as np
from numba import int64, uint64

from touchstone.engine.kernels.compiling import Bits, Numbers, kernel
from touchstone.engine.kernels.primitives import count_bits
from touchstone.games.tactori.mind.kernel_small import board as base
from touchstone.games.tactori.mind.kernel_small.scores import score
from touchstone.games.tactori.mind.kernel_small.tree import appeal

YES, NO, STOPPED = 1, 0, -1
NODES, LIMIT = 0, 1
LOW, HIGH, COST = 0, 1, 2
LOSS, DRAW, WIN = -1, 0, 1
MOST_STONES = 12
"""Stones left, of both seats, with which a search is begun at all."""
_DEEPEST = 96
"""More than all stones, sticks and ends of turns of a game."""
_LENGTHS = 14
"""The size of the table of points as a power of two."""
_SCRAMBLED: Bits = np.random.default_rng(5).integers(
    0, (1 << 64) - 1, (2, base.LENGTH), dtype=np.uint64
)


class Work(NamedTuple):
    """The memory of a search."""

    boards: Numbers
    """By depth, a position."""
    moves: Numbers
    """By depth, the moves that are tried there."""
    keys: Bits
    """By place in the table, the two words of a position."""
    facts: Numbers
    """By place in the table, the least and the most that the seat gets, and the positions that were
    looked at to find out."""
    lengths: Numbers
    """Sets of segments and their points, where these take long to count: the latest ones."""
    control: Numbers
    """Positions looked at, and how many may be."""


def new_work(bits: int) -> Work:
    """An empty table of `2 ** bits` positions, and room for the way down."""
    return Work(
        np.zeros((_DEEPEST, base.LENGTH), dtype=np.int64),
        np.zeros((_DEEPEST, base.MOST_MOVES), dtype=np.int64),
        np.zeros((1 << bits, 2), dtype=np.uint64),
        np.zeros((1 << bits, 3), dtype=np.int64),
        np.zeros((1 << _LENGTHS, 2), dtype=np.int64),
        np.zeros(2, dtype=np.int64),
    )


@kernel
def _gain(terms: Numbers, board: Numbers, seat: int) -> int:
    """The most sticks that a seat can still lay."""
    stones, turns = board[base.STONES_OF + seat], board[base.STONES_OF + seat]
    if board[base.STAGE] == base.STICKS and board[base.TURN] == seat:
        turns += 1
    if terms[base.ANY_STICKS]:
        turns = count_bits(board[base.FITS_OF + seat]) + 4 * stones
    return int(min(turns, board[base.STICKS_OF + seat]))


@kernel
def _points(terms: Numbers, work: Work, board: Numbers, seat: int) -> int:
    """The points of a seat."""
    if terms[base.GOAL] != base.LONG:
        return score(terms, board, seat)
    graph = board[base.GRAPH_OF + seat]
    if graph == 0:
        return 0
    known = work.lengths[(graph ^ (graph >> 13) ^ (graph >> 26)) & (work.lengths.shape[0] - 1)]
    if known[0] != graph:
        known[0], known[1] = graph, score(terms, board, seat)
    return int(known[1])


@kernel
def _most(terms: Numbers, work: Work, board: Numbers, seat: int) -> int:
    """The most points that a seat can still come to."""
    if board[base.OUTCOME] != base.GOES_ON:
        return _points(terms, work, board, seat)
    if terms[base.GOAL] == base.LONG:
        return int(count_bits(board[base.GRAPH_OF + seat])) + _gain(terms, board, seat)
    return _points(terms, work, board, seat) + _gain(terms, board, seat)


@kernel
def _least_lead(terms: Numbers, work: Work, board: Numbers, own: int) -> int:
    """What a seat gets at least: it gains nothing, and each of the others all they can."""
    others = 0
    for seat in range(terms[base.SEATS]):
        if seat != own:
            others = max(others, _most(terms, work, board, seat))
    return _lead(_points(terms, work, board, own), others)


@kernel
def most_lead(terms: Numbers, work: Work, board: Numbers, own: int) -> int:
    """What a seat gets at most: all it can, and none of the others gains anything."""
    others = 0
    for seat in range(terms[base.SEATS]):
        if seat != own:
            others = max(others, _points(terms, work, board, seat))
    return _lead(_most(terms, work, board, own), others)


@kernel
def _lead(own: int, other: int) -> int:
    return int(own > other) - int(own < other)


@kernel
def in_order(board: Numbers, moves: Numbers) -> int:
    """Writes the moves, those that look best first; returns their number."""
    count = base.list_moves(board, moves)
    if board[base.STAGE] != base.STONE:
        return count
    appeals = np.zeros(base.FIELDS, dtype=np.int64)
    for field in range(base.FIELDS):
        appeals[field] = appeal(board, field)
    for place in range(1, count):
        field, wanted = moves[place], appeals[moves[place]]
        before = place
        while before > 0 and appeals[moves[before - 1]] < wanted:
            moves[before] = moves[before - 1]
            before -= 1
        moves[before] = field
    return count


@kernel
def names(board: Numbers) -> tuple[Any, Any]:
    """The two words that stand for a position."""
    one, two = uint64(1), uint64(1)
    for number in range(base.LENGTH):
        one += uint64(board[number] + 1) * _SCRAMBLED[0, number]
        two += uint64(board[number] + 1) * _SCRAMBLED[1, number]
    return one, two


@kernel
def place(work: Work, one: Any, two: Any) -> int:
    """Where the table has a position; else, of two places, the one that took less to fill."""
    first = int64((one ^ (one >> uint64(29))) & uint64(work.keys.shape[0] - 1))
    other = first ^ 1
    if work.keys[other, 0] == one and work.keys[other, 1] == two:
        return int(other)
    is_here = work.keys[first, 0] == one and work.keys[first, 1] == two
    if is_here or work.facts[first, COST] <= work.facts[other, COST]:
        return int(first)
    return int(other)


@kernel
def note(work: Work, one: Any, two: Any, low: int, high: int, before: int) -> None:
    """Keeps what a search has found that began after `before` positions."""
    at = place(work, one, two)
    work.keys[at, 0], work.keys[at, 1] = one, two
    work.facts[at, LOW], work.facts[at, HIGH] = low, high
    work.facts[at, COST] = work.control[NODES] - before


@kernel
def reaches(terms: Numbers, work: Work, own: int, depth: int, least: int) -> int:
    """Whether a seat gets at least a DRAW, or a WIN, of the position at this depth, come what may.

    A victory that is shared is a draw.
    """
    board = work.boards[depth]
    if most_lead(terms, work, board, own) < least:
        return NO
    if _least_lead(terms, work, board, own) >= least:
        return YES
    one, two = names(board)
    at = place(work, one, two)
    low, high = LOSS, WIN
    if work.keys[at, 0] == one and work.keys[at, 1] == two:
        low, high = work.facts[at, LOW], work.facts[at, HIGH]
        if low >= least:
            return YES
        if high < least:
            return NO
    before = work.control[NODES]
    if before >= work.control[LIMIT]:
        return STOPPED
    work.control[NODES] += 1
    moves = work.moves[depth]
    wanted = YES if board[base.TURN] == own else NO
    answer = NO if wanted == YES else YES
    for number in range(in_order(board, moves)):
        work.boards[depth + 1, :] = board
        base.play(terms, work.boards[depth + 1], moves[number])
        found = reaches(terms, work, own, depth + 1, least)
        if found == STOPPED:
            return STOPPED
        if found == wanted:
            answer = wanted
            break
    if answer == YES:
        low = max(low, least)
    else:
        high = min(high, least - 1)
    note(work, one, two, low, high, before)
    return answer
