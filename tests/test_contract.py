import pytest
from helpers.naming import game_name

from touchstone.core.game import AnyGame
from touchstone.games import GAMES
from touchstone.testing import check_game, variations


@pytest.mark.parametrize(
    "game", [game for kind in GAMES.values() for game in variations(kind)], ids=game_name
)
def test_every_game_and_setting_keeps_the_contract(game: AnyGame) -> None:
    """`make nightly` plays a hundred thousand games."""
    assert check_game(game, games=2, most_moves=300) > 0
