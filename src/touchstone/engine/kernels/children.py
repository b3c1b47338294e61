"""Which child of a node a tree in compiled code looks at next (UCT)."""

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, Shares, Words, kernel
from touchstone.engine.kernels.dice import below

EXPLORE = 0.6


@kernel
def choose_child(
    first: int, count: int, seen: Numbers, total: Shares, seat: int, dice: Words, parent: int
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
