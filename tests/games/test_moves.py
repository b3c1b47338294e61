"""What every game plays: its moves, not their texts."""

import pytest

from touchstone.core.game import GameKind
from touchstone.games import GAMES


@pytest.mark.parametrize("kind", GAMES.values(), ids=lambda kind: kind.slug)
def test_a_text_is_no_move(kind: GameKind) -> None:
    game = kind.new(2, {})
    state = game.initial()
    text = game.move_text(game.legal_moves(state)[0])
    with pytest.raises(TypeError, match="read_move"):
        game.play(state, text)
