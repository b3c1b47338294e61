"""Every sentence, in every language: message ids and named arguments in Fluent files."""

from collections.abc import Callable
from functools import cache, cached_property, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from touchstone.core.game import GameKind
from touchstone.views.glossary import Thing, glossary
from touchstone.views.languages import DEFAULT, LANGUAGES

__all__ = ["DEFAULT", "LANGUAGES", "Words", "choose_language", "words_for", "words_in"]


_LONGEST = 100
"""Longest text of somebody else's that is quoted whole."""
_MOST = 2000
"""Longest argument of any kind; Fluent itself refuses little more."""
_QUOTED = frozenset({"text", "found", "value", "name", "part", "cell", "stick", "colour", "where"})
"""The arguments that repeat what somebody typed or sent."""


class Words:
    """The messages of one language, and of one game where `of` was asked for it.

    What a game does not say in this language it says in English. A `folder` of the game, such as
    its lessons, may hold further messages, which are loaded only for whoever names it.
    """

    def __init__(
        self, language: str = DEFAULT, kind: GameKind | None = None, folder: str = ""
    ) -> None:
        self.language = language
        self.kind = kind
        self._bundles = [_bundle(language, kind, folder)]
        if language != DEFAULT:
            self._bundles.append(_bundle(DEFAULT, kind, folder))
        # Bounded: names come from people, so sentences with names could be without number.
        # There are as many of these as languages times games.
        self._said = lru_cache(maxsize=1024)(self._say)
        self._endings: dict[str, tuple[str, ...]] = {}

    def of(self, kind: GameKind) -> "Words":
        """The same language with the words of a game."""
        return self if kind is self.kind else words_in(self.language, kind)

    @property
    def translated(self) -> bool:
        """Whether the game speaks this language itself."""
        return self.kind is None or self.kind.file("words", f"{self.language}.ftl").is_file()

    def __contains__(self, message: str) -> bool:
        return message in self._messages

    @cached_property
    def _messages(self) -> frozenset[str]:
        return frozenset(name for bundle in self._bundles for name in bundle._messages)

    def endings(self, start: str) -> tuple[str, ...]:
        """How the messages that begin so go on, in alphabetical order."""
        found = self._endings.get(start)
        if found is None:
            ends = (one.removeprefix(start) for one in self._messages if one.startswith(start))
            found = self._endings[start] = tuple(sorted(ends))
        return found

    def say(self, message: str, /, **arguments: str | int) -> str:
        """The message in this language, with its arguments filled in.

        >>> Words("nl").say("core-say-supply")
        'voorraad | doos | stapel'
        """
        return self._said(message, tuple(arguments.items()))

    def _say(self, message: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        bundle = next((one for one in self._bundles if one.has_message(message)), None)
        pattern = None if bundle is None else bundle.get_message(message).value
        if bundle is None or pattern is None:
            raise KeyError(message)
        text, faults = bundle.format_pattern(pattern, _shortened(dict(arguments)))
        if faults:
            raise ValueError(f"{self.language}: {message}: {faults[0]}")
        return str(text)

    @cached_property
    def asked_back(self) -> frozenset[str]:
        """The first words of moves that cannot be taken back: `game-sure-…`."""
        return frozenset(self.endings("game-sure-"))

    @cached_property
    def spoken(self) -> dict[str, tuple[str, ...]]:
        """What is said for each token: `core-say-…`, `game-say-…`, then the glossary's words."""
        return self._with_things(self._forms("say"), lambda thing: thing.said)

    @cached_property
    def understood(self) -> dict[str, tuple[str, ...]]:
        """The same with what nobody says but everybody may type: `core-type-…`, `game-type-…`."""
        also = self._forms("type")
        joined = {token: (*forms, *also.get(token, ())) for token, forms in self.spoken.items()}
        return self._with_things(joined, lambda thing: thing.also)

    def _forms(self, group: str) -> dict[str, tuple[str, ...]]:
        """The words for each token in the messages of a group, the game's before those of all."""
        found: dict[str, tuple[str, ...]] = {}
        for bundle in reversed(self._bundles):
            for name in bundle._messages:
                for start in (f"core-{group}-", f"game-{group}-"):
                    if name.startswith(start):
                        forms = self.say(name).split("|")
                        found[name.removeprefix(start)] = tuple(form.strip() for form in forms)
        return found

    @cached_property
    def skipped(self) -> tuple[str, ...]:
        """What sentences need and moves do not: `core-skip`, `game-skip` and named things."""
        said = [self.say(name) for name in ("core-skip", "game-skip") if name in self]
        listed = [form.strip() for forms in said for form in forms.split("|")]
        return (*listed, *(form for thing in self._things for form in thing.skipped))

    def _with_things(
        self, forms: dict[str, tuple[str, ...]], of: Callable[[Thing], tuple[str, ...]]
    ) -> dict[str, tuple[str, ...]]:
        """The forms of the tokens, followed by words for the things that mean one of them."""
        joined = dict(forms)
        for thing in self._things:
            if thing.says is not None:
                known = joined.get(thing.says, ())
                joined[thing.says] = tuple(dict.fromkeys((*known, *of(thing))))
        return joined

    @property
    def _things(self) -> tuple[Thing, ...]:
        language = self.language if self.translated else DEFAULT
        return tuple(glossary(language, self.kind).values())


def _shortened(arguments: dict[str, str | int]) -> dict[str, str | int]:
    """The arguments, with what somebody typed at great length cut off."""
    return {
        name: f"{value[:most]}…" if isinstance(value, str) and len(value) > most else value
        for name, value in arguments.items()
        for most in (_LONGEST if name in _QUOTED else _MOST,)
    }


def choose_language(wanted: str) -> str:
    """The language that fits a locale or an Accept-Language header best; English if none does.

    >>> choose_language("de_CH.UTF-8")
    'de'
    """
    for part in wanted.lower().replace("_", "-").split(","):
        code = part.split(";")[0].strip().split("-")[0]
        if code in LANGUAGES:
            return code
    return DEFAULT


@cache
def words_in(language: str, kind: GameKind | None = None, folder: str = "") -> Words:
    """The words of a language, of a game, and of one of its folders, made once."""
    return Words(language, kind, folder)


def words_for(wanted: str) -> Words:
    """The words of the language that best fits what somebody asked for."""
    return words_in(choose_language(wanted))


@cache
def _bundle(language: str, kind: GameKind | None, folder: str) -> FluentBundle:
    """The messages that all games share, then those of one game and of a folder of it."""
    bundle = FluentBundle([language], use_isolating=False)
    shared = files("touchstone.views").joinpath("locales", language)
    folders = ("words", folder) if folder else ("words",)
    own = [] if kind is None else [kind.file(one, f"{language}.ftl") for one in folders]
    for file in (*sorted(shared.iterdir(), key=lambda file: file.name), *own):
        if file.is_file() and file.name.endswith(".ftl"):
            bundle.add_resource(_parsed(file.read_text(encoding="utf-8")))
    return bundle


@cache
def _parsed(text: str) -> Resource:
    """What a file says; to parse is slow, and many games share the same files."""
    return FluentResource(text)
