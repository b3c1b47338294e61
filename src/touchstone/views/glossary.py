"""One word for one thing: the glossary of a language, and that of a game in it.

A file `glossary.toml` names each thing once. Messages and rule pages say its `word` (in any of its
`forms`), and never what stands under `also` or `never`. Whoever types may use everything but
`never`, wherever the thing can be typed: it `says` a token of the notation, or moves do not need
it and the reader may `skip` it, with a `number` after it if it has one ("floor 2").
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType

from touchstone.core.game import GameKind


@dataclass(frozen=True, slots=True)
class Thing:
    """What one thing is called."""

    word: str
    forms: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    says: str | None = None
    skip: bool = False
    number: bool = False

    @property
    def said(self) -> tuple[str, ...]:
        """What messages and pages say."""
        return (self.word, *self.forms)

    @property
    def unsaid(self) -> tuple[str, ...]:
        """What messages and pages never say."""
        return (*self.also, *self.never)

    @property
    def typed(self) -> tuple[str, ...]:
        """What is understood when it is typed."""
        return (*self.said, *self.also)

    @property
    def skipped(self) -> tuple[str, ...]:
        """What the reader passes over; "#" stands for a number."""
        if not self.skip:
            return ()
        counted = tuple(f"{form} #" for form in self.typed) if self.number else ()
        return (*counted, *self.typed)


@cache
def glossary(language: str, kind: GameKind | None = None) -> Mapping[str, Thing]:
    """The things of a language, and those of a game: its own word wins.

    >>> glossary("fr")["board"].word
    'plateau'
    """
    shared = _read(files("touchstone.views").joinpath("locales", language, "glossary.toml"))
    own = {} if kind is None else _read(kind.file("words", f"glossary.{language}.toml"))
    return MappingProxyType({**shared, **own})


def _read(file: Traversable) -> dict[str, Thing]:
    """The things of a file; a game may come without one."""
    if not file.is_file():
        return {}
    things = tomllib.loads(file.read_text(encoding="utf-8"))
    return {thing: Thing(**_frozen(told)) for thing, told in things.items()}


def _frozen(told: Mapping[str, object]) -> dict[str, object]:
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in told.items()
    }
