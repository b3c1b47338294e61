"""Aims of the games that everybody plays together (8.5, 9.4, 10.3)."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from touchstone.games.tactori.rules.aerial import edges, pieces, seen_from_above
from touchstone.games.tactori.rules.goals.base import Goal, draw
from touchstone.games.tactori.rules.goals.tasks import TASKS
from touchstone.games.tactori.rules.state import STICKS, Move, State
from touchstone.games.tactori.rules.table import Table


@dataclass(frozen=True, slots=True)
class Together(Goal, ABC):
    """A game that is complete as soon as its aim is reached."""

    @abstractmethod
    def is_reached(self, table: Table, state: State) -> bool:
        """Whether the aim is reached."""

    def after_move(self, table: Table, state: State, move: Move) -> State:
        return replace(state, outcome=draw("complete")) if self.is_reached(table, state) else state

    def standing_fault(self, table: Table, state: State) -> str | None:
        return "game-already-complete" if self.is_reached(table, state) else None


@dataclass(frozen=True, slots=True)
class AllSticks(Together):
    """Lay all sticks of the round's colour; they are the count."""

    def is_reached(self, table: Table, state: State) -> bool:
        return len(state.sticks) == STICKS

    def count(self, table: Table, state: State) -> int | None:
        return len(state.sticks)


@dataclass(frozen=True, slots=True)
class AllStones(Together):
    """Make all stones of the round's colour hang together; the slides are the count."""

    def is_reached(self, table: Table, state: State) -> bool:
        wanted = {cell for cell, tower in enumerate(state.towers) if table.round_colour in tower}
        graph = seen_from_above(table.geometry, state.sticks, table.round_colour)
        return any(
            wanted == {cell for ends in edges(table.geometry, part) for cell in ends}
            for part in pieces(table.geometry, graph)
        )

    def count(self, table: Table, state: State) -> int | None:
        return state.steps


@dataclass(frozen=True, slots=True)
class TickTasks(Goal):
    """Tick off the six tasks of free building; a task once done stays done."""

    def after_move(self, table: Table, state: State, move: Move) -> State:
        done = tuple(name for name, stands in TASKS.items() if name in state.tasks or stands(state))
        return state if done == state.tasks else replace(state, tasks=done)
