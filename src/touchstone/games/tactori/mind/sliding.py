"""The sliding game, solved: how many slides are left from every board.

What matters of a board is where the six stones of the round's colour lie, and where the empty
field is: 177,100 times 19 boards, few enough to look at all of them. Slides can be undone, so the
search begins at all the boards on which the six hang together and goes backwards.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.pieces import LAID_OUT
from touchstone.games.tactori.rules.state import Done, Lay, Move, Slide, Stage, State, Take

SIDE = 5
CELLS = SIDE * SIDE
UNKNOWN = 255
Distances = NDArray[np.uint8]


@kernel
def rank(board: int, ways: Numbers) -> int:
    """The number of a set of cells among all sets of its size."""
    number, taken = 0, 0
    for cell in range(CELLS):
        if board >> cell & 1:
            taken += 1
            number += ways[cell, taken]
    return number


@kernel
def hangs_together(board: int) -> bool:
    """Whether the cells form one piece."""
    left_edge, right_edge = 0, 0
    for row in range(SIDE):
        left_edge |= 1 << (SIDE * row)
        right_edge |= 1 << (SIDE * row + SIDE - 1)
    piece = board & -board
    while True:
        aside = ((piece & ~right_edge) << 1) | ((piece & ~left_edge) >> 1)
        grown = (piece | aside | (piece << SIDE) | (piece >> SIDE)) & board
        if grown == piece:
            return piece == board
        piece = grown


@kernel
def fill(distances: Distances, stones: int, ways: Numbers, queue: Numbers) -> None:
    """Writes the slides that are left, for each set of cells and each empty field."""
    begin, end = 0, 0
    board = (1 << stones) - 1
    while board < 1 << CELLS:
        if hangs_together(board):
            for hole in range(CELLS):
                if not board >> hole & 1:
                    distances[rank(board, ways) * CELLS + hole] = 0
                    queue[end] = board * CELLS + hole
                    end += 1
        lowest = board & -board
        carried = board + lowest
        board = carried | (((board ^ carried) >> 2) // lowest)
    while begin < end:
        board, hole = queue[begin] // CELLS, queue[begin] % CELLS
        begin += 1
        further = distances[rank(board, ways) * CELLS + hole] + 1
        for way in range(4):
            # Left, right, near, far.
            across = (way == 1) - (way == 0)
            up = (way == 3) - (way == 2)
            column, row = hole // SIDE + across, hole % SIDE + up
            if column < 0 or column >= SIDE or row < 0 or row >= SIDE:
                continue
            cell = SIDE * column + row
            after = board ^ (1 << cell) ^ (1 << hole) if board >> cell & 1 else board
            place = rank(after, ways) * CELLS + cell
            if distances[place] == UNKNOWN:
                distances[place] = further
                queue[end] = after * CELLS + cell
                end += 1


@cache
def ways_to_choose() -> Numbers:
    """Binomial coefficients."""
    ways = np.zeros((CELLS + 1, CELLS + 2), dtype=np.int64)
    ways[:, 0] = 1
    for cell in range(1, CELLS + 1):
        for taken in range(1, CELLS + 1):
            ways[cell, taken] = ways[cell - 1, taken - 1] + ways[cell - 1, taken]
    return ways


@cache
def all_distances() -> Distances:
    """By board and empty field, the slides that are left; worked out when first asked for."""
    ways = ways_to_choose()
    number = int(ways[CELLS, LAID_OUT]) * CELLS
    distances = np.full(number, UNKNOWN, dtype=np.uint8)
    fill(distances, LAID_OUT, ways, np.zeros(number, dtype=np.int64))
    return distances


def slides_left(board: int, hole: int) -> int:
    """The slides until all stones of the colour hang together."""
    return int(all_distances()[rank(board, ways_to_choose()) * CELLS + hole])


def planned(game: AnyGame, state: State) -> list[Move]:
    """The moves of a shortest solution; none where the board is no board of this game."""
    assert isinstance(game, Tactori)
    colour, towers = game.terms.round_colour, state.towers
    wanted = sum(1 << cell for cell, tower in enumerate(towers) if tower and tower[-1] == colour)
    holes = [cell for cell, tower in enumerate(towers) if not tower]
    if len(holes) != 1 or wanted.bit_count() != LAID_OUT:
        return []
    moves: Sequence[Move] = game.legal_moves(state)
    if state.stage is Stage.STICKS:
        kind = Lay if hangs_together(wanted) else Done
        return [move for move in moves if isinstance(move, kind)]
    after = {
        cell: slides_left(_slid(wanted, cell, holes[0]), cell)
        for cell in game.grid.neighbours(holes[0])
    }
    least = min(after.values())
    found: list[Move] = [m for m in moves if isinstance(m, Slide) and after[m.cell] == least]
    # A stick holds the stone that should slide: sticks are laid when all is in place.
    return found or [move for move in moves if isinstance(move, Take)]


def _slid(wanted: int, cell: int, hole: int) -> int:
    return wanted ^ (1 << cell) ^ (1 << hole) if wanted >> cell & 1 else wanted
