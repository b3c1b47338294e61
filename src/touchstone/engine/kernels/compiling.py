"""How kernels are compiled: once, kept on disk, and without holding up other threads.

Numba notices when the file of a kernel changes, but not when a file changes from which the kernel
took functions or tables. So what it keeps of a game goes into a folder named after all sources of
that game and of this package; another game's change compiles nothing again.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

njit: Any = numba.njit
config: Any = numba.config
"""Untyped, because their own types say less than they can do."""

P = ParamSpec("P")
R = TypeVar("R")

Bits = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Shares = NDArray[np.float64]


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """The function compiled when it is first called, with the types it is called with."""
    usual = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(_package_of(function.__module__)))
    try:
        compiled: Any = njit(cache=True, nogil=True)(function)
    except RuntimeError:
        # No folder can be written to: compile again in every process.
        compiled = njit(nogil=True)(function)
    finally:
        config.CACHE_DIR = usual
    return cast(Callable[P, R], compiled)


def is_compiled(compiled: Callable[..., Any]) -> bool:
    """Whether an earlier run, or this one, has left this kernel on disk."""
    function = cast(Any, compiled).py_func
    folder = cache_folder(_package_of(function.__module__))
    module = function.__module__.rpartition(".")[2]
    return any(folder.rglob(f"{module}.{function.__qualname__}-*.nbc"))


@cache
def cache_folder(package: str) -> Path:
    """Where a package's kernels are kept: below NUMBA_CACHE_DIR or the user's cache folder."""
    sources = hashlib.blake2b(digest_size=8)
    for name in (__package__, package):
        for folder in map(Path, getattr(sys.modules.get(name), "__path__", ())):
            for file in sorted(folder.rglob("*.py")):
                sources.update(file.relative_to(folder).as_posix().encode())
                sources.update(file.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    base = config.CACHE_DIR or Path(home) / "touchstone"
    return Path(base) / f"kernels-{sources.hexdigest()}"


def _package_of(module: str) -> str:
    """The game that a module belongs to; for one that is in no game's mind, the package it is in.

    >>> _package_of("chess.mind.kernel.board"), _package_of("touchstone.engine.kernels.tree")
    ('chess', 'touchstone.engine.kernels')
    """
    game, mind, _ = f"{module}.".partition(".mind.")
    return game if mind else module.rpartition(".")[0]
