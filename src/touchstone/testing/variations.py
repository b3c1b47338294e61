"""Every way to set up a game that differs from its defaults in one setting."""

from collections.abc import Iterator

from touchstone.core.game import AnyGame, GameKind
from touchstone.core.settings import Setting


def variations(kind: GameKind) -> Iterator[AnyGame]:
    """The game with its defaults, then with each setting changed, for each number of players."""
    seen = set()
    for settings in _settings(kind):
        full = {setting.name: setting.default for setting in kind.options} | settings
        for players in kind.players(full):
            key = (players, tuple(sorted(full.items())))
            if key not in seen:
                seen.add(key)
                yield kind.new(players, settings)


def _settings(kind: GameKind) -> Iterator[dict[str, str]]:
    yield {}
    for setting in kind.options:
        for value in _values(setting):
            yield {setting.name: value}


def _values(setting: Setting) -> tuple[str, ...]:
    if setting.whole:
        ends = (setting.whole.start, setting.whole.start + 1, setting.whole.stop - 1)
        return tuple(dict.fromkeys(str(end) for end in ends))
    return setting.values
