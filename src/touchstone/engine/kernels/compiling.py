"""How kernels are compiled: once, kept on disk, and without holding up other threads.

Numba notices when the file of a kernel changes, but not when a file changes from which the kernel
took functions or tables. So what it keeps goes into a folder named after all sources of kernels.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

njit: Any = numba.njit
config: Any = numba.config
"""Their types say less than they can do."""

P = ParamSpec("P")
R = TypeVar("R")

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Shares = NDArray[np.float64]

_PACKAGE = Path(__file__).parents[2]


@cache
def cache_folder() -> Path:
    """Where compiled kernels are kept: below NUMBA_CACHE_DIR or the user's cache folder."""
    sources = hashlib.blake2b(digest_size=8)
    for part in ("engine/kernels", "games"):
        for file in sorted((_PACKAGE / part).rglob("*.py")):
            sources.update(file.relative_to(_PACKAGE).as_posix().encode())
            sources.update(file.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    base = config.CACHE_DIR or Path(home) / "touchstone"
    return Path(base) / f"kernels-{sources.hexdigest()}"


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """The function compiled when it is first called, with the types it is called with."""
    usual = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        compiled: Any = njit(cache=True, nogil=True)(function)
    except RuntimeError:
        # No folder can be written to: compile anew in every process.
        compiled = njit(nogil=True)(function)
    finally:
        config.CACHE_DIR = usual
    return cast(Callable[P, R], compiled)
