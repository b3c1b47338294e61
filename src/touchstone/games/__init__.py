"""The catalogue: every game that can be played, by its slug.

The house has three games of its own. Any installed package may bring more: its entry point in the
group `touchstone.games` names a GameKind. Nothing else in the house knows any game by name.
"""

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import entry_points

from touchstone.core.errors import SettingError
from touchstone.core.game import AnyGame, GameKind

OF_THE_HOUSE = ("four_senses", "four_eyes_plus", "tactori")
"""Our own games, in the order in which they are shown."""
GROUP = "touchstone.games"


def _kinds() -> Iterator[GameKind]:
    for folder in OF_THE_HOUSE:
        yield import_module(f"{__name__}.{folder}").KIND
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            kind = entry.load()
            if not isinstance(kind, GameKind):
                raise TypeError(f"{entry.value} is no GameKind")
        except Exception as error:
            # A stranger's package that is broken costs its own game only.
            print(f"touchstone: the game {entry.name} is left out: {error!r}", file=sys.stderr)
        else:
            yield kind


def _catalogue() -> dict[str, GameKind]:
    games: dict[str, GameKind] = {}
    for kind in _kinds():
        if kind.slug in games:
            message = f"{kind.package} is left out: there is a {kind.slug} already"
            print(f"touchstone: {message}", file=sys.stderr)
        games.setdefault(kind.slug, kind)
    return games


GAMES: Mapping[str, GameKind] = _catalogue()


def find_game(slug: str) -> GameKind:
    """The game of that name; refuses an unknown one with the list of those that exist."""
    found = GAMES.get(slug.strip().lower())
    if found is None:
        allowed = ", ".join(GAMES)
        raise SettingError("setting-bad-value", name="game", value=slug, allowed=allowed)
    return found


def new_game(slug: str, players: int = 2, **settings: str) -> AnyGame:
    """The rules of a game for this many players.

    >>> new_game("four-senses", claims="referee").seats
    2
    """
    return find_game(slug).new(players, settings)
