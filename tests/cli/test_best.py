"""`touchstone best` answers for every game, level and number of players."""

import json

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.games import GAMES, new_game

SETUPS = {
    "four-senses level 4": ["four-senses", "--level", "4"],
    "four-senses, three players": ["four-senses", "--players", "3", "--level", "3"],
    "4eyes-plus": ["4eyes-plus", "--level", "3"],
    "tactori": ["tactori", "--level", "4", "--seconds", "0.02"],
    "tactori 9x9": ["tactori", "--set", "variant=rectangles", "--level", "3"],
    "tactori together": ["tactori", "--set", "variant=sliding", "--players", "1", "--level", "2"],
}


def ask(*options: str) -> dict[str, object]:
    done = CliRunner().invoke(app, ["best", *options, "--json"])
    assert done.exit_code == 0, done.output
    answer: dict[str, object] = json.loads(done.stdout)
    return answer


@pytest.mark.parametrize("name", SETUPS)
def test_a_bot_names_a_legal_move_and_claims_no_proof(name: str) -> None:
    answer = ask(*SETUPS[name], "--seed", "7")
    assert set(answer) == {"moves", "value", "distance", "exact"}
    assert (answer["value"], answer["distance"], answer["exact"]) == (None, None, False)
    assert answer == ask(*SETUPS[name], "--seed", "7")
    if len(SETUPS[name]) == 3:
        game = new_game(SETUPS[name][0])
        moves = answer["moves"]
        assert isinstance(moves, list)
        assert game.read_move(game.initial(), moves[0]) in game.legal_moves(game.initial())


def test_a_win_at_once_is_proven() -> None:
    position = (
        "tactori; variant rectangle-advanced; players 2; towers c3 red, c5 red, e3 red, e5 red; "
        "sticks red c3-c5 1, red c3-e3 1, red c5-e5 1; turn 1; stage sticks"
    )
    answer = ask("tactori", "--set", "variant=rectangle-advanced", "--position", position)
    assert answer == {"moves": ["lay e3-e5"], "value": "win", "distance": 1, "exact": True}


def test_every_game_has_a_setup_here() -> None:
    assert {options[0] for options in SETUPS.values()} == set(GAMES)
