"""Three in a row: two players, round and square pieces on five columns and three rows."""

from collections.abc import Mapping

from three_in_a_row.rules.game import ThreeInARow
from touchstone.core.game import GameKind
from touchstone.core.settings import Setting

__all__ = ["KIND", "ThreeInARow"]


def _players(settings: Mapping[str, str]) -> range:
    return range(2, 3)


def _build(players: int, settings: Mapping[str, str]) -> ThreeInARow:
    return ThreeInARow(KIND, players, settings)


KIND = GameKind(
    slug="three-in-a-row",
    package=__name__,
    options=(Setting.choice("three", "wins", "loses"),),
    build=_build,
    players=_players,
    sample="three-in-a-row; row3 -, -, s, -, -; row2 -, r, s, r, -; row1 -, -, r, -, -; turn 2",
)
