"""Several closed rectangles on 9x9: the last round, and points by floor (7.11 to 7.14)."""

from dataclasses import dataclass, replace

from touchstone.core.values import Outcome, Seat
from touchstone.games.tactori.rules.aerial import seen_from_above, single_rectangles
from touchstone.games.tactori.rules.goals.most import MostPoints
from touchstone.games.tactori.rules.state import STONES, Colour, Move, Place, State, Stick
from touchstone.games.tactori.rules.table import Table


def rectangle_points(table: Table, state: State, colour: Colour) -> int:
    """For each single rectangle, the floors of the different topmost sticks of its border."""
    top = _topmost(table, state, colour)
    graph = seen_from_above(table.geometry, state.sticks, colour)
    return sum(
        sum(stick.floor for stick in {stick for bit, stick in top.items() if one.mask & bit})
        for one in single_rectangles(table.geometry, graph)
    )


def _topmost(table: Table, state: State, colour: Colour) -> dict[int, Stick]:
    """By the bit of each segment, the highest stick of this colour that covers it."""
    top: dict[int, Stick] = {}
    for stick in sorted(state.sticks, key=lambda stick: stick.floor):
        if stick.colour == colour:
            for segment in table.geometry.pairs[stick.ends].segments:
                top[1 << segment] = stick
    return top


@dataclass(frozen=True, slots=True)
class RectanglePoints(MostPoints):
    """Points for single rectangles. A supply that runs out begins the last round."""

    def after_move(self, table: Table, state: State, move: Move) -> State:
        if state.last is not None or not isinstance(move, Place):
            return state
        colour = table.colour(state.turn)
        if sum(tower.count(colour) for tower in state.towers) < STONES:
            return state
        return replace(state, last=table.seats_after(state.turn)[:-1])

    def to_come(self, table: Table, state: State) -> tuple[Seat, ...]:
        if state.last is None:
            return table.seats_after(state.turn)
        return tuple(seat for seat in state.last if seat != state.turn)

    def repeated(self, table: Table, state: State) -> Outcome:
        return self.stalled(table, state)
