"""Three processor instructions that Numba does not offer by name.

The usual bit tricks subtract from words whose top bit is set, which overflows, and Numba tells the
compiler that signed sums never do. These instructions have no such trap.
"""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic


@intrinsic
def _count_bits(typing_context: Any, word: Any) -> Any:
    """The number of set bits of a 64-bit word."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


@intrinsic
def _lowest_bit(typing_context: Any, word: Any) -> Any:
    """The number of the lowest set bit of a 64-bit word; 64 if there is none."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), code


@intrinsic
def _leading_zeros(typing_context: Any, word: Any) -> Any:
    """The number of clear bits above the highest set bit; 64 if there is none."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), code


# To the type checker an intrinsic takes the compiler's own argument too; callers never see it.
count_bits: Callable[[int], int] = cast(Any, _count_bits)
lowest_bit: Callable[[int], int] = cast(Any, _lowest_bit)
leading_zeros: Callable[[int], int] = cast(Any, _leading_zeros)
