"""The rulings of the rule book for 9x9 and several rectangles, each by its number."""

import pytest
from helpers.tactori import (
    drawn,
    is_legal,
    legal_texts,
    played,
    supply,
    tactori,
    text,
    towers,
    why_not,
)

from touchstone.core.errors import PositionError, SettingError
from touchstone.games.tactori.rules.variants import VARIANTS

TALL = "R R R R R R R R R R R R R R R"


@pytest.mark.parametrize(("spacing", "reason"), [("span", None), ("ban", "game-too-close")])
def test_ruling_22_neighbouring_own_stones(spacing: str, reason: str | None) -> None:
    game = tactori("rectangle-advanced", spacing=spacing)
    state = drawn(game, "c3 R, g7 B R R")
    assert why_not(game, state, "place c4") == reason
    assert why_not(game, state, "move g7 to c4") == reason
    assert is_legal(game, state, "move c3 to c4"), "the moved stone is no neighbour of itself"
    assert is_legal(game, state, "place d4")


def test_ruling_22_a_knock_out_that_leaves_no_stone_needs_no_distance() -> None:
    game = tactori("rectangle-advanced", spacing="ban")
    state = drawn(game, "c3 R, c4 B, g7 R R")
    assert is_legal(game, state, "move g7 to c4 out 1")
    assert why_not(game, state, "move g7 2 to c4 out 1") == "game-too-close"


def test_ruling_23_a_covered_slot_takes_no_stick() -> None:
    game = tactori("rectangle-advanced")
    assert why_not(game, drawn(game, "c3 R, d3 B B, e3 R"), "lay c3-e3") is not None


@pytest.mark.parametrize("upper", ["d2 R, d4 R", "d2 B R, d4 B R"])
def test_ruling_24_sticks_cross_at_one_floor_and_at_different_floors(upper: str) -> None:
    game = tactori("rectangles")
    state = drawn(game, f"c3 R, e3 R, {upper}", "R c3-e3 1")
    state = played(game, state, "lay d2-d4")
    assert len(state.sticks) == 2


@pytest.mark.parametrize(("floor", "legal"), [(1, False), (2, False), (3, True)])
def test_ruling_25_half_an_overlap_is_an_overlap(floor: int, legal: bool) -> None:
    game = tactori("rectangle-advanced")
    under = " ".join(["B"] * (floor - 1))
    stones = f"c3 R, e3 R, d3 {under} R, f3 {under} R".replace("  ", " ")
    stones = stones.replace("e3 R", "e3 R B B") if floor > 1 else stones
    state = drawn(game, stones, "R c3-e3 1")
    assert is_legal(game, state, "lay d3-f3") is legal


def test_ruling_26_a_stone_that_is_run_through_is_held() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "c3 B, e3 B, d3 R", "B c3-e3 1")
    assert why_not(game, state, "move d3 to a1") == "game-stone-held"


def test_ruling_27_own_stones_move_together_and_foreign_ones_hold_them_down() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R R, c1 R B")
    assert is_legal(game, state, "move a1 2 to e5")
    assert why_not(game, state, "move c1 to e5") == "game-top-not-own"


def test_ruling_28_a_run_may_be_split() -> None:
    game = tactori("rectangle-advanced")
    state = played(game, drawn(game, "a1 R R R"), "move a1 2 to e5")
    assert towers(game, state, "a1", "e5") == ["R", "RR"]


def test_ruling_29_as_many_own_stones_leave_as_foreign_ones() -> None:
    game = tactori("rectangle-advanced")
    state = played(game, drawn(game, "a1 R R, c1 B B"), "move a1 2 to c1 out 1")
    assert (supply(game, state, 1)[0], supply(game, state, 2)[0]) == (15, 15)


def test_ruling_30_several_may_be_knocked_out() -> None:
    game = tactori("rectangle-advanced")
    state = played(game, drawn(game, "a1 R R R, c1 B B"), "move a1 3 to c1 out 2")
    assert towers(game, state, "c1") == ["R"]


def test_ruling_31_building_over_is_a_choice() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R, c1 B")
    assert {"move a1 to c1", "move a1 to c1 out 1"} <= set(legal_texts(game, state))


def test_ruling_32_a_new_stone_knocks_nothing_out() -> None:
    game = tactori("rectangle-advanced")
    state = played(game, drawn(game, "c1 B"), "place c1")
    assert towers(game, state, "c1") == ["BR"]


def test_ruling_33_owners_of_the_knocked_out_may_differ() -> None:
    game = tactori("rectangle-advanced", 3)
    state = played(game, drawn(game, "a1 R R, c1 B Y"), "move a1 2 to c1 out 2")
    assert towers(game, state, "c1") == [""]


def test_ruling_34_after_clearing_a_field_the_rest_stands_on_the_ground() -> None:
    game = tactori("rectangle-advanced")
    state = played(game, drawn(game, "a1 R R, c1 B"), "move a1 2 to c1 out 1")
    assert towers(game, state, "a1", "c1") == ["", "R"]


def test_ruling_35_any_number_of_sticks_is_laid_anew_each_once_and_elsewhere() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R, c1 R, e1 R, a3 R, c3 R", "R a1-c1 1, R a1-a3 1")
    assert why_not(game, state, "shift a1-c1 to a1-c1") == "game-same-place"
    state = played(game, state, "shift a1-c1 to c1-e1")
    assert why_not(game, state, "shift c1-e1 to a1-c1") == "game-laid-this-turn"
    state = played(game, state, "shift a1-a3 to a3-c3", "lay a1-c1")
    assert [stick.ends for stick in state.sticks] == [(0, 18), (2, 20), (18, 36)]


def test_ruling_35_a_stick_may_be_moved_by_half_its_length() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "c3 R, d3 R, e3 R, f3 R", "R c3-e3 1")
    assert is_legal(game, state, "shift c3-e3 to d3-f3")


def test_ruling_36_taking_back_is_a_turn_and_any_number_may_be_taken() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R, c1 R, a3 R, g1 R, i1 R", "R a1-c1 1, R a1-a3 1")
    state = played(game, state, "take a1-c1", "take a1-a3")
    assert why_not(game, state, "place e5") == "game-taken-no-new-stone"
    assert why_not(game, state, "lay a1-c1") == "game-taken-this-turn"
    assert played(game, state, "done").turn == 2
    after = played(game, state, "lay g1-i1")
    assert after.turn == 2, "nothing is left to do"
    moved = played(game, state, "move a1 to c3")
    assert why_not(game, moved, "take c1-c3") == "game-take-first"


def test_ruling_37_who_can_place_is_not_stuck() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 B")
    assert played(game, state, "place a1").turn == 2


def test_ruling_38_if_nobody_could_move_nobody_would_win() -> None:
    game = tactori("rectangle-advanced")
    outcome = VARIANTS["rectangle-advanced"].goal.stalled(game.terms, game.initial())
    assert (outcome.winners, outcome.reason) == ((), "no-winner")


def test_ruling_39_stones_close_no_rectangle() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "c3 R, c5 R, e3 R, e5 R", "R c3-c5 1, R c3-e3 1, R c5-e5 1")
    assert played(game, state, "place a1").outcome is None


SHUTTLE = ("move a1 to a2", "move i9 to i8", "move a2 to a1", "move i8 to i9")


def test_ruling_40_the_third_repetition_is_a_draw() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R, i9 B")
    state = played(game, state, *SHUTTLE, *SHUTTLE[:3])
    assert state.outcome is None
    state = played(game, state, SHUTTLE[3])
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((), "repetition")


def test_ruling_40_repetition_can_be_switched_off() -> None:
    game = tactori("rectangle-advanced", repetition="0")
    state = played(game, drawn(game, "a1 R, i9 B"), *SHUTTLE * 5)
    assert (state.outcome, state.seen) == (None, ())


def test_ruling_40_repetition_scores_at_once_where_points_are_counted() -> None:
    game = tactori("rectangles", repetition="2")
    state = played(game, drawn(game, "a1 R, i9 B"), *SHUTTLE)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((1, 2), "points")


def test_ruling_41_straight_moves_fly_over_everything_or_need_a_clear_way() -> None:
    fly, clear = tactori("rectangles"), tactori("rectangles", straight="clear")
    stones = "a1 R, a3 B"
    assert is_legal(fly, drawn(fly, stones), "move a1 to a5")
    assert why_not(clear, drawn(clear, stones), "move a1 to a5") == "game-way-not-clear"
    assert is_legal(clear, drawn(clear, stones), "move a1 to a3 out 1")
    assert is_legal(clear, drawn(clear, stones), "move a1 to c1")


def test_ruling_42_nothing_is_taken_back_or_laid_anew_in_rectangles() -> None:
    game = tactori("rectangles")
    state = drawn(game, "a1 R, c1 R, e1 R", "R a1-c1 1")
    assert why_not(game, state, "take a1-c1") == "game-other-variant"
    assert why_not(game, state, "shift a1-c1 to c1-e1") == "game-other-variant"


def test_ruling_42_the_sticks_of_a_turn_hang_together_through_old_ones() -> None:
    game = tactori("rectangles")
    stones = "a1 R, c1 R, e1 R, g1 R, a9 R, c9 R"
    state = drawn(game, stones, "R c1-e1 1")
    only_sticks = played(game, state, "lay a1-c1")
    assert is_legal(game, only_sticks, "lay e1-g1")
    assert why_not(game, only_sticks, "lay a9-c9") == "game-not-one-piece"
    after_a_stone = played(game, state, "place i9", "lay a1-c1")
    assert is_legal(game, after_a_stone, "lay a9-c9")


def test_ruling_43_everybody_else_has_exactly_one_more_turn() -> None:
    game = tactori("rectangles", 3)
    state = drawn(game, f"a1 {TALL}, i9 B, i1 Y")
    state = played(game, state, "place a1")
    assert (state.turn, state.last) == (2, (2, 3))
    state = played(game, state, "place i9")
    assert (state.turn, state.last) == (3, (3,))
    assert played(game, state, "place i1").outcome is not None


def test_ruling_44_part_of_a_stick_counts_its_whole_floor_once_a_rectangle() -> None:
    game = tactori("rectangles")
    stones = "c3 R B R, d3 R, e3 R B R, c5 R, e5 R, g3 R"
    square = "R c3-e3 1, R e3-e5 1, R c5-e5 1, R c3-c5 1"
    assert game.scores(drawn(game, stones, f"{square}, R c3-e3 3")) == (6, 0)
    half = "b3 R B R, d3 R B R, c3 R, e3 R, c5 R, e5 R"
    assert game.scores(drawn(game, half, f"{square}, R b3-d3 3")) == (7, 0)


def test_ruling_45_foreign_sticks_above_change_nothing() -> None:
    game = tactori("rectangles")
    stones = "c3 R B B, e3 R B B, c5 R, e5 R"
    square = "R c3-e3 1, R e3-e5 1, R c5-e5 1, R c3-c5 1"
    assert game.scores(drawn(game, stones, f"{square}, B c3-e3 3")) == (4, 0)


def test_ruling_46_a_rectangle_around_a_single_smaller_one_does_not_count() -> None:
    game = tactori("rectangles")
    outer = "a1 R, c1 R, e1 R, a3 R, a5 R, c5 R, e5 R, e3 R"
    ring = "R a1-c1 1, R c1-e1 1, R a1-a3 1, R a3-a5 1, R a5-c5 1, R c5-e5 1, R e1-e3 1, R e3-e5 1"
    assert game.scores(drawn(game, outer, ring)) == (8, 0)
    inner = "R b2-d2 1, R b2-b4 1, R b4-d4 1, R d2-d4 1"
    stones = f"{outer}, b2 R, b4 R, d2 R, d4 R"
    assert game.scores(drawn(game, stones, f"{ring}, {inner}")) == (4, 0)


def test_ruling_47_separate_rectangles_count() -> None:
    game = tactori("rectangles")
    squares = [
        (
            f"{a}1 R, {b}1 R, {a}3 R, {b}3 R",
            f"R {a}1-{b}1 1, R {a}1-{a}3 1, R {a}3-{b}3 1, R {b}1-{b}3 1",
        )
        for a, b in ("ac", "gi")
    ]
    stones, sticks = (", ".join(part) for part in zip(*squares, strict=True))
    assert game.scores(drawn(game, stones, sticks)) == (8, 0)


def test_ruling_48_colours_of_absent_players_stay_in_the_box() -> None:
    game = tactori()
    with pytest.raises(PositionError, match="game-colour-not-in-play"):
        game.read_state(text(game, "a1 Y"))
    with pytest.raises(SettingError):
        tactori("bridges", 1)
