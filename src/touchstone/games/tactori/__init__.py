"""Tactori: towers and bridges in three dimensions, nine variants, one to four players."""

from collections.abc import Mapping

from touchstone.core.game import GameKind
from touchstone.core.settings import Setting
from touchstone.games.tactori.geometry import WIDE
from touchstone.games.tactori.position import SLUG
from touchstone.games.tactori.rules import Tactori
from touchstone.games.tactori.state import COLOUR_NAMES, COLOURS
from touchstone.games.tactori.table import Table
from touchstone.games.tactori.variants import VARIANTS

__all__ = ["TACTORI", "Tactori"]

DEFAULT = "bridges"


def _players(settings: Mapping[str, str]) -> range:
    return VARIANTS[settings["variant"]].players


def _is_laid_out(settings: Mapping[str, str]) -> bool:
    return VARIANTS[settings["variant"]].laid_out


def _build(players: int, settings: Mapping[str, str]) -> Tactori:
    variant = VARIANTS[settings["variant"]]
    table = Table(
        seats=players,
        geometry=variant.geometry,
        shared=variant.shared,
        round_colour=COLOURS[COLOUR_NAMES.index(settings["colour"])],
        any_sticks=settings["sticks"] == "any",
        loops=settings["closed"] == "loop",
        long=settings["long"],
        ban=settings["spacing"] == "ban",
        clear=settings["straight"] == "clear",
        repetition=int(settings["repetition"]) if variant.geometry is WIDE else 0,
    )
    return Tactori(TACTORI, table, settings)


TACTORI = GameKind(
    slug=SLUG,
    table=(
        Setting.choice("variant", DEFAULT, *(name for name in VARIANTS if name != DEFAULT)),
        Setting.choice("sticks", "one", "any"),
        Setting.choice("closed", "rectangle", "loop"),
        Setting.choice("long", "trail", "path", "network"),
        Setting.choice("spacing", "span", "ban"),
        Setting.choice("straight", "fly", "clear"),
        Setting.number("repetition", 3, 0, 99),
        Setting.choice("colour", *COLOUR_NAMES),
        Setting.number("seed", 0, 0, 999_999_999),
    ),
    build=_build,
    players=_players,
    words="tactori",
    random_setup=_is_laid_out,
)
