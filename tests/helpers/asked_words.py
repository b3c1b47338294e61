"""Which messages the source asks for, found by reading it."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import touchstone
from touchstone.core.errors import GameOver, TouchstoneError
from touchstone.core.events import Event
from touchstone.core.game import GameKind
from touchstone.core.values import FIRST, Feel, Outcome, Seat
from touchstone.match import Deal

SOURCE = Path(str(touchstone.__file__)).parent

_REFUSALS = {
    "CommandRefused",
    "GameOver",
    "IllegalMove",
    "NotYourTurn",
    "PositionError",
    "RecordError",
    "SettingError",
    "ToolMissing",
    "UnreadableMove",
}
_NOT_TOLD = {"touches"}
_SAMPLES: dict[object, object] = {
    Seat: FIRST,
    int: 1,
    bool: True,
    Deal: Deal.DRAW,
    Feel: Feel(0, "empty"),
    Outcome: Outcome((), "agreed"),
    TouchstoneError: GameOver("move-after-the-end"),
    int | None: None,
    tuple[tuple[str, int], ...]: (),
}
"""A value for each type of field that an event has; every other field holds a text."""


@dataclass(frozen=True)
class Asked:
    """A refusal in the source. `name` is a pattern; `facts` is None if unknown."""

    where: str
    name: str
    facts: frozenset[str] | None


@cache
def _trees() -> dict[Path, ast.Module]:
    return {
        file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py"))
    }


def package(kind: GameKind) -> Path:
    """The folder of a game."""
    return SOURCE.joinpath(*kind.package.split(".")[1:])


def asked(folder: Path = SOURCE) -> Iterator[Asked]:
    """Every refusal that is written down below a folder."""
    for file, tree in _trees().items():
        if not file.is_relative_to(folder):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _is_refusal(node.func):
                where = f"{file.relative_to(SOURCE)}:{node.lineno}"
                for name in _names(node.args[0]):
                    yield Asked(where, name, _facts(node))


def _is_refusal(called: ast.expr) -> bool:
    return isinstance(called, ast.Name) and called.id in _REFUSALS


def events_of(module: ModuleType) -> list[Event]:
    """One event of every kind that a module defines and somebody is told of."""
    kinds = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
    ]
    return [_sample(kind) for kind in kinds if hasattr(kind, "name")]


def _sample(kind: type[Event]) -> Event:
    hints = get_type_hints(kind)
    values: list[Any] = [_SAMPLES.get(hints[field.name], "a1") for field in fields(kind)]
    return kind(*values)


def _names(node: ast.expr) -> Iterator[str]:
    """What the first argument can be, as patterns; nothing where only running it would tell."""
    match node:
        case ast.Constant(value=str(name)):
            yield re.escape(name)
        case ast.IfExp():
            yield from _names(node.body)
            yield from _names(node.orelse)
        case ast.JoinedStr():
            yield "".join(
                re.escape(part.value)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
                else ".+"
                for part in node.values
            )


def _facts(node: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in node.keywords]
    if None in names:
        return None
    return frozenset(name for name in names if name) - _NOT_TOLD


@cache
def strings(folder: Path = SOURCE) -> frozenset[str]:
    """Every string below a folder that is not a docstring."""
    found: set[str] = set()
    for file, tree in _trees().items():
        if file.is_relative_to(folder):
            documentation = {
                id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)
            }
            found |= {
                node.value
                for node in ast.walk(tree)
                if isinstance(node, ast.Constant) and isinstance(node.value, str)
                if id(node) not in documentation
            }
    return frozenset(found)


@cache
def _beginnings() -> frozenset[str]:
    """What stands before the first blank of an f-string, if it ends a word: "play-reminder-"."""
    firsts = (
        node.values[0]
        for tree in _trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and len(node.values) > 1
    )
    texts = (str(first.value) for first in firsts if isinstance(first, ast.Constant))
    return frozenset(text for text in texts if re.fullmatch(r"([a-z0-9]+-)+", text))


@cache
def _pages() -> str:
    """The text of all pages and scripts."""
    files = [file for ending in ("js", "html", "jinja") for file in SOURCE.rglob(f"*.{ending}")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


@cache
def _page_words() -> frozenset[str]:
    return frozenset(re.findall(r"[a-z0-9]+(?:-[\w-]+)+", _pages()))


@cache
def _page_beginnings() -> frozenset[str]:
    """`web-key-${name}` in scripts, "web-key-" ~ name in templates, "web-key-" + name in both."""
    return frozenset(re.findall(r"""[`"']((?:[a-z0-9]+-)+)(?:\$\{|["'] *[~+])""", _pages()))


def is_named(message: str) -> bool:
    """Whether the source names the message, in full or by a beginning and a known ending."""
    if message in strings() or message in _page_words():
        return True
    return any(
        message.startswith(start) and _is_in(message.removeprefix(start), _joined() + _pages())
        for start in _beginnings() | _page_beginnings()
    )


def is_word_of(word: str, folder: Path) -> bool:
    """Whether a token, event, surface or reason occurs in the strings below a folder."""
    return _is_in(word, _joined(folder))


def _is_in(word: str, text: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


@cache
def _joined(folder: Path = SOURCE) -> str:
    return "\n".join(sorted(strings(folder)))
