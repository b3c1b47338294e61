"""Refusals as sentences: errors keep their type and code, and say in English what is wrong."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from touchstone.core.errors import SettingError, TouchstoneError
from touchstone.core.game import GameKind

E = TypeVar("E", bound=TouchstoneError)


@contextmanager
def in_words(kind: GameKind | None = None) -> Iterator[None]:
    """Whatever is refused within says so in a sentence."""
    try:
        yield
    except TouchstoneError as error:
        worded(error, kind)
        raise


def worded(error: E, kind: GameKind | None = None) -> E:
    """The error with its sentence. Without the package of the words it keeps its id and facts."""
    try:
        from touchstone.views.sentences import refusal  # noqa: PLC0415
        from touchstone.views.words import Words  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("touchstone"):
            raise
        return error
    error.said = refusal(Words() if kind is None else Words().of(kind), error)
    return error


def demand(value: object, kind: type | tuple[type, ...], what: str) -> None:
    """Refuses a value of the wrong type with a sentence."""
    if not isinstance(value, kind) or isinstance(value, bool):
        raise TypeError(f"{what}, not {_short(value)}")


def demand_within(name: str, value: int, allowed: range) -> None:
    """Refuses a number that is not allowed with a sentence."""
    demand(value, int, f"{name} is a whole number")
    if value not in allowed:
        span = f"{allowed.start}..{allowed.stop - 1}"
        raise worded(SettingError("setting-bad-value", name=name, value=str(value), allowed=span))


def _short(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= 60 else f"{shown[:60]}…"
