"""Sets of cells as three 64-bit words, enough for the largest board; cell 0 is the lowest bit.

On a board a set is a row of an array; where one is worked out it is three values, which the
compiler keeps in registers.
"""

from typing import Any

import numpy as np
from numba import uint64

from touchstone.engine.kernels.compiling import Bits, Numbers, kernel
from touchstone.engine.kernels.primitives import count_bits

WORDS = 3
ONE, NONE = uint64(1), uint64(0)
_BYTE, _SHORT, _HALF, _FULL = uint64(0xFF), uint64(0xFFFF), uint64(0xFFFFFFFF), uint64(64)

Word = Any
"""64 bits without a sign, which the type checker has no name for."""
Set = tuple[Word, Word, Word]


def as_set(cells: int) -> Bits:
    """A set that is given as one integer."""
    parts = [cells >> 64 * word & (1 << 64) - 1 for word in range(WORDS)]
    return np.array(parts, dtype=np.uint64)


def picks() -> Numbers:
    """By byte and number, where in the byte its n-th set bit is."""
    found = np.zeros(256 * 8, dtype=np.int64)
    for byte in range(256):
        places = [bit for bit in range(8) if byte >> bit & 1]
        found[byte * 8 : byte * 8 + len(places)] = places
    return found


@kernel
def bits(word: Word) -> int:
    """The number of set bits of an unsigned word."""
    return count_bits(int(np.int64(word)))


@kernel
def bit(cell: int) -> Word:
    """The cell alone, in its word."""
    return ONE << uint64(cell & 63)


@kernel
def alone(cell: int) -> Set:
    """The set of this one cell."""
    here, word = bit(cell), cell >> 6
    return (
        here if word == 0 else NONE,
        here if word == 1 else NONE,
        here if word == 2 else NONE,
    )


@kernel
def has(rows: Bits, row: int, cell: int) -> bool:
    """Whether the cell is one of a row of an array."""
    return bool((rows[row, cell >> 6] >> uint64(cell & 63)) & ONE)


@kernel
def holds(cells: Set, cell: int) -> bool:
    """Whether the cell is one of the set."""
    word = cells[0] if cell < 64 else (cells[1] if cell < 128 else cells[2])
    return bool((word >> uint64(cell & 63)) & ONE)


@kernel
def values(rows: Bits, row: int) -> Set:
    """A row of an array as values."""
    return rows[row, 0], rows[row, 1], rows[row, 2]


@kernel
def store(rows: Bits, row: int, cells: Set) -> None:
    """Values as a row of an array."""
    rows[row, 0] = cells[0]
    rows[row, 1] = cells[1]
    rows[row, 2] = cells[2]


@kernel
def size(cells: Set) -> int:
    """The number of cells."""
    return bits(cells[0]) + bits(cells[1]) + bits(cells[2])


@kernel
def both(first: Set, second: Set) -> Set:
    """The cells that are in both."""
    return first[0] & second[0], first[1] & second[1], first[2] & second[2]


@kernel
def either(first: Set, second: Set) -> Set:
    """The cells that are in one of them."""
    return first[0] | second[0], first[1] | second[1], first[2] | second[2]


@kernel
def without(first: Set, second: Set) -> Set:
    """The cells of the first that are not in the second."""
    return first[0] & ~second[0], first[1] & ~second[1], first[2] & ~second[2]


@kernel
def down(cells: Set, steps: int) -> Set:
    """Every cell's number lowered by 1 to 63; what falls below 0 is gone."""
    low, high = uint64(steps), _FULL - uint64(steps)
    return (
        cells[0] >> low | cells[1] << high,
        cells[1] >> low | cells[2] << high,
        cells[2] >> low,
    )


@kernel
def nth(cells: Set, number: int, picks: Numbers) -> int:
    """The cell of the set that has this many of the others before it."""
    first = bits(cells[0])
    second = first + bits(cells[1])
    word, place = cells[0], 0
    if number >= second:
        word, place, number = cells[2], 128, number - second
    elif number >= first:
        word, place, number = cells[1], 64, number - first
    # The word is halved without a branch until a byte is left.
    low = bits(word & _HALF)
    above = int(number >= low)
    number -= low * above
    shift = 32 * above
    low = bits((word >> uint64(shift)) & _SHORT)
    above = int(number >= low)
    number -= low * above
    shift += 16 * above
    low = bits((word >> uint64(shift)) & _BYTE)
    above = int(number >= low)
    number -= low * above
    shift += 8 * above
    byte = np.int64((word >> uint64(shift)) & _BYTE)
    return int(place + shift + picks[byte * 8 + number])


@kernel
def across(free: Set, rows: int) -> Set:
    """Of each pair of neighbours in one row, the left cell."""
    return both(free, down(free, rows))


@kernel
def along(free: Set, inner: Set) -> Set:
    """Of each pair of neighbours in one column, the near cell; `inner` is all but the last row."""
    return both(both(free, inner), down(free, 1))


@kernel
def count_ways(own: Set, other: Set, rows: int, inner: Set) -> int:
    """The ways to lay a tile with its ends in these sets."""
    return (
        size(both(own, down(other, rows)))
        + size(both(other, down(own, rows)))
        + size(both(both(own, inner), down(other, 1)))
        + size(both(both(other, inner), down(own, 1)))
    )


@kernel
def allowed_ways(free: Set, wins: Set, gives: Set, gifts: int, rows: int, inner: Set) -> int:
    """The ways to lay a tile on free cells that complete no square they may not."""
    choosy = both(free, wins) if gifts else free
    forbidden = count_ways(choosy, both(free, gives), rows, inner)
    return count_ways(free, free, rows, inner) - forbidden


@kernel
def last_cells(squares: Bits, row: int, count: int, pawns: Set) -> Set:
    """Each cell that alone is missing to one of the squares of a row.

    The squares are by row, word and number, so that several are compared at once.
    """
    lack0, lack1, lack2 = ~pawns[0], ~pawns[1], ~pawns[2]
    last0 = last1 = last2 = NONE
    for square in range(count):
        gap0 = squares[row, 0, square] & lack0
        gap1 = squares[row, 1, square] & lack1
        gap2 = squares[row, 2, square] & lack2
        one = NONE - uint64(bits(gap0) + bits(gap1) + bits(gap2) == 1)
        last0 |= gap0 & one
        last1 |= gap1 & one
        last2 |= gap2 & one
    return last0, last1, last2


@kernel
def stands(squares: Bits, row: int, count: int, pawns: Set) -> bool:
    """Whether the pawns hold all cells of one of the squares of a row."""
    lack0, lack1, lack2 = ~pawns[0], ~pawns[1], ~pawns[2]
    found = 0
    for square in range(count):
        gap = squares[row, 0, square] & lack0 | squares[row, 1, square] & lack1
        found += (gap | squares[row, 2, square] & lack2) == NONE
    return found > 0
