"""What is known by heart is answered at once: without Numba, and as the whole mind answers it."""

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.engine.analysis import analyse, answers
from touchstone.engine.kernels.compiling import plainly
from touchstone.engine.mind import by_heart_of, mind_of, no_step
from touchstone.games import new_game
from touchstone.games.four_eyes_plus.mind.solver.live import winning_lay
from touchstone.games.four_senses.mind import by_heart as by_heart_module
from touchstone.games.four_senses.mind.kernel import board as kernel
from touchstone.games.four_senses.mind.kernel.convert import board_of, lanes_in_order
from touchstone.games.four_senses.mind.kernel.symmetry import canonical_key
from touchstone.games.four_senses.mind.solver import best as best_module
from touchstone.games.four_senses.mind.solver.book import make_book, shipped_book
from touchstone.games.four_senses.mind.solver.live import LiveSolver, OutOfTime

WORD = (1 << 64) - 1
REFEREE = new_game("four-senses", claims="referee")

CODE = """
import sys
from touchstone.cli import app
app(sys.argv[1:], standalone_mode=False)
heavy = {"numba", "numpy"} & set(sys.modules)
print("loaded:", *heavy, file=sys.stderr)
"""


def answer(*arguments: str) -> dict[str, Any]:
    """What `best` says in a process of its own, which has loaded nothing that is slow to load."""
    command = [sys.executable, "-c", CODE, "best", *arguments, "--json"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stderr == "loaded:\n"
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_first_piece_of_four_senses_is_answered_without_numba() -> None:
    found = answer("four-senses", "--set", "claims=referee")
    values = {one["move"]: one["value"] for one in found["analysis"]}
    holding = [move for move in values if move[0] != "d" or move[-2:] in ("a1", "a4", "d1", "d4")]
    assert (found["value"], found["exact"]) == ("draw", True)
    assert sorted(found["moves"]) == sorted(holding)
    assert {values[move] for move in holding} == {"draw"}
    assert {values[move] for move in values if move not in holding} == {"loss"}
    assert len(values) == 64


def test_the_first_lay_of_4eyes_plus_is_answered_without_numba() -> None:
    found = answer("4eyes-plus", "--set", "size=7")
    values = {one["move"]: one["value"] for one in found["analysis"]}
    winning = ["a2 a1", "a6 a7", "b1 a1", "b7 a7", "f1 g1", "f7 g7", "g2 g1", "g6 g7"]
    assert (found["value"], found["exact"], found["moves"]) == ("win", True, winning)
    assert [move for move, value in values.items() if value == "win"] == winning
    assert [move for move, value in values.items() if value != "loss"] == winning
    assert len(values) == 168


def test_with_upright_squares_on_7x7_every_first_lay_is_known_to_lose() -> None:
    found = answer("4eyes-plus", "--set", "size=7", "--set", "squares=upright")
    assert (found["value"], found["exact"], len(found["moves"])) == ("loss", True, 168)
    assert {one["value"] for one in found["analysis"]} == {"loss"}
    upright = new_game("4eyes-plus", size="7", squares="upright")
    for text in ("d4 c4", "c3 c4", "b4 b3"):
        state = upright.play(upright.initial(), upright.read_move(upright.initial(), text)).state
        searched = winning_lay(upright, state, None)
        assert searched in upright.legal_moves(state)


def test_a_value_that_is_known_without_a_move_is_told_with_the_best_that_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = REFEREE.initial()
    for text in ("f a1", "h d4"):
        state = REFEREE.play(state, REFEREE.read_move(state, text)).state
    board = board_of(state.stacks)
    # A book that has forgotten every move, and a solver without time to find one.
    value_alone = make_book({canonical_key(board): shipped_book().bounds(board)})
    for module in (by_heart_module, best_module):
        monkeypatch.setattr(module, "shipped_book", lambda: value_alone)
    monkeypatch.setattr(LiveSolver, "is_worth", _out_of_time)
    every = list(answers(REFEREE, state, seconds=0.2))
    assert {(found.value, found.exact, found.keeping) for found in every} == {("draw", True, ())}
    [move] = every[-1].best
    assert move in REFEREE.legal_moves(state)
    options = ["--set", "claims=referee", "--seconds", "0.2"]
    position = ["--position", REFEREE.state_text(state)]
    done = CliRunner().invoke(app, ["best", "four-senses", *options, *position])
    value, best, doubt, *_ = done.stdout.splitlines()
    assert value == "Value: draw, proven."
    assert best.startswith("Best: ")
    assert doubt == "It is not proven that this keeps the value."


def _out_of_time(self: LiveSolver, board: int, score: int) -> bool:
    raise OutOfTime


def _book_positions(number: int) -> list[Any]:
    """Positions of the book, a few pieces along random ways through it."""
    dice = Random(3)
    found: list[Any] = []
    by_heart = by_heart_of(REFEREE.kind)
    assert by_heart is not None
    state = REFEREE.initial()
    while len(found) < number:
        found.append(state)
        after = [REFEREE.play(state, move).state for move in REFEREE.legal_moves(state)]
        dice.shuffle(after)
        known = (one for one in after if not one.outcome and by_heart.knows(REFEREE, one))
        state = next(known, REFEREE.initial())
    return found


def test_the_whole_mind_agrees_with_what_is_known_by_heart() -> None:
    whole, by_heart = mind_of(REFEREE.kind), by_heart_of(REFEREE.kind)
    assert by_heart is not None
    for state in _book_positions(25):
        known = by_heart.solved(REFEREE, state, None, no_step)
        assert known == whole.solved(REFEREE, state, 1.0, no_step)
        assert by_heart.wins(REFEREE, state) == whole.guide.winning(REFEREE, state)
        found = analyse(REFEREE, state)
        assert known is not None
        assert (found.value, found.exact) == (known.value, True)
        assert all(one.value == found.value for one in found.moves if one.move in found.best)
        assert len(found.moves) == len(REFEREE.legal_moves(state))


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_not_in_the_book_is_not_known_by_heart(players: int) -> None:
    spoken = new_game("four-senses", players)
    by_heart = by_heart_of(spoken.kind)
    assert by_heart is not None
    assert not by_heart.knows(spoken, spoken.initial())
    assert by_heart_of(new_game("tactori").kind) is None


def test_kernels_run_plainly_as_they_do_compiled() -> None:
    """Words of Python have no end, those of the machine have 64 bits, the first of them a sign."""
    dice = Random(11)
    for _ in range(300):
        board = kernel.EMPTY_BOARD
        for _ in range(dice.randrange(24)):
            compiled = (
                *kernel.winning_and_safe(board),
                kernel.legal(board),
                canonical_key(board),
                kernel.pieces_placed(board),
            )
            with plainly():
                plain = (
                    *kernel.winning_and_safe(board),
                    kernel.legal(board),
                    canonical_key(board),
                    kernel.pieces_placed(board),
                )
            assert [word & WORD for word in plain] == [word & WORD for word in compiled]
            lanes = lanes_in_order(compiled[1] or compiled[2])
            if not lanes:
                break
            lane = dice.choice(lanes)
            board = kernel.placed(board, lane)
            with plainly():
                made = kernel.makes_pattern(board, lane & 15)
            assert made == kernel.makes_pattern(board, lane & 15)
