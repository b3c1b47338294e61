"""Words typed in a review lead where its buttons lead, or are answered, in every language."""

import re

import pytest
from helpers.records import UNNOTICED_ROW

from touchstone.games import GAMES
from touchstone.match.saved import read_saved
from touchstone.server.finished import Finished
from touchstone.teaching.review.typed import Meant, read_in_review
from touchstone.views.words import LANGUAGES, Words

FOUND = Finished(read_saved(UNNOTICED_ROW, GAMES), 1, 1)
each_language = pytest.mark.parametrize("language", LANGUAGES)
QUOTED = re.compile("[“„«‘][\u00a0\u202f]?(.+?)[\u00a0\u202f]?[”“»’]")
BUTTONS = {
    "first": "web-record-first",
    "back": "web-record-back",
    "on": "web-record-on",
    "last": "web-record-last",
    "mistake": "web-review-next-mistake",
    "run": "web-review-run",
    "stop": "web-review-stop",
    "play": "web-review-play",
}


def meant(text: str, language: str = "en", turn: int = 4) -> Meant:
    return read_in_review(text, FOUND.speaker(Words(language)), FOUND.state(turn))


@each_language
def test_what_stands_on_a_button_leads_where_the_button_leads(language: str) -> None:
    words = Words(language)
    for goal, message in BUTTONS.items():
        assert meant(words.say(message), language) == Meant(goal=goal)
        assert meant(words.say(message).upper(), language) == Meant(goal=goal)


@each_language
def test_what_the_help_says_is_understood(language: str) -> None:
    words = Words(language)
    told = QUOTED.findall(words.say("review-help"))
    assert len(told) == 9
    found = [meant(text, language) for text in told]
    assert [one.goal or one.turn for one in found[:6]] == [
        "on",
        "back",
        4,
        "mistake",
        "last",
        "play",
    ]
    board, row, cell = (one.said for one in found[6:])
    assert "d1" in board
    assert "d1" not in row
    assert cell.startswith("b3")
    assert QUOTED.findall(words.say("review-only-looking")) == [told[5]]


def test_the_board_is_asked_as_it_stood_after_the_turn() -> None:
    assert meant("where are the holes").said == "No holes on the board."
    assert meant("row 1", turn=2).said == (
        "Row 1: a1 level 1, flat; b1 level 1, flat; the rest empty."
    )
    assert meant("row 1", turn=0).said == "Row 1: empty."
    assert meant("touch d1").said == "d1: level 2, flat."
    assert meant("D1") == meant("touch d1")


def test_turns_are_named_and_the_present_one_is_told_again() -> None:
    assert [meant(text).turn for text in ("3", "turn 3", "Go to turn 3", "row 3")] == [
        3,
        3,
        3,
        None,
    ]
    assert meant("repeat") == Meant(goal="now")


def test_nothing_is_played_here() -> None:
    assert meant("f b3").said.startswith("This game is over")
    assert meant("nonsense").said.startswith("I do not understand “nonsense”.")
    assert meant("score").said.startswith("On the board, Enter goes forward")
