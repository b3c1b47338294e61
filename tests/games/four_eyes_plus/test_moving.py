"""Clause 5: phase 2, from set-up positions, with its draws; examples E3 and E4."""

import pytest
from helpers.four_eyes_plus import end_of, events, eyes, felt_on, moving, played, refusal

from touchstone.core.errors import IllegalMove
from touchstone.core.series import Series
from touchstone.core.values import Outcome, Seat

E3 = moving("e5 e6", "i1 i2")


@pytest.mark.parametrize("move", ["e5 e6 to e6 e7", "e5 e6 to e6 e5", "e5 e6 to a1 a2"])
def test_e3_rulings_8_and_9_a_lifted_tile_may_use_the_cells_it_left(move: str) -> None:
    game = eyes()
    state = game.read_state(E3)
    assert game.read_move(state, move) in game.legal_moves(state)


@pytest.mark.parametrize("move", ["e5 e6 to e6 e7", "e5 e6 to e6 e5", "e5 e6 to e4 e5"])
def test_e3_rulings_8_and_9_strict_forbids_the_cells_just_left(move: str) -> None:
    game = eyes(relocate="strict")
    state = game.read_state(E3)
    assert refusal(game, state, move).reason == "game-cell-just-left"
    assert move not in [game.move_text(legal) for legal in game.legal_moves(state)]
    assert game.read_move(state, "e5 e6 to a1 a2") in game.legal_moves(state)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("e5 e6 to e5 e6", "game-no-change"),
        ("i1 i2 to a1 a2", "game-not-your-tile"),
        ("i2 i1 to a1 a2", "game-not-your-tile"),
        ("e6 e5 to a1 a2", "game-other-way-round"),
        ("c1 c2 to a1 a2", "game-no-tile-there"),
        ("e6 e7 to a1 a2", "game-no-tile-there"),
        ("e5 i1 to a1 a2", "game-not-adjacent"),
        ("e5 e6 to a1 a3", "game-not-adjacent"),
        ("e5 e6 to i2 i3", "game-cell-taken"),
        ("e5 e6 to i3 i2", "game-cell-taken"),
        ("e5 e6 to a1 a10", "move-off-board"),
    ],
)
def test_e3_rulings_10_and_11_moves_that_are_refused(move: str, reason: str) -> None:
    game = eyes()
    assert refusal(game, game.read_state(E3), move).reason == reason


def test_e4_a_square_is_judged_with_the_tile_in_its_new_place_only() -> None:
    game = eyes()
    state = game.read_state(moving("a1 a2, c1 c2, a3 a4, g7 g8", "i1 i2"))
    # Red stands on a1, c1 and a3. A tile from elsewhere wins on c3; one of the three does not.
    assert end_of(game, played(game, "g7 g8 to c3 d3", state)).where == ("a1", "a3", "c1", "c3")
    for move in ("a1 a2 to c3 d3", "c1 c2 to c3 d3", "a3 a4 to c3 d3"):
        assert game.outcome(played(game, move, state)) is None


def test_5_1_a_gift_in_phase_2() -> None:
    game = eyes()
    state = game.read_state(moving("a2 a1, c2 c1, g7 g8", "a3 b3"))
    # Blue stands on a1, c1 and a3.
    after = played(game, "g7 g8 to d3 c3", state)
    assert game.outcome(after) == Outcome((Seat(2),), "square", ("a1", "a3", "c1", "c3"))


def test_4_2_a_double_completion_in_phase_2_counts_the_lifted_tile_as_gone() -> None:
    game = eyes()
    state = game.read_state(moving("a1 b1, c1 d1, a3 b3, g7 g8", "i1 i2"))
    with pytest.raises(IllegalMove) as refused:
        game.read_move(state, "g7 g8 to c3 d3")
    assert refused.value.reason == "game-both-squares"
    assert refused.value.touches[:4] == ("g7", "g8", "c3", "d3")
    legal = [game.move_text(move) for move in game.legal_moves(state)]
    assert "g7 g8 to c3 d3" not in legal
    assert "c1 d1 to c3 d3" in legal
    assert game.outcome(played(game, "c1 d1 to c3 d3", state)) is None


def test_5_1_legal_moves_come_by_own_cell_the_other_then_where_to() -> None:
    game = eyes(size="5")
    state = game.read_state(moving("c3 c4, a2 a1", "e4 e5", size=5))
    texts = [game.move_text(move) for move in game.legal_moves(state)]
    assert texts[:4] == ["a2 a1 to a1 a2", "a2 a1 to a1 b1", "a2 a1 to a2 a3", "a2 a1 to a2 b2"]
    cells = [tuple(game.grid.find(n) for n in t.replace(" to", "").split()) for t in texts]
    assert cells == sorted(cells)


ALONE = moving("-", "a1 b1", size=5)
"""Seat 1 has no tile and passes; seat 2 moves its only one."""


def test_5_5_a_seat_that_cannot_move_passes_and_its_pass_is_a_turn() -> None:
    game = eyes(size="5")
    state = game.read_state(ALONE)
    assert (game.to_move(state), state.turns) == (2, 1)
    assert events(game, state, "a1 b1 to c3 c4") == ["moved", "turn-done", "turn-passed"]
    assert played(game, "a1 b1 to c3 c4", state).turns == 3


@pytest.mark.parametrize(("cap", "moves"), [("1", 1), ("2", 2), ("3", 3)])
def test_5_7_the_cap_counts_the_turns_of_all_seats_passes_included(cap: str, moves: int) -> None:
    game = eyes(size="5", cap=cap)
    state = game.read_state(moving("-", "a1 b1", turn=2, size=5))
    there, back = "a1 b1 to c3 c4", "c3 c4 to a1 b1"
    for number in range(moves):
        assert game.outcome(state) is None
        state = played(game, (there, back)[number % 2], state)
    assert game.outcome(state) == Outcome((), "cap")


def test_5_7_three_players_have_that_many_turns_each() -> None:
    game = eyes(3, size="5", cap="1")
    state = game.read_state(
        "4eyes-plus; size 5; players 3; phase 2; turn 1; tiles 1 a1 b1; tiles 2 a3 b3; "
        "tiles 3 a5 b5; hand 0 0 0"
    )
    state = played(game, "a1 b1 to b1 a1, a3 b3 to b3 a3", state)
    assert game.outcome(state) is None
    assert end_of(game, played(game, "a5 b5 to b5 a5", state)).reason == "cap"


def test_5_7_without_a_cap_nothing_is_counted() -> None:
    game = eyes(size="5", cap="0", repetition="0")
    state = game.read_state(ALONE)
    for _ in range(200):
        state = played(game, "a1 b1 to c3 c4, c3 c4 to a1 b1", state)
    assert state == game.read_state(ALONE)
    assert game.outcome(state) is None


SHUTTLE = moving("a1 b1", "e5 e4", size=5)
THERE = "a1 b1 to a2 b2, e5 e4 to d5 d4"
BACK = "a2 b2 to a1 b1, d5 d4 to e5 e4"


def test_5_6_ruling_14_the_third_occurrence_is_a_draw_and_the_first_position_counts() -> None:
    game = eyes(size="5")
    state = played(game, f"{THERE}, {BACK}, {THERE}", game.read_state(SHUTTLE))
    state = played(game, "a2 b2 to a1 b1", state)
    assert game.outcome(state) is None
    assert events(game, state, "d5 d4 to e5 e4") == ["moved", "turn-done"]
    state = played(game, "d5 d4 to e5 e4", state)
    assert game.outcome(state) == Outcome((), "repetition")
    assert game.to_move(state) == 2


def test_5_6_the_same_tiles_with_another_seat_to_move_are_another_position() -> None:
    game = eyes(size="5", repetition="2")
    state = played(game, "a1 b1 to c1 c2, e5 e4 to d5 d4", game.read_state(SHUTTLE))
    # Seat 1 comes back in one turn, seat 2 in two: the tiles stand again, seat 2 to move.
    state = played(game, "c1 c2 to a1 b1, d5 d4 to e4 d4, a1 b1 to a2 b2", state)
    state = played(game, "e4 d4 to e5 e4, a2 b2 to a1 b1", state)
    assert state.tiles == game.read_state(SHUTTLE).tiles
    assert game.to_move(state) == 2
    assert game.outcome(state) is None


def test_5_6_owners_are_part_of_the_position() -> None:
    game = eyes(size="5", repetition="2")
    # Both tiles show red on a1 and blue on b1, or red on a3 and blue on b3: only owners differ.
    state = game.read_state(moving("a1 b1", "b3 a3", size=5))
    state = played(game, "a1 b1 to c3 d3, b3 a3 to b5 a5, c3 d3 to a3 b3, b5 a5 to b1 a1", state)
    assert [felt_on(game, state, n).surface for n in ("a1", "b1", "a3", "b3")] == [
        "red",
        "blue",
        "red",
        "blue",
    ]
    assert game.to_move(state) == 1
    assert game.outcome(state) is None


def test_5_6_which_tile_of_a_seat_lies_where_does_not_matter() -> None:
    game = eyes(size="5", repetition="2")
    state = game.read_state(moving("a1 b1, a3 b3", "e5 e4", size=5))
    state = played(game, "a1 b1 to a5 b5, e5 e4 to d5 d4, a3 b3 to a1 b1, d5 d4 to e5 e4", state)
    assert game.outcome(state) is None
    assert game.outcome(played(game, "a5 b5 to a3 b3", state)) is None
    state = played(game, "a5 b5 to a3 b3, e5 e4 to d5 d4, a3 b3 to a4 b4, d5 d4 to e5 e4", state)
    assert end_of(game, played(game, "a4 b4 to a3 b3", state)).reason == "repetition"


@pytest.mark.parametrize(("repetition", "rounds"), [("2", 1), ("4", 3), ("5", 4)])
def test_5_6_another_number_of_occurrences(repetition: str, rounds: int) -> None:
    game = eyes(size="5", repetition=repetition)
    state = game.read_state(SHUTTLE)
    for _ in range(rounds):
        assert game.outcome(state) is None
        state = played(game, f"{THERE}, {BACK}", state)
    assert end_of(game, state).reason == "repetition"


def test_5_8_a_square_comes_before_repetition_and_repetition_before_the_cap() -> None:
    game = eyes(size="5", repetition="2", cap="2")
    state = played(game, f"{THERE}, {BACK}", game.read_state(SHUTTLE))
    assert end_of(game, state).reason == "repetition"
    position = moving("a1 b1, a3 b3, c1 d1, e5 e4", "-", size=5)
    only = eyes(size="5", cap="1")
    state = only.read_state(position.replace("hand 0 0", "hand 0 0; turns 1"))
    assert end_of(only, played(only, "e5 e4 to c3 c4", state)).reason == "square"
    assert end_of(only, played(only, "e5 e4 to d5 d4", state)).reason == "cap"


def test_5_4_a_position_in_which_nobody_can_move_is_over() -> None:
    game = eyes(size="5", cap="1")
    state = game.read_state(moving("-", "-", size=5))
    assert end_of(game, state).reason == "blocked"
    series = Series(game)
    assert series.is_over(series.initial(state))
    assert series.perft(series.initial(state), 1) == 0
