import pytest

from touchstone.core.game import AnyGame
from touchstone.games import GAMES
from touchstone.testing import check_game, variations


def _name(game: AnyGame) -> str:
    defaults = {setting.name: setting.default for setting in game.kind.table}
    changed = [f"{n}={v}" for n, v in game.settings.items() if v != defaults[n]]
    return "-".join([game.kind.slug, str(game.seats), *changed])


@pytest.mark.parametrize(
    "game", [game for kind in GAMES.values() for game in variations(kind)], ids=_name
)
def test_every_game_and_setting_keeps_the_contract(game: AnyGame) -> None:
    assert check_game(game, games=5, most_moves=300) > 0
