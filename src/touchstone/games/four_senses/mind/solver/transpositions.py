"""The transposition table.

A position takes one 64-bit word, eight words (a cache line) are a bucket. The 56-bit key is
scrambled by a mapping that can be undone; its low bits choose the bucket and only the rest is
stored, so nothing is ever mistaken for something else. What remains of the word holds a lower
bound, an upper bound and the size of the search behind them. A word is written in one piece, so two
threads may share a table: an update may be lost, never be wrong.
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


def new_table(bucket_bits: int) -> Bits:
    """An empty table of `2 ** bucket_bits` buckets (64 bytes each)."""
    if not 9 <= bucket_bits <= 30:
        raise ValueError(f"bucket_bits must be from 9 to 30, not {bucket_bits}")
    return np.zeros(BUCKET << bucket_bits, dtype=np.uint64)


def filled(table: Bits) -> float:
    """The share of a table in use, from a sample of it."""
    return float(np.count_nonzero(table[: 1 << 18]) / min(1 << 18, len(table)))


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
