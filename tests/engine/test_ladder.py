"""The ladder: ratings that are the most likely ones, and a series that can be stopped."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.engine.arena import elo
from touchstone.engine.ladder import RUNGS, Ladder, Setup
from touchstone.engine.levels import MIDDLE, STRONGEST
from touchstone.engine.ratings import ratings
from touchstone.games import new_game

TOP = str(STRONGEST)
REFEREE = ("--game", "four-senses", "--set", "claims=referee", "--open")


def test_two_bots_are_as_far_apart_as_their_share_says() -> None:
    many = {("b", "a"): [1.0] * 700 + [0.0] * 300}
    assert ratings(["a", "b"], many)["b"].elo == pytest.approx(elo(0.7), abs=1)


def test_what_was_made_from_ratings_is_found_again() -> None:
    true = {"a": 0.0, "b": 200.0, "c": 350.0, "d": 600.0}
    games = 4000
    shares = {
        (one, other): 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
        for one in true
        for other in true
        if one > other
    }
    results = {
        pair: [1.0] * round(games * share) + [0.0] * (games - round(games * share))
        for pair, share in shares.items()
    }
    found = ratings(list(true), results)
    for name, value in true.items():
        assert found[name].elo == pytest.approx(value, abs=3)
        assert found[name].low <= found[name].elo <= found[name].high


def test_more_games_make_a_smaller_interval_and_draws_count_half() -> None:
    few, many = (ratings(["a", "b"], {("b", "a"): [0.5] * n})["b"] for n in (10, 1000))
    assert few.elo == pytest.approx(0)
    assert few.high - few.low > 5 * (many.high - many.low)


def test_whoever_wins_everything_still_has_a_rating() -> None:
    found = ratings(["a", "b", "c"], {("b", "a"): [1.0] * 20, ("c", "b"): [1.0] * 20})
    assert 300 < found["b"].elo < found["c"].elo < 2000


def test_a_ladder_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    setup, file = Setup(new_game("four-senses", claims="referee"), masked=False), tmp_path / "l"
    whole = Ladder(setup, 1)
    playing = whole.play()
    for _ in range(4):
        next(playing)
    whole.save(file)
    again = Ladder.begun(setup, 1, file)
    assert (again.done, again.total) == (4, 25)
    assert next(again.play()) == 5
    next(playing)
    assert again.results == whole.results


def test_whoever_has_changed_plays_anew_and_the_others_do_not() -> None:
    ladder = Ladder(Setup(new_game("tactori"), masked=False), 1)
    ladder.results = {"1:random": [1.0], "2:1": [1.0], "3:2": [0.5], "10:9": [0.0]}
    ladder.forget(["1"])
    assert ladder.results == {"3:2": [0.5], "10:9": [0.0]}
    assert ("2", "1") in {bout.contest for bout in ladder.left}


def test_results_of_another_game_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "l"
    Ladder(Setup(new_game("tactori"), masked=False), 1).save(file)
    done = CliRunner().invoke(app, ["arena", "--ladder", *REFEREE, "--out", str(file)])
    assert done.exit_code == 2
    assert "tactori" in done.output


def test_the_command_prints_what_the_file_holds(tmp_path: Path) -> None:
    file = tmp_path / "l"
    setup = Setup(new_game("four-senses", claims="referee"), masked=False)
    ladder = Ladder(setup, 2)
    ladder.results = {":".join(pair): [1.0, 0.5] for pair in ladder.contests}
    ladder.save(file)
    options = ["arena", "--ladder", *REFEREE, "--games", "2", "--out", str(file)]
    facts = json.loads(CliRunner().invoke(app, [*options, "--json"]).output)
    assert list(facts["bots"]) == list(RUNGS)
    assert facts["bots"]["random"]["elo"] == 0
    assert facts["bots"][TOP]["elo"] > facts["bots"][str(MIDDLE)]["elo"] > 0
    table = CliRunner().invoke(app, options).output
    assert f"{TOP} (masterly)" in table


def test_together_the_least_known_is_the_measure() -> None:
    setup = Setup(new_game("tactori", 2, variant="sliding"), masked=False)
    ladder = Ladder(setup, 2)
    ladder.results = {name: [9.0, 7.0] for name in RUNGS}
    ladder.results[TOP], ladder.results["random"] = [4.0, 7.0], [None, 10.0]
    needs = ladder.needs()
    assert needs[TOP].mean == 0
    assert needs[str(MIDDLE)].mean == 2.5
    assert (needs["random"].mean, needs["random"].unfinished) == (3, 1)
