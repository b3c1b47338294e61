"""How kernels are compiled: once, kept on disk, and without holding up other threads."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

P = ParamSpec("P")
R = TypeVar("R")

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Shares = NDArray[np.float64]


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """The function compiled when it is first called, with the types it is called with."""
    return cast(Callable[P, R], njit(cache=True, nogil=True)(function))


def kernel_of(signature: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A decorator that compiles for these types at once, as a function that calls itself needs."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        compiled: Any = njit(signature, cache=True, nogil=True)(function)
        return cast(Callable[P, R], compiled)

    return decorate
