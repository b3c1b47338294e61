"""Tactori: towers and bridges in three dimensions, nine variants, one to four players."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from touchstone.core.game import AnyGame, GameKind
from touchstone.core.settings import Setting
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.geometry import WIDE
from touchstone.games.tactori.rules.goals import TASKS
from touchstone.games.tactori.rules.lots import lots
from touchstone.games.tactori.rules.pieces import COLOUR_NAMES, COLOURS
from touchstone.games.tactori.rules.position import SLUG
from touchstone.games.tactori.rules.terms import Terms
from touchstone.games.tactori.rules.turns.masked import stage, thinkable
from touchstone.games.tactori.rules.variants import VARIANTS

__all__ = ["KIND", "Tactori"]

DEFAULT = "bridges"


def _players(settings: Mapping[str, str]) -> range:
    return VARIANTS[settings["variant"]].players


def _is_laid_out(settings: Mapping[str, str]) -> bool:
    return VARIANTS[settings["variant"]].laid_out


def _build(players: int, settings: Mapping[str, str]) -> Tactori:
    variant = VARIANTS[settings["variant"]]
    terms = Terms(
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
    return Tactori(KIND, players, settings, terms)


def _signs(players: int, settings: Mapping[str, str]) -> tuple[str, ...]:
    """Where everybody builds together, no colour is anybody's own (1.2)."""
    return () if VARIANTS[settings["variant"]].shared else COLOUR_NAMES[:players]


def _tasks(game: AnyGame, state: Any) -> Mapping[str, bool]:
    """The six of free building (7.3)."""
    is_free = isinstance(game, Tactori) and game.settings["variant"] == "free"
    return {name: name in state.tasks for name in TASKS} if is_free else {}


_LAID_OUT = tuple(name for name, variant in VARIANTS.items() if variant.laid_out)
_WIDE = tuple(name for name, variant in VARIANTS.items() if variant.geometry is WIDE)
_SMALL = tuple(
    name for name, one in VARIANTS.items() if not one.shared and one.geometry is not WIDE
)


def _patient(game: AnyGame) -> AnyGame:
    """Behind a mask a turn that ended by itself would tell of fields not touched (11.4)."""
    assert isinstance(game, Tactori)
    return replace(game, patient=True)


KIND = GameKind(
    slug=SLUG,
    package=__name__,
    options=(
        Setting.choice("variant", DEFAULT, *(name for name in VARIANTS if name != DEFAULT)),
        Setting.choice("sticks", "one", "any").only("variant", *_SMALL),
        Setting.choice("closed", "rectangle", "loop").only(
            "variant", "rectangle", "rectangle-advanced"
        ),
        Setting.choice("long", "trail", "path", "network").only("variant", "long"),
        Setting.choice("spacing", "span", "ban").only("variant", *_WIDE),
        Setting.choice("straight", "fly", "clear").only("variant", "rectangles"),
        Setting.number("repetition", 3, 0, 99).only("variant", *_WIDE),
        Setting.choice("colour", *COLOUR_NAMES).only("variant", *_LAID_OUT),
        Setting.number("seed", 0, 0, 999_999_999, secret=True).only("variant", *_LAID_OUT),
    ),
    build=_build,
    players=_players,
    sample=(
        "tactori; variant bridges; players 2; towers a1 red, b1 red, b2 blue red, c2 blue, "
        "c3 blue, d3 red blue, d4 red, e4 blue; sticks red a1-b1 1, blue c2-c3 1; turn 1; "
        "stage stone"
    ),
    random_setup=_is_laid_out,
    patient=_patient,
    signs=_signs,
    stage=stage,
    thinkable=thinkable,
    lots=lots,
    tasks=_tasks,
)
