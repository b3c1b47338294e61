import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.engine.mind import Advice
from touchstone.games.four_senses import KIND, FourSenses
from touchstone.games.four_senses.mind.kernel.board import EMPTY_BOARD, placed, winning_and_safe
from touchstone.games.four_senses.mind.kernel.convert import board_of, lanes_in_order, placement
from touchstone.games.four_senses.mind.kernel.symmetry import canonical_key
from touchstone.games.four_senses.mind.solver.best import best
from touchstone.games.four_senses.mind.solver.book import (
    DRAW,
    WIN,
    make_book,
    read_book,
    shipped_book,
)
from touchstone.games.four_senses.mind.solver.live import LiveSolver
from touchstone.games.four_senses.mind.solver.placing import perfect_lane
from touchstone.games.four_senses.mind.solver.recalled import NAMES
from touchstone.games.four_senses.mind.solver.strategy import safe_children
from touchstone.games.four_senses.mind.solver.verify import (
    check_positions,
    check_strategy,
    minimax,
    random_state,
)
from touchstone.games.four_senses.rules.state import State

RandomState = Callable[[Random, int], State]
THREE_IN_A_ROW = "row4 -, -, -, -; row3 -, -, -, -; row2 -, -, -, -; row1 f, f, f, -"
LATE = (
    "row4 -, -, f+f, f+f; row3 dh, f, h+df, dh; "
    "row2 h+df, f+dh, h, h+f; row1 h+df, h+f, df, h; turn 2; stage explore"
)


def advice(rows: str, **settings: str) -> Advice:
    players = int(settings.pop("players", "2"))
    game = KIND.new(players, settings)
    assert isinstance(game, FourSenses)
    tail = "" if "turn" in rows else "; turn 1; stage explore"
    return best(game, game.read_state(f"four-senses; {rows}{tail}"), LiveSolver(14))


def texts(found: Advice) -> list[str]:
    game = KIND.new()
    return [game.move_text(move) for move in found.moves]


def test_a_win_at_once_comes_first() -> None:
    found = advice(THREE_IN_A_ROW, claims="referee")
    assert (found.value, found.exact) == ("win", True)
    # Four flats; or four of height 1.
    assert texts(found) == ["f d1", "h d1", "df d1"]
    assert found.distance == 1


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_late_position_lasts_as_long_as_was_said(
    referee: FourSenses, quiet_state: RandomState, seed: int
) -> None:
    state, solver = quiet_state(Random(seed), 17), LiveSolver(14)
    found = best(referee, state, solver)
    assert (found.value, found.exact) == (NAMES[minimax(state.stacks)], True)
    assert found.distance is not None
    for _ in range(found.distance):
        assert referee.outcome(state) is None
        state = referee.play(state, best(referee, state, solver).moves[0]).state
    assert referee.outcome(state) is not None


def test_three_players_avoid_giving_the_next_one_a_win() -> None:
    found = advice(THREE_IN_A_ROW, claims="referee", players="3")
    assert texts(found) == ["f d1", "h d1", "df d1"]
    quiet = advice(
        "row4 -, -, -, -; row3 -, -, -, -; row2 -, -, -, -; row1 f, f, -, -",
        claims="referee",
        players="3",
    )
    assert not quiet.exact
    assert "f c1" not in texts(quiet)
    assert quiet.value is None


def test_spoken_a_standing_line_is_claimed() -> None:
    found = advice(THREE_IN_A_ROW.replace("f, f, f, -", "f, f, f, f"))
    assert texts(found) == ["claim a1-d1"]
    assert (found.value, found.distance, found.exact) == ("win", 0, True)


def test_spoken_without_a_line_is_played_like_the_referees_game() -> None:
    found = advice(LATE)
    assert not found.exact
    assert texts(found) == texts(advice(LATE, claims="referee"))
    assert texts(advice(LATE.replace("explore", "placed"))) == ["done"]


def test_spoken_with_the_claim_used_up_leaves_no_line_behind() -> None:
    rows = THREE_IN_A_ROW.replace("f, f, f, -", "f, f, f, f") + "; turn 1; stage explore claimed"
    assert "h a1" in texts(advice(rows))
    assert "f b2" not in texts(advice(rows))


def test_out_of_time_the_book_still_has_a_move(referee: FourSenses) -> None:
    solver = LiveSolver(12)
    solver.limit(0)
    first = referee.read_move(referee.initial(), "df a1")
    state = referee.play(referee.initial(), first).state
    found = best(referee, state, solver)
    child = board_of(referee.play(state, found.moves[0]).state.stacks)
    assert (found.value, found.exact) == ("draw", True)
    assert shipped_book().bounds(child)[1] <= 0
    alone = best(referee, state, solver, make_book({}))
    assert (alone.value, alone.exact) == (None, False)
    safe = lanes_in_order(winning_and_safe(board_of(state.stacks))[1])
    assert alone.moves == tuple(map(placement, safe))


@pytest.mark.parametrize(
    ("piece", "worth_to_the_second"),
    [
        ("df a1", DRAW),
        ("f a1", DRAW),
        ("f b1", DRAW),
        ("f b2", DRAW),
        ("df b1", WIN),
        ("df b2", WIN),
    ],
)
def test_the_book_has_what_first_pieces_are_worth(
    referee: FourSenses, piece: str, worth_to_the_second: int
) -> None:
    state = referee.play(referee.initial(), referee.read_move(referee.initial(), piece)).state
    bounds = shipped_book().bounds(board_of(state.stacks))
    assert bounds == (worth_to_the_second, worth_to_the_second)


def test_a_book_can_be_written_and_read(tmp_path: object) -> None:
    keys = [canonical_key(child) for child in safe_children(EMPTY_BOARD)]
    book = make_book(dict.fromkeys(keys, (-1, 0)))
    again = read_book(book.words.tobytes())
    assert [again.bounds(child) for child in safe_children(EMPTY_BOARD)] == [(-1, 0)] * 6
    assert again.bounds(EMPTY_BOARD) == (-1, 1)
    with pytest.raises(ValueError, match="damaged"):
        read_book(book.words[::-1].tobytes())


def test_plain_minimax_confirms_values_and_strategies() -> None:
    assert check_positions(40, Random(1)).faults == []
    for side in (0, 1):
        assert check_strategy(side, 6, Random(2), shipped_book()).faults == []


def test_the_perfect_move_keeps_the_value_from_the_seventh_piece_on() -> None:
    dice = Random(3)
    solver = LiveSolver(16)
    for pieces in (7, 8, 9, 10, 12):
        board = board_of(random_state(dice, pieces, careful=True).stacks)
        solved = solver.solve(board)
        assert perfect_lane(board, solver, shipped_book()) in solved.lanes


def test_the_perfect_move_outside_the_book_is_searched() -> None:
    state = random_state(Random(4), 6, careful=True)
    board = board_of(state.stacks)
    solver = LiveSolver(18)
    lane = perfect_lane(board, solver, make_book({}))
    worth = solver.worth(board)
    assert lane in lanes_in_order((1 << 64) - 1)
    assert worth < 0 or not solver.is_worth(placed(board, lane), 1 - worth)


def run(*words: str) -> dict[str, Any]:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == 0, result.output
    answer = json.loads(result.stdout)
    assert isinstance(answer, dict)
    return answer


def test_the_best_command_prints_one_json_object() -> None:
    position = f"four-senses; {LATE}"
    options = ("--position", position, "--set", "claims=referee")
    answer = run("best", "four-senses", *options, "--json")
    assert set(answer) == {"moves", "value", "distance", "exact", "analysis"}
    assert answer["exact"] is True
    legal = [one["move"] for one in answer["analysis"]]
    assert answer["moves"] == sorted(answer["moves"], key=legal.index)
    plain = CliRunner().invoke(app, ["best", "four-senses", *options])
    assert f"Best: {', '.join(answer['moves'])}.\n" in plain.stdout


def test_a_table_that_is_too_large_is_refused() -> None:
    assert CliRunner().invoke(app, ["solve", "four-senses", "--memory", "9"]).exit_code == 2


def test_a_proof_may_begin_behind_some_placements() -> None:
    little = ["solve", "four-senses", "--memory", "0.002", "--after"]
    done = CliRunner().invoke(app, [*little, "df b2", "--json"])
    assert json.loads(done.stdout)["value"] == "win"
    full = CliRunner().invoke(app, [*little, "f a1, f a1, f a1, f a1"])
    assert full.exit_code == 2
    assert "The space a1 is full." in full.output
