"""A kernel that differs from the rules is found out, and where."""

from random import Random

import pytest
from helpers.kernel_twins import compare_kernel

from touchstone.engine.kernels.compare import Difference, compare
from touchstone.games import new_game
from touchstone.games.four_senses.mind.kernel.convert import RefereeTwin
from touchstone.games.four_senses.rules.state import Move


class Forgetful(RefereeTwin):
    """A kernel that does not know the last of the legal moves."""

    def moves(self) -> list[Move]:
        return super().moves()[:-1]


def test_moves_that_were_equal_are_counted() -> None:
    told: list[tuple[int, int]] = []
    game = new_game("four-senses", claims="referee")
    played = compare(game, RefereeTwin, 50, Random(1), lambda *done: told.append(done))
    assert played == 50
    assert told[-1] == (50, 50)


def test_a_difference_names_the_position() -> None:
    with pytest.raises(Difference, match="row4 -, -, -, -"):
        compare(new_game("four-senses", claims="referee"), Forgetful, 50, Random(1))


def test_a_game_without_a_kernel_cannot_be_compared() -> None:
    with pytest.raises(KeyError, match="no kernel"):
        compare_kernel(new_game("tactori", variant="free"), 50, Random(1))
