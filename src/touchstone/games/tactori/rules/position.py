"""Positions of Tactori as text.

`tactori; variant rectangle-advanced; players 2; towers a1 red blue; sticks -; turn 1; stage stone`

Further parts, written only where they say something that cannot be derived:
`laid`, `taken` (places of this turn), `last` (seats still to move), `seen` (fingerprints of earlier
positions), `steps` (slides) and `tasks` (ticked off).
"""

from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b

from touchstone.core.grid import Grid
from touchstone.games.tactori.rules.geometry import Geometry
from touchstone.games.tactori.rules.goals.together import standing_tasks
from touchstone.games.tactori.rules.notation import ends_text
from touchstone.games.tactori.rules.state import COLOUR_NAMES, Ends, Stage, State
from touchstone.games.tactori.rules.terms import Terms
from touchstone.games.tactori.rules.variants import Variant

SLUG = "tactori"


def state_text(name: str, variant: Variant, terms: Terms, state: State) -> str:
    """The position in one line."""
    stage = Stage.STONE if state.stage is Stage.STONE else Stage.STICKS
    further = ((part, _FURTHER[part](terms, state)) for part in variant.parts)
    parts = [
        f"{SLUG}; variant {name}; players {terms.seats}",
        board_text(terms.geometry, state),
        f"stage {stage.value}",
        *(f"{part} {text}" for part, text in further if text is not None),
    ]
    return "; ".join(parts)


def board_text(geometry: Geometry, state: State) -> str:
    """The parts that tell one position from another where positions are repeated."""
    name = geometry.grid.name
    towers = (
        " ".join((name(cell), *(COLOUR_NAMES[stone] for stone in tower)))
        for cell, tower in enumerate(state.towers)
        if tower
    )
    sticks = (
        f"{COLOUR_NAMES[stick.colour]} {ends_text(geometry.grid, *stick.ends)} {stick.floor}"
        for stick in state.sticks
    )
    return f"towers {_list_text(towers)}; sticks {_list_text(sticks)}; turn {state.turn}"


def fingerprint(geometry: Geometry, state: State) -> str:
    """Sixteen letters that tell this board and turn from all others (7.15)."""
    return blake2b(board_text(geometry, state).encode(), digest_size=8).hexdigest()


def seen_by_default(terms: Terms, state: State) -> tuple[str, ...]:
    """What a position has seen that says nothing of it: itself, at the beginning of a turn."""
    counts = terms.repetition and state.is_fresh
    return (fingerprint(terms.geometry, state),) if counts else ()


def _list_text(items: Iterable[str]) -> str:
    return ", ".join(items) or "-"


def _places_text(grid: Grid, places: tuple[Ends, ...]) -> str | None:
    return _list_text(ends_text(grid, *ends) for ends in places) if places else None


def _last_text(terms: Terms, state: State) -> str | None:
    if state.last is None:
        return None
    return " ".join(str(seat) for seat in state.last) or "-"


def _seen_text(terms: Terms, state: State) -> str | None:
    return None if state.seen == seen_by_default(terms, state) else _list_text(state.seen)


def _steps_text(terms: Terms, state: State) -> str | None:
    return str(state.steps) if state.steps else None


def _tasks_text(terms: Terms, state: State) -> str | None:
    return None if state.tasks == standing_tasks(state) else _list_text(state.tasks)


_FURTHER: Mapping[str, Callable[[Terms, State], str | None]] = {
    "laid": lambda terms, state: _places_text(terms.geometry.grid, state.laid),
    "taken": lambda terms, state: _places_text(terms.geometry.grid, state.taken),
    "last": _last_text,
    "seen": _seen_text,
    "steps": _steps_text,
    "tasks": _tasks_text,
}
"""The text of each further part, or None where it need not be written."""
