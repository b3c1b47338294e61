"""A higher level is a stronger player. The full measurement is benchmarks/levels.py."""

import pytest

from touchstone.engine.arena import Tally, pairings, play_pairing
from touchstone.games import new_game

SETUPS: dict[str, tuple[str, bool, dict[str, str]]] = {
    "four-senses masked": ("four-senses", True, {}),
    "four-senses open": ("four-senses", False, {"claims": "referee"}),
    "4eyes-plus": ("4eyes-plus", False, {"size": "7"}),
    "tactori": ("tactori", False, {}),
}


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize(("better", "games"), [(3, 20), (5, 4)])
def test_two_levels_more_win_most_games(name: str, better: int, games: int) -> None:
    slug, masked, settings = SETUPS[name]
    game = new_game(slug, 2, **settings)
    plan = pairings(game, (str(better), str(better - 2)), games, seed=2, masked=masked)
    assert Tally(tuple(map(play_pairing, plan))).share >= 0.7
