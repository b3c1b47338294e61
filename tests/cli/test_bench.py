"""`touchstone bench playouts` for every game that has a kernel."""

import json

import pytest
from typer.testing import CliRunner

from touchstone.cli import app

GAMES = {
    "four-senses": [],
    "four-senses for three": ["--players", "3"],
    "4eyes-plus": ["--players", "3"],
    "tactori": [],
    "tactori 9x9": ["--set", "variant=rectangles"],
}


@pytest.mark.parametrize("name", GAMES)
def test_random_games_are_counted(name: str) -> None:
    options = [*GAMES[name], "--seconds", "0.02", "--json"]
    command = ["bench", "playouts", name.split(maxsplit=1)[0], *options]
    answer = json.loads(CliRunner().invoke(app, command).stdout)
    assert set(answer) == {"games", "moves", "cpu_seconds"}
    assert 0 < answer["games"] < answer["moves"]


def test_without_json_there_is_a_sentence() -> None:
    plain = CliRunner().invoke(app, ["bench", "playouts", "four-senses", "--seconds", "0.02"])
    assert "games a second" in plain.stdout


def test_a_game_without_a_kernel_is_refused_with_those_that_have_one() -> None:
    done = CliRunner().invoke(app, ["bench", "playouts", "tactori", "--set", "variant=free"])
    assert done.exit_code == 2
    assert "bridges" in done.output
    assert "rectangles" in done.output
