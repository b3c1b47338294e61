"""A higher level is a stronger player. The full measurement is benchmarks/ladder.py."""

import pytest

from touchstone.engine.arena import Tally, pairings, play_pairing
from touchstone.engine.levels import MIDDLE, STRONGEST, Budget
from touchstone.games import new_game

SETUPS: dict[str, tuple[str, bool, dict[str, str]]] = {
    "four-senses masked": ("four-senses", True, {}),
    "four-senses open": ("four-senses", False, {"claims": "referee"}),
    "4eyes-plus": ("4eyes-plus", False, {"size": "7"}),
    "tactori": ("tactori", False, {}),
}

LITTLE = Budget(nodes=1000)
"""Less than the strongest level's own: it must be stronger with a part of it as well."""


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize(("pair", "games"), [((MIDDLE, 1), 12), ((STRONGEST, MIDDLE), 4)])
def test_some_levels_more_win_most_games(name: str, pair: tuple[int, int], games: int) -> None:
    slug, masked, settings = SETUPS[name]
    game = new_game(slug, 2, **settings)
    plan = pairings(game, (str(pair[0]), str(pair[1])), games, seed=2, masked=masked, budget=LITTLE)
    assert Tally(tuple(map(play_pairing, plan))).share >= 0.7
