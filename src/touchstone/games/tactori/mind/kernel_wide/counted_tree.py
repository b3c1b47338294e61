"""A tree search over whole turns of Tactori on 9x9 where rectangles are counted.

Every seat is for itself, as in the tree of the race (`tree.py`). What a seat may expect to score
tells no less than games played on by hasty players, and costs less: so nothing is played out, and a
leaf is worth what is expected there.
"""

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, kernel
from touchstone.engine.kernels.tree import Tree, credit
from touchstone.games.tactori.mind.kernel_wide import board as base
from touchstone.games.tactori.mind.kernel_wide.prospects import prospects
from touchstone.games.tactori.mind.kernel_wide.tree import (
    CARRIES,
    CARRIES_BELOW,
    MOST_DEPTH,
    WIDTH,
    Scratch,
    candidates,
    new_scratch,
    rank,
    take_turn,
)

VISITS = 3
"""Visits after which a node gets children; the first is how it looked among its siblings."""
EXPLORE = 0.2
"""How curious the tree is: what it is told is no matter of luck, so less than others."""


@kernel
def grow_counted(terms: Numbers, root: Numbers, tree: Tree, lines: int, dice: Bits) -> None:
    """Follows so many lines to their end. In one go or in several, the tree becomes the same."""
    path = np.zeros(MOST_DEPTH, dtype=np.int64)
    board, scratch, values = np.zeros(base.LENGTH, dtype=np.int64), new_scratch(), np.zeros(4)
    for _ in range(lines):
        board[:] = root
        node, length = 0, 1
        while board[base.OUTCOME] == base.GOES_ON and length < MOST_DEPTH:
            if tree.first[node] < 0:
                is_full = tree.used[0] + WIDTH > tree.first.shape[0]
                if (node and tree.seen[node] < VISITS) or is_full:
                    break
                _add_moves(terms, board, tree, node, scratch, dice)
            node = _promising(tree, node, board[base.TURN])
            take_turn(terms, board, scratch.seen, scratch.room, tree.code[node])
            path[length] = node
            length += 1
        prospects(terms, board, values)
        credit(path[:length], tree.seen, tree.total, values, terms[base.SEATS])


@kernel
def _add_moves(
    terms: Numbers, board: Numbers, tree: Tree, node: int, scratch: Scratch, dice: Bits
) -> None:
    """Gives a node the moves that look best as children; how they look is their first visit."""
    runs = CARRIES_BELOW if node else CARRIES
    found = candidates(terms, board, scratch.moves, runs, dice)
    found = rank(terms, board, found, WIDTH, scratch)
    tree.first[node], tree.children[node] = tree.used[0], found
    for number in range(found):
        child = tree.used[0] + number
        tree.code[child], tree.seen[child] = scratch.moves[number], 1
        tree.total[child] = scratch.worths[number]
    tree.used[0] += found


@kernel
def _promising(tree: Tree, node: int, seat: int) -> int:
    """The child that promises the seat most."""
    first, width = tree.first[node], EXPLORE * np.sqrt(np.log(tree.seen[node] + 1.0))
    best, most = first, -1.0
    for child in range(first, first + tree.children[node]):
        seen = tree.seen[child]
        value = tree.total[child, seat] / seen + width / np.sqrt(seen)
        if value > most:
            best, most = child, value
    return int(best)
