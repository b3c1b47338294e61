"""Closed rectangles of Tactori on 9x9: whether a stick closes one, and what they are worth."""

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.engine.kernels.primitives import lowest_bit
from touchstone.games.tactori.mind.kernel_wide.board import FLOORS, GRAPH_OF, highest_bit
from touchstone.games.tactori.mind.kernel_wide.terrain import (
    BORDERS,
    CORNERS,
    COVERING,
    ENDS,
    FIELDS,
    LOOPS,
    PLACE_PARTS,
    PLACES,
    RELAY,
    SEGMENTS,
    THROUGH,
    WORD_BITS,
    WORDS,
)


@kernel
def closes(terms: Numbers, board: Numbers, seat: int, place: int) -> bool:
    """Whether a stick just laid here closes a rectangle, or a loop where that is enough."""
    graph = GRAPH_OF + WORDS * seat
    for number in range(3, 5):
        for row in range(THROUGH.shape[1]):
            rectangle = THROUGH[PLACE_PARTS[place, number], row]
            if rectangle < 0:
                break
            if _is_closed(board, graph, rectangle):
                return True
    return bool(terms[LOOPS]) and _has_loop(board, graph)


@kernel
def _is_closed(board: Numbers, graph: int, rectangle: int) -> bool:
    gaps = BORDERS[rectangle, 0] & ~board[graph]
    gaps |= BORDERS[rectangle, 1] & ~board[graph + 1]
    return bool((gaps | (BORDERS[rectangle, 2] & ~board[graph + 2])) == 0)


@kernel
def _has_loop(board: Numbers, graph: int) -> bool:
    """Whether some segment of a graph joins two fields that were joined already."""
    piece = np.arange(FIELDS)
    for segment in range(SEGMENTS):
        if (board[graph + segment // WORD_BITS] >> (segment % WORD_BITS)) & 1:
            one, other = piece[ENDS[segment, 0]], piece[ENDS[segment, 1]]
            if one == other:
                return True
            for field in range(FIELDS):
                if piece[field] == other:
                    piece[field] = one
    return False


@kernel
def score(terms: Numbers, board: Numbers, seat: int) -> int:
    """A seat's points for rectangles that contain no other; none where the first one wins."""
    if terms[RELAY]:
        return 0
    graph = GRAPH_OF + WORDS * seat
    closed = np.zeros(BORDERS.shape[0], dtype=np.int64)
    count = 0
    for rectangle in range(BORDERS.shape[0]):
        if _is_closed(board, graph, rectangle):
            closed[count] = rectangle
            count += 1
    points = 0
    for outer in closed[:count]:
        single = True
        for inner in closed[:count]:
            single &= inner == outer or not _lies_within(inner, outer)
        if single:
            points += _worth(board, seat, outer)
    return points


@kernel
def _lies_within(inner: int, outer: int) -> bool:
    one, other = CORNERS[inner], CORNERS[outer]
    low = one[0] >= other[0] and one[1] >= other[1]
    return bool(low and one[2] <= other[2] and one[3] <= other[3])


@kernel
def _worth(board: Numbers, seat: int, rectangle: int) -> int:
    """The floors of the different topmost own sticks along a border.

    A stick that is topmost anywhere is the top one of its place, so places tell sticks apart.
    """
    counted = np.zeros(PLACES, dtype=np.int64)
    total = 0
    for word in range(WORDS):
        rest = BORDERS[rectangle, word]
        while rest:
            segment = word * WORD_BITS + lowest_bit(rest)
            rest &= rest - 1
            best, top = -1, 0
            for row in range(COVERING.shape[1]):
                place = COVERING[segment, row]
                if place >= 0:
                    floor = highest_bit(board[FLOORS + seat * PLACES + place])
                    if floor > top:
                        best, top = place, floor
            if not counted[best]:
                counted[best] = 1
                total += top
    return total
