"""The list of games with their settings, in words."""

from collections.abc import Mapping

from touchstone.core.game import GameKind
from touchstone.core.settings import Setting
from touchstone.views.wire.api import GameInfo, SettingInfo, ValueInfo
from touchstone.views.words import Words


def games(kinds: Mapping[str, GameKind], words: Words) -> list[GameInfo]:
    """Every game of the catalogue."""
    return [_game(kind, words) for kind in kinds.values()]


def _game(kind: GameKind, words: Words) -> GameInfo:
    words = words.of(kind)
    return GameInfo(
        slug=kind.slug,
        name=words.say("game-name"),
        about=words.say("game-about"),
        help=words.say("game-help"),
        players=tuple(kind.players(kind.defaults)),
        masked=kind.masked,
        settings=tuple(_setting(setting, words) for setting in kind.options),
    )


def _setting(setting: Setting, words: Words) -> SettingInfo:
    numbers = setting.whole
    return SettingInfo(
        name=setting.name,
        label=words.say(f"game-setting-{setting.name}"),
        default=setting.default,
        values=tuple(
            ValueInfo(value=value, label=words.say(f"game-setting-{setting.name}-{value}"))
            for value in setting.values
        ),
        least=numbers.start if numbers else None,
        most=numbers.stop - 1 if numbers else None,
    )
