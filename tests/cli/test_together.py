"""People at one keyboard: what they agree on, their clock, odd terminals, games that are over."""

import io
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.cli.clock import KeyboardClock
from touchstone.cli.screen import Screen
from touchstone.cli.terminal import Terminal
from touchstone.games import new_game
from touchstone.match import Agreement, Chair, Clock, Match
from touchstone.views.words import Words

runner = CliRunner()
TWO = ("--people", "2", "--open", "--name", "Ana", "--name", "Ben")
WON = ("f a1", "done", "f b1", "done", "f c1", "done", "f d1", "claim a1-d1")


def played(*lines: str, game: str = "four-senses", options: tuple[str, ...] = TWO) -> str:
    typed = "\n".join(lines) + "\n"
    command = ["play", game, "--seed", "1", "--lang", "en", *options]
    result = runner.invoke(app, command, input=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_last_turn_is_taken_back_whoever_has_the_keyboard() -> None:
    said = played("f a1", "done", "undo", "yes", "board", "quit", "")
    assert "Ana asks to take back a move." in said
    assert "Ben> Ben agrees. Ana’s move is taken back." in said
    assert "Ana> Rows 4 to 1: empty." in said


def test_a_declined_undo_leaves_everything_as_it_was() -> None:
    said = played("f a1", "done", "undo", "no", "board", "quit", "")
    assert "Ben declines." in said
    assert "Row 1: a1 level 1, flat." in said


def test_masked_people_agree_on_a_draw() -> None:
    options = ("--people", "2", "--name", "Ana", "--name", "Ben")
    said = played("", "f a1", "draw", "", "", "accept", "", options=options)
    assert "Ben agrees. The game ends without a winner." in said


def test_whoever_is_offered_something_is_told_what_to_type() -> None:
    options = ("--people", "2", "--name", "Ana", "--name", "Ben")
    said = played("", "f a1", "draw", "", "", "no", "", "", "quit", "", options=options)
    offered = said.split("Ben, the keyboard is yours.")[1]
    assert "Ana offers a draw.\nType yes or no:\nBen> You decline." in offered
    assert "Ana’s turn" not in offered


def test_the_first_words_say_what_is_played_how_one_wins_and_who_one_is() -> None:
    said = played("quit", options=("--masked",), game="tactori")
    assert said.startswith(
        "Tactori, making bridges\n"
        "When all stones are placed, whoever has laid the most bridges wins.\n"
        "You play red, diamond. You are masked and play by touch.\n"
    )
    assert "Ana, red, diamond; Ben, blue, ring.\n" in played("quit", game="4eyes-plus")


def test_everybody_agrees_on_another_game_which_the_next_seat_begins() -> None:
    said = played(*WON, "", "yes", "yes", "f a1", "quit", "")
    assert said.count("Ben has won.") == 1
    assert "A new game begins. It is Ben’s turn." in said
    assert "Ben> Ben places a flat piece on a1." in said


def test_somebody_who_does_not_want_another_game_ends_it() -> None:
    said = played(*WON, "", "yes", "no")
    assert "Ben declines." in said
    assert "A new game begins." not in said


def test_a_rematch_draws_another_set_up() -> None:
    options = (*TWO, "--set", "variant=sliding")
    said = played(
        "board",
        "resign",
        "yes",
        "",
        "yes",
        "yes",
        "board",
        "quit",
        "",
        game="tactori",
        options=options,
    )
    boards = [line for line in said.splitlines() if "Red stones: " in line]
    assert len(boards) >= 2
    assert boards[0].removeprefix("Ana> ") != boards[-1].removeprefix("Ben> ")


def test_masked_people_hear_once_that_it_is_their_turn() -> None:
    options = ("--people", "2", "--name", "Ana", "--name", "Ben")
    said = played("", "f a1", "done", "", "", "quit", "", options=options)
    handed = said.split("Ben, the keyboard is yours.")[1]
    assert handed.count("Your turn.") == 1


@pytest.mark.parametrize("name", ["~nosuchuser/x", "a\0b", "/no/such/folder/x"])
def test_a_file_that_cannot_be_gets_a_sentence_and_the_game_goes_on(name: str) -> None:
    said = played("f a1", f"save {name}", "board", "quit", "")
    why = "No such file or directory" if name.startswith("/") else "no file can have this name."
    assert f"Could not save {name.replace(chr(0), '?')}: {why}\n" in said
    assert "Row 1: a1 level 1, flat." in said


def test_a_typed_nul_is_answered() -> None:
    said = played("f\0 a1", "f a1", "quit", "")
    assert "I do not understand" in said
    assert "places a flat piece on a1." in said


def test_a_latin_1_terminal_reads_plain_quotes_and_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "kept.record"
    typed = f"Tür \xfc“\nf a1\nsave {file}\nquit\n\n".encode()
    done = subprocess.run(
        [sys.executable, "-m", "touchstone.cli", "play", "four-senses", "--lang", "de", "--open"],
        input=typed,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONWARNINGS": "error"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    assert b'"T' in done.stdout  # what German writes with quotes that Latin-1 has not
    assert file.read_text(encoding="utf-8").endswith("1: f a1\n")


def test_bytes_that_are_no_text_are_answered() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "touchstone.cli", "play", "four-senses", "--lang", "en", "--open"],
        input=b"\xff\xfe\nf a1\nquit\n\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"I do not understand" in done.stdout
    assert b"You place a flat piece on a1." in done.stdout


def test_helper_and_clock_can_be_said() -> None:
    said = played("helper", "clock", "helper off", "quit", options=(*TWO, "--clock", "5+10"))
    assert "Ana now plays with the helper." in said
    assert "Ana has 4 minutes" in said or "Ana has 5 minutes" in said
    assert "Ana now plays without the helper." in said
    assert "There is no clock at this table." in played("clock", "quit")
    refused = runner.invoke(app, ["play", "four-senses", "--clock", "soon", "--lang", "en"])
    assert refused.exit_code == 2
    assert "“soon” is not a value for clock." in refused.stderr


def test_time_runs_for_whoever_is_to_move_and_can_run_out() -> None:
    now = [0.0]

    class Slow(io.StringIO):
        """Every line takes somebody fifty seconds."""

        def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
            now[0] += 50
            return super().readline()

    target = io.StringIO()
    agreement = Agreement(
        new_game("four-senses"),
        (Chair("Ana", masked=False), Chair("Ben", masked=False)),
        clock=Clock.new(2, 120),
    )
    lines = Slow("f a1\nclock\ndone\n\n\n\n")  # the last are for where to save it
    screen = Screen(Words("en"), lines, target)
    Terminal(Match.begin(agreement), screen, Random(1), now=lambda: now[0]).run()
    said = target.getvalue()
    assert "Ana has 20 seconds, Ben has 2 minutes." in said
    assert "Ana’s time is up." in said
    assert "Ben has won." in said


def test_the_clock_stands_still_while_the_keyboard_changes_hands() -> None:
    now = [0.0]
    clock = KeyboardClock(lambda: now[0])
    chairs = (Chair(), Chair())
    match = Match.begin(Agreement(new_game("four-senses"), chairs, clock=Clock.new(2, 60)))
    now[0] = 10
    clock.hold()
    now[0] = 100
    clock.go_on()
    now[0] = 105
    assert clock.spent(match) == 15_000


def test_a_finished_game_says_how_it_ended_when_it_is_opened_again(tmp_path: Path) -> None:
    file = tmp_path / "won.record"
    played(*WON, str(file))
    result = runner.invoke(app, ["play", "--resume", str(file), "--lang", "en"], input="\n")
    assert result.exit_code == 0, result.output
    assert "Four identical tops: a1, b1, c1, d1." in result.stdout
    assert result.stdout.count("Ben has won.") == 1
    assert "Save the game?" not in result.stdout
    again = runner.invoke(
        app, ["play", "--resume", str(file), "--lang", "en"], input="yes\nyes\nf b2\nquit\n\n"
    )
    assert "Ben> Ben places a flat piece on b2." in again.stdout
