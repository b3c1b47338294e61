"""Random games under settings that only some variants know, and what never breaks in them."""

from itertools import pairwise
from random import Random

import pytest
from helpers.tactori import tactori

from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.pieces import STICKS, STONES
from touchstone.games.tactori.rules.state import State
from touchstone.games.tactori.rules.variants import VARIANTS
from touchstone.testing import check_game


@pytest.mark.parametrize(
    ("variant", "players", "settings"),
    [
        ("long", 3, {"sticks": "any", "long": "path"}),
        ("long", 2, {"sticks": "any", "long": "network"}),
        ("rectangle", 2, {"sticks": "any", "closed": "loop"}),
        ("rectangle-advanced", 2, {"closed": "loop", "spacing": "ban"}),
        ("rectangle-advanced", 3, {"repetition": "2"}),
        ("rectangles", 2, {"straight": "clear", "repetition": "0"}),
        ("rectangles", 4, {"spacing": "ban"}),
        ("colourful", 1, {"colour": "green", "seed": "5"}),
        ("sliding", 2, {"colour": "yellow", "seed": "9"}),
    ],
)
def test_settings_of_a_variant_keep_the_contract(
    variant: str, players: int, settings: dict[str, str]
) -> None:
    assert check_game(tactori(variant, players, **settings), games=1, most_moves=120) > 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_floats_overlaps_or_appears_from_nowhere(variant: str) -> None:
    game = tactori(variant, 2)
    dice = Random(variant)
    state = game.initial()
    for _ in range(150):
        moves = game.legal_moves(state)
        if not moves:
            break
        state = game.play(state, dice.choice(moves)).state
        check(game, state)


def check(game: Tactori, state: State) -> None:
    for colour in game.terms.colours:
        assert sum(tower.count(colour) for tower in state.towers) <= STONES
        assert sum(stick.colour == colour for stick in state.sticks) <= STICKS
    covered: dict[int, list[int]] = {}
    for stick in state.sticks:
        for end in stick.ends:
            assert state.towers[end][stick.floor - 1] == stick.colour, "a stick lies in its stones"
        for segment in game.terms.geometry.pairs[stick.ends].segments:
            covered.setdefault(segment, []).append(stick.floor)
    for floors in covered.values():
        near = pairwise(sorted(floors))
        assert all(high - low > 1 for low, high in near), "no stick lies directly on another"
