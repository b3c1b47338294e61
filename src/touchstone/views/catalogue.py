"""What is said about a game before anybody plays it: its name, its settings, who can play."""

from collections.abc import Iterator
from functools import cache

from touchstone.core.game import GameKind
from touchstone.core.settings import Setting
from touchstone.match.agreement import LEVELS
from touchstone.match.rungs import Rungs, rungs_of
from touchstone.views.wire.api import GameInfo, OnlyWith, RungsInfo, SettingInfo, ValueInfo
from touchstone.views.words import Words, words_in


@cache
def game_info(kind: GameKind, language: str) -> GameInfo:
    """A game of the catalogue in words."""
    words = words_in(language, kind)
    return GameInfo(
        slug=kind.slug,
        name=words.say("game-name"),
        about=words.say("game-about"),
        help=words.say("game-help"),
        players=tuple(kind.players(kind.defaults)),
        masked=kind.masked,
        settings=tuple(_setting(setting, words) for setting in kind.options),
        rungs=tuple(map(_rungs, rungs_of(kind))),
        translated=words.translated,
    )


def _rungs(rungs: Rungs) -> RungsInfo:
    return RungsInfo(
        levels=rungs.levels,
        settings=dict(rungs.settings),
        players=tuple(rungs.players),
        masked=rungs.masked,
    )


def _setting(setting: Setting, words: Words) -> SettingInfo:
    numbers, only = setting.whole, setting.only_with
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
        only_with=only and OnlyWith(name=only[0], values=only[1]),
    )


def any_players(kind: GameKind) -> range:
    """The numbers of players with whatever settings."""
    found = [kind.players(settings) for settings in _one_changed(kind)]
    return range(min(one.start for one in found), max(one.stop for one in found))


def _one_changed(kind: GameKind) -> Iterator[dict[str, str]]:
    yield kind.defaults
    for setting in kind.options:
        for value in setting.values:
            yield {**kind.defaults, setting.name: value}


def level_names(words: Words) -> tuple[str, ...]:
    """What the levels of bots are called, the weakest first."""
    return tuple(words.say(f"level-{level}") for level in LEVELS)
