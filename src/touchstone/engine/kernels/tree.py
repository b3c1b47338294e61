"""What all trees in compiled code do with the children of a node (UCT, max-n).

A tree grows in slices, so that whoever grows it can look at the clock between them.
"""

from typing import NamedTuple

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import below

EXPLORE = 0.6


class Tree(NamedTuple):
    """Arrays by node; node 0 is the root, and the children of a node follow each other."""

    first: Numbers
    """The first child, -1 for none yet."""
    children: Numbers
    """How many there are."""
    code: Numbers
    """The move that leads to the node."""
    seen: Numbers
    total: Shares
    """The sum of what was found, by seat."""
    used: Numbers
    """In its one place, the number of nodes."""


@kernel
def empty_tree(size: int) -> Tree:
    """Room for `size` nodes, of which the root is there."""
    first = np.full(size, -1, dtype=np.int64)
    count = np.zeros(size, dtype=np.int64)
    code = np.zeros(size, dtype=np.int64)
    seen = np.zeros(size, dtype=np.int64)
    return Tree(first, count, code, seen, np.zeros((size, 4)), np.ones(1, dtype=np.int64))


@kernel
def choose_child(
    first: int, count: int, seen: Numbers, total: Shares, seat: int, dice: Bits, parent: int
) -> int:
    """A child not tried yet, else the one that promises the seat most."""
    fresh = 0
    for child in range(first, first + count):
        fresh += seen[child] == 0
    if fresh:
        pick = below(dice, fresh)
        for child in range(first, first + count):
            if seen[child] == 0:
                if pick == 0:
                    return child
                pick -= 1
    width = EXPLORE * np.sqrt(np.log(seen[parent]))
    best, most = first, -1.0
    for child in range(first, first + count):
        value = total[child, seat] / seen[child] + width / np.sqrt(seen[child])
        if value > most:
            best, most = child, value
    return best


@kernel
def credit(path: Numbers, seen: Numbers, total: Shares, values: Shares, seats: int) -> None:
    """Counts a playout, and what it was worth to each seat, for every node on its path."""
    for node in path:
        seen[node] += 1
        for seat in range(seats):
            total[node, seat] += values[seat]


@kernel
def favourite(tree: Tree, seat: int) -> int:
    """The root's move that was visited most; of several the one with the best mean worth."""
    first, seen, worth = tree.first[0], tree.seen, tree.total[:, seat]
    best = first
    for child in range(first + 1, first + tree.children[0]):
        more = seen[child] - seen[best]
        better = worth[child] / max(1, seen[child]) > worth[best] / max(1, seen[best])
        if more > 0 or (more == 0 and better):
            best = child
    return int(tree.code[best])
