from collections.abc import Callable
from random import Random

import pytest

from touchstone.games.four_senses import FourSenses
from touchstone.games.four_senses.mind.kernel.board import winning_and_safe
from touchstone.games.four_senses.mind.kernel.convert import (
    board_of,
    lanes_in_order,
    placement,
    referee_game,
)
from touchstone.games.four_senses.rules.state import State

RandomState = Callable[[Random, int], State]


@pytest.fixture(scope="session")
def referee() -> FourSenses:
    return referee_game()


@pytest.fixture(scope="session")
def quiet_state(referee: FourSenses) -> RandomState:
    """A position with so many pieces in which nobody has given a win away yet."""

    def make(dice: Random, pieces: int) -> State:
        while True:
            state = referee.initial()
            for _ in range(pieces):
                winning, safe = winning_and_safe(board_of(state.stacks))
                if winning or not safe:
                    break
                lane = dice.choice(lanes_in_order(safe))
                state = referee.play(state, placement(lane)).state
            else:
                return state

    return make
