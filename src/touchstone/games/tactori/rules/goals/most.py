"""Games for points on 5x5: most bridges, most connections, the longest connection (5)."""

from collections.abc import Callable
from dataclasses import dataclass

from touchstone.core.values import Outcome, highest
from touchstone.games.tactori.rules.aerial import (
    largest_network,
    longest_path,
    longest_trail,
    seen_from_above,
)
from touchstone.games.tactori.rules.goals.base import Goal
from touchstone.games.tactori.rules.state import Colour, State
from touchstone.games.tactori.rules.table import Table

Value = Callable[[Table, State, Colour], int]


def bridges(table: Table, state: State, colour: Colour) -> int:
    """One point for each stick on the board, built over or not (5.1)."""
    return sum(stick.colour == colour for stick in state.sticks)


def connections(table: Table, state: State, colour: Colour) -> int:
    """One point for each pair of fields joined, however often (5.2)."""
    return seen_from_above(table.geometry, state.sticks, colour).bit_count()


_MEASURES = {"trail": longest_trail, "path": longest_path, "network": largest_network}


def longest(table: Table, state: State, colour: Colour) -> int:
    """The length of the longest connection, as the table measures it (5.3)."""
    graph = seen_from_above(table.geometry, state.sticks, colour)
    return _MEASURES[table.long](table.geometry, graph)


@dataclass(frozen=True, slots=True)
class MostPoints(Goal):
    """Whoever has most when the stones are used up; equals share the victory (5.4)."""

    value: Value
    reason: str

    def scores(self, table: Table, state: State) -> tuple[int, ...]:
        return tuple(self.value(table, state, colour) for colour in table.colours)

    def stalled(self, table: Table, state: State) -> Outcome:
        scores = self.scores(table, state)
        return Outcome(highest(scores), self.reason, (), (self.reason,), scores)
