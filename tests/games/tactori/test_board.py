"""A board is carried from move to move; it must say what one made from the same pieces says."""

from random import Random

import pytest
from helpers.tactori import drawn, played, tactori, why_not

from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.state import Stage, State, Take


@pytest.mark.parametrize("spacing", ["span", "ban"])
@pytest.mark.parametrize("variant", ["bridges", "free", "sliding", "rectangle-advanced"])
def test_a_board_after_many_moves_is_that_of_its_pieces(variant: str, spacing: str) -> None:
    game, dice = tactori(variant, spacing=spacing), Random(6)
    state: State = game.initial()
    for _ in range(150):
        moves = game.legal_moves(state)
        if not moves:
            break
        state = game.play(state, dice.choice(moves)).state
        board, fresh = state.board, Board(state.board.geometry, state.towers, state.sticks)
        for part in ("heights", "tops", "stones_left", "sticks_left", "floors", "held"):
            assert getattr(board, part) == getattr(fresh, part), part
        for part in ("top_sticks", "shut", "fitting"):
            assert getattr(board, part) == getattr(fresh, part), part


def test_boards_with_the_same_pieces_are_equal() -> None:
    game = tactori()
    one, other = (drawn(game, "a1 R, a2 R", "R a1-a2 1", stage="stone").board for _ in range(2))
    assert one is not other
    assert (one, hash(one)) == (other, hash(other))
    assert one != drawn(game, "a1 R, a2 R").board
    assert repr(one) == repr(other) != repr(game.initial().board)


def test_under_the_highest_stick_of_a_place_is_the_next() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R R R, a3 R R R, i9 B", "R a1-a3 1, R a1-a3 3")
    after = game.play(state, Take(0, 2)).state
    assert after.board.top_sticks[0, 2].floor == 1


@pytest.mark.parametrize(
    ("stage", "move", "reason"),
    [
        (Stage.STICKS, "take a1-a2", "game-take-first"),
        (Stage.STONE, "lay a1-a2", "game-slide-first"),
        (Stage.STONE, "slide c3", "game-nothing-there"),
        (Stage.STONE, "slide a1", "game-not-next-to-hole"),
        (Stage.STICKS, "slide c2", "game-slide-done"),
    ],
)
def test_9_2_a_turn_of_sliding_keeps_its_order(stage: Stage, move: str, reason: str) -> None:
    game = tactori("sliding")
    assert why_not(game, game.initial()._replace(stage=stage), move) == reason


def test_2_2_nobody_lays_a_sixteenth_stick() -> None:
    game = tactori()
    stones = ", ".join(f"{column}{row} R" for column in "abc" for row in range(1, 6))
    upright = [f"R {column}{row}-{column}{row + 1} 1" for column in "abc" for row in range(1, 5)]
    sticks = ", ".join([*upright, "R a1-b1 1", "R b1-c1 1", "R a2-b2 1"])
    state = drawn(game, f"{stones}, e1 B", sticks)._replace(stage=Stage.STICKS)
    assert why_not(game, state, "lay a3-b3") == "game-no-stick-left"


def test_7_6_no_stick_goes_where_one_was_taken_back() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R, a3 R, c1 R, c3 R, i9 B", "R a1-a3 1, R c1-c3 1")
    state = played(game, state, "take a1-a3")
    assert why_not(game, state, "shift c1-c3 to a1-a3") == "game-taken-this-turn"
    assert why_not(game, state, "shift c1-c3 to a1-c1") is None
