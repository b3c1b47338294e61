"""The five levels, from a child's first games to the best we have, and how long a bot may think.

Thinking is limited in positions looked at, which repeats exactly, or in seconds.
"""

from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot of one level looks, remembers and thinks."""

    number: int
    notice: float
    """The chance to see a win within reach, or a line that stands."""
    care: float
    """The chance to ask what the next player could do."""
    searches: bool
    """Whether it thinks further ahead than that."""
    touch: float
    """Behind a mask: the share of the board felt in a turn."""
    keep: float
    """Behind a mask: the chance that a thing felt is still remembered a turn later."""
    counts: bool
    """Behind a mask: whether it feels the supply in each turn."""


LEVELS = {
    level.number: level
    for level in (
        Level(1, notice=0.35, care=0.0, searches=False, touch=0.3, keep=0.70, counts=False),
        Level(2, notice=0.8, care=0.35, searches=False, touch=0.6, keep=0.85, counts=False),
        Level(3, notice=0.98, care=1.0, searches=False, touch=0.9, keep=0.96, counts=True),
        Level(4, notice=1.0, care=1.0, searches=True, touch=1.0, keep=0.99, counts=True),
        Level(5, notice=1.0, care=1.0, searches=True, touch=1.0, keep=1.0, counts=True),
    )
}

STRONGEST = max(LEVELS)
OPEN_EYED = ("mcts", "random")
"""Bots of the arena that look at the board itself and cannot play behind a mask."""
BOT_NAMES = (*map(str, LEVELS), *OPEN_EYED)
"""Who can be sent into the arena."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What one decision may cost; what is None is not limited."""

    nodes: int | None = None
    seconds: float | None = None

    def start(self) -> "Meter":
        """A meter that runs from now."""
        return Meter(self)

    def nodes_at(self, rate: int) -> int:
        """The positions that may be looked at by whoever looks at `rate` of them a second."""
        return self.nodes or int((self.seconds or 1.0) * rate)


class Thinking(NamedTuple):
    """How a bot thinks ahead about one move."""

    level: Level
    dice: Random
    budget: Budget


class Meter:
    """Counts what has been spent of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        self._most = budget.nodes
        self._end = None if budget.seconds is None else monotonic() + budget.seconds

    def spend(self, nodes: int = 1) -> None:
        """Notes that this many positions were looked at."""
        self.nodes += nodes

    @property
    def is_out(self) -> bool:
        """Whether nothing is left."""
        if self._most is not None and self.nodes >= self._most:
            return True
        return self._end is not None and monotonic() >= self._end
