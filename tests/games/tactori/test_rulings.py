"""The rulings of the rule book, each by its number. Numbers of clauses are those of RULES.md."""

import pytest
from helpers.tactori import (
    drawn,
    is_legal,
    legal_texts,
    played,
    supply,
    tactori,
    towers,
    why_not,
)

TALL = "R R R R R R R R R R R R R R R"


def test_ruling_01_a_bridge_joins_two_own_tops_of_one_floor() -> None:
    game = tactori()
    state = drawn(game, "a1 B R, b1 B R, c1 R R, b2 B B", stage="sticks")
    assert legal_texts(game, state) == ["lay a1-b1", "lay b1-c1", "done"]


def test_ruling_02_building_over_a_stick_leaves_it_there() -> None:
    game = tactori()
    state = drawn(game, "b2 R, c2 R", "R b2-c2 1", turn=2)
    state = played(game, state, "place b2")
    assert towers(game, state, "b2") == ["RB"]
    assert game.scores(state) == (1, 0)


@pytest.mark.parametrize("owner", ["R", "B"])
def test_ruling_03_sticks_lie_at_least_two_floors_apart(owner: str) -> None:
    game = tactori()
    below, above = f"b2 {owner} R, c2 {owner} R", f"b2 {owner} B R, c2 {owner} B R"
    stick = f"{owner} b2-c2 1"
    assert not is_legal(game, drawn(game, below, stick, stage="sticks"), "lay b2-c2")
    assert is_legal(game, drawn(game, above, stick, stage="sticks"), "lay b2-c2")


def test_ruling_04_one_stick_a_turn_on_5x5_ends_the_turn() -> None:
    game = tactori()
    state = drawn(game, "a1 R, a2 R, a3 R", stage="sticks")
    assert played(game, state, "lay a1-a2").turn == 2


def test_ruling_05_four_stones_become_a_rectangle_in_one_turn_on_9x9() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "c3 R, c5 R, e3 R")
    state = played(game, state, "place e5", "lay c3-c5", "lay c3-e3", "lay c5-e5", "lay e3-e5")
    assert state.outcome is not None
    assert state.outcome.where == ("c3", "c5", "e3", "e5")


def test_ruling_06_the_stick_may_lie_anywhere() -> None:
    game = tactori()
    state = played(game, drawn(game, "a1 R, a2 R"), "place e5")
    assert is_legal(game, state, "lay a1-a2")


def test_ruling_07_the_stone_is_compulsory_the_stick_is_not() -> None:
    game = tactori()
    state = drawn(game, "a1 R")
    assert why_not(game, state, "done") == "game-not-done"
    assert played(game, state, "place a2", "done").turn == 2


def test_ruling_08_no_stick_before_the_stone_on_5x5() -> None:
    game = tactori()
    assert why_not(game, drawn(game, "a1 R, a2 R"), "lay a1-a2") == "game-stone-first"


def test_ruling_09_without_sticks_a_player_just_places() -> None:
    game = tactori()
    state = drawn(game, *sixteen_sticks())
    assert supply(game, state, 1) == (1, 0)
    assert played(game, state, "place e5").turn == 2
    assert drawn(game, *sixteen_sticks(), stage="sticks").turn == 2


def sixteen_sticks() -> tuple[str, str]:
    """Fifteen red stones in three rows, with fifteen sticks."""
    stones = ", ".join(f"{column}{row} R" for column in "abcde" for row in (1, 2, 4))
    row1 = "R a1-b1 1, R b1-c1 1, R c1-d1 1, R d1-e1 1"
    row2 = "R a2-b2 1, R b2-c2 1, R c2-d2 1, R d2-e2 1"
    up = "R a1-a2 1, R b1-b2 1, R c1-c2 1, R d1-d2 1, R e1-e2 1"
    return stones, f"{row1}, {row2}, {up}, R b4-c4 1, R d4-e4 1"


def test_ruling_10_the_game_ends_after_the_stick_of_the_last_stone() -> None:
    game = tactori()
    blue = "b1 B, c1 B, b5 B B B B B B B B B B B B B"
    state = drawn(game, f"a1 R {TALL}, {blue}", turn=2)
    state = played(game, state, "place d1")
    assert state.outcome is None
    state = played(game, state, "lay b1-c1")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((2,), "most-bridges")
    assert game.legal_moves(state) == ()


def test_ruling_11_built_over_bridges_and_shared_edges_count() -> None:
    stones, sticks = "b2 R B B R, c2 R B B", "R b2-c2 1, B b2-c2 3"
    bridges, connections = tactori(), tactori("connections")
    assert bridges.scores(drawn(bridges, stones, sticks)) == (1, 1)
    assert connections.scores(drawn(connections, stones, sticks)) == (1, 1)


@pytest.mark.parametrize(("measure", "length"), [("trail", 4), ("path", 3), ("network", 4)])
def test_ruling_12_and_13_a_square_is_four_edges(measure: str, length: int) -> None:
    game = tactori("long", long=measure)
    state = drawn(game, "a1 R, a2 R, b1 R, b2 R", "R a1-a2 1, R a1-b1 1, R a2-b2 1, R b1-b2 1")
    assert game.scores(state) == (length, 0)


def test_ruling_14_any_size_of_rectangle_but_nothing_else() -> None:
    game, loops = tactori("rectangle"), tactori("rectangle", closed="loop")
    stones = ", ".join(f"{cell} R" for cell in ("a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"))
    ring = "R a1-a2 1, R a2-a3 1, R a3-b3 1, R b3-c3 1, R c2-c3 1, R c1-c2 1, R b1-c1 1"
    for one in (game, loops):
        outcome = one.outcome(played(one, drawn(one, stones, ring, stage="sticks"), "lay a1-b1"))
        assert outcome is not None
        assert outcome.where == ("a1", "a3", "c1", "c3")


def test_ruling_15_hidden_sticks_count() -> None:
    game = tactori("rectangle")
    state = drawn(
        game,
        "a1 R B B B, a2 R B, b1 R, b2 R",
        "R a1-a2 1, R a1-b1 1, R a2-b2 1",
        stage="sticks",
    )
    assert played(game, state, "lay b1-b2").outcome is not None


def test_ruling_16_equals_share_the_victory_even_with_nothing() -> None:
    game = tactori("long", 3)
    last = "a1 R R R R R R R R R R R R R R R R, c1 B B B B B B B B B B B B B B B B, e1 Y"
    state = drawn(game, f"{last} Y Y Y Y Y Y Y Y Y Y Y Y Y Y", turn=3)
    outcome = game.outcome(played(game, state, "place e3"))
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1, 2, 3), (0, 0, 0))


def test_ruling_17_one_stone_of_any_colour_a_turn() -> None:
    game = tactori("colourful", 1)
    state = drawn(game, "b2 R, c2 R")
    assert {"place a1", "place blue a1", "place yellow a1", "place green a1"} <= set(
        legal_texts(game, state)
    )
    state = played(game, state, "place green a1")
    assert why_not(game, state, "place a2") == "game-stone-done"
    assert legal_texts(game, state) == ["lay b2-c2", "done"]


def test_ruling_18_any_number_of_sticks_counted_together() -> None:
    game = tactori("colourful", 1)
    state = played(game, drawn(game, "a2 R, b2 R, c2 R"), "place d2", "lay a2-b2", "lay b2-c2")
    assert (game.count(state), state.turn) == (2, 1)
    assert is_legal(game, state, "lay c2-d2")


def test_ruling_19_the_whole_game_is_one_network() -> None:
    game = tactori("colourful")
    state = drawn(game, "a1 R, a2 R, d4 R, e4 R", stage="sticks")
    assert is_legal(game, state, "lay a1-a2")
    assert why_not(game, played(game, state, "lay a1-a2"), "lay d4-e4") is not None


def test_ruling_20_free_stones_move_when_the_colour_has_run_out() -> None:
    game = tactori("colourful")
    few = drawn(game, "a1 R B, b1 G, c1 R, d1 R", "R c1-d1 1")
    assert why_not(game, few, "move a1 to c3") == "game-colour-in-pool"
    pile = " ".join(["R G"] * 13)
    state = drawn(game, f"a1 R B, b1 G, c1 R, d1 R, e5 {pile}", "R c1-d1 1")
    assert is_legal(game, state, "move a1 to c3")
    assert is_legal(game, state, "move b1 to a1")
    assert why_not(game, state, "move c1 to c3") == "game-stone-held"
    assert why_not(game, state, "move b1 to e5") == "game-equal-colours"
    assert why_not(game, state, "place e1") == "game-no-stone-left"
    moved = played(game, state, "move a1 to c3")
    assert towers(game, moved, "a1", "c3") == ["R", "B"]


def test_ruling_21_one_slide_a_turn_and_sticks_may_be_lifted() -> None:
    game = tactori("sliding", 2)
    state = game.initial()
    after = played(game, state, legal_texts(game, state)[0])
    assert after.turn == 2 or "done" in legal_texts(game, after)
    assert game.count(after) == 1
