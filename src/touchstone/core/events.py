"""What happened, as data: views make words of it, one per listener."""

from dataclasses import dataclass
from enum import Enum
from typing import Self

from touchstone.core.errors import Fact
from touchstone.core.seats import Seat


class Reach(Enum):
    """Who learns of an event."""

    HEARD = "heard"
    """Everybody."""
    SEEN = "seen"
    """It shows only on the board: whoever acted, and open-eyed listeners; a masked listener does
    not even learn that something happened."""
    OWN = "own"
    """Nobody but the seat that acted."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at the table, by whom, and who may know of it."""

    name: str
    seat: Seat
    reach: Reach
    facts: tuple[tuple[str, Fact], ...] = ()

    @classmethod
    def heard(cls, name: str, seat: Seat, /, **facts: Fact) -> Self:
        """An event that everybody may hear."""
        return cls(name, seat, Reach.HEARD, tuple(facts.items()))

    @classmethod
    def seen(cls, name: str, seat: Seat, /, **facts: Fact) -> Self:
        """An event that shows only on the board."""
        return cls(name, seat, Reach.SEEN, tuple(facts.items()))

    @classmethod
    def own(cls, name: str, seat: Seat, /, **facts: Fact) -> Self:
        """An event between the referee and one seat."""
        return cls(name, seat, Reach.OWN, tuple(facts.items()))

    def reaches(self, listener: Seat | None, *, masked: bool) -> bool:
        """Whether a listener learns of it; None is somebody who only watches."""
        if self.reach is Reach.HEARD or listener == self.seat:
            return True
        return self.reach is Reach.SEEN and not masked
