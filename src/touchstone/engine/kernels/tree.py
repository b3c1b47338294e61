"""What all trees in compiled code do with the children of a node (UCT, max-n).

A tree is a set of arrays by node: `first` child and `count` of children, the `code` of the move
that leads to it, how often it was `seen`, and the `total` worth to each seat.
"""

from collections.abc import Callable

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import below

EXPLORE = 0.6


def favourite(grow: Callable[..., int], most: int, *arguments: object) -> int:
    """The move that a tree visits most; `grow` writes its moves, at most so many, and counts them.

    It takes these arguments, then room for moves, for visits and for the mean worth.
    """
    codes, visits = np.zeros((2, most), dtype=np.int64)
    means = np.zeros(most)
    count = grow(*arguments, codes, visits, means)
    return int(codes[max(range(count), key=lambda number: (visits[number], means[number]))])


@kernel
def new_tree(size: int) -> tuple[Numbers, Numbers, Numbers, Numbers, Shares]:
    """Room for so many nodes, none of which has children yet."""
    first = np.full(size, -1, dtype=np.int64)
    count = np.zeros(size, dtype=np.int64)
    code = np.zeros(size, dtype=np.int64)
    seen = np.zeros(size, dtype=np.int64)
    return first, count, code, seen, np.zeros((size, 4))


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
def report(
    first: int,
    code: Numbers,
    seen: Numbers,
    worth: Shares,
    codes: Numbers,
    visits: Numbers,
    means: Shares,
    count: int,
) -> None:
    """Writes the moves of the root's children with their visits and mean worth to one seat."""
    for number in range(count):
        child = first + number
        codes[number], visits[number] = code[child], seen[child]
        means[number] = worth[child] / max(1, seen[child])
