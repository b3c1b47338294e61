"""The transposition table, and the one name that it knows up to 16 equal positions by.

They come from each other by turning and flipping the board, and by exchanging flat and hole, which
exchanges the two heaps of singles too. A position takes one 64-bit word, eight words (a cache line)
are a bucket. The 56-bit key is scrambled by a mapping that can be undone; its low bits choose the
bucket and only the rest is stored, so nothing is ever mistaken for something else. What remains of
the word holds a lower bound, an upper bound and the size of the search behind them. A word is
written in one piece, so two threads may share a table: an update may be lost, never be wrong.
"""

from typing import Any

import numpy as np
from numba import int64, uint64

from touchstone.engine.kernels.compiling import Bits, kernel

BUCKET = 8
_KEY = uint64((1 << 56) - 1)
_STIR1 = uint64(0x9E3779B97F4A7C15 & ((1 << 56) - 1))
_STIR2 = uint64(0xD6E8FEB86659FD93 & ((1 << 56) - 1))
_DATA, _DATA_BITS = uint64(0x1FFFF), uint64(17)
LOWEST, HIGHEST = -31, 31
_BOARD = (1 << 48) - 1


def _three(mask: int) -> int:
    return mask * 0x0000_0001_0001_0001


_M1, _M2 = _three(0x5555), _three(0x3333)
_T1, _T2 = _three(0x0A0A), _three(0x00CC)


@kernel
def flipped(board: int) -> int:
    """The board mirrored: rows 1234 become 4321 (all three masks at once)."""
    board = ((board >> 1) & _M1) | ((board & _M1) << 1)
    return ((board >> 2) & _M2) | ((board & _M2) << 2)


@kernel
def transposed(board: int) -> int:
    """The board mirrored at the diagonal a1-d4: columns become rows."""
    swap = (board ^ (board >> 3)) & _T1
    board ^= swap ^ (swap << 3)
    swap = (board ^ (board >> 6)) & _T2
    return board ^ swap ^ (swap << 6)


@kernel
def exchanged(board: int) -> int:
    """The board with every flat top turned into a hole and every hole into a flat top."""
    return board ^ (((board | (board >> 16)) & 0xFFFF) << 32)


@kernel
def canonical_key(board: int) -> int:
    """A 56-bit number that is the same for all symmetric positions and for no others.

    Holes left are not in it: they follow from the heights, the flats and the doubles left.
    """
    flats, holes, doubles = (board >> 48) & 15, (board >> 52) & 15, (board >> 56) & 15
    board &= _BOARD
    if flats > holes:
        board = exchanged(board)
        flats, holes = holes, flats
    best = board
    both = flats == holes
    for turn in range(8):
        if turn > 0:
            board = flipped(board) if turn & 1 else transposed(board)
            best = min(best, board)
        if both:
            best = min(best, exchanged(board))
    return best | (flats << 48) | (doubles << 52)


def new_table(bucket_bits: int) -> Bits:
    """An empty table of `2 ** bucket_bits` buckets (64 bytes each)."""
    if not 9 <= bucket_bits <= 30:
        raise ValueError(f"bucket_bits must be from 9 to 30, not {bucket_bits}")
    return np.zeros(BUCKET << bucket_bits, dtype=np.uint64)


@kernel
def stir(key: int) -> Any:
    """The key scrambled, one to one, within 56 bits."""
    word = uint64(key)
    word ^= word >> uint64(29)
    word = (word * _STIR1) & _KEY
    word ^= word >> uint64(29)
    word = (word * _STIR2) & _KEY
    return word ^ (word >> uint64(29))


@kernel
def _data(word: Any) -> Any:
    return int64(word & _DATA)


@kernel
def probe(table: Bits, bucket_bits: Any, stirred: Any) -> Any:
    """The data stored for a stirred key, 0 if there is none."""
    start = (stirred & ((uint64(1) << bucket_bits) - uint64(1))) << uint64(3)
    tag = stirred >> bucket_bits
    for slot in range(8):
        word = table[start + uint64(slot)]
        if (word >> _DATA_BITS) == tag and word != uint64(0):
            return _data(word)
    return 0


@kernel
def store(table: Bits, bucket_bits: Any, stirred: Any, low: int, high: int, size: int) -> None:
    """Notes bounds for a stirred key, merged with those there, else evicts the smallest search."""
    start = (stirred & ((uint64(1) << bucket_bits) - uint64(1))) << uint64(3)
    tag = stirred >> bucket_bits
    place = start
    least = 99
    for slot in range(8):
        word = table[start + uint64(slot)]
        if word == uint64(0):
            place = start + uint64(slot)
            break
        if (word >> _DATA_BITS) == tag:
            data = _data(word)
            low = max(low, lower(data))
            high = min(high, upper(data))
            size = max(size, data >> 12)
            place = start + uint64(slot)
            break
        weight = _data(word) >> 12
        if weight < least:
            least = weight
            place = start + uint64(slot)
    data = (low + 32) | ((high + 32) << 6) | (min(size, 31) << 12)
    table[place] = (tag << _DATA_BITS) | uint64(data)


@kernel
def lower(data: int) -> int:
    """The lower bound of stored data."""
    return (data & 63) - 32


@kernel
def upper(data: int) -> int:
    """The upper bound of stored data."""
    return ((data >> 6) & 63) - 32
