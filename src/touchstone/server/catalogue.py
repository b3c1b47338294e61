"""The list of games with their settings, in words."""

from collections.abc import Mapping

from touchstone.core.game import GameKind
from touchstone.core.settings import Setting
from touchstone.views.api import GameInfo, SettingInfo, ValueInfo
from touchstone.views.words import Words


def games(kinds: Mapping[str, GameKind], words: Words) -> list[GameInfo]:
    """Every game of the catalogue."""
    return [_game(kind, words) for kind in kinds.values()]


def _game(kind: GameKind, words: Words) -> GameInfo:
    defaults = {setting.name: setting.default for setting in kind.table}
    return GameInfo(
        slug=kind.slug,
        name=words.say(f"{kind.words}-name"),
        about=words.say(f"{kind.words}-about"),
        help=words.say(f"{kind.words}-help"),
        players=tuple(kind.players(defaults)),
        masked=kind.masked,
        settings=tuple(_setting(setting, kind.words, words) for setting in kind.table),
    )


def _setting(setting: Setting, prefix: str, words: Words) -> SettingInfo:
    numbers = setting.whole
    return SettingInfo(
        name=setting.name,
        label=words.say(f"{prefix}-setting-{setting.name}"),
        default=setting.default,
        values=tuple(
            ValueInfo(value=value, label=words.say(f"{prefix}-setting-{setting.name}-{value}"))
            for value in setting.values
        ),
        least=numbers.start if numbers else None,
        most=numbers.stop - 1 if numbers else None,
    )
