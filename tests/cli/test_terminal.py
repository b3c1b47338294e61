"""Whole games in the terminal: what is typed, and every line that is read in answer."""

import io
import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.cli.screen import Screen
from touchstone.cli.terminal import Terminal
from touchstone.core.values import Seat
from touchstone.games import GAMES, new_game
from touchstone.match import Agreement, Chair, Match, read_saved, saved_text
from touchstone.views.words import Words

runner = CliRunner()


def played(*lines: str, options: tuple[str, ...] = ()) -> str:
    result = runner.invoke(
        app,
        ["play", "four-senses", "--seed", "1", "--lang", "en", *options],
        input="\n".join(lines) + "\n",
    )
    assert result.exit_code == 0, result.output
    return result.stdout


TWO_OPEN = ("--people", "2", "--open")
ROW_ONE = ("f a1", "done", "f b1", "done", "f c1", "done", "f d1", "claim a1-d1")


def test_two_people_play_to_the_end_with_open_eyes() -> None:
    said = played(*ROW_ONE, "", options=(*TWO_OPEN, "--name", "Ana", "--name", "Ben"))
    assert "Ana places a flat piece on a1." in said
    assert "Ana has placed. It is Ben’s turn." in said
    assert "Ben declares a1 to d1. That is right! Four identical tops: a1, b1, c1, d1." in said
    assert "Ben has won." in said


def test_a_masked_player_feels_but_never_sees_the_board() -> None:
    said = played("touch b2 supply", "flat b2", "touch b2", "board", "quit", "")
    assert "b2: ceramic, empty" in said
    assert "In the supply: 8 flat pieces, 8 pieces with a hole, 8 doubles." in said
    assert "b2: level 1, flat" in said
    assert "You are masked." in said
    assert "Row 1" not in said


def test_a_masked_player_hears_of_the_bots_turn_neither_what_nor_where() -> None:
    said = played("flat b2", "done", "quit", "")
    assert "Computer has placed. Your turn." in said
    assert "Computer places" not in said


def test_open_eyes_may_read_the_board() -> None:
    said = played("flat b2", "board", "quit", "", options=("--open",))
    assert "Row 2: b2 level 1, flat." in said
    assert "Row 1: empty." in said
    assert "In the supply: 7 flat pieces" in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("castle", "I do not understand “castle”."),
        ("f z9", "There is no z9 on this board."),
        ("done", "You have not placed yet."),
        ("claim a1-b1", "a1-b1 is not a line."),
        ("touch", "Say what to touch"),
        ("touch z9", "There is no z9 on this board."),
        ("", "Type help"),
        ("accept", "Nothing has been offered to you."),
        ("undo", "A move cannot be taken back in a game with masks."),
        ("score", "There are no points yet."),
    ],
)
def test_bad_input_gets_a_sentence_and_the_game_goes_on(typed: str, answer: str) -> None:
    said = played(typed, "flat b2", "quit", "")
    assert answer in said
    assert "You place a flat piece on b2." in said


def test_help_says_what_can_be_typed() -> None:
    said = played("help", "quit")
    assert "claim a1-d1: declare the line from a1 to d1" in said
    assert "save: write the game to a file" in said


def test_the_first_turn_says_how_to_end_it_once() -> None:
    said = played("f a1", "touch a1", "done", "f a2", "quit", "")
    assert said.count("Say done when you have finished your turn.") == 1


def test_giving_up_is_asked_twice() -> None:
    assert "You give up." not in played("resign", "no", "quit")
    assert "You give up. You have lost. Computer has won." in played("resign", "yes", "")


def test_an_offered_draw_is_declined_by_the_bot_and_undo_is_granted() -> None:
    said = played("draw", "f a1", "undo", "board", "quit", options=("--open",))
    assert "You offer a draw. Computer declines." in said
    assert "Your move is taken back. Your turn." in said
    assert "Rows 4 to 1: empty." in said


def test_two_people_agree_on_a_draw_and_repeat_says_it_again() -> None:
    said = played("f a1", "repeat", "draw", "accept", "", options=TWO_OPEN)
    assert said.count("Player 1 places a flat piece on a1.") == 2
    assert "Player 2> Player 2 agrees. The game ends without a winner." in said


def test_an_offer_that_is_declined_gives_the_turn_back() -> None:
    said = played("draw", "no", "f a1", "quit", "", options=TWO_OPEN)
    assert "Player 2> Player 2 declines." in said
    assert "Player 1> Player 1 places a flat piece on a1." in said


def test_what_the_game_says_can_be_typed_back() -> None:
    said = played("Place a flat piece on b2.", "line from a1 to d1", "quit", "")
    assert "You place a flat piece on b2." in said
    assert "You declare a1 to d1. There is no winning line." in said


def test_a_refusal_quotes_what_was_typed() -> None:
    said = played("Quatsch mit Soße!", "quit", options=("--lang", "de"))
    assert "„Quatsch mit Soße!“" in said


def test_the_helper_says_once_how_to_win() -> None:
    moves = ("f a1", "done", "f b1", "done", "f c1", "done", "f d1")
    said = played("helper on", *moves, "touch a1", "quit", "", options=TWO_OPEN)
    assert "Player 1 now plays with the helper." in said
    assert "The helper sees" not in said
    said = played("f a1", "done", "helper on", *moves[2:], "touch a1", "quit", "", options=TWO_OPEN)
    assert said.count("The helper sees how you can win now: Declare the line from a1 to d1.") == 1


@pytest.mark.parametrize("variant", ["sliding", "sliding, all together"])
def test_a_random_set_up_is_a_new_one_every_time_unless_it_is_chosen(variant: str) -> None:
    def board(*options: str) -> str:
        arguments = ["play", "tactori", "--lang", "en", "--open", "--people", "2"]
        arguments += ["--set", f"variant={variant}", *options]
        return runner.invoke(app, arguments, input="board\nquit\n").stdout

    assert len({board() for _ in range(3)}) > 1
    assert board("--set", "seed=5") == board("--set", "seed=5")
    assert board("--seed", "5") == board("--seed", "5")


def test_three_players_hear_points_after_each_round() -> None:
    options = ("--people", "3", "--open", "--players", "3", "--set", "claims=referee")
    said = played("f a1", "f b1", "f c1", "f d1", "score", "quit", "", options=options)
    assert "Round 1 is over. Four identical tops: a1, b1, c1, d1." in said
    assert said.count("Player 1: 6 points, Player 2: 3 points, Player 3: 0 points.") == 2
    assert "This is the board at the end:" in said


def test_masked_people_pass_the_keyboard_and_hear_what_they_missed() -> None:
    options = ("--people", "2", "--name", "Ana", "--name", "Ben")
    said = played("", "f a1", "done", "", "", "touch a1", "quit", "", options=options)
    handed = said.split("Ben, the keyboard is yours.")[1]
    assert "Ana has placed." in handed
    assert "a1: level 1, flat" in handed
    assert "flat piece on a1" not in handed


def test_the_round_is_revealed_to_everybody_at_its_end() -> None:
    options = ("--people", "2", "--set", "claims=referee")
    hand = ("", "")
    said = played("", "f a1", *hand, "f b1", *hand, "f c1", *hand, "f d1", "", options=options)
    assert "Row 1: a1 level 1, flat; b1 level 1, flat; c1 level 1, flat; d1 level 1, flat." in said
    assert said.count("Player 2 has won.") == 1


def test_save_and_resume_go_on_where_the_game_stopped(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    options = ("--open", "--name", "Ana")
    assert f"Saved as {file}." in played("f a1", f"save {file}", "quit", "", options=options)
    assert "seat2: bot 3, open" in file.read_text()
    result = runner.invoke(app, ["play", "--resume", str(file), "--lang", "en"], input="board\n")
    assert "Row 1: a1 level 1, flat." in result.stdout
    assert "Ana>" in result.stdout


def test_what_fingers_found_is_remembered_when_the_game_goes_on(tmp_path: Path) -> None:
    from touchstone.engine.sight import Sight  # noqa: PLC0415  loads what only this test needs

    file = tmp_path / "masked.record"
    played("touch b2", "f b2", "done", f"save {file}", "quit", "")
    text = file.read_text()
    assert "#> 1: touch b2\n1: f b2\n1: done\n" in text
    assert "#> 2: touch" in text
    match = read_saved(text, GAMES)
    told = Sight.of(match, Seat(2))
    assert told.traces
    assert Sight.of(read_saved(saved_text(match), GAMES), Seat(2)) == told
    judged = runner.invoke(app, ["judge", str(file)])
    assert judged.exit_code == 0
    assert json.loads(judged.stdout)["moves"] == len(match.record.moves)


def test_the_name_of_a_file_is_taken_as_it_was_typed(tmp_path: Path) -> None:
    file = tmp_path / "Look again, b 3.TXT"
    assert f"Saved as {file}." in played("f a1", f"SAVE {file}", "quit", "")
    assert file.exists()


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "left.record"
    assert "Goodbye." in played("f a1", "quit", str(file))
    assert file.read_text().endswith("\n\n1: f a1\n")


def test_saving_where_nothing_can_be_saved_says_why(tmp_path: Path) -> None:
    said = played("f a1", f"save {tmp_path}", "quit", "")
    assert f"Could not save {tmp_path}: " in said


def test_resuming_what_is_no_record_says_which_line(tmp_path: Path) -> None:
    file = tmp_path / "bad"
    file.write_text("game: four-senses\n\n1: f z9\n")
    result = runner.invoke(app, ["play", "--resume", str(file), "--lang", "en"])
    assert result.exit_code == 2
    assert "record/unreadable: Line 3 of the record: There is no z9" in result.stderr
    result = runner.invoke(app, ["play", "--resume", str(tmp_path / "none"), "--lang", "en"])
    assert "There is no such file" in result.stderr


def test_without_a_name_the_game_and_the_eyes_are_asked_for() -> None:
    answers = "99\nfour-senses\nx\n1\nf a1\nboard\n"
    result = runner.invoke(app, ["play", "--lang", "en"], input=answers)
    assert "Please type a number from 1 to" in result.stdout
    assert "Row 1: a1 level 1, flat." in result.stdout


class _Interrupted(io.StringIO):
    """A keyboard on which somebody presses Ctrl-C after the last line."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # typeshed's two bases differ
        typed = super().readline()
        if typed:
            return typed
        raise KeyboardInterrupt


def test_ctrl_c_leaves_cleanly_and_offers_to_save() -> None:
    target = io.StringIO()
    table = Agreement(new_game("four-senses"), (Chair(), Chair(level=1)))
    screen = Screen(Words("en"), _Interrupted("f a1\n"), target)
    Terminal(Match.begin(table), screen, Random(1)).run()
    said = target.getvalue()
    assert "Save the game?" in said
    assert said.endswith("\nGoodbye.\n")
