"""Clauses 4.1 to 4.6 and 7.4: what wins, and what is worth the bonus."""

from pathlib import Path

import pytest
from helpers.four_senses import drawn, four_senses, near, played, standing

from touchstone.core.errors import IllegalMove
from touchstone.games.four_senses.rules.patterns import (
    FOUR_LINES,
    LINES,
    STAIR_WINDOWS,
    all_patterns,
    patterns_named,
)
from touchstone.games.four_senses.rules.state import GRID

EXAMPLES = Path(__file__).with_name("worked_examples.txt").read_text().strip().split("\n\n")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split()[0])
def test_worked_example(example: str) -> None:
    _, *rows, verdict = example.splitlines()
    claim, _, expected = verdict.partition(": ")
    game = four_senses(players=3)
    state = standing(drawn(*(row[2:] for row in rows)), turn=2)
    if expected == "refused":
        with pytest.raises(IllegalMove) as caught:
            game.read_move(state, claim)
        assert caught.value.reason == "game-no-line"
        return
    outcome = game.outcome(played(game, state, claim))
    if expected == "no":
        assert outcome is None
        return
    _, bonus, *reasons = expected.split()
    assert outcome is not None
    assert outcome.winners == (2,)
    assert outcome.scores == (0, 5 + int(bonus), 3)
    assert list(outcome.reasons) == reasons
    assert outcome.reason == reasons[0]


def test_4_1_there_are_ten_four_lines() -> None:
    assert len(FOUR_LINES) == 10


def test_4_3_there_are_24_stair_windows_and_four_of_them_are_short_diagonals() -> None:
    assert len(STAIR_WINDOWS) == 24
    long = {frozenset(line) for line in FOUR_LINES}
    short = [w for w in STAIR_WINDOWS if not any(set(w) <= line for line in long)]
    assert [GRID.names(w) for w in short] == [
        ("a2", "b3", "c4"),
        ("a3", "b2", "c1"),
        ("b1", "c2", "d3"),
        ("b4", "c3", "d2"),
    ]


def test_5_2_there_are_34_lines_to_declare_each_with_ends_of_its_own() -> None:
    assert len(LINES) == 34


@pytest.mark.parametrize("row", ["1f 2h 3f ..", "3f 2h 1f .."])
def test_4_3_stairs_go_up_or_down(row: str) -> None:
    assert [p.reason for p in all_patterns(standing(near(row)).board)] == ["stairs"]


@pytest.mark.parametrize("row", ["1f 3f 2f ..", "2f 1f 3f ..", "1f 2f .. 3f", ".. 1f 2f .."])
def test_4_3_nothing_else_is_stairs(row: str) -> None:
    assert all_patterns(standing(near(row)).board) == []


def test_4_5_a_double_counts_like_two_singles() -> None:
    game = four_senses(players=2)
    state = played(game, game.initial(), "f a1", "done", "h a1", "done")
    assert game.feel(state, 0) == game.feel(standing(near("2h .. .. ..")), 0)


def test_4_5_covered_pieces_do_not_count() -> None:
    # a1 to d1 are flat underneath; a hole covers one of them.
    game = four_senses(players=2)
    state = played(game, standing(near("1f 1f 1f 1f")), "h a1")
    assert patterns_named(state.board, LINES[0, 12]) == []


def test_5_2_a_three_cell_claim_is_only_about_stairs() -> None:
    assert patterns_named(standing(near("1f 1f 1f 1f")).board, LINES[0, 8]) == []


def test_where_shows_the_cells_of_the_reason_from_the_smaller_end() -> None:
    game = four_senses()
    over = played(game, standing(near("2h 1f 2f 3h")), "claim d1-a1").outcome
    assert over is not None
    assert over.where == ("b1", "c1", "d1")
