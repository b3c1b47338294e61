"""Sentences that nobody was taught: what newcomers type is understood, or it is not a move."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from helpers.typing_in import each_language, read

from touchstone.core.errors import UnreadableMove
from touchstone.core.game import AnyGame
from touchstone.games import GAMES, new_game
from touchstone.views.words import words_in

MEANINGS = tomllib.loads(Path(__file__).with_name("newcomers.toml").read_text(encoding="utf-8"))[
    "meaning"
]


def table_of(named: str) -> AnyGame:
    slug, _, variant = named.partition(" ")
    swap = {"swap": "on"} if slug == "4eyes-plus" else {}
    return GAMES[slug].new(2, {"variant": variant} if variant else swap)


@each_language
@pytest.mark.parametrize("row", MEANINGS, ids=lambda row: f"{row['game']}: {row['meant']}")
def test_what_newcomers_type_is_understood(row: dict[str, Any], language: str) -> None:
    game = table_of(row["game"])
    understood = {text: read(language, text, game) for text in row[language]}
    assert understood == dict.fromkeys(row[language], row["meant"])


@each_language
def test_at_least_thirty_sentences_of_each_language_are_tried(language: str) -> None:
    assert sum(len(row[language]) for row in MEANINGS) >= 30


def test_the_words_of_a_form_may_stand_apart() -> None:
    assert read("en", "a double, with the hole up, on b2") == "dh b2"
    assert read("de", "Doppelstein mit dem Loch nach unten auf b2") == "df b2"
    free = new_game("tactori", variant="free")
    assert read("de", "nimm den Stein auf c3 weg", free) == "remove c3"
    assert read("nl", "haal het staafje van b3 naar c3 weg", free) == "take b3-c3"


def test_a_word_that_nobody_knows_still_stops_a_sentence() -> None:
    for text in ("double with a purple hole on b2", "double b2", "hole flat b2", "three b2"):
        with pytest.raises(UnreadableMove):
            read("en", text)


NOT = {
    "en": "do not put a flat piece on b2",
    "de": "lege keinen Stein ohne Loch auf b2",
    "fr": "ne pose pas une pièce pleine en b2",
    "it": "non posare un pezzo pieno in b2",
    "es": "no coloca una ficha plana en b2",
    "nl": "leg geen plat stuk op b2",
}


@each_language
def test_whoever_says_not_to_do_something_does_not_do_it(language: str) -> None:
    with pytest.raises(UnreadableMove):
        read(language, NOT[language])


def test_taking_back_is_never_laying() -> None:
    """A word of another command is not left out of a sentence, even where a move would remain."""
    free = new_game("tactori", variant="free")
    assert read("de", "den Steg von b3 nach c3 zurücknehmen", free) == "take b3-c3"
    with pytest.raises(UnreadableMove):
        read("en", "undo the stick from b3 to c3", free)


def test_a_word_may_mean_two_things() -> None:
    game = new_game("tactori")
    assert read("fr", "pose c3", game) == "place c3"
    assert read("fr", "pose b3-c3", game) == "lay b3-c3"
    assert read("es", "mueve c2", new_game("tactori", variant="sliding")) == "slide c2"


@each_language
def test_whatever_else_is_said_of_cells_they_are_touched(language: str) -> None:
    touch = words_in(language).spoken["touch"][0]
    assert read(language, f"{touch} a1 xyzzy b2") == "touch a1 b2"
    row = words_in(language).spoken["row"][0]
    assert read(language, f"{touch} {row} 2") == "row 2"


@each_language
def test_numbers_may_be_words_as_they_are_dictated(language: str) -> None:
    counted = words_in(language).say("referee-numbers").split("|")
    for number, ways in enumerate(counted[:4], start=1):
        word = ways.split(",")[0].strip()
        assert read(language, f"touch b {word}") == f"touch b{number}"
        assert read(language, f"f c {word}") == f"f c{number}"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "move 2 stones from a1 to c1 and knock one out"),
        ("de", "ziehe beide Steine von a1 nach c1 und wirf einen raus"),
        ("fr", "déplace 2 pions de a1 à c1 et élimine un pion"),
        ("it", "muovi due pezzi da a1 a c1 ed elimina un pezzo"),
        ("es", "mueve dos fichas de a1 a c1 y expulsa una ficha"),
        ("nl", "verplaats beide stenen van a1 naar c1 en gooi er een uit"),
    ],
)
def test_an_article_is_a_number_where_a_number_is_missing(language: str, text: str) -> None:
    """Without it the number of those that move would be the number of those knocked out."""
    game = new_game("tactori", variant="rectangle-advanced")
    assert read(language, text, game) == "move a1 2 to c1 out 1"


def test_an_article_is_an_article_where_no_number_is_missing() -> None:
    game = new_game("tactori")
    assert read("fr", "pose un pion en c3", game) == "place c3"
    assert read("nl", "leg een staafje van b3 naar c3", game) == "lay b3-c3"
