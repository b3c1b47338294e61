"""The Fluent files, parsed: what each message needs, and every way in which it can be said."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax import parse

from touchstone import views
from touchstone.core.errors import Fact
from touchstone.core.game import GameKind

LOCALES = Path(str(views.__file__)).parent / "locales"

_PLURALS = {"zero", "one", "two", "few", "many", "other"}
_NUMBERS: tuple[Fact, ...] = (0, 1, 2, 3, 11, 1000)


@dataclass(frozen=True)
class Message:
    """One message: `choices` are the keys of its selectors by variable, `texts` its own words."""

    id: str
    variables: frozenset[str]
    choices: tuple[tuple[str, tuple[str, ...]], ...]
    texts: tuple[str, ...]
    refers_to: frozenset[str]

    @property
    def has_words(self) -> bool:
        return any(letter.isalpha() for text in self.texts for letter in text)

    def counts(self, variable: str) -> bool:
        """Whether a variable is chosen by as a number."""
        return all(key in _PLURALS or key.isdigit() for key in dict(self.choices)[variable])

    def samples(self) -> Iterator[dict[str, Fact]]:
        """Arguments that lead to every branch."""
        chosen = dict(self.choices)
        values: dict[str, tuple[Fact, ...]] = {}
        for name in sorted(self.variables):
            if name not in chosen:
                values[name] = ("Ana",)
            else:
                values[name] = _NUMBERS if self.counts(name) else chosen[name]
        for row in product(*values.values()):
            yield dict(zip(values, row, strict=True))


def files(language: str, kind: GameKind | None = None) -> list[Traversable]:
    """The files of what all games share, or the one of a game."""
    if kind is not None:
        return [kind.file("words", f"{language}.ftl")]
    return [*sorted((LOCALES / language).glob("*.ftl"))]


@cache
def entries(language: str, kind: GameKind | None = None) -> tuple[fluent.EntryType, ...]:
    texts = [file.read_text(encoding="utf-8") for file in files(language, kind)]
    return tuple(entry for text in texts for entry in parse(text).body)


def ids(language: str, kind: GameKind | None = None) -> list[str]:
    """The ids in their order."""
    return [e.id.name for e in entries(language, kind) if isinstance(e, fluent.Message)]


@cache
def messages(language: str, kind: GameKind | None = None) -> dict[str, Message]:
    """Every message of a language by its id: what all games share, or what one game says."""
    found = {
        entry.id.name: _message(entry)
        for entry in entries(language, kind)
        if isinstance(entry, fluent.Message)
    }
    return {name: _with_those_inside(message, found) for name, message in found.items()}


def _with_those_inside(message: Message, found: dict[str, Message]) -> Message:
    """The message with what the messages need to which it refers."""
    inside = [found[name] for name in sorted(message.refers_to) if name in found]
    variables = message.variables.union(*(one.variables for one in inside))
    choices = (*message.choices, *(choice for one in inside for choice in one.choices))
    return replace(message, variables=variables, choices=choices)


def _message(entry: fluent.Message) -> Message:
    variables: set[str] = set()
    choices: dict[str, dict[str, None]] = {}
    texts: list[str] = []
    refers_to: set[str] = set()
    for node in _nodes(entry.value):
        match node:
            case fluent.VariableReference():
                variables.add(node.id.name)
            case fluent.TextElement():
                texts.append(node.value)
            case fluent.MessageReference():
                refers_to.add(node.id.name)
            case fluent.SelectExpression(selector=fluent.VariableReference() as chosen):
                keys = (_key(variant.key) for variant in node.variants)
                choices.setdefault(chosen.id.name, {}).update(dict.fromkeys(keys))
    return Message(
        entry.id.name,
        frozenset(variables),
        tuple((name, tuple(keys)) for name, keys in choices.items()),
        tuple(texts),
        frozenset(refers_to),
    )


def _nodes(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, fluent.BaseNode):
                    yield from _nodes(child)


def _key(key: fluent.Identifier | fluent.NumberLiteral) -> str:
    return str(key.name if isinstance(key, fluent.Identifier) else key.value)


def unread(language: str, kind: GameKind | None = None) -> list[str]:
    """What the parser could not make sense of."""
    return [str(e.content) for e in entries(language, kind) if isinstance(e, fluent.Junk)]
