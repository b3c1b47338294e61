"""Time for thinking, counted from numbers that are handed in: nothing here looks at a clock."""

from dataclasses import dataclass, replace
from typing import Self

from touchstone.core.values import Seat


@dataclass(frozen=True, slots=True)
class Clock:
    """Milliseconds left for each seat, and what a seat gains when its turn is over."""

    left: tuple[int, ...]
    increment: int = 0

    @classmethod
    def new(cls, seats: int, seconds: int, increment: int = 0) -> Self:
        """A clock before the first move.

        >>> Clock.new(2, seconds=60).left
        (60000, 60000)
        """
        return cls((seconds * 1000,) * seats, increment * 1000)

    def after(self, turn: Seat | None, spent: int, next_turn: Seat | None) -> Self:
        """The clock after the seat to move has spent this much and another may be to move."""
        if turn is None:
            return self
        gained = self.increment if next_turn not in (turn, None) else 0
        now = max(0, self.left[turn - 1] - spent) + gained
        return replace(self, left=(*self.left[: turn - 1], now, *self.left[turn:]))
