"""How kernels are compiled: once, kept on disk, and without holding up other threads.

Numba notices when the file of a kernel changes, but not when a file changes from which the kernel
took functions or tables. So what it keeps of a module goes into a folder named after the sources
of that module and of all that it imports, one from another. A change in a file that no kernel
builds on, such as a guide or most of the rules, compiles nothing again.

Numba finds what it has kept by where the file of the kernel lies. So the folder is named after that
too: else a second copy on one machine would be taken to be compiled, and everybody would wait.

A kernel is a plain function of Python as well. Numba, which takes long to load, is loaded when the
first kernel is to be compiled; what is small enough runs `plainly`, without it.
"""

import hashlib
import os
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property, update_wrapper
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Bits = NDArray[np.uint64]
    Numbers = NDArray[np.int64]
    Shares = NDArray[np.float64]
else:
    Bits = Numbers = Shares = Any

P = ParamSpec("P")
R = TypeVar("R")

_plain = ContextVar("_plain", default=False)
_compiling = threading.RLock()
_HOUSE = "touchstone"
_IMPORT = re.compile(r"^(?:from ([\w.]+) import (\([^)]*\)|.*)|import ([\w.]+).*)$", re.MULTILINE)
"""Imports at the top of a module; those for the type checker alone are indented."""


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """The function compiled when it is first called, with the types it is called with."""
    return cast(Callable[P, R], _Compilable(function))


@contextmanager
def plainly() -> Iterator[None]:
    """A block in which kernels run as plain Python: for a few calls, where loading takes longer."""
    before = _plain.set(True)
    try:
        yield
    finally:
        _plain.reset(before)


class _Compilable:
    """A function as it was written, and what Numba makes of it once somebody calls it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.py_func = function
        update_wrapper(self, function)

    def __call__(self, *values: Any) -> Any:
        return self.py_func(*values) if _plain.get() else self.compiled(*values)

    @cached_property
    def compiled(self) -> Any:
        numba: Any = import_module("numba")
        with _compiling:
            usual = numba.config.CACHE_DIR
            numba.config.CACHE_DIR = str(cache_folder(self.py_func.__module__))
            try:
                return numba.njit(cache=True, nogil=True)(self.py_func)
            except RuntimeError:
                # No folder can be written to: compile again in every process.
                return numba.njit(nogil=True)(self.py_func)
            finally:
                numba.config.CACHE_DIR = usual

    @property
    def _numba_type_(self) -> Any:
        """What other kernels, which call this one, are told that it is."""
        return self.compiled._numba_type_


def is_compiled(compiled: Callable[..., Any]) -> bool:
    """Whether an earlier run, or this one, has left this kernel on disk, or has it in memory."""
    kernel = cast(_Compilable, compiled)
    if "compiled" in vars(kernel) and kernel.compiled.signatures:
        return True
    function = kernel.py_func
    folder = cache_folder(function.__module__)
    module = function.__module__.rpartition(".")[2]
    return any(folder.rglob(f"{module}.{function.__qualname__}-*.nbc"))


@cache
def cache_folder(module: str) -> Path:
    """Where a module's kernels are kept: below NUMBA_CACHE_DIR or the user's cache folder."""
    sources = hashlib.blake2b(digest_size=8)
    files = built_on(module)
    sources.update(os.fsencode(files[module].absolute()) if module in files else b"")
    for name, file in sorted(files.items()):
        sources.update(name.encode())
        sources.update(file.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    base = os.environ.get("NUMBA_CACHE_DIR") or Path(home) / "touchstone"
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
