"""Games that a closed rectangle wins at once (6.1, 7.10)."""

from dataclasses import dataclass, replace

from touchstone.core.values import Outcome, Seat
from touchstone.games.tactori.rules.aerial import has_loop, seen_from_above, smallest_rectangle
from touchstone.games.tactori.rules.goals.base import Goal
from touchstone.games.tactori.rules.state import Colour, Lay, Move, Shift, State
from touchstone.games.tactori.rules.table import Table

REASON = "rectangle"


def _closed(table: Table, state: State, colour: Colour) -> tuple[str, ...] | None:
    """The corners of the smallest closed rectangle, none for a mere loop, None if nothing."""
    graph = seen_from_above(table.geometry, state.sticks, colour)
    found = smallest_rectangle(table.geometry, graph)
    if found is not None:
        return table.geometry.grid.names(found.corners)
    return () if table.loops and has_loop(table.geometry, graph) else None


@dataclass(frozen=True, slots=True)
class FirstRectangle(Goal):
    """The first closed rectangle wins; on 9x9 so does being the only one who can move."""

    last_one_moving: bool

    def after_move(self, table: Table, state: State, move: Move) -> State:
        if not isinstance(move, Lay | Shift):
            return state
        where = _closed(table, state, table.colour(state.turn))
        if where is None:
            return state
        return replace(state, outcome=Outcome((state.turn,), REASON, where, (REASON,)))

    def only_mobile(self, seat: Seat) -> Outcome | None:
        if not self.last_one_moving:
            return None
        return Outcome((seat,), "only-mobile", reasons=("only-mobile",))

    def standing_fault(self, table: Table, state: State) -> str | None:
        stands = any(_closed(table, state, colour) is not None for colour in table.colours)
        return "game-rectangle-stands" if stands else None
