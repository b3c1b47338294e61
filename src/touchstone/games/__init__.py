"""The catalogue: every game that can be played, by its slug."""

from collections.abc import Mapping

from touchstone.core.game import AnyGame, GameKind
from touchstone.games.four_eyes_plus import FOUR_EYES_PLUS
from touchstone.games.four_senses import FOUR_SENSES
from touchstone.games.tactori import TACTORI

GAMES: Mapping[str, GameKind] = {kind.slug: kind for kind in (FOUR_SENSES, FOUR_EYES_PLUS, TACTORI)}


def new_game(slug: str, players: int = 2, **settings: str) -> AnyGame:
    """The rules of a game for this many players.

    >>> new_game("four-senses", claims="referee").seats
    2
    """
    return GAMES[slug].new(players, settings)
