"""How kernels are compiled: once, kept on disk, and without holding up other threads.

Numba notices when the file of a kernel changes, but not when a file changes from which the kernel
took functions or tables. So what it keeps of a module goes into a folder named after the sources
of that module and of all that it imports, one from another. A change in a file that no kernel
builds on, such as a guide or most of the rules, compiles nothing again.
"""

import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterator
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

_HOUSE = "touchstone"
_IMPORT = re.compile(r"^(?:from ([\w.]+) import (\([^)]*\)|.*)|import ([\w.]+).*)$", re.MULTILINE)
"""Imports at the top of a module; those for the type checker alone are indented."""


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """The function compiled when it is first called, with the types it is called with."""
    usual = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(function.__module__))
    try:
        compiled: Any = njit(cache=True, nogil=True)(function)
    except RuntimeError:
        # No folder can be written to: compile again in every process.
        compiled = njit(nogil=True)(function)
    finally:
        config.CACHE_DIR = usual
    return cast(Callable[P, R], compiled)


def is_compiled(compiled: Callable[..., Any]) -> bool:
    """Whether an earlier run, or this one, has left this kernel on disk, or has it in memory."""
    if cast(Any, compiled).signatures:
        return True
    function = cast(Any, compiled).py_func
    folder = cache_folder(function.__module__)
    module = function.__module__.rpartition(".")[2]
    return any(folder.rglob(f"{module}.{function.__qualname__}-*.nbc"))


@cache
def cache_folder(module: str) -> Path:
    """Where a module's kernels are kept: below NUMBA_CACHE_DIR or the user's cache folder."""
    sources = hashlib.blake2b(digest_size=8)
    for name, file in sorted(built_on(module).items()):
        sources.update(name.encode())
        sources.update(file.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    base = config.CACHE_DIR or Path(home) / "touchstone"
    return Path(base) / f"kernels-{sources.hexdigest()}"


def built_on(module: str) -> dict[str, Path]:
    """The files of a module and of what it imports from its own package and from this house.

    >>> sorted(built_on("touchstone.engine.kernels.primitives"))
    ['touchstone.engine.kernels.compiling', 'touchstone.engine.kernels.primitives']
    """
    found: dict[str, Path] = {}
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name in found or (file := _file_of(name)) is None:
            continue
        found[name] = file
        roots = (_HOUSE, name.partition(".")[0])
        waiting += [one for one in _imported_by(file) if one.partition(".")[0] in roots]
    return found


@cache
def _imported_by(file: Path) -> tuple[str, ...]:
    return tuple(_imports(file.read_text(encoding="utf-8")))


def _imports(source: str) -> Iterator[str]:
    """Modules that a source names, and what may be one: the name imported may be a module."""
    for package, names, module in _IMPORT.findall(source):
        yield module or package
        for name in re.findall(r"\w+", names):
            yield f"{package}.{name}"


def _file_of(module: str) -> Path | None:
    """The file of a module; None for what is none, such as a name within a module."""
    top, *rest = module.split(".")
    for folder in getattr(sys.modules.get(top), "__path__", ()):
        place = Path(folder, *rest)
        for file in (place.with_name(f"{place.name}.py"), place / "__init__.py"):
            if file.is_file():
                return file
    return None
