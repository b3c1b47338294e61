"""What the stored commands of a table meant, and which of it each listener has heard."""

from touchstone.core.events import Event
from touchstone.core.values import Seat, all_seats
from touchstone.match import Agreement
from touchstone.match.view import reaching

Events = tuple[Event, ...]
Part = tuple[Events, Seat | None]
"""The events of one command, and the seat to move afterwards."""

_BACKLOG = 1000
"""Commands of which nobody asked yet who hears of them. More at once would hold up all tables."""


class Story:
    """Grows with every stored command; asking for its end takes no longer when it is long.

    Masks are agreed before the first command and stay: who hears of a command is settled when it
    is stored.
    """

    def __init__(self, agreement: Agreement) -> None:
        self._parts: list[Part] = []
        listeners = (None, *all_seats(agreement.game.seats))
        self._told = {one: _Told(one, agreement.is_masked(one)) for one in listeners}
        """What reached each listener; None is whoever only watches."""

    def add(self, events: Events, turn: Seat | None) -> None:
        """One command more."""
        self._parts.append((events, turn))
        if len(self._parts) % _BACKLOG == 0:
            for listener in self._told:
                self._upto_now(listener)

    def __len__(self) -> int:
        return len(self._parts)

    def events(self, number: int) -> Events:
        """What the command of this number did, counted from 1."""
        return self._parts[number - 1][0]

    def count(self, listener: Seat | None) -> int:
        """How often this listener was told something."""
        return len(self._upto_now(listener).places)

    def heard(self, listener: Seat | None, first: int = 0) -> list[Part]:
        """What this listener was told, without the first ones."""
        told = self._upto_now(listener)
        parts = (self._parts[place] for place in told.places[first:])
        return [(told.heard(events), turn) for events, turn in parts]

    def _upto_now(self, listener: Seat | None) -> "_Told":
        """Who asks pays: only whoever comes anew, or wants to hear something again, does."""
        told, parts = self._told[listener], self._parts
        new = range(told.looked_at, len(parts))
        told.places += [place for place in new if told.heard(parts[place][0])]
        told.looked_at = len(parts)
        return told


class _Told:
    """What reached one listener."""

    def __init__(self, listener: Seat | None, masked: bool) -> None:
        self._listener = listener
        self._masked = masked
        self.looked_at = 0
        """How many parts of the story were looked at."""
        self.places: list[int] = []
        """Which of them reached the listener."""

    def heard(self, events: Events) -> Events:
        """What of these events reaches the listener."""
        return reaching(events, self._listener, self._masked)
