"""Boards as pictures that carry their own words."""

from typing import Any

from touchstone.face.records import Record
from touchstone.face.refusing import demand
from touchstone.face.states import State
from touchstone.views.drawing import THEMES, Drawing
from touchstone.views.picture import Marks
from touchstone.views.words import LANGUAGES


def draw(shown: State[Any, Any] | Record, *, theme: str = "wood", lang: str = "en") -> Drawing:
    """A state, or the board after the last move of a record, as a picture.

    `.svg()` is the picture, `.save(file)` writes it, and a notebook shows it. It holds the board in
    words, in the language `lang`, for those who hear it.
    """
    demand(shown, (State, Record), "a State or a Record can be drawn")
    _demand_one_of("theme", theme, THEMES)
    _demand_one_of("lang", lang, LANGUAGES)
    state = shown.state if isinstance(shown, Record) else shown
    line = state.outcome.where if state.outcome else ()
    return Drawing(state.rules, state.position, Marks(line=line), theme, lang)


def _demand_one_of(name: str, value: str, allowed: Any) -> None:
    if value not in tuple(allowed):
        raise ValueError(f"{name} is one of {', '.join(allowed)}, not {value!r:.60}")
