"""What is agreed before the first move: the game, its rounds, and who sits where, masked or not."""

from dataclasses import dataclass, replace
from typing import Any, Self

from touchstone.core.game import AnyGame
from touchstone.core.series import Series
from touchstone.core.values import FIRST, Seat


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat: the player's name, whether a mask is worn, and the bot's level (0 is a person).

    `helper`: the seat is told when it can win at once. Only open eyes can have it.
    """

    name: str = ""
    masked: bool = True
    level: int = 0
    helper: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A game with its rounds and chairs. `position` takes the place of the empty board."""

    game: AnyGame
    chairs: tuple[Chair, ...]
    rounds: int = 1
    start: Seat = FIRST
    position: str | None = None

    def __post_init__(self) -> None:
        if len(self.chairs) != self.game.seats:
            raise ValueError(f"{self.game.seats} chairs are needed, not {len(self.chairs)}")

    def chair(self, seat: Seat) -> Chair:
        """The chair of a seat."""
        return self.chairs[seat - 1]

    def with_chair(self, seat: Seat, chair: Chair) -> Self:
        """The table with another chair at this seat."""
        chairs = (*self.chairs[: seat - 1], chair, *self.chairs[seat:])
        return replace(self, chairs=chairs)

    def is_masked(self, listener: Seat | None) -> bool:
        """Whether the listener may not see the board.

        Whoever only watches sees what a masked stranger may see, as soon as anybody wears a mask.
        """
        if listener is None:
            return any(chair.masked for chair in self.chairs)
        return self.chair(listener).masked

    def series(self) -> Series[Any, Any]:
        """The rules of the whole sitting."""
        return Series(self.game, self.rounds, self.start)
