"""How long a bot may think: in positions looked at, which repeats exactly, or in seconds."""

from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True, slots=True)
class Budget:
    """What one decision may cost; what is None is not limited."""

    nodes: int | None = None
    seconds: float | None = None

    def start(self) -> "Clock":
        """A clock that runs from now."""
        return Clock(self)


class Clock:
    """Counts what has been spent of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        self._most = budget.nodes
        self._end = None if budget.seconds is None else monotonic() + budget.seconds

    def spend(self, nodes: int = 1) -> None:
        """Notes that so many positions were looked at."""
        self.nodes += nodes

    @property
    def is_out(self) -> bool:
        """Whether nothing is left."""
        if self._most is not None and self.nodes >= self._most:
            return True
        return self._end is not None and monotonic() >= self._end
