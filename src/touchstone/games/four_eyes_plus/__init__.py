"""4EYES+: two-coloured tiles or pencils; whoever first shows four pawns in a square wins."""

from collections.abc import Mapping

from touchstone.core.game import GameKind
from touchstone.core.settings import Setting
from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
from touchstone.games.four_eyes_plus.rules.lots import lots
from touchstone.games.four_eyes_plus.rules.state import COLOURS, SIZES
from touchstone.games.four_eyes_plus.rules.terms import Terms
from touchstone.games.four_eyes_plus.rules.turn import stage, thinkable

__all__ = ["KIND", "FourEyesPlus"]

MOST = 999
"""The highest number that the settings of the two counting draws take."""


def _players(settings: Mapping[str, str]) -> range:
    return range(2, 4)


def _build(players: int, settings: Mapping[str, str]) -> FourEyesPlus:
    return FourEyesPlus(KIND, players, settings, Terms.of(players, settings))


def _signs(players: int, settings: Mapping[str, str]) -> tuple[str, ...]:
    return COLOURS[players]


KIND = GameKind(
    slug="4eyes-plus",
    package=__name__,
    options=(
        Setting.number("size", 9, SIZES.start, SIZES.stop - 1),
        Setting.choice("mode", "tiles", "paper"),
        Setting.choice("squares", "any", "upright"),
        Setting.choice("gift", "opponent_wins", "illegal"),
        Setting.choice("relocate", "lift", "strict").only("mode", "tiles"),
        Setting.number("repetition", 3, 0, MOST).only("mode", "tiles"),
        Setting.number("cap", 50, 0, MOST).only("mode", "tiles"),
        Setting.choice("swap", "off", "on"),
    ),
    build=_build,
    players=_players,
    sample=(
        "4eyes-plus; size 7; players 2; phase 1; turn 1; tiles 1 b2 a2, b4 a4, e6 e7; "
        "tiles 2 d1 d2, c2 c3, f5 g5; hand 6 6"
    ),
    signs=_signs,
    stage=stage,
    thinkable=thinkable,
    lots=lots,
)
