"""The six tasks of free building (10.3), each a question about the board."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

from touchstone.games.tactori.rules.state import State, Stick


def _joined(state: State) -> Iterator[tuple[Stick, Stick]]:
    """Two sticks of one colour on different places that meet in a field, seen from above."""
    for one, other in combinations(state.sticks, 2):
        fields = set(one.ends) | set(other.ends)
        if one.colour == other.colour and len(fields) == 3:
            yield one, other


def _tower(state: State) -> bool:
    return any(len(tower) > 1 for tower in state.towers)


def _bridge(state: State) -> bool:
    return bool(state.sticks)


def _two_joined(state: State) -> bool:
    return any(True for _ in _joined(state))


def _upstairs(state: State) -> bool:
    return any(stick.floor > 1 for stick in state.sticks)


def _joined_below(state: State) -> bool:
    return any(one.floor == other.floor == 1 for one, other in _joined(state))


def _joined_across(state: State) -> bool:
    return any(one.floor != other.floor for one, other in _joined(state))


TASKS: Mapping[str, Callable[[State], bool]] = {
    "tower": _tower,
    "bridge": _bridge,
    "joined": _two_joined,
    "upstairs": _upstairs,
    "joined-below": _joined_below,
    "joined-across": _joined_across,
}
"""By name, in the order in which children meet them: whether the task stands on the board."""


def standing_tasks(state: State) -> tuple[str, ...]:
    """The tasks that stand on the board now."""
    return tuple(name for name, stands in TASKS.items() if stands(state))
