"""4EYES+: two-coloured tiles or pencils; whoever first shows four pawns in a square wins."""

from collections.abc import Mapping

from touchstone.core.game import GameKind
from touchstone.core.settings import Setting
from touchstone.games.four_eyes_plus.rules import FourEyesPlus
from touchstone.games.four_eyes_plus.state import SIZES
from touchstone.games.four_eyes_plus.terms import Terms

__all__ = ["FOUR_EYES_PLUS", "FourEyesPlus"]

MOST = 999
"""The highest number that the settings of the two counting draws take."""


def _players(settings: Mapping[str, str]) -> range:
    return range(2, 4)


def _build(players: int, settings: Mapping[str, str]) -> FourEyesPlus:
    return FourEyesPlus(FOUR_EYES_PLUS, players, settings, Terms.of(players, settings))


FOUR_EYES_PLUS = GameKind(
    slug="4eyes-plus",
    table=(
        Setting.number("size", 9, SIZES.start, SIZES.stop - 1),
        Setting.choice("mode", "tiles", "paper"),
        Setting.choice("squares", "any", "upright"),
        Setting.choice("gift", "opponent_wins", "illegal"),
        Setting.choice("relocate", "lift", "strict"),
        Setting.number("repetition", 3, 0, MOST),
        Setting.number("cap", 50, 0, MOST),
    ),
    build=_build,
    players=_players,
    words="four-eyes-plus",
)
