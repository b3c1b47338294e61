"""Tactori on 5x5 in one row of numbers: its rules, and games at random.

Only the top of a tower can carry a stick, so its height and top colour, as one number, are all that
is kept of it. A stick lies on a segment, the gap between two neighbouring fields; segments and
moves are counted in the order of the notation. For each seat the set of segments where a stick of
its colour fits is kept; a stone changes at most four members of it, so nothing is ever listed to
find out whether there is a move.

There is only one such board, so kernels read its arrays as constants. Where a field has fewer than
four neighbours, a field and a segment that do not exist, and never change, stand in for the others.
"""

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, kernel
from touchstone.engine.kernels.primitives import below, count_bits, lowest_bit
from touchstone.games.tactori.rules.geometry import SMALL

FIELDS, SEGMENTS = 25, 40
TURN, STAGE, OUTCOME = 0, 1, 2
STONES_OF, STICKS_OF, GRAPH_OF, FITS_OF = 4, 8, 12, 16
"""Four places each, one a seat: what is left beside the board, the segments joined, and those where
a stick fits."""
TOWERS, BUSY = 20, 46
"""By field, 4 * its height + its top colour; by segment, the floors with a stick."""
LENGTH = 87

STONE, STICKS = 0, 1
GOES_ON, COUNTED, DRAWN = -1, -2, -3
"""Outcomes; 0 and above is the seat, from 0, that has closed a rectangle."""
LAY, DONE = 32, 99
"""A move is a field, LAY + a segment, or DONE."""
MOST_MOVES = SEGMENTS + 1

SEATS, ANY_STICKS, GOAL, LOOPS, MEASURE = range(5)
"""The terms of a game."""
BRIDGES, CONNECTIONS, LONG, RECTANGLE = range(4)
TRAIL, PATH, NETWORK = range(3)

ENDS: Numbers = np.array(SMALL.segments, dtype=np.int64)
"""By segment, its two fields."""
_AT = [[n for n, ends in enumerate(SMALL.segments) if cell in ends] for cell in SMALL.grid.cells]
AT: Numbers = np.array([(*some, *[SEGMENTS] * (4 - len(some))) for some in _AT], dtype=np.int64)
"""By field, its segments."""
BESIDE: Numbers = np.array(
    [
        [sum(SMALL.segments[n]) - cell if n < SEGMENTS else FIELDS for n in AT[cell]]
        for cell in SMALL.grid.cells
    ],
    dtype=np.int64,
)
"""By field, the fields at the other ends of its segments."""
AROUND: Numbers = np.array([sum(1 << n for n in some) for some in _AT], dtype=np.int64)
"""By field, the set of its segments."""
_THROUGH = [[r.mask for r in SMALL.rectangles if r.mask >> n & 1] for n in range(SEGMENTS)]
_MOST = max(map(len, _THROUGH))
THROUGH: Numbers = np.array(
    [(*some, *[-1] * (_MOST - len(some))) for some in _THROUGH], dtype=np.int64
)
"""By segment, the borders of the rectangles it is part of, as sets of segments; then -1."""


@kernel
def layable(board: Numbers, seat: int) -> int:
    """The segments where a seat can lay a stick, if it is at that."""
    return board[FITS_OF + seat] if board[STICKS_OF + seat] else 0


@kernel
def list_moves(board: Numbers, moves: Numbers) -> int:
    """Writes the legal moves in the order of the notation; returns their number."""
    if board[OUTCOME] != GOES_ON:
        return 0
    if board[STAGE] == STONE:
        for field in range(FIELDS):
            moves[field] = field
        return FIELDS
    count = 0
    rest = layable(board, board[TURN])
    while rest:
        moves[count] = LAY + lowest_bit(rest)
        rest &= rest - 1
        count += 1
    moves[count] = DONE
    return count + 1


@kernel
def random_move(board: Numbers, dice: Bits) -> int:
    """One of the legal moves, all of them equally likely."""
    if board[STAGE] == STONE:
        return below(dice, FIELDS)
    rest = layable(board, board[TURN])
    for _ in range(below(dice, count_bits(rest) + 1)):
        rest &= rest - 1
    return LAY + lowest_bit(rest) if rest else DONE


@kernel
def play(terms: Numbers, board: Numbers, move: int) -> None:
    """Makes a legal move and whatever then happens by itself."""
    seat = board[TURN]
    if move < FIELDS:
        put(board, seat, move)
        board[STAGE] = STICKS
        if layable(board, seat):
            return
    elif move != DONE:
        _lay(board, seat, move - LAY)
        if terms[GOAL] == RECTANGLE and closes(terms, board[GRAPH_OF + seat], move - LAY):
            board[OUTCOME] = seat
            return
        if terms[ANY_STICKS] and layable(board, seat):
            return
    _next_turn(terms, board)


@kernel
def put(board: Numbers, seat: int, field: int) -> None:
    """Puts a stone on a field."""
    tower = (board[TOWERS + field] & ~3) + 4 + seat
    board[TOWERS + field] = tower
    board[STONES_OF + seat] -= 1
    near = 7 << ((tower >> 2) - 1)
    fits = 0
    for number in range(4):
        segment = AT[field, number]
        same = board[TOWERS + BESIDE[field, number]] == tower
        fits |= (same & (board[BUSY + segment] & near == 0)) << segment
    for other in range(4):
        board[FITS_OF + other] &= ~AROUND[field]
    board[FITS_OF + seat] |= fits


@kernel
def _lay(board: Numbers, seat: int, segment: int) -> None:
    bit = 1 << segment
    board[BUSY + segment] |= 1 << (board[TOWERS + ENDS[segment, 0]] >> 2)
    board[STICKS_OF + seat] -= 1
    board[GRAPH_OF + seat] |= bit
    board[FITS_OF + seat] &= ~bit


@kernel
def _next_turn(terms: Numbers, board: Numbers) -> None:
    seats, seat = terms[SEATS], board[TURN]
    for _ in range(seats):
        seat += 1
        if seat == seats:
            seat = 0
        if board[STONES_OF + seat]:
            board[TURN], board[STAGE] = seat, STONE
            return
    board[OUTCOME] = DRAWN if terms[GOAL] == RECTANGLE else COUNTED


@kernel
def closes(terms: Numbers, graph: int, segment: int) -> bool:
    """Whether the graph holds a closed rectangle, or a loop where that is enough, through it."""
    for number in range(THROUGH.shape[1]):
        border = THROUGH[segment, number]
        if border & graph == border:
            return True
    if terms[LOOPS]:
        rest = graph & ~(1 << segment)
        reached = 1 << ENDS[segment, 0]
        return bool((spread(rest, reached) >> ENDS[segment, 1]) & 1)
    return False


@kernel
def spread(graph: int, fields: int) -> int:
    """The fields that can be reached from these along the graph."""
    grew = True
    while grew:
        grew = False
        rest = graph
        while rest:
            segment = lowest_bit(rest)
            rest &= rest - 1
            both = (1 << ENDS[segment, 0]) | (1 << ENDS[segment, 1])
            if fields & both and fields & both != both:
                fields |= both
                grew = True
    return fields


@kernel
def random_games(terms: Numbers, start: Numbers, games: int, dice: Bits) -> int:
    """Plays whole games at random from a position; returns the number of moves."""
    board = np.zeros(LENGTH, dtype=np.int64)
    played = 0
    for _ in range(games):
        board[:] = start
        while board[OUTCOME] == GOES_ON:
            play(terms, board, random_move(board, dice))
            played += 1
    return played
