"""What happened, as data: views make words of it, one per listener."""

from dataclasses import dataclass
from typing import Self

from touchstone.core.errors import Fact
from touchstone.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at the table.

    `public` events are heard by everybody. All others concern the board: only the seat that acted
    and open-eyed listeners learn of them, a masked listener not even that they happened.
    """

    name: str
    seat: Seat
    public: bool
    facts: tuple[tuple[str, Fact], ...] = ()

    @classmethod
    def heard(cls, name: str, seat: Seat, **facts: Fact) -> Self:
        """An event that everybody may hear."""
        return cls(name, seat, True, tuple(facts.items()))

    @classmethod
    def seen(cls, name: str, seat: Seat, **facts: Fact) -> Self:
        """An event that shows only on the board."""
        return cls(name, seat, False, tuple(facts.items()))
