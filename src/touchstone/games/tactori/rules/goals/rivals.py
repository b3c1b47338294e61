"""Aims of the competitive games: most points, a closed rectangle, several of them (5 to 7)."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from touchstone.core.values import Outcome, Seat, highest
from touchstone.games.tactori.rules.aerial import (
    largest_network,
    longest_path,
    longest_trail,
    seen_from_above,
    single_rectangles,
    smallest_rectangle,
    smallest_ring,
)
from touchstone.games.tactori.rules.board import Terms
from touchstone.games.tactori.rules.goals.base import Goal
from touchstone.games.tactori.rules.state import (
    STONES,
    Colour,
    Lay,
    Move,
    Place,
    Shift,
    State,
    Stick,
)

Value = Callable[[Terms, State, Colour], int]


def bridges(terms: Terms, state: State, colour: Colour) -> int:
    """One point for each stick on the board, built over or not (5.1)."""
    return sum(stick.colour == colour for stick in state.sticks)


def connections(terms: Terms, state: State, colour: Colour) -> int:
    """One point for each pair of fields joined, however often (5.2)."""
    return seen_from_above(terms.geometry, state.sticks, colour).bit_count()


_MEASURES = {"trail": longest_trail, "path": longest_path, "network": largest_network}


def longest(terms: Terms, state: State, colour: Colour) -> int:
    """The length of the longest connection, as the terms measure it (5.3)."""
    graph = seen_from_above(terms.geometry, state.sticks, colour)
    return _MEASURES[terms.long](terms.geometry, graph)


@dataclass(frozen=True, slots=True)
class MostPoints(Goal):
    """Whoever has most when the stones are used up; equals share the victory (5.4)."""

    value: Value
    reason: str

    def scores(self, terms: Terms, state: State) -> tuple[int, ...]:
        return tuple(self.value(terms, state, colour) for colour in terms.colours)

    def stalled(self, terms: Terms, state: State) -> Outcome:
        scores = self.scores(terms, state)
        return Outcome(highest(scores), self.reason, (), (self.reason,), scores)


CLOSED = "rectangle"


def _closed(terms: Terms, state: State, colour: Colour) -> tuple[str, ...] | None:
    """What is closed: the corners of the smallest rectangle, else the fields of a ring (6.3)."""
    graph = seen_from_above(terms.geometry, state.sticks, colour)
    rectangle = smallest_rectangle(terms.geometry, graph)
    cells: tuple[int, ...] | None = None if rectangle is None else rectangle.corners
    if cells is None and terms.loops:
        cells = smallest_ring(terms.geometry, graph)
    return None if cells is None else terms.geometry.grid.names(cells)


@dataclass(frozen=True, slots=True)
class FirstRectangle(Goal):
    """The first closed rectangle wins; on 9x9 so does being the only one who can move."""

    last_one_moving: bool

    def after_move(self, terms: Terms, state: State, move: Move) -> State:
        if not isinstance(move, Lay | Shift):
            return state
        where = _closed(terms, state, terms.colour(state.turn))
        if where is None:
            return state
        return replace(state, outcome=Outcome((state.turn,), CLOSED, where, (CLOSED,)))

    def only_mobile(self, seat: Seat) -> Outcome | None:
        if not self.last_one_moving:
            return None
        return Outcome((seat,), "only-mobile", reasons=("only-mobile",))

    def standing_fault(self, terms: Terms, state: State) -> str | None:
        stands = any(_closed(terms, state, colour) is not None for colour in terms.colours)
        return "game-rectangle-stands" if stands else None


def rectangle_points(terms: Terms, state: State, colour: Colour) -> int:
    """For each single rectangle, the floors of the different topmost sticks of its border."""
    top = _topmost(terms, state, colour)
    graph = seen_from_above(terms.geometry, state.sticks, colour)
    return sum(
        sum(stick.floor for stick in {stick for bit, stick in top.items() if one.mask & bit})
        for one in single_rectangles(terms.geometry, graph)
    )


def _topmost(terms: Terms, state: State, colour: Colour) -> dict[int, Stick]:
    """By the bit of each segment, the highest stick of this colour that covers it."""
    top: dict[int, Stick] = {}
    for stick in sorted(state.sticks, key=lambda stick: stick.floor):
        if stick.colour == colour:
            for segment in terms.geometry.pairs[stick.ends].segments:
                top[1 << segment] = stick
    return top


@dataclass(frozen=True, slots=True)
class RectanglePoints(MostPoints):
    """Points for single rectangles. A supply that runs out begins the last round."""

    def after_move(self, terms: Terms, state: State, move: Move) -> State:
        if state.last is not None or not isinstance(move, Place):
            return state
        colour = terms.colour(state.turn)
        if sum(tower.count(colour) for tower in state.towers) < STONES:
            return state
        return replace(state, last=terms.seats_after(state.turn)[:-1])

    def to_come(self, terms: Terms, state: State) -> tuple[Seat, ...]:
        if state.last is None:
            return terms.seats_after(state.turn)
        return tuple(seat for seat in state.last if seat != state.turn)

    def repeated(self, terms: Terms, state: State) -> Outcome:
        return self.stalled(terms, state)
