"""Four Senses: blindfolded on 4x4, two or three players; a win counts only when it is declared."""

from collections.abc import Mapping

from touchstone.core.game import GameKind
from touchstone.core.settings import Setting
from touchstone.core.values import Seat, all_seats, highest
from touchstone.games.four_senses.rules.game import THIRD, FourSenses
from touchstone.games.four_senses.rules.turn import stage, thinkable

__all__ = ["KIND", "FourSenses"]

ROUNDS = {2: 1, 3: 3}
"""Two players play one round, three play until everybody has started once (clause 7.1)."""


def _players(settings: Mapping[str, str]) -> range:
    return range(2, 4)


def _rounds(players: int) -> int:
    return ROUNDS[players]


def _forfeit(players: int, seat: Seat) -> tuple[int, ...]:
    """Nothing for whoever gives up, three points for each of the two others (7.6)."""
    others = tuple(0 if other == seat else THIRD for other in all_seats(players))
    return others if players == 3 else ()


def _leaders(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """The highest total wins; without a single point nobody does (7.7, 7.8)."""
    return highest(totals) if any(totals) else ()


def _build(players: int, settings: Mapping[str, str]) -> FourSenses:
    return FourSenses(KIND, players, settings)


KIND = GameKind(
    slug="four-senses",
    package=__name__,
    options=(
        Setting.choice("claims", "spoken", "referee"),
        Setting.choice("claim_window", "turn", "strict").only("claims", "spoken"),
        Setting.choice("false_claim", "free", "lose_round").only("claims", "spoken"),
        Setting.choice("bonus", "strict", "broad"),
    ),
    build=_build,
    players=_players,
    sample=(
        "four-senses; row4 -, h+dh, -, f+f; row3 dh, -, h, f; row2 -, f+f, h, -; "
        "row1 f, h+f, h+df, h; turn 2; stage explore"
    ),
    rounds=_rounds,
    masked=True,
    forfeit=_forfeit,
    leaders=_leaders,
    stage=stage,
    thinkable=thinkable,
)
