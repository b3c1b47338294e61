"""What kernels need and Numba does not offer: three processor instructions, and dice.

The usual bit tricks subtract from words whose top bit is set, which overflows, and Numba tells the
compiler that signed sums never do. These instructions have no such trap. The dice are xorshift64*,
with their one word of state handed in and out.
"""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types, uint64
from numba.extending import intrinsic

from touchstone.engine.kernels.compiling import Bits, Numbers, kernel

MULTIPLIER = uint64(0x2545F4914F6CDD1D)
"""What makes a throw of the state of the dice."""


def _instruction(emit: Callable[[Any, Any], Any]) -> Callable[[int], int]:
    """What `emit` builds from a 64-bit word, as a function that kernels can call."""

    @intrinsic
    def instruction(typing_context: Any, word: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return emit(builder, arguments[0])

        return types.int64(types.int64), code

    # To the type checker an intrinsic takes the compiler's own argument too; callers never see it.
    return cast(Callable[[int], int], instruction)


_NONE_IS_64 = ir.Constant(ir.IntType(1), 0)
count_bits = _instruction(lambda builder, word: builder.ctpop(word))
"""The number of set bits of a 64-bit word."""
lowest_bit = _instruction(lambda builder, word: builder.cttz(word, _NONE_IS_64))
"""The number of the lowest set bit of a 64-bit word; 64 if there is none."""
leading_zeros = _instruction(lambda builder, word: builder.ctlz(word, _NONE_IS_64))
"""The number of clear bits above the highest set bit; 64 if there is none."""


def as_words(bits: int, words: int) -> Numbers:
    """A set of any size, given as one integer, as signed words of 64 bits."""
    parts = [bits >> 64 * word & (1 << 64) - 1 for word in range(words)]
    return np.array(parts, dtype=np.uint64).view(np.int64)


def new_dice(seed: int) -> Bits:
    """Dice that start from a seed; the same seed gives the same games."""
    # The state must not be 0; a large odd factor keeps small seeds from giving similar starts.
    state = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & 0xFFFFFFFFFFFFFFFF
    return np.array([state or 1], dtype=np.uint64)


@kernel
def throw(dice: Bits) -> int:
    """64 random bits, as a signed word."""
    x = dice[0]
    x ^= x >> uint64(12)
    x ^= x << uint64(25)
    x ^= x >> uint64(27)
    dice[0] = x
    return int(np.int64(x * MULTIPLIER))


@kernel
def below(dice: Bits, limit: int) -> int:
    """A random number from 0 to `limit` - 1, for limits far below 2 ** 32."""
    return (((throw(dice) >> 32) & 0xFFFFFFFF) * limit) >> 32
