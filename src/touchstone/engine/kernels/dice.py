"""Random numbers inside kernels: xorshift64*, with its one word of state handed in and out."""

import numpy as np
from numba import uint64

from touchstone.engine.kernels.compiling import Words, kernel

_MULTIPLIER = uint64(0x2545F4914F6CDD1D)


def new_dice(seed: int) -> Words:
    """Dice that start from a seed; the same seed gives the same games."""
    # The state must not be 0; a large odd factor keeps small seeds from giving similar starts.
    state = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & 0xFFFFFFFFFFFFFFFF
    return np.array([state or 1], dtype=np.uint64)


@kernel
def throw(dice: Words) -> int:
    """64 random bits, as a signed word."""
    x = dice[0]
    x ^= x >> uint64(12)
    x ^= x << uint64(25)
    x ^= x >> uint64(27)
    dice[0] = x
    return int(np.int64(x * _MULTIPLIER))


@kernel
def below(dice: Words, limit: int) -> int:
    """A random number from 0 to `limit` - 1, for limits far below 2 ** 32."""
    return (((throw(dice) >> 32) & 0xFFFFFFFF) * limit) >> 32
