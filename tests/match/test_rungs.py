"""The levels that are put before people: always the weakest and the strongest, and none twice."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product

import pytest

from touchstone.core.game import AnyGame, GameKind
from touchstone.games import GAMES
from touchstone.match import LEVELS
from touchstone.match.rungs import Rungs, levels_in, rungs_of


def ways_to_play(kind: GameKind) -> Iterator[AnyGame]:
    """Every number of players with every single setting that is not as usual."""
    values = [(one.name, value) for one in kind.options for value in one.values]
    named = [tuple(rungs.settings.items()) for rungs in rungs_of(kind)]
    for chosen in [*((pair,) for pair in values), *named]:
        settings = {**kind.defaults, **dict(chosen)}
        for players in kind.players(settings):
            yield kind.new(players, settings)


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_every_way_to_play_has_a_first_and_a_last_level_and_what_is_between_rises(
    kind: GameKind,
) -> None:
    for game, masked in product(ways_to_play(kind), (False, True)):
        levels = levels_in(game, masked=masked)
        assert (levels[0], levels[-1]) == (LEVELS[0], LEVELS[-1])
        assert all(low < high for low, high in pairwise(levels))


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_whatever_is_said_fits_some_way_to_play_that_nothing_before_it_has_taken(
    kind: GameKind,
) -> None:
    """A row that is never reached, or that names a setting wrongly, would be no use to anybody."""
    reached = {
        next(number for number, one in enumerate(rungs_of(kind)) if one.fits(game, masked=masked))
        for game, masked in product(ways_to_play(kind), (False, True))
    }
    assert reached == set(range(len(rungs_of(kind))))


def test_a_game_that_says_nothing_offers_every_level() -> None:
    kind = replace(GAMES["tactori"], package="touchstone.core")
    game = GAMES["tactori"].new()
    assert rungs_of(kind) == (Rungs(tuple(LEVELS)),)
    assert all(one.fits(game, masked=masked) for one in rungs_of(kind) for masked in (False, True))


def test_all_that_is_said_must_be_so() -> None:
    rungs = Rungs((1, 12), {"variant": "long"}, players=(3, 4), masked=True)
    kind = GAMES["tactori"]
    long, bridges = {"variant": "long"}, {"variant": "bridges"}
    assert rungs.fits(kind.new(3, long), masked=True)
    assert not rungs.fits(kind.new(3, bridges), masked=True)
    assert not rungs.fits(kind.new(2, long), masked=True)
    assert not rungs.fits(kind.new(3, long), masked=False)
