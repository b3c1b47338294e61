"""The path of the fingers: what was felt, what was not, and who may know of it."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import (
    Accept,
    Command,
    Deal,
    Match,
    Offer,
    Replace,
    Resign,
    ShowPath,
    heard_by,
    saved_text,
)
from touchstone.match.events import Refused
from touchstone.match.saved import read_saved
from touchstone.teaching.review import review
from touchstone.teaching.review.fingers import Fingers, fingers_of, may_see
from touchstone.teaching.review.fingers_told import finger_lines, path_svg
from touchstone.teaching.review.telling import Teller
from touchstone.views.words import LANGUAGES, Words

ANA, BEN = Seat(1), Seat(2)
FELT = """game: four-senses
players: 2
seat1: person, masked
seat2: person, masked
format: 1

1: f a1
1: done
#> 2: touch a1 b1
2: f b1
2: done
#> 1: touch b1
1: f c1
1: done
#> 2: touch a1
2: df d1
2: done
#> 1: touch b1 c1
1: dh a4
1: done
2: claim a1-d1
"""
"""Player 1 felt b1 and c1, and never d1, which completes the row in turn 4."""


def path(text: str = FELT) -> tuple[Match, Fingers, Teller]:
    match = read_saved(text, GAMES)
    found = review(match.record, seconds=0.2)
    teller = Teller(Words(), match.agreement, match.record)
    return match, fingers_of(match, found), teller


def test_what_was_there_and_not_felt_is_named() -> None:
    _, fingers, teller = path()
    fifth = fingers.decisions[4]
    assert fifth.path == ("b1", "c1")
    assert fifth.unknown == ("d1",)
    assert (
        "The line was there, but Player 1 had never touched d1. "
        "Four identical tops: a1, b1, c1, d1." in "\n".join(finger_lines(fingers, teller))
    )


def test_a_cell_that_changed_since_is_told_with_the_turn_of_the_last_touch() -> None:
    text = FELT.replace("#> 1: touch b1\n", "#> 1: touch b1 d1\n")
    _, fingers, teller = path(text)
    assert "had not touched d1 since turn 3" in "\n".join(finger_lines(fingers, teller))


def test_a_line_that_was_felt_whole_is_told_as_such() -> None:
    _, fingers, teller = path(FELT.replace("touch b1 c1", "touch b1 c1 d1"))
    assert "the fingers had felt all of it" in "\n".join(finger_lines(fingers, teller))


def test_the_figures_count_what_fingers_did() -> None:
    _, fingers, _ = path()
    one, two = fingers.memories
    assert (one.touches, one.cells, one.again) == (3, 2, 2)
    assert (two.touches, two.cells, two.again) == (3, 2, 1)
    assert 0 < two.known < 1


def test_the_path_is_drawn_over_the_board_with_numbers() -> None:
    match, fingers, _ = path()
    svg = path_svg(match.record.game, fingers.decisions[1])
    assert svg.startswith("<svg")
    assert svg.endswith("</svg>")
    assert len(re.findall("finger-dot", svg)) == 2
    assert "finger-path" in svg


def test_only_players_may_see_it_and_only_after_the_end() -> None:
    over = read_saved(FELT, GAMES)
    going_on = read_saved(FELT.replace("2: claim a1-d1\n", ""), GAMES)
    assert may_see(over, Seat(1))
    assert not may_see(over, None)
    assert not may_see(going_on, Seat(1))


@pytest.mark.parametrize(
    ("commands", "open_to_all"),
    [
        ((ShowPath(ANA, on=True),), False),
        ((ShowPath(ANA, on=True), ShowPath(BEN, on=True)), True),
        ((ShowPath(ANA, on=True), ShowPath(BEN, on=True), ShowPath(ANA, on=False)), False),
    ],
    ids=["one", "both", "taken back"],
)
def test_others_may_see_it_once_every_person_agrees(
    commands: tuple[ShowPath, ...], open_to_all: bool
) -> None:
    going_on = read_saved(FELT.replace("2: claim a1-d1\n", ""), GAMES)
    early, (refused,) = going_on.submit(commands[0])
    assert early is going_on
    assert isinstance(refused, Refused)
    match = read_saved(FELT, GAMES)
    for command in commands:
        match, events = match.submit(command)
        assert all(heard_by(events, match.agreement, one) == events for one in (ANA, BEN, None))
    assert may_see(read_saved(saved_text(match), GAMES), None) is open_to_all
    again: tuple[Command, ...] = (Offer(ANA, Deal.REMATCH), Accept(BEN), Resign(ANA))
    for one in again:
        match, _ = match.submit(one)
    assert [one.is_path_open for one in match.finished] == [open_to_all, False]


def test_a_bot_is_not_asked_and_does_not_speak_for_whom_it_replaces() -> None:
    alone = read_saved(FELT.replace("seat2: person", "seat2: bot 2"), GAMES)
    assert may_see(alone.submit(ShowPath(ANA, on=True))[0], None)
    going_on = read_saved(FELT.replace("2: claim a1-d1\n", ""), GAMES)
    for command in (Replace(ANA, BEN, 2), Resign(ANA), ShowPath(ANA, on=True)):
        going_on, _ = going_on.submit(command)
    assert not may_see(going_on, None)


@pytest.mark.parametrize(
    "text",
    [FELT.replace("2: claim a1-d1\n", ""), re.sub("#>.*\n", "", FELT)],
    ids=["before the end", "a bare record"],
)
def test_the_terminal_tells_nothing_of_fingers(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.record"
    file.write_text(text)
    arguments = ["review", str(file), "--seconds", "0.1", "--lang", "en"]
    for wanted in (arguments, [*arguments, "--json"]):
        told = CliRunner().invoke(app, wanted).stdout
        assert "f a1" in told
        assert "fingers" not in told


def test_every_language_tells_the_path() -> None:
    match, fingers, _ = path()
    for language in LANGUAGES:
        lines = list(finger_lines(fingers, Teller(Words(language), match.agreement, match.record)))
        assert len(lines) == 1 + 2 + 6
