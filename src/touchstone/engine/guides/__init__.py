"""Guides by game."""

from touchstone.core.game import AnyGame
from touchstone.engine.guide import Guide
from touchstone.engine.guides.four_eyes_plus import FourEyesPlusGuide
from touchstone.engine.guides.four_senses import FourSensesGuide
from touchstone.engine.guides.tactori import TactoriGuide

_GUIDES: dict[str, Guide] = {
    "four-senses": FourSensesGuide(),
    "4eyes-plus": FourEyesPlusGuide(),
    "tactori": TactoriGuide(),
}
_ANY = Guide()


def guide_for(game: AnyGame) -> Guide:
    """The guide of a game; a game that has none is played by its rules alone."""
    return _GUIDES.get(game.kind.slug, _ANY)
