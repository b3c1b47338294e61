"""The levels, from a child's first games to the best we have, and how long a bot may think.

What a level sees and how far it thinks differs from game to game (`habits.py`); what is here is the
same in all of them: up to the middle, where the naive player stands, no level thinks ahead, and
above it all do.

Thinking is limited in positions looked at, which repeats exactly, and in seconds. A level has both:
its strength is a number of positions, and its seconds are a cap that it keeps on a busy machine.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot of one level looks, remembers and thinks."""

    number: int
    searches: bool
    """Whether it thinks further ahead than to what the next player could do."""
    touch: float
    """Behind a mask: the share of the board felt in a turn."""
    keep: float
    """Behind a mask: the chance that a thing felt is still remembered a turn later."""
    counts: bool
    """Behind a mask: whether it feels the supply in each turn."""
    seconds: float = 0.0
    """The longest that it thinks ahead about a move, whatever else the machine does."""


LEVELS = {
    level.number: level
    for level in (
        Level(1, searches=False, touch=0.3, keep=0.71, counts=False),
        Level(2, searches=False, touch=0.4, keep=0.732, counts=False),
        Level(3, searches=False, touch=0.55, keep=0.802, counts=True),
        Level(4, searches=False, touch=0.7, keep=0.88, counts=True),
        Level(5, searches=False, touch=0.85, keep=0.93, counts=True),
        Level(6, searches=False, touch=0.9, keep=0.96, counts=True),
        Level(7, searches=True, touch=1.0, keep=0.976, counts=True, seconds=1.0),
        Level(8, searches=True, touch=1.0, keep=0.98, counts=True, seconds=1.0),
        Level(9, searches=True, touch=1.0, keep=0.983, counts=True, seconds=1.0),
        Level(10, searches=True, touch=1.0, keep=0.991, counts=True, seconds=1.0),
        Level(11, searches=True, touch=1.0, keep=0.996, counts=True, seconds=2.0),
        Level(12, searches=True, touch=1.0, keep=1.0, counts=True, seconds=3.0),
    )
}

STRONGEST = max(LEVELS)
MIDDLE = max(number for number, level in LEVELS.items() if not level.searches)
"""The best of those that do not think ahead; the naive player stands beside it."""
OPEN_EYED = ("mcts", "naive", "random")
"""Bots of the arena that look at the board itself and cannot play behind a mask."""
BOT_NAMES = (*map(str, LEVELS), *OPEN_EYED)
"""Who can be sent into the arena."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What one decision may cost; what is None is not limited, of two limits the first counts."""

    nodes: int | None = None
    seconds: float | None = None

    def start(self) -> "Meter":
        """A meter that runs from now."""
        return Meter(self)


class Meter:
    """Counts what has been spent of a budget.

    Searches in compiled code run in slices and ask between them, so seconds are a limit for them
    too. The clock can be handed in, for tests that must not depend on the machine.
    """

    def __init__(
        self,
        budget: Budget,
        clock: Callable[[], float] = monotonic,
        whole: "Meter | None" = None,
    ) -> None:
        self.nodes = 0
        self.most = budget.nodes
        self._clock = clock
        self._end = None if budget.seconds is None else clock() + budget.seconds
        self._whole = whole

    @property
    def left(self) -> Budget:
        """What has not been spent."""
        nodes = None if self.most is None else max(0, self.most - self.nodes)
        seconds = None if self._end is None else max(0.0, self._end - self._clock())
        return Budget(nodes, seconds)

    def half(self) -> "Meter":
        """A meter for half of what is left; what is spent of it is spent here as well."""
        nodes, seconds = self.left.nodes, self.left.seconds
        half = Budget(None if nodes is None else nodes // 2, seconds and seconds / 2)
        return Meter(half, self._clock, self)

    def slices(self, most: int) -> Iterator[int]:
        """Pieces of work, each of at most so many positions, until nothing is left; at least one.

        What is handed out counts as spent when the next piece is asked for.
        """
        count = self.piece(most) or 1
        while count:
            yield count
            self.spend(count)
            count = self.piece(most)

    def piece(self, most: int) -> int:
        """The positions to look at before asking again: at most so many, 0 if nothing is left."""
        if self.is_out:
            return 0
        left = self.left.nodes
        return most if left is None else min(most, left)

    def spend(self, nodes: int = 1) -> None:
        """Notes that this many positions were looked at."""
        self.nodes += nodes
        if self._whole is not None:
            self._whole.spend(nodes)

    @property
    def is_out(self) -> bool:
        """Whether nothing is left."""
        if self.most is not None and self.nodes >= self.most:
            return True
        return self._end is not None and self._clock() >= self._end


class Thinking(NamedTuple):
    """How a bot thinks ahead about one move."""

    dice: Random
    meter: Meter
    deep: bool = True
    """Whether it does so with all that the game knows, or only as most do."""
