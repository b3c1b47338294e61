"""Puzzles are proven, made from a seed, solved by whatever reaches the aim, and refuted."""

import json
import subprocess
import sys
from collections import Counter
from datetime import date, timedelta
from itertools import islice

import pytest
from helpers.soaking import SOAK
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.core.game import GameKind
from touchstone.games import GAMES
from touchstone.teaching.puzzles.attempt import Attempt
from touchstone.teaching.puzzles.making import Fault, make, prove
from touchstone.teaching.puzzles.puzzle import (
    FOLDER,
    PUZZLES,
    Puzzle,
    of_the_day,
    shelf,
    sorted_by_theme,
    themes,
)
from touchstone.teaching.puzzles.telling import task_words, theme_words, title_words
from touchstone.views.words import LANGUAGES, Words

KINDS = [kind for kind in GAMES.values() if themes(kind)]
each_game = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.slug)
SEED = 1
"""Of all that is shipped."""
EACH = 4
"""Puzzles of a theme that are proven in every run; `make soak` proves all."""


def of(slug: str, theme: str) -> list[Puzzle]:
    return [one for one in shelf(GAMES[slug]) if one.theme.name == theme]


def with_answers(puzzle: Puzzle, *answers: tuple[str, ...]) -> Puzzle:
    return Puzzle(puzzle.kind, puzzle.theme, puzzle.position, answers, puzzle.par, puzzle.level)


@each_game
def test_at_least_three_hundred_are_shipped_in_order_and_no_position_twice(kind: GameKind) -> None:
    found = shelf(kind)
    assert len(found) >= 300
    assert list(found) == sorted_by_theme(found, kind)
    assert max(Counter(one.number for one in found).values()) == 1
    assert {one.theme.name for one in found} == {theme.name for theme in themes(kind)}
    assert len({one.level for one in found}) >= 3


def test_all_of_them_are_below_a_megabyte() -> None:
    sizes = [len(kind.file(FOLDER, PUZZLES).read_bytes()) for kind in KINDS]
    assert sum(sizes) < 1_000_000


@each_game
def test_some_of_every_theme_are_proven_anew(kind: GameKind) -> None:
    for theme in themes(kind):
        found = [one for one in shelf(kind) if one.theme == theme]
        for puzzle in found[:: max(1, len(found) // EACH)]:
            prove(puzzle)


@each_game
def test_a_wrong_answer_on_the_shelf_is_found(kind: GameKind) -> None:
    puzzle = shelf(kind)[0]
    others = [
        puzzle.game.move_text(move)
        for move in puzzle.game.legal_moves(puzzle.game.read_state(puzzle.position))
    ]
    wrong = next(text for text in others if text not in {moves[0] for moves in puzzle.answers})
    with pytest.raises(Fault):
        prove(with_answers(puzzle, (wrong,)))


@each_game
def test_every_theme_has_words_in_every_language(kind: GameKind) -> None:
    for language in LANGUAGES:
        words = Words(language).of(kind)
        for theme in themes(kind):
            puzzle = next(one for one in shelf(kind) if one.theme == theme)
            assert theme_words(words, theme) in title_words(words, puzzle)
            assert task_words(words, puzzle)


@each_game
def test_one_puzzle_a_day_for_everybody_alike(kind: GameKind) -> None:
    first = date(2026, 1, 1)
    days = [of_the_day(kind, first + timedelta(days)) for days in range(len(shelf(kind)))]
    assert len({one.number for one in days if one}) == len(shelf(kind))
    assert of_the_day(kind, first) == of_the_day(kind, first)


def test_the_same_seed_makes_the_same_puzzles() -> None:
    kind = KINDS[0]
    theme = themes(kind)[0]
    first, again, other = (
        [made.puzzle.line() for made in islice(make(kind, theme, seed), 2)] for seed in (7, 7, 8)
    )
    assert first == again != other


@each_game
def test_what_is_shipped_comes_from_the_seed(kind: GameKind) -> None:
    """The first puzzle of the first theme; `make soak` makes every file anew, byte by byte."""
    shipped = kind.file(FOLDER, PUZZLES).read_text(encoding="utf-8")
    if not SOAK:
        first = next(make(kind, themes(kind)[0], SEED))
        assert f"{first.puzzle.line()}\n" in shipped
        return
    found = [made.puzzle for theme in themes(kind) for made in make(kind, theme, SEED)]
    assert "".join(f"{one.line()}\n" for one in sorted_by_theme(found, kind)) == shipped


def test_a_win_in_one_accepts_every_way_and_answers_a_wrong_try() -> None:
    puzzle = next(one for one in of("four-senses", "win") if len(one.answers) > 1)
    for moves in puzzle.answers:
        attempt = Attempt(puzzle)
        assert attempt.play(attempt.game.read_move(attempt.state, moves[0])) is True
    attempt = Attempt(puzzle)
    wrong = next(
        move
        for move in attempt.game.legal_moves(attempt.state)
        if (attempt.game.move_text(move),) not in puzzle.answers
    )
    assert attempt.play(wrong) is False
    attempt.again()
    assert (attempt.state, attempt.solved) == (attempt.start, None)


def test_every_move_but_the_safe_one_is_refuted_by_a_win() -> None:
    puzzle = of("four-senses", "safe")[0]
    for move in puzzle.game.legal_moves(puzzle.game.read_state(puzzle.position)):
        attempt = Attempt(puzzle)
        solved = attempt.play(move)
        is_answer = (puzzle.game.move_text(move),) in puzzle.answers
        assert solved is is_answer
        if not solved:
            outcome = attempt.game.outcome(attempt.state)
            assert outcome is not None
            assert outcome.winners != (attempt.seat,)


def test_a_win_in_two_goes_on_after_the_first_turn() -> None:
    puzzle = of("4eyes-plus", "win-in-two")[0]
    attempt = Attempt(puzzle)
    assert attempt.play(attempt.game.read_move(attempt.state, puzzle.answers[0][0])) is None
    assert attempt.reply
    assert attempt.game.to_move(attempt.state) == attempt.seat


def test_slides_are_counted_and_one_too_many_is_wrong() -> None:
    puzzle = of("tactori", "slides")[0]
    attempt = Attempt(puzzle)
    for text in puzzle.answers[0]:
        attempt.play(attempt.game.read_move(attempt.state, text))
    assert (attempt.solved, attempt.spent) == (True, puzzle.par)
    attempt = Attempt(puzzle)
    for _ in range(4 * puzzle.par + 4):
        moves = attempt.game.legal_moves(attempt.state)
        slides = [move for move in moves if attempt.game.move_text(move).startswith("slide")]
        if attempt.play(slides[0] if slides else moves[-1]) is not None:
            break
    assert attempt.solved is False


def test_list_and_check_as_agreed() -> None:
    slug = KINDS[0].slug
    ran = CliRunner().invoke(app, ["puzzles", "list", "--game", slug, "--json"])
    found = json.loads(ran.stdout)
    assert len(found) == len(shelf(KINDS[0]))
    assert {"number", "game", "theme", "level", "position", "answers"} <= set(found[0])


def solve(puzzle: Puzzle, *typed: str) -> str:
    command = [sys.executable, "-m", "touchstone.cli", "puzzle", puzzle.kind.slug]
    command += ["--number", puzzle.number, "--lang", "en"]
    lines = "".join(f"{line}\n" for line in typed)
    ran = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    return ran.stdout


def test_a_masked_puzzle_in_the_terminal_is_felt_and_declared() -> None:
    puzzle = of("four-senses", "claim")[0]
    said = solve(puzzle, "touch a1", *puzzle.answers[0])
    assert "a1: " in said
    assert "Row 1" not in said
    assert "Solved!" in said
    assert "Your touches: 1." in said


def test_board_and_lines_are_told_again_and_behind_a_mask_they_are_felt() -> None:
    shown = solve(of("four-senses", "win")[0], "board", "row 1", "help")
    at_first, again, alone = [line for line in shown.splitlines() if "Row 1: " in line]
    assert at_first == again
    assert alone == "> Row 1: a1 level 2, flat; b1 level 2, flat; c1 level 2, hole; the rest empty."
    assert shown.count("claim a1-d1: declare") == 1
    felt = solve(of("four-senses", "claim")[0], "board", "row 1")
    assert felt.count("You are masked.") == 2
    assert [cell for cell in "abcd" if f"{cell}1: " in felt] == list("abcd")


def test_an_empty_line_in_the_terminal_tells_an_answer() -> None:
    puzzle = of("four-senses", "win")[0]
    assert f"An answer: {puzzle.answers[0][0]}." in solve(puzzle, "")


def test_in_the_terminal_a_move_on_the_way_is_told_and_one_can_leave() -> None:
    puzzle = next(one for one in of("tactori", "slides") if one.par > 1)
    first = next(text for text in puzzle.answers[0] if text.startswith("slide"))
    said = solve(puzzle, first, "quit", first)
    assert said.count(f"You slide the stone from {first.removeprefix('slide ')}.") == 1
    assert "I do not understand" not in said
