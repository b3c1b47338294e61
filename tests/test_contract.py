import pytest
from helpers.naming import game_name

from touchstone.core.game import AnyGame, GameKind
from touchstone.games import GAMES
from touchstone.testing import check_game, variations


@pytest.mark.parametrize(
    "game", [game for kind in GAMES.values() for game in variations(kind)], ids=game_name
)
def test_every_game_and_setting_keeps_the_contract(game: AnyGame) -> None:
    """`make nightly` plays a hundred thousand games."""
    assert check_game(game, games=2, most_moves=300) > 0


@pytest.mark.parametrize("kind", GAMES.values(), ids=lambda kind: kind.slug)
def test_a_text_is_no_move(kind: GameKind) -> None:
    game = kind.new(2, {})
    state = game.initial()
    text = game.move_text(game.legal_moves(state)[0])
    with pytest.raises(TypeError, match="read_move"):
        game.play(state, text)
