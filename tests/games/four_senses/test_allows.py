"""A single move is judged as if all legal moves had been listed."""

from random import Random

import pytest
from helpers.naming import game_name

from touchstone.core.game import AnyGame
from touchstone.games.four_senses import KIND, FourSenses
from touchstone.games.four_senses.rules.patterns import LINES
from touchstone.games.four_senses.rules.state import GRID, Claim, Done, Move, Pass, Piece, Place
from touchstone.testing import variations

EVERY_MOVE: list[Move] = [
    *(Place(piece, cell) for cell in GRID.cells for piece in Piece),
    *(Claim(first, last) for first, last in LINES),
    Done(),
    Pass(),
]


@pytest.mark.parametrize("game", list(variations(KIND)), ids=game_name)
def test_a_move_is_allowed_if_and_only_if_it_is_listed(game: AnyGame) -> None:
    assert isinstance(game, FourSenses)
    dice = Random(4)
    for _ in range(6):
        state = game.initial()
        while True:
            legal = game.legal_moves(state)
            assert {move for move in EVERY_MOVE if game.allows(state, move)} == set(legal)
            if not legal:
                break
            state = game.play(state, dice.choice(legal)).state
