"""The arena: fair pairings, honest statistics, and the command."""

import sys
from collections import Counter
from math import inf

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.engine.arena import BOTS, Pairing, Tally, elo, pairings, play_pairing, wilson
from touchstone.engine.levels import BOT_NAMES
from touchstone.games import new_game
from touchstone.views.words import Words

RUNNER = CliRunner()


def plan(players: int, games: int) -> list[Pairing]:
    game = new_game("four-senses", players)
    return list(pairings(game, ("2", "1"), games, seed=3, masked=False))


@pytest.mark.parametrize("players", [2, 3])
def test_both_bots_start_equally_often_and_sit_everywhere(players: int) -> None:
    games = plan(players, 12)
    starters = Counter(game.sides[game.start - 1] for game in games)
    assert starters == {0: 6, 1: 6}
    for seat in range(players):
        assert Counter(game.sides[seat] for game in games) == {0: 6, 1: 6}


def test_every_name_has_its_bot() -> None:
    assert tuple(BOTS) == BOT_NAMES


def test_a_pairing_repeats_exactly() -> None:
    game = plan(2, 1)[0]
    assert play_pairing(game) == play_pairing(game)


def test_the_tally_counts_both_sides() -> None:
    tally = Tally((1.0, 1.0, 0.5, 0.0))
    assert (tally.wins, tally.draws, tally.share) == (2, 1, 0.625)
    assert (tally.other.wins, tally.other.share) == (1, 0.375)
    low, high = tally.interval
    assert 0 < low < 0.625 < high < 1


def test_wilson_stays_within_bounds_and_elo_is_antisymmetric() -> None:
    assert wilson(1.0, 10)[1] == 1.0
    assert wilson(0.0, 10)[0] == 0.0
    assert elo(0.5) == 0
    assert elo(0.9) == pytest.approx(-elo(0.1))
    assert (elo(1.0), elo(0.0)) == (inf, -inf)


def test_the_command_prints_a_table() -> None:
    done = RUNNER.invoke(app, ["arena", "2", "1", "--games", "2", "--seed", "1", "--open"])
    assert done.exit_code == 0
    assert f"2 ({Words().say('level-2')})" in done.output
    assert "95 % interval" in done.output
    again = RUNNER.invoke(app, ["arena", "2", "1", "--games", "2", "--seed", "1", "--open"])
    assert again.output == done.output


def test_an_unknown_bot_is_refused_with_the_names_that_exist() -> None:
    done = RUNNER.invoke(app, ["arena", "99", "1", "--games", "1"])
    assert done.exit_code == 2
    assert "mcts" in done.output


def test_a_bot_that_must_see_is_refused_behind_a_mask() -> None:
    done = RUNNER.invoke(app, ["arena", "1", "mcts", "--games", "1", "--masked"])
    assert done.exit_code == 2


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    done = RUNNER.invoke(app, ["arena", "1", "1", "--games", "1", "--ray", "auto"])
    assert done.exit_code == 2
    assert "pip install '.[ray]'" in done.output
