"""Legal moves and their order, held against a second referee in random games."""

from collections.abc import Sequence
from random import Random

import pytest
from helpers.tactori import legal_texts, tactori
from helpers.tactori_referee import Referee

from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.state import Carry, Move, Place

GAMES = [
    ("bridges", 2, {}),
    ("long", 4, {"sticks": "any"}),
    ("rectangle", 3, {}),
    ("rectangle-advanced", 2, {}),
    ("rectangle-advanced", 4, {}),
    ("rectangle-advanced", 2, {"spacing": "ban"}),
    ("rectangles", 2, {}),
    ("rectangles", 3, {}),
    ("rectangles", 2, {"straight": "clear"}),
    ("rectangles", 2, {"spacing": "ban"}),
]


@pytest.mark.parametrize(("variant", "players", "settings"), GAMES)
def test_both_referees_know_the_same_moves(
    variant: str, players: int, settings: dict[str, str]
) -> None:
    game = tactori(variant, players, **settings)
    dice = Random(f"{variant} {players}")
    compared = 0
    state = game.initial()
    for number in range(120):
        moves = game.legal_moves(state)
        if not moves:
            state = game.initial()
            continue
        if number % 10 == 0 or (number % 4 == 0 and not state.is_fresh):
            referee = Referee(
                game.state_text(state), game.settings["spacing"], game.settings["straight"]
            )
            assert legal_texts(game, state) == referee.legal(), game.state_text(state)
            compared += 1
        state = game.play(state, _crowded(game, moves, dice)).state
    assert compared > 10


def _crowded(game: Tactori, moves: Sequence[Move], dice: Random) -> Move:
    """A random move near the middle and rarely `done`, so that towers and sticks meet."""
    size = game.grid.columns

    def far(cell: int) -> int:
        return max(abs(cell // size - size // 2), abs(cell % size - size // 2))

    kinds = sorted({type(move).__name__ for move in moves})
    kind = dice.choice(kinds)
    some = [move for move in moves if type(move).__name__ == kind]
    near = [
        move
        for move in some
        if not isinstance(move, Place | Carry)
        or far(move.cell if isinstance(move, Place) else move.to) <= 2
    ]
    return dice.choice(near or some)
