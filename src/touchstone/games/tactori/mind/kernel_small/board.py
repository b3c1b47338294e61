"""Tactori on 5x5 in one row of numbers: place a stone, lay sticks, count what they are worth.

Only the top of a tower can carry a stick, so heights and top colours are all that is kept of it.
A stick lies on a segment, the gap between two neighbouring fields; segments and moves are counted
in the order of the notation.
"""

from typing import NamedTuple

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.engine.kernels.primitives import count_bits, lowest_bit

FIELDS, SEGMENTS = 25, 40
TURN, STAGE, OUTCOME = 0, 1, 2
STONES_OF, STICKS_OF, GRAPH_OF = 4, 8, 12
"""Four places each, one a seat: what is left beside the board, and the segments joined."""
HEIGHTS, TOPS, BUSY = 16, 41, 66
"""By field its height and its top colour, -1 if empty; by segment the floors with a stick."""
LENGTH = 106

STONE, STICKS = 0, 1
GOES_ON, COUNTED, DRAWN = -1, -2, -3
"""Outcomes; 0 and above is the seat, from 0, that has closed a rectangle."""
LAY, DONE = 32, 99
"""A move is a field, LAY + a segment, or DONE."""
MOST_MOVES = SEGMENTS + 1

SEATS, ANY_STICKS, GOAL, LOOPS, MEASURE = range(5)
BRIDGES, CONNECTIONS, LONG, RECTANGLE = range(4)
TRAIL, PATH, NETWORK = range(3)


class Terrain(NamedTuple):
    """The terms of a game and the geometry of the small board."""

    terms: Numbers
    ends: Numbers
    """By segment, its two fields."""
    at: Numbers
    """By field, its segments, then -1."""
    rectangles: Numbers
    """The borders of all rectangles as sets of segments."""


@kernel
def can_lay(terrain: Terrain, board: Numbers, segment: int) -> bool:
    """Whether the seat to move may lay a stick there now."""
    seat = board[TURN]
    first, last = terrain.ends[segment, 0], terrain.ends[segment, 1]
    floor = board[HEIGHTS + first]
    if board[TOPS + first] != seat or board[TOPS + last] != seat:
        return False
    if floor != board[HEIGHTS + last] or board[STICKS_OF + seat] == 0:
        return False
    return bool(board[BUSY + segment] & (7 << (floor - 1)) == 0)


@kernel
def list_moves(terrain: Terrain, board: Numbers, moves: Numbers) -> int:
    """Writes the legal moves in the order of the notation; returns their number."""
    if board[OUTCOME] != GOES_ON:
        return 0
    if board[STAGE] == STONE:
        for field in range(FIELDS):
            moves[field] = field
        return FIELDS
    count = 0
    for segment in range(SEGMENTS):
        if can_lay(terrain, board, segment):
            moves[count] = LAY + segment
            count += 1
    moves[count] = DONE
    return count + 1


@kernel
def play(terrain: Terrain, board: Numbers, move: int) -> None:
    """Makes a legal move and whatever then happens by itself."""
    seat = board[TURN]
    if move < FIELDS:
        board[HEIGHTS + move] += 1
        board[TOPS + move] = seat
        board[STONES_OF + seat] -= 1
        board[STAGE] = STICKS
    elif move != DONE:
        segment = move - LAY
        board[BUSY + segment] |= 1 << board[HEIGHTS + terrain.ends[segment, 0]]
        board[STICKS_OF + seat] -= 1
        board[GRAPH_OF + seat] |= 1 << segment
        if terrain.terms[GOAL] == RECTANGLE and closes(terrain, board[GRAPH_OF + seat], segment):
            board[OUTCOME] = seat
            return
    goes_on = move < FIELDS or (move != DONE and terrain.terms[ANY_STICKS])
    if goes_on:
        for segment in range(SEGMENTS):
            if can_lay(terrain, board, segment):
                return
    _next_turn(terrain, board)


@kernel
def _next_turn(terrain: Terrain, board: Numbers) -> None:
    seats = terrain.terms[SEATS]
    for step in range(1, seats + 1):
        seat = (board[TURN] + step) % seats
        if board[STONES_OF + seat]:
            board[TURN] = seat
            board[STAGE] = STONE
            return
    board[OUTCOME] = DRAWN if terrain.terms[GOAL] == RECTANGLE else COUNTED


@kernel
def closes(terrain: Terrain, graph: int, segment: int) -> bool:
    """Whether the graph holds a closed rectangle, or a loop where that is enough, through it."""
    for number in range(terrain.rectangles.shape[0]):
        border = terrain.rectangles[number]
        if (border >> segment) & 1 and border & graph == border:
            return True
    if terrain.terms[LOOPS]:
        rest = graph & ~(1 << segment)
        reached = 1 << terrain.ends[segment, 0]
        return bool((_spread(terrain, rest, reached) >> terrain.ends[segment, 1]) & 1)
    return False


@kernel
def _spread(terrain: Terrain, graph: int, fields: int) -> int:
    """The fields that can be reached from these along the graph."""
    grew = True
    while grew:
        grew = False
        rest = graph
        while rest:
            segment = lowest_bit(rest)
            rest &= rest - 1
            both = (1 << terrain.ends[segment, 0]) | (1 << terrain.ends[segment, 1])
            if fields & both and fields & both != both:
                fields |= both
                grew = True
    return fields


@kernel
def score(terrain: Terrain, board: Numbers, seat: int) -> int:
    """What a seat's sticks are worth now; nothing where only a rectangle counts."""
    graph = board[GRAPH_OF + seat]
    goal = terrain.terms[GOAL]
    if goal == BRIDGES:
        return 15 - int(board[STICKS_OF + seat])
    if goal == CONNECTIONS:
        return int(count_bits(graph))
    if goal == LONG:
        if terrain.terms[MEASURE] == NETWORK:
            return _largest_network(terrain, graph)
        return _longest(terrain, graph, terrain.terms[MEASURE] == PATH)
    return 0


@kernel
def _largest_network(terrain: Terrain, graph: int) -> int:
    best = 0
    rest = graph
    while rest:
        fields = _spread(terrain, graph, 1 << terrain.ends[lowest_bit(rest), 0])
        size = 0
        for segment in range(SEGMENTS):
            if (graph >> segment) & 1 and (fields >> terrain.ends[segment, 0]) & 1:
                size += 1
                rest &= ~(1 << segment)
        best = max(best, size)
    return best


@kernel
def _longest(terrain: Terrain, graph: int, simple: bool) -> int:
    """The longest trail, or if `simple` the longest path, by trying every walk."""
    fields = np.zeros(20, dtype=np.int64)
    sides = np.zeros(20, dtype=np.int64)
    taken = np.zeros(20, dtype=np.int64)
    best = 0
    for start in range(FIELDS):
        depth = 0
        fields[0], sides[0] = start, 0
        used, visited = 0, 1 << start
        while depth >= 0:
            field = fields[depth]
            if sides[depth] == 4:
                depth -= 1
                if depth >= 0:
                    used &= ~(1 << taken[depth])
                    visited &= ~(1 << field)
                continue
            segment = terrain.at[field, sides[depth]]
            sides[depth] += 1
            if segment < 0 or not (graph >> segment) & 1 or (used >> segment) & 1:
                continue
            other = terrain.ends[segment, 0] + terrain.ends[segment, 1] - field
            if simple and (visited >> other) & 1:
                continue
            taken[depth] = segment
            used |= 1 << segment
            visited |= 1 << other
            depth += 1
            fields[depth], sides[depth] = other, 0
            best = max(best, depth)
    return best
