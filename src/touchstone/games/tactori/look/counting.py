"""Which bridges brought the winners their points, so that a picture can point them out."""

from collections.abc import Callable, Mapping

from touchstone.core.values import Outcome
from touchstone.games.tactori.rules import aerial, goals
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.pieces import Colour
from touchstone.games.tactori.rules.state import State
from touchstone.games.tactori.rules.terms import Terms

Stretch = tuple[int, int, int]
"""Two neighbouring fields and the floor of the topmost stick between them."""


def counting_stretches(game: Tactori, state: State) -> list[Stretch]:
    """From field to field, what counted for each of the winners; nothing where nobody counts."""
    outcome: Outcome | None = game.outcome(state)
    counted = _COUNTED.get(outcome.reason) if outcome else None
    if outcome is None or counted is None:
        return []
    found: list[Stretch] = []
    for seat in outcome.winners:
        colour = game.terms.colour(seat)
        graph = counted(game.terms, state, colour)
        floors = _floors(game.terms, state, colour)
        found += [(*ends, floors[ends]) for ends in aerial.edges(game.terms.geometry, graph)]
    return found


def _floors(terms: Terms, state: State, colour: Colour) -> dict[tuple[int, int], int]:
    """How high the topmost stick of this colour lies over each stretch."""
    floors: dict[tuple[int, int], int] = {}
    for stick in sorted(state.sticks, key=lambda stick: stick.floor):
        if stick.colour == colour:
            for segment in terms.geometry.pairs[stick.ends].segments:
                floors[terms.geometry.segments[segment]] = stick.floor
    return floors


def _all(terms: Terms, state: State, colour: Colour) -> int:
    return aerial.seen_from_above(terms.geometry, state.sticks, colour)


def _longest(terms: Terms, state: State, colour: Colour) -> int:
    """One of the longest connections: whatever can be taken away without loss is not part of it."""
    measure, graph = goals.MEASURES[terms.long], _all(terms, state, colour)
    length = measure(terms.geometry, graph)
    for ends in aerial.edges(terms.geometry, graph):
        without = graph & ~(1 << terms.geometry.segment_numbers[ends])
        if measure(terms.geometry, without) == length:
            graph = without
    return graph


def _rectangles(terms: Terms, state: State, colour: Colour) -> int:
    graph = 0
    for one in aerial.single_rectangles(terms.geometry, _all(terms, state, colour)):
        graph |= one.mask
    return graph


_COUNTED: Mapping[str, Callable[[Terms, State, Colour], int]] = {
    "most-bridges": _all,
    "most-connections": _all,
    "longest": _longest,
    "points": _rectangles,
}
"""By the reason for the end: the stretches that counted for a colour."""
