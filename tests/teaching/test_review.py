"""A review says what turns were worth, where the game turned, and what nobody noticed."""

import json
from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import Match
from touchstone.match.saved import read_saved
from touchstone.teaching.review import Grade, Review, review, reviews
from touchstone.teaching.review.chart import chart_lines, chart_svg
from touchstone.teaching.review.telling import Teller
from touchstone.views.words import LANGUAGES, Words

GOLDENS = Path(__file__).parents[1] / "goldens"

UNNOTICED = """game: four-senses
players: 2

1: f a1
1: done
2: f b1
2: done
1: f c1
1: done
2: df d1
2: done
1: dh a4
1: done
2: dh b3
2: done
1: claim a1-d1
"""
"""The row of flat tops stands after turn 4, and is seen in turn 7."""

LATE = """game: four-senses
players: 2
claims: referee
position: four-senses; row4 -, f+f, df, h; row3 df, -, f+df, dh; row2 -, f+h, h+f, df; \
row1 df, dh, h+dh, h; turn 1; stage explore

1: h a2
"""
"""One placement wins in two turns; this is another one."""


def saved(text: str) -> Match:
    return read_saved(text, GAMES)


def looked_at(text: str) -> tuple[Match, Review]:
    match = saved(text)
    return match, review(match.record, seconds=0.5)


def told(match: Match, found: Review, language: str = "en") -> list[str]:
    return list(Teller(Words(language), match.agreement, match.record).lines(found))


def test_what_nobody_noticed_is_told_with_the_turns_that_it_stood() -> None:
    match, found = looked_at(UNNOTICED)
    [row] = [one for one in found.standing if one.outcome.where == ("a1", "b1", "c1", "d1")]
    assert (row.since, row.turns, row.seats) == (4, 2, (Seat(1), Seat(2)))
    lines = told(match, found)
    assert (
        "After turn 4 this stood for 2 turns, and nobody noticed: "
        "Four identical tops: a1, b1, c1, d1." in lines
    )


def test_a_line_that_stands_and_is_not_declared_is_missed() -> None:
    _, found = looked_at(UNNOTICED)
    turn = found.turns[4]
    assert (turn.grade, "claim a1-d1" in turn.better) == (Grade.MISSED, True)
    assert found.turns[-1].grade is Grade.BEST
    assert (found.turns[-1].value, found.turns[-1].exact) == ("win", True)


def test_whoever_makes_a_line_and_is_silent_has_missed_the_claim() -> None:
    _, found = looked_at(UNNOTICED)
    assert (found.turns[3].grade, found.turns[3].better) == (Grade.MISSED, ("claim a1-d1",))


def test_the_turning_point_comes_before_the_turns() -> None:
    match, found = looked_at(UNNOTICED)
    lines = told(match, found)
    turning = next(n for n, line in enumerate(lines) if line.startswith("The turning point"))
    assert turning < next(n for n, line in enumerate(lines) if line.startswith("Turn 1"))


def test_with_a_referee_values_are_proven_and_a_win_given_away_is_a_blunder() -> None:
    match = saved(LATE)
    [first] = review(match.record, seconds=5).turns
    assert first.exact
    assert first.value != "win"
    assert (first.grade, first.better) == (Grade.BLUNDER, ("h a4",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_whole_review(language: str) -> None:
    match = saved(UNNOTICED)
    found = next(islice(reviews(match.record, 0.1), len(match.record.moves), None), None)
    found = found or review(match.record, 0.1)
    lines = told(match, found, language)
    assert len(lines) >= 3 + len(found.turns)
    assert all(lines)


def test_every_review_on_the_way_is_complete() -> None:
    match = saved(UNNOTICED)
    several = list(reviews(match.record, 0.2))
    assert len(several) > 2
    assert all(len(one.turns) == len(several[0].turns) for one in several)


def test_progress_is_told_and_ends() -> None:
    steps: list[tuple[int, int]] = []
    review(saved(UNNOTICED).record, 0.1, lambda done, total: steps.append((done, total)))
    assert steps[-1][0] <= steps[-1][1]
    assert [done for done, _ in steps] == list(range(1, len(steps) + 1))


def test_the_chart_is_a_picture_with_the_same_content_as_a_list() -> None:
    match, found = looked_at(UNNOTICED)
    teller = Teller(Words(), match.agreement, match.record)
    lines, svg = chart_lines(found, teller), chart_svg(found, teller)
    assert len(lines) == len(found.turns)
    assert lines[-1] == "Turn 7: Player 1 100%, Player 2 0%."
    assert all(line in svg for line in lines)


def test_a_game_played_together_is_told_without_values() -> None:
    match, found = looked_at((GOLDENS / "tactori-sliding.record").read_text())
    assert [turn.value for turn in found.turns] == [None, "win"]
    assert told(match, found)


def test_the_command_prints_what_was_agreed(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(UNNOTICED)
    ran = CliRunner().invoke(app, ["review", str(file), "--json", "--seconds", "0.5"])
    assert ran.exit_code == 0
    found = json.loads(ran.stdout)
    assert (found["game"], found["outcome"]["winners"]) == ("four-senses", [1])
    assert {"turn", "seat", "moves", "value", "exact", "grade", "better"} <= set(found["turns"][0])
    assert found["turns"][0]["moves"] == ["f a1", "done"]
    assert found["standing"][0]["since"] == 4


def test_a_record_that_is_refused_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text("game: four-senses\n\n1: f z9\n")
    ran = CliRunner().invoke(app, ["review", str(file), "--lang", "en"])
    assert (ran.exit_code, "Line 3 of the record" in ran.stderr) == (1, True)
