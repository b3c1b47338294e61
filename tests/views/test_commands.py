"""Words that people type, in their own language, become the notation."""

import re

import pytest
from helpers.messages import messages

from touchstone.games.four_senses import KIND
from touchstone.views.commands import reader
from touchstone.views.words import LANGUAGES, Words, words_in

PLACE, TOUCH, CLAIM, DONE = "dh d4", "touch b2", "claim a1-d1", "done"
TYPED = [
    ("en", "double hole d4", PLACE),
    ("en", "feel b2", TOUCH),
    ("en", "declare a1 - d1", "claim a1 - d1"),
    ("en", "I have placed", DONE),
    ("fr", "double trouée d4", PLACE),
    ("fr", "touche b2", TOUCH),
    ("fr", "ligne a1-d1", CLAIM),
    ("fr", "j’ai posé", DONE),
    ("de", "Doppelstein mit Loch d4", PLACE),
    ("de", "fühle b2", TOUCH),
    ("de", "Linie a1-d1", CLAIM),
    ("de", "ich habe gelegt", DONE),
    ("it", "doppio forato d4", PLACE),
    ("it", "tocca b2", TOUCH),
    ("it", "dichiaro a1-d1", CLAIM),
    ("it", "ho posato", DONE),
    ("es", "doble perforada d4", PLACE),
    ("es", "palpa b2", TOUCH),
    ("es", "línea a1-d1", CLAIM),
    ("es", "ya está", DONE),
    ("nl", "dubbel gat d4", PLACE),
    ("nl", "voel b2", TOUCH),
    ("nl", "meld a1-d1", CLAIM),
    ("nl", "ik heb gelegd", DONE),
]
QUOTED = re.compile(r"[“«„‘]\s?([^“”«»„‘’{}]+?)\s?[”»“’]")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def read(language: str, text: str) -> str:
    return reader(words_in(language, KIND)).notation(text)


@pytest.mark.parametrize(("language", "text", "notation"), TYPED)
def test_words_of_each_language_become_notation(language: str, text: str, notation: str) -> None:
    assert read(language, text) == notation


@pytest.mark.parametrize(("language", "text", "notation"), TYPED)
def test_capitals_blanks_and_a_full_stop_do_not_matter(
    language: str, text: str, notation: str
) -> None:
    for typed in (text.upper(), f"  {text.replace(' ', '   ')} ", f"{text}.", f"{text} !"):
        assert read(language, typed) == notation


@pytest.mark.parametrize(
    ("language", "text", "notation"),
    [
        ("fr", "double trouee d4", "dh d4"),
        ("fr", "J'ai pose", "done"),
        ("de", "fuhle b2", "touch b2"),
        ("it", "si", "accept"),
        ("es", "linea a1 a d1", "claim a1 to d1"),
    ],
)
def test_accents_may_be_left_out(language: str, text: str, notation: str) -> None:
    assert read(language, text) == notation


@each_language
def test_the_notation_is_understood_everywhere(language: str) -> None:
    for text in ("f b3", "h b3", "df b3", "dh b3", "claim a1-d1", "done", "pass", "touch supply"):
        assert read(language, text) == text


@each_language
def test_a_cell_may_be_typed_in_two_words(language: str) -> None:
    assert read(language, "dh B 3") == "dh b3"
    assert read(language, "touch  b  3") == "touch b3"
    assert read(language, "claim a 1 – d 1") == "claim a1 - d1"


def test_several_cells_may_be_touched_at_once() -> None:
    assert read("en", "feel a1, b1, c1") == "touch a1 b1 c1"


def test_the_longer_form_wins() -> None:
    assert read("en", "double flat a1") == "df a1"
    assert read("de", "doppelt ohne Loch a1") == "df a1"
    assert read("de", "ohne Loch a1") == "f a1"


def test_a_form_inside_a_word_is_left_alone() -> None:
    assert read("en", "flatter b3") == "flatter b3"
    assert read("fr", "trouées b3") == "trouées b3"


def test_what_is_not_understood_keeps_its_accents() -> None:
    assert read("fr", "Épée b3") == "épée b3"


def test_a_question_mark_asks_for_help() -> None:
    assert {read(language, "?") for language in LANGUAGES} == {"help"}


@each_language
def test_every_spoken_form_is_read_as_its_token(language: str) -> None:
    for token, forms in words_in(language, KIND).spoken.items():
        assert {read(language, form) for form in forms} == {token}


@each_language
def test_saving_is_one_word_so_that_the_name_of_a_file_can_follow(language: str) -> None:
    assert not [form for form in Words(language).spoken["save"] if " " in form]


@each_language
def test_the_help_of_the_game_says_what_works(language: str) -> None:
    examples = _examples(words_in(language, KIND).say("game-help"))
    moves = ["f b3", "h b3", "df b3", "dh b3", "claim a1-d1", "done", "touch b2", "touch supply"]
    assert [read(language, example) for example in examples] == moves


@each_language
def test_the_help_of_the_terminal_says_what_works(language: str) -> None:
    examples = _examples(Words(language).say("play-help"))
    tokens = ["board", "score", "repeat", "undo", "draw", "resign", "save", "quit"]
    assert [read(language, example) for example in examples] == tokens


def _examples(text: str) -> list[str]:
    """What stands before the colons, without the remarks in brackets."""
    parts = re.split(r"[;\n]", re.sub(r"\(.*?\)", "", text))
    return [one.strip() for part in parts for one in part.split(":")[0].split(", ")]


@each_language
def test_every_word_that_a_message_puts_in_quotes_works(language: str) -> None:
    tokens = set(words_in("en", KIND).spoken)
    for name, message in (messages(language) | messages(language, KIND)).items():
        if name.startswith(("play-", "game-already", "move-")):
            for quoted in QUOTED.findall("{}".join(message.texts)):
                assert read(language, quoted).split()[0] in tokens, f"{name}: {quoted}"
