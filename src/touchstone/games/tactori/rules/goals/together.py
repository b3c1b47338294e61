"""Aims of the games that everybody plays together (8.5, 9.4, 10.3)."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from touchstone.core.values import Outcome
from touchstone.games.tactori.rules.aerial import edges, pieces, seen_from_above
from touchstone.games.tactori.rules.board import Terms
from touchstone.games.tactori.rules.goals.base import Goal
from touchstone.games.tactori.rules.state import STICKS, Move, State, Stick

COMPLETE = Outcome((), "complete", reasons=("complete",), together=True)


@dataclass(frozen=True, slots=True)
class Together(Goal, ABC):
    """A game that is complete as soon as its aim is reached."""

    @abstractmethod
    def is_reached(self, terms: Terms, state: State) -> bool:
        """Whether the aim is reached."""

    def after_move(self, terms: Terms, state: State, move: Move) -> State:
        return replace(state, outcome=COMPLETE) if self.is_reached(terms, state) else state

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
        wanted = {cell for cell, tower in enumerate(state.towers) if terms.round_colour in tower}
        graph = seen_from_above(terms.geometry, state.sticks, terms.round_colour)
        return any(
            wanted == {cell for ends in edges(terms.geometry, part) for cell in ends}
            for part in pieces(terms.geometry, graph)
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
        return state if done == state.tasks else replace(state, tasks=done)
