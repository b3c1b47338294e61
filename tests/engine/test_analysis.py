"""The best moves of a position, as a program asks for them."""

import pytest

from touchstone.engine.analysis import best
from touchstone.games import new_game

LINE = "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, -, -, -; row1 f, f, f, -; turn 1"


@pytest.mark.parametrize("level", [3, 5])
def test_a_win_at_once_is_proven_at_every_level_that_sees_it(level: int) -> None:
    game = new_game("four-senses", claims="referee")
    found = best(game, game.read_state(f"{LINE}; stage explore"), level)
    assert (found.value, found.distance, found.exact) == ("win", 1, True)
    assert {game.move_text(move) for move in found.moves} <= {"f d1", "h d1", "df d1"}


def test_a_game_that_is_not_solved_is_asked_of_a_bot() -> None:
    game = new_game("4eyes-plus", size="5")
    found = best(game, game.initial(), seconds=0.05, seed=3)
    assert (found.value, found.distance, found.exact) == (None, None, False)
    assert found.moves[0] in game.legal_moves(game.initial())
    assert found == best(game, game.initial(), seconds=0.05, seed=3)


def test_a_game_that_is_over_has_a_value_and_no_moves() -> None:
    game = new_game("4eyes-plus", size="5")
    state = game.initial()
    while game.outcome(state) is None:
        state = game.play(state, game.legal_moves(state)[0]).state
    found = best(game, state)
    assert (found.moves, found.distance, found.exact) == ((), 0, True)
    outcome = game.outcome(state)
    assert outcome is not None
    assert found.value == ("win" if game.to_move(state) in outcome.winners else "loss")
