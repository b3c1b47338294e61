"""`touchstone referee`: what people at a real board hear."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.core.game import GameKind
from touchstone.core.values import FIRST
from touchstone.games import GAMES, new_game
from touchstone.match import Play
from touchstone.views.typed import read_typed
from touchstone.views.words import LANGUAGES, words_in

BLANK = "[ \N{NO-BREAK SPACE}]?"
QUOTED = re.compile(f"“([^”]+)”|«{BLANK}([^»]+?){BLANK}»|„([^“]+)“|‘([^’]+)’")


def heard(typed: str, *options: str) -> str:
    result = CliRunner().invoke(app, ["referee", *options, "--lang", "en"], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_whole_game_is_judged_from_the_first_move_to_the_square() -> None:
    moves = ["a1 b1", "i1 i2", "a4 b4", "i4 i5", "d1 e1", "i8 i9", "d4 d5"]
    said = heard("\n".join(moves), "4eyes-plus", "--name", "Ana", "--name", "Ben")
    assert "Ana puts red on a1 and blue on b1. It is Ben’s turn." in said
    assert said.count("Ana has won") == 1
    told = "Red tiles, red first: a1 b1, a4 b4, d1 e1, d4 d5."
    assert told in said, "the board is told, so that everybody can compare"


def test_behind_masks_nobody_hears_what_was_placed_or_where() -> None:
    said = heard("flat b3\ndone\nboard\n", "four-senses", "--name", "Ana", "--name", "Ben")
    assert "Noted.\nSay done when you have finished your turn." in said
    assert "Ana has placed. It is Ben’s turn." in said
    assert "flat piece on b3" not in said
    assert "You are masked." in said


def test_behind_masks_a_refusal_tells_nothing_of_the_board() -> None:
    """Everybody hears it: a full space and what lies there are for the finger alone."""
    moves = "hole a1\ndone\nhole a1\ndone\ndouble flat a1\ndone\n"
    said = heard(moves, "four-senses", "--name", "Ana", "--name", "Ben")
    assert "That move is not possible. Feel the board, then say another." in said
    assert "full" not in said
    assert "level" not in said
    assert "You have not placed yet." in said
    assert "The space a1 is full." in heard(moves, "four-senses", "--open")


def test_with_open_eyes_it_says_what_it_has_heard() -> None:
    assert "Player 1 places a flat piece on b3" in heard("flat b three\n", "four-senses", "--open")


def test_mistakes_are_told_and_change_nothing() -> None:
    said = heard("b2 a2\nb2 c2\nnonsense\nc2 d2\n", "4eyes-plus")
    assert "I do not understand “nonsense”" in said
    assert said.count("It is Player 2’s turn.") == 1
    assert "Player 2 puts blue on c2 and red on d2." in said


def test_a_record_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "game.txt"
    asked = ["referee", "tactori", "--record", str(file), "--lang", "en"]
    result = CliRunner().invoke(app, asked, input="quit\n")
    assert result.exit_code == 2
    assert f"Could not save {file}" in result.stderr
    assert result.stdout == ""


def test_a_move_is_taken_back_as_often_as_there_are_moves() -> None:
    said = heard("b2 a2\nundo\nundo\nb2 a2\n", "4eyes-plus")
    assert said.count("Taken back.") == 1
    assert said.count("There is nothing to take back.") == 1
    assert said.count("puts red on b2") == 2


def test_what_was_played_can_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    heard("b2 a2\n", "4eyes-plus", "--record", str(file))
    assert "1: b2 a2" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "dictated", "heard_as"),
    [
        ("en", "put a stone on c three", "stone on c3"),
        ("de", "setze einen Stein auf c drei", "Stein auf c3"),
        ("fr", "pose un pion en c trois", "en c3"),
        ("it", "metti un pezzo su c quattro", "su c4"),
        ("es", "pon una ficha en c tres", "en c3"),
        ("nl", "zet een steen op c drie", "steen op c3"),
    ],
)
def test_dictated_sentences_are_understood(language: str, dictated: str, heard_as: str) -> None:
    options = ["referee", "tactori", "--lang", language]
    result = CliRunner().invoke(app, options, input=f"{dictated}\n")
    assert heard_as in result.output.split(">", 1)[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_what_the_guide_tells_to_say_is_understood(kind: GameKind, language: str) -> None:
    words = words_in(language, kind)
    guide = kind.file("things", f"build.{language}.md").read_text(encoding="utf-8")
    last = guide.rpartition("## ")[2]
    examples = [next(filter(None, found)) for found in QUOTED.findall(last)]
    assert examples
    game = new_game(kind.slug)
    for example in examples:
        assert isinstance(read_typed(example, FIRST, words, game), Play), example
