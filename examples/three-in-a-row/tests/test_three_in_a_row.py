"""The promises of every game, and what is special in this one."""

import pytest
from three_in_a_row import KIND

from touchstone.core.errors import PositionError
from touchstone.testing import check_game, variations


def test_every_variation_keeps_every_promise() -> None:
    for game in variations(KIND):
        check_game(game)


@pytest.mark.parametrize(("three", "winner"), [("wins", 1), ("loses", 2)])
def test_three_in_a_row_decide(three: str, winner: int) -> None:
    game = KIND.new(2, {"three": three})
    state = game.initial()
    for text in ("a1", "a2", "b1", "b2", "c1"):
        state = game.play(state, game.read_move(state, f"place {text}")).state
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.where) == ((winner,), ("a1", "b1", "c1"))


def test_players_take_turns() -> None:
    rows = "row3 -, -, -, -, -; row2 -, r, r, -, -; row1 -, -, -, -, -"
    with pytest.raises(PositionError, match="game-no-turns"):
        KIND.new().read_state(f"three-in-a-row; {rows}; turn 2")
