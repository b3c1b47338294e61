"""`touchstone perft`, `judge` and `serve`, as outside programs call them."""

import json
import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from touchstone import __version__
from touchstone.cli import COMMANDS, app

runner = CliRunner()
EMPTY = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, -, -, -; row1 f, f, f, -;"
    " turn 2; stage explore"
)


def test_perft_prints_one_integer() -> None:
    result = runner.invoke(app, ["perft", "four-senses", "2", "--set", "claims=referee"])
    assert (result.exit_code, result.stdout) == (0, "3968\n")


def test_perft_of_nothing_is_one() -> None:
    assert runner.invoke(app, ["perft", "four-senses", "0"]).stdout == "1\n"


def test_perft_starts_from_a_position() -> None:
    settings = ["--set", "claims=referee", "--position", EMPTY]
    assert runner.invoke(app, ["perft", "four-senses", "1", *settings]).stdout == "64\n"


def test_perft_of_three_players_counts_on_through_all_rounds() -> None:
    settings = ["--set", "false_claim=lose_round", "--players"]
    two = runner.invoke(app, ["perft", "four-senses", "2", *settings, "2"])
    three = runner.invoke(app, ["perft", "four-senses", "2", *settings, "3"])
    # A wrong claim ends the only round of two players; with three the next round has 98 moves.
    assert int(three.stdout) - int(two.stdout) == 34 * 98


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "1"], "setting/unknown: “chess” is not a value for game. Allowed: four-senses"),
        (
            ["four-senses", "1", "--players", "4"],
            "setting/unknown: Four Senses needs 2 to 3 players.",
        ),
        (["four-senses", "1", "--set", "claims"], "setting/unknown: “claims” is not of the form"),
        (["four-senses", "1", "--set", "x=1"], "setting/unknown: There is no setting “x”"),
        (
            ["four-senses", "1", "--position", "nowhere"],
            "position/invalid: The position must begin",
        ),
    ],
)
def test_perft_refuses_with_a_code_and_a_sentence(arguments: list[str], message: str) -> None:
    result = runner.invoke(app, ["perft", *arguments])
    assert result.exit_code == 2
    assert result.stderr.startswith(message)
    assert result.stdout == ""


def test_judge_prints_one_line_a_file_and_fails_if_any_was_refused(tmp_path: Path) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_text("game: four-senses\n\n1: f b3\n")
    bad.write_text("game: four-senses\n\n1: f z9\n")
    result = runner.invoke(app, ["judge", str(good), str(bad), str(tmp_path / "none")])
    first, second, third = map(json.loads, result.stdout.splitlines())
    assert first == {
        "file": str(good),
        "moves": 1,
        "over": False,
        "winners": [],
        "reason": None,
        "where": [],
    }
    assert second["refused"] == {
        "line": 3,
        "code": "move/illegal",
        "message": "There is no z9 on this board.",
    }
    assert third["refused"]["code"] == "record/unreadable"
    assert third["refused"]["message"] == f"There is no such file: {tmp_path / 'none'}."
    assert result.exit_code == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game: chess\n\n", "There is no game “chess”. These exist: four-senses, "),
        ("players: 2\n\n", "The header must name a game "),
        ("game: four-senses\n\n1: castle\n", "I do not understand “castle”."),
        ("game: four-senses\n\n2: f b3\n", "It is Player 1’s turn now."),
        ("game: four-senses\n\n9: f b3\n", "There is no seat 9 at this table."),
    ],
)
def test_judge_says_what_is_wrong_with_a_record(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "record"
    file.write_text(text)
    refused = json.loads(runner.invoke(app, ["judge", str(file)]).stdout)["refused"]
    assert refused["message"].startswith(message)
    assert "help" not in refused["message"]


def test_judge_quotes_only_the_beginning_of_a_long_line(tmp_path: Path) -> None:
    file = tmp_path / "long"
    file.write_text("game: four-senses\n\n1: " + "f " * 5000)
    refused = json.loads(runner.invoke(app, ["judge", str(file)]).stdout)["refused"]
    assert refused["code"] == "move/unreadable"
    assert len(refused["message"]) < 150


def test_judge_survives_what_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"\xff\xfe\x00")
    result = runner.invoke(app, ["judge", str(file)])
    assert json.loads(result.stdout)["refused"]["code"] == "record/unreadable"


def test_a_port_that_is_taken_is_answered_with_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = runner.invoke(app, ["serve", "--port", port])
    assert done.exit_code == 1
    assert f"port {port}" in done.output
    assert "--port 0" in done.output
    assert runner.invoke(app, ["serve", "--port", "99999"]).exit_code == 2


@pytest.mark.parametrize("text", ["games.example", "https://[", "https://games.example/?x"])
def test_serve_says_what_a_public_address_looks_like(text: str) -> None:
    done = runner.invoke(app, ["serve", "--public-url", text])
    assert done.exit_code == 1
    assert "https://games.example" in done.stderr


def test_help_and_errors_are_plain_lines_that_a_screen_reader_reads_well() -> None:
    runner = CliRunner()
    asked = [["--help"], *([name, "--help"] for name in COMMANDS), ["nope"], ["perft"]]
    for arguments in asked:
        said = runner.invoke(app, arguments)
        assert said.output
        assert not set(said.output) & set("╭╮╰╯│─"), arguments
    assert runner.invoke(app, ["--version"]).output == f"{__version__}\n"
