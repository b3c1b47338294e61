"""The tools with which things are made: heavy, so an extra, and looked for before they are used."""

from collections.abc import Iterable
from ctypes.util import find_library
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from shutil import which

from touchstone.core.errors import TouchstoneError
from touchstone.core.installing import with_extra

EXTRA = with_extra("things")
"""Installs every Python package that makers use."""


class ToolMissing(TouchstoneError):
    """Something is needed that is not installed; the facts say what, and how to install it."""

    code = "things/missing"


@dataclass(frozen=True, slots=True)
class Tool:
    """Something that makers use: a Python package, a program or a library of the system.

    `debian` or `pypi` is the package that brings a program or a library; Python's come with the
    extra.
    """

    name: str
    module: str = ""
    program: str = ""
    library: str = ""
    debian: str = ""
    pypi: str = ""

    @property
    def is_there(self) -> bool:
        """Whether it can be used."""
        return _is_there(self)


@cache
def _is_there(tool: Tool) -> bool:
    return (
        (not tool.module or find_spec(tool.module) is not None)
        and (not tool.program or which(tool.program) is not None)
        and (not tool.library or find_library(tool.library) is not None)
    )


def lack(tools: Iterable[Tool]) -> ToolMissing | None:
    """What to say where some of these are missing; None where all are there."""
    missing = [tool for tool in tools if not tool.is_there]
    if not missing:
        return None
    debian = " ".join(dict.fromkeys(tool.debian for tool in missing if tool.debian))
    commands = [EXTRA] if any(tool.module for tool in missing) else []
    commands += [f"pip install {tool.pypi}" for tool in missing if tool.pypi]
    commands += [f"sudo apt-get install {debian}"] if debian else []
    names = ", ".join(tool.name for tool in missing)
    return ToolMissing("things-missing", tools=names, command=" && ".join(commands))


def demand(tools: Iterable[Tool]) -> None:
    """Raises ToolMissing where some of these are missing."""
    if (missing := lack(tools)) is not None:
        raise missing
