"""Four Senses solved once more, the slow way, to check the solver: plain minimax.

It shares nothing with the kernel or the search: a position is three small arrays, lines come from
the rules' own tables, and there is no table of positions, no symmetry, no choice of safe moves and
no ordering. Only alpha-beta is left, and taking a win that is there. Numba makes it fast enough for
positions with 12 pieces and more.
"""

from typing import Any

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.games.four_senses.rules.patterns import FOUR_LINES, STAIR_WINDOWS
from touchstone.games.four_senses.rules.state import Stack, heaps, height, top

_FOURS = np.array(FOUR_LINES, dtype=np.int64)
_STAIRS = np.array(STAIR_WINDOWS, dtype=np.int64)


@kernel
def _pattern_through(heights: Numbers, tops: Numbers, cell: int) -> bool:
    for i in range(_FOURS.shape[0]):
        line = _FOURS[i]
        if cell in line:
            same_top = same_level = True
            for other in line:
                same_top &= heights[other] > 0 and tops[other] == tops[cell]
                same_level &= heights[other] == heights[cell]
            if same_top or same_level:
                return True
    for i in range(_STAIRS.shape[0]):
        a, b, c = _STAIRS[i]
        if cell in (a, b, c) and heights[b] == 2 and heights[a] * heights[c] == 3:
            return True
    return False


@kernel
def _minimax(  # noqa: PLR0912  plain on purpose
    heights: Numbers, tops: Numbers, heap: Numbers, alpha: int, beta: int
) -> int:
    """The value for the player to move, 1, 0 or -1, within the bounds."""
    if heap.sum() == 0:
        return 0
    # First look for a win at once; then try everything.
    for looking in (True, False):
        for cell in range(16):
            before, face = heights[cell], tops[cell]
            if before > 1:
                continue
            for piece in range(4):
                kind = min(piece, 2)
                if heap[kind] == 0:
                    continue
                heap[kind] -= 1
                heights[cell] += 1 if piece < 2 else 2
                tops[cell] = piece % 2
                value = -1
                if looking:
                    if _pattern_through(heights, tops, cell):
                        value = 1
                else:
                    value = -_minimax(heights, tops, heap, -beta, -alpha)
                heights[cell], tops[cell] = before, face
                heap[kind] += 1
                if looking:
                    if value == 1:
                        return 1
                else:
                    alpha = max(alpha, value)
                    if alpha >= beta:
                        return alpha
    return alpha


def minimax(stacks: tuple[Stack, ...]) -> int:
    """The value of a position for the player to move: 1 win, 0 draw, -1 loss."""
    heights: Any = np.array([height(stack) for stack in stacks], dtype=np.int64)
    tops: Any = np.array([int(top(stack) == "h") for stack in stacks], dtype=np.int64)
    left: Any = np.array(list(heaps(stacks).values()), dtype=np.int64)
    return int(_minimax(heights, tops, left, -1, 1))
