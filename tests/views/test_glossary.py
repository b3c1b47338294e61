"""One word for one thing: messages, rule pages and typed words keep to the glossary."""

import re
from dataclasses import replace

import pytest
from helpers.messages import messages

from touchstone.core.game import AnyGame, GameKind
from touchstone.core.values import FIRST
from touchstone.games import GAMES
from touchstone.match import command_text
from touchstone.teaching.puzzles.puzzle import Theme, themes
from touchstone.views.glossary import Thing, glossary
from touchstone.views.typed import Query, read_typed
from touchstone.views.words import LANGUAGES, words_in

KINDS = list(GAMES.values())
TYPED = re.compile(r"(core|game)-((say|type)-.+|skip)")
PICTURE = re.compile(r"\]\(<[^>]*>\)")
"""Where a picture comes from: a position, which is notation and not words."""

NOTATION = re.compile(r"`[^`]*`")

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.slug)


def own(language: str, kind: GameKind) -> dict[str, Thing]:
    """The things of a game, without those that all games share."""
    shared = glossary(language)
    return {name: thing for name, thing in glossary(language, kind).items() if name not in shared}


def said_in_messages(language: str, kind: GameKind | None) -> dict[str, str]:
    return {
        name: " ".join(message.texts)
        for name, message in messages(language, kind).items()
        if not TYPED.fullmatch(name)
    }


def page(language: str, kind: GameKind) -> str:
    return PICTURE.sub("", kind.file("pages", f"{language}.md").read_text(encoding="utf-8"))


def stands_in(word: str, text: str) -> bool:
    """Whether a text has the word, as a whole word."""
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None


def strange(things: dict[str, Thing], text: str) -> list[str]:
    """The words of a text that the glossary does not want to be said."""
    return [word for thing in things.values() for word in thing.unsaid if stands_in(word, text)]


@each_game
def test_every_language_names_the_same_things(kind: GameKind) -> None:
    for language in LANGUAGES:
        mine, english = glossary(language, kind), glossary("en", kind)
        assert mine.keys() == english.keys()
        for name, thing in mine.items():
            typed = (thing.says, thing.skip, thing.number)
            assert typed == (english[name].says, english[name].skip, english[name].number), name


@each_language
@each_game
def test_no_word_is_both_said_and_not_said(language: str, kind: GameKind) -> None:
    things = glossary(language, kind).values()
    said = {form.lower() for thing in things for form in thing.said}
    assert said.isdisjoint(form.lower() for thing in things for form in thing.unsaid)


@each_language
def test_what_all_games_say_keeps_to_the_glossary(language: str) -> None:
    things = dict(glossary(language))
    found = {name: strange(things, text) for name, text in said_in_messages(language, None).items()}
    assert {name: words for name, words in found.items() if words} == {}


@each_language
@each_game
def test_the_messages_of_a_game_keep_to_the_glossary(language: str, kind: GameKind) -> None:
    things = dict(glossary(language, kind))
    found = {name: strange(things, text) for name, text in said_in_messages(language, kind).items()}
    assert {name: words for name, words in found.items() if words} == {}


@each_language
@each_game
def test_the_rule_page_keeps_to_the_glossary(language: str, kind: GameKind) -> None:
    assert strange(dict(glossary(language, kind)), page(language, kind)) == []


@each_language
@each_game
def test_lessons_and_puzzles_keep_to_the_glossary(language: str, kind: GameKind) -> None:
    asked = said_in_messages(language, None)
    posed = [f"puzzle-{what}" for theme in themes(kind) for what in _asked_by(theme)]
    told = [asked[name] for name in posed if name in asked]
    told.append(kind.file("lessons", f"{language}.ftl").read_text(encoding="utf-8"))
    assert strange(dict(glossary(language, kind)), " ".join(told)) == []


def _asked_by(theme: Theme) -> tuple[str, str]:
    return f"theme-{theme.name}", f"task-{theme.task}"


@each_game
def test_the_rules_keep_to_the_glossary(kind: GameKind) -> None:
    text = kind.file("RULES.md").read_text(encoding="utf-8")
    assert strange(dict(glossary("en", kind)), NOTATION.sub("", text)) == []


@each_language
@each_game
def test_every_thing_is_called_by_its_word_somewhere(language: str, kind: GameKind) -> None:
    told = [*said_in_messages(language, kind).values(), page(language, kind)]
    shared = said_in_messages(language, None).values()
    for things, texts in ((own(language, kind), told), (glossary(language), [*told, *shared])):
        for name, thing in things.items():
            assert any(stands_in(form, text) for form in thing.said for text in texts), name


@each_language
@each_game
def test_every_word_can_be_typed_where_its_thing_can_be_typed(
    language: str, kind: GameKind
) -> None:
    words = words_in(language, kind)
    for thing in glossary(language, kind).values():
        for form in thing.typed:
            if thing.says is not None:
                assert form in words.understood[thing.says]
            if thing.skip:
                number = " 2" if thing.number else ""
                assert _read(f"touch {form}{number} b2", language, kind.new()) == "touch b2"


def _read(text: str, language: str, game: AnyGame) -> str:
    meant = read_typed(text, FIRST, words_in(language, game.kind), game)
    assert not isinstance(meant, Query)
    return command_text(meant)


@pytest.mark.parametrize(
    ("language", "slug", "variant", "typed", "meant"),
    [
        ("fr", "tactori", "bridges", "pose une pierre en c3", "place c3"),
        ("fr", "tactori", "bridges", "bâtonnet b3-c3", "lay b3-c3"),
        ("es", "tactori", "bridges", "pon una piedra en c3", "place c3"),
        ("it", "tactori", "bridges", "metti una pietra su c3", "place c3"),
        ("nl", "tactori", "bridges", "leg een stokje van b3 naar c3", "lay b3-c3"),
        ("de", "tactori", "bridges", "lege ein Stäbchen von b3 nach c3", "lay b3-c3"),
        ("fr", "tactori", "rectangle-advanced", "déplace a1 à c1 éjecte 1", "move a1 to c1 out 1"),
        ("es", "four-senses", None, "canto la línea de a1 a d1", "claim a1-d1"),
        ("en", "four-senses", None, "flat token in the well b3", "f b3"),
    ],
)
def test_other_words_for_a_thing_are_understood(
    language: str, slug: str, variant: str | None, typed: str, meant: str
) -> None:
    game = GAMES[slug].new(2, {"variant": variant} if variant else {})
    assert _read(typed, language, game) == meant


def test_a_game_may_come_without_a_glossary() -> None:
    bare = replace(KINDS[0], slug="bare", package="touchstone.core")
    assert glossary("de", bare) == glossary("de")


def test_the_search_would_find_a_strange_word() -> None:
    things = {"stick": Thing("stick", also=("rod",), never=("twig",))}
    assert strange(things, "A Rod, no twigs; a twig.") == ["rod", "twig"]
