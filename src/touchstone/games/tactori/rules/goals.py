"""What the variants score and how they end: one class for each aim.

First the aims of the competitive games (5 to 7), then those of the games that everybody plays
together (8.5, 9.4, 10.3).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from touchstone.core.values import Outcome, Seat, highest
from touchstone.games.tactori.rules import aerial
from touchstone.games.tactori.rules.geometry import Rectangle
from touchstone.games.tactori.rules.pieces import LAID_OUT, STICKS, Colour, Stick
from touchstone.games.tactori.rules.state import Lay, Move, Place, Shift, State
from touchstone.games.tactori.rules.terms import Terms


def draw(reason: str) -> Outcome:
    """An end without a winner."""
    return Outcome((), reason, reasons=(reason,))


@dataclass(frozen=True, slots=True)
class Goal:
    """No aim at all: nothing is counted, and only a game in which nobody can move ends."""

    def after_move(self, terms: Terms, state: State, move: Move) -> State:
        """The position with what the move has brought about: an end, a last round, a task."""
        return state

    def to_come(self, terms: Terms, state: State) -> tuple[Seat, ...]:
        """The seats that have a turn after this one, in order."""
        return terms.seats_after(state.turn)

    def stalled(self, terms: Terms, state: State) -> Outcome:
        """The end when no seat to come can move."""
        return draw("no-winner")

    def only_mobile(self, seat: Seat) -> Outcome | None:
        """The end when no seat but this one can move, if that ends the game."""
        return None

    def repeated(self, terms: Terms, state: State) -> Outcome:
        """The end when a position has been there too often."""
        return draw("repetition")

    def scores(self, terms: Terms, state: State) -> tuple[int, ...]:
        """Points by seat as they stand."""
        return ()

    def count(self, terms: Terms, state: State) -> int | None:
        """What the players count together."""
        return None

    def standing_fault(self, terms: Terms, state: State) -> str | None:
        """Why a game cannot be set up from this position: it would be over already."""
        return None


Value = Callable[[Terms, State, Colour], int]


def bridges(terms: Terms, state: State, colour: Colour) -> int:
    """One point for each stick on the board, built over or not (5.1)."""
    return sum(stick.colour == colour for stick in state.sticks)


def connections(terms: Terms, state: State, colour: Colour) -> int:
    """One point for each pair of fields joined, however often (5.2)."""
    return aerial.seen_from_above(terms.geometry, state.sticks, colour).bit_count()


MEASURES = {
    "trail": aerial.longest_trail,
    "path": aerial.longest_path,
    "network": aerial.largest_network,
}
"""How long a connection is, by the setting of that name."""


def longest(terms: Terms, state: State, colour: Colour) -> int:
    """The length of the longest connection, as the terms measure it (5.3)."""
    graph = aerial.seen_from_above(terms.geometry, state.sticks, colour)
    return MEASURES[terms.long](terms.geometry, graph)


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


def _closed(
    terms: Terms, state: State, colour: Colour, rectangles: Iterable[Rectangle]
) -> tuple[str, ...] | None:
    """What is closed: the corners of the smallest rectangle, else the fields of a ring (6.3)."""
    graph = aerial.seen_from_above(terms.geometry, state.sticks, colour)
    rectangle = aerial.smallest_closed(rectangles, graph)
    cells: tuple[int, ...] | None = None if rectangle is None else rectangle.corners
    if cells is None and terms.loops:
        cells = aerial.smallest_ring(terms.geometry, graph)
    return None if cells is None else terms.geometry.grid.names(cells)


@dataclass(frozen=True, slots=True)
class FirstRectangle(Goal):
    """The first closed rectangle wins; on 9x9 so does being the only one who can move."""

    last_one_moving: bool

    def after_move(self, terms: Terms, state: State, move: Move) -> State:
        if not isinstance(move, Lay | Shift):
            return state
        ends = (move.first, move.last) if isinstance(move, Lay) else (move.to_first, move.to_last)
        # None stood before, so one that stands now has the new stick in its border.
        through = terms.geometry.rectangles_through[terms.geometry.pairs[ends].number]
        where = _closed(terms, state, terms.colour(state.turn), through)
        if where is None:
            return state
        return state._replace(outcome=Outcome((state.turn,), CLOSED, where, (CLOSED,)))

    def only_mobile(self, seat: Seat) -> Outcome | None:
        if not self.last_one_moving:
            return None
        return Outcome((seat,), "only-mobile", reasons=("only-mobile",))

    def standing_fault(self, terms: Terms, state: State) -> str | None:
        all_of_them = terms.geometry.rectangles
        stands = any(_closed(terms, state, colour, all_of_them) for colour in terms.colours)
        return "game-rectangle-stands" if stands else None


def rectangle_points(terms: Terms, state: State, colour: Colour) -> int:
    """For each single rectangle, the floors of the different topmost sticks of its border."""
    top = _topmost(terms, state, colour)
    graph = aerial.seen_from_above(terms.geometry, state.sticks, colour)
    return sum(
        sum(stick.floor for stick in {stick for bit, stick in top.items() if one.mask & bit})
        for one in aerial.single_rectangles(terms.geometry, graph)
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
        if state.board.stones_left[terms.colour(state.turn)] > 0:
            return state
        return state._replace(last=terms.seats_after(state.turn)[:-1])

    def to_come(self, terms: Terms, state: State) -> tuple[Seat, ...]:
        if state.last is None:
            return terms.seats_after(state.turn)
        return tuple(seat for seat in state.last if seat != state.turn)

    def repeated(self, terms: Terms, state: State) -> Outcome:
        return self.stalled(terms, state)


COMPLETE = Outcome((), "complete", reasons=("complete",), together=True)


@dataclass(frozen=True, slots=True)
class Together(Goal, ABC):
    """A game that is complete as soon as its aim is reached."""

    @abstractmethod
    def is_reached(self, terms: Terms, state: State) -> bool:
        """Whether the aim is reached."""

    def after_move(self, terms: Terms, state: State, move: Move) -> State:
        return state._replace(outcome=COMPLETE) if self.is_reached(terms, state) else state

    def standing_fault(self, terms: Terms, state: State) -> str | None:
        return "game-already-complete" if self.is_reached(terms, state) else None


@dataclass(frozen=True, slots=True)
class AllSticks(Together):
    """Lay all sticks of the round's colour; they are the count."""

    def is_reached(self, terms: Terms, state: State) -> bool:
        return len(state.sticks) == STICKS

    def count(self, terms: Terms, state: State) -> int | None:
        return len(state.sticks)


@dataclass(frozen=True, slots=True)
class AllStones(Together):
    """Make all stones of the round's colour hang together; the slides are the count."""

    def is_reached(self, terms: Terms, state: State) -> bool:
        if len(state.sticks) < LAID_OUT - 1:
            return False
        wanted = {cell for cell, tower in enumerate(state.towers) if terms.round_colour in tower}
        graph = aerial.seen_from_above(terms.geometry, state.sticks, terms.round_colour)
        return any(
            wanted == {cell for ends in aerial.edges(terms.geometry, part) for cell in ends}
            for part in aerial.pieces(terms.geometry, graph)
        )

    def count(self, terms: Terms, state: State) -> int | None:
        return state.steps


def _joined(state: State) -> Iterator[tuple[Stick, Stick]]:
    """Two sticks of one colour on different places that meet in a field, seen from above."""
    for one, other in combinations(state.sticks, 2):
        fields = set(one.ends) | set(other.ends)
        if one.colour == other.colour and len(fields) == 3:
            yield one, other


TASKS: Mapping[str, Callable[[State], bool]] = {
    "tower": lambda state: any(len(tower) > 1 for tower in state.towers),
    "bridge": lambda state: bool(state.sticks),
    "joined": lambda state: any(True for _ in _joined(state)),
    "upstairs": lambda state: any(stick.floor > 1 for stick in state.sticks),
    "joined-below": lambda state: any(a.floor == b.floor == 1 for a, b in _joined(state)),
    "joined-across": lambda state: any(a.floor != b.floor for a, b in _joined(state)),
}
"""By name, in the order in which children meet them: whether the task stands on the board."""


def standing_tasks(state: State) -> tuple[str, ...]:
    """The tasks that stand on the board now."""
    return tuple(name for name, stands in TASKS.items() if stands(state))


@dataclass(frozen=True, slots=True)
class TickTasks(Goal):
    """Tick off the six tasks of free building; a task once done stays done."""

    def after_move(self, terms: Terms, state: State, move: Move) -> State:
        done = tuple(name for name, stands in TASKS.items() if name in state.tasks or stands(state))
        return state if done == state.tasks else state._replace(tasks=done)
