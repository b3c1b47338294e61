"""Sets of cells in two words, and what two colours of pawns can finish and threaten on a board."""

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.engine.kernels.primitives import lowest_bit
from touchstone.games.four_eyes_plus.mind.solver.field import Field

NONE = -1
"""Instead of the number of a lay."""


@kernel
def has(low: int, high: int, cell: int) -> int:
    """1 if the cell is one of the set, else 0."""
    return ((high if cell > 63 else low) >> (cell & 63)) & 1


@kernel
def bits(cell: int) -> tuple[int, int]:
    """The set of one cell."""
    return (1 << cell, 0) if cell < 64 else (0, 1 << (cell - 64))


@kernel
def free_cells(field: Field, a0: int, a1: int, d0: int, d1: int) -> tuple[int, int]:
    """The cells without a pawn."""
    cells = field.near.shape[0]
    all0 = -1 if cells >= 64 else (1 << cells) - 1
    all1 = (1 << (cells - 64)) - 1 if cells > 64 else 0
    return all0 & ~(a0 | d0), all1 & ~(a1 | d1)


@kernel
def hash_of(field: Field, a0: int, a1: int, d0: int, d1: int) -> int:
    """A number that only the same position shares, as good as surely."""
    total = 1
    for cell in range(field.near.shape[0]):
        if has(a0, a1, cell):
            total ^= field.hashes[0, cell]
        elif has(d0, d1, cell):
            total ^= field.hashes[1, cell]
    return total


@kernel
def line_up(field: Field, p0: int, p1: int, q0: int, q1: int, lining: Numbers) -> tuple[int, int]:
    """The free cells that alone lack to a square of pawns p, against pawns q.

    Writes by cell those that would be if a pawn p were there too.
    """
    lining[:] = 0
    f0, f1 = 0, 0
    w0, w1 = p0, p1
    while w0 | w1:
        if w0:
            one = lowest_bit(w0)
            w0 ^= 1 << one
        else:
            one = 64 + lowest_bit(w1)
            w1 ^= 1 << (one - 64)
        v0, v1 = w0, w1
        while v0 | v1:
            if v0:
                two = lowest_bit(v0)
                v0 ^= 1 << two
            else:
                two = 64 + lowest_bit(v1)
                v1 ^= 1 << (two - 64)
            for number in range(3):
                a, b = field.corners[one, two, number, 0], field.corners[one, two, number, 1]
                if a < 0:
                    break
                if has(q0, q1, a) | has(q0, q1, b):
                    continue
                if has(p0, p1, a):
                    a, b = b, a
                elif not has(p0, p1, b):
                    lining[a, b >> 6] |= 1 << (b & 63)
                    lining[b, a >> 6] |= 1 << (a & 63)
                    continue
                x0, x1 = bits(a)
                f0, f1 = f0 | x0, f1 | x1
    return f0, f1


@kernel
def can_win(field: Field, f0: int, f1: int, g0: int, g1: int, free0: int, free1: int) -> bool:
    """Whether a colour with finishing cells f, against the other's g, has a lay that wins."""
    room0, room1 = free0 & ~g0, free1 & ~g1
    w0, w1 = f0 & free0, f1 & free1
    while w0:
        cell = lowest_bit(w0)
        w0 ^= 1 << cell
        if (field.near[cell, 0] & room0) | (field.near[cell, 1] & room1):
            return True
    while w1:
        cell = lowest_bit(w1)
        w1 ^= 1 << cell
        if (field.near[cell + 64, 0] & room0) | (field.near[cell + 64, 1] & room1):
            return True
    return False


@kernel
def winning_lay(field: Field, f0: int, f1: int, g0: int, g1: int, free0: int, free1: int) -> int:
    """The first lay that wins, or NONE."""
    for number in range(field.lays.shape[0]):
        own, other = field.lays[number]
        wins = has(f0 & free0, f1 & free1, own)
        if wins and has(free0 & ~g0, free1 & ~g1, other):
            return number
    return NONE
