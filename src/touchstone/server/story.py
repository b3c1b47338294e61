"""What the stored commands of a table meant, and which of it each listener has heard."""

from touchstone.core.events import Event
from touchstone.core.values import Seat, all_seats
from touchstone.match import Agreement
from touchstone.match.view import reaching

Events = tuple[Event, ...]
Part = tuple[Events, Seat | None]
"""The events of one command, and the seat to move afterwards."""


class Story:
    """Grows with every stored command; asking for its end takes no longer when it is long.

    Masks are agreed before the first command and stay: who hears of a command is settled when it
    is stored.
    """

    def __init__(self, agreement: Agreement) -> None:
        self._parts: list[Part] = []
        listeners = (None, *all_seats(agreement.game.seats))
        self._masked = {listener: agreement.is_masked(listener) for listener in listeners}
        self._heard: dict[Seat | None, list[int]] = {listener: [] for listener in listeners}
        """For each listener the places of what reached it; None is whoever only watches."""
        self._latest: dict[Seat | None, Events] = dict.fromkeys(listeners, ())

    def add(self, events: Events, turn: Seat | None) -> None:
        """One command more."""
        for listener, masked in self._masked.items():
            heard = self._latest[listener] = reaching(events, listener, masked=masked)
            if heard:
                self._heard[listener].append(len(self._parts))
        self._parts.append((events, turn))

    def __len__(self) -> int:
        return len(self._parts)

    def events(self, number: int) -> Events:
        """What the command of this number did, counted from 1."""
        return self._parts[number - 1][0]

    def latest(self, listener: Seat | None) -> Events:
        """What this listener has heard of the latest command."""
        return self._latest[listener]

    def count(self, listener: Seat | None) -> int:
        """How often this listener was told something."""
        return len(self._heard[listener])

    def heard(self, listener: Seat | None, first: int = 0) -> list[Part]:
        """What this listener was told, without the first ones."""
        parts = (self._parts[place] for place in self._heard[listener][first:])
        masked = self._masked[listener]
        return [(reaching(events, listener, masked=masked), turn) for events, turn in parts]
