"""Guides by game, imported when a bot first thinks: compiled kernels are no small luggage."""

from functools import cache
from importlib import import_module

from touchstone.core.game import AnyGame
from touchstone.engine.guide import Guide

_GUIDES = {
    "four-senses": ("four_senses", "FourSensesGuide"),
    "4eyes-plus": ("four_eyes_plus", "FourEyesPlusGuide"),
    "tactori": ("tactori", "TactoriGuide"),
}


@cache
def _guide(slug: str) -> Guide:
    if slug not in _GUIDES:
        return Guide()
    module, name = _GUIDES[slug]
    guide: Guide = getattr(import_module(f"{__name__}.{module}"), name)()
    return guide


def guide_for(game: AnyGame) -> Guide:
    """The guide of a game; a game that has none is played by its rules alone."""
    return _guide(game.kind.slug)
