"""Who is at a table: people come, drop out and come back, and a seat is kept for them."""

from collections.abc import Callable, Collection, Iterable
from typing import Protocol

from touchstone.core.values import Seat, all_seats
from touchstone.match import Agreement
from touchstone.server.nobody import NOBODY
from touchstone.server.services import Services, Timer
from touchstone.views.sentences import Speaker, sign_of
from touchstone.views.wire.outgoing import Player


class Host(Protocol):
    """The table, as far as people who come and go concern it."""

    def people_changed(self) -> None:
        """Somebody's connection is there now, or is gone."""

    def tell_players(self, message: str | None = None, about: Seat | None = None) -> None:
        """Tells everybody who is there, and what changed."""

    def is_missed(self, seat: Seat) -> bool:
        """Whether the game waits for the person of this seat."""


class Presence:
    """Keeps track of one table. A short drop is not told; a long one lets others decide."""

    def __init__(
        self, table_id: str, people: Iterable[Seat], services: Services, host: Host
    ) -> None:
        self.here: set[Seat] = set()
        """Seats whose people are connected to this process."""
        self._table_id = table_id
        self._people = tuple(people)
        self._services = services
        self._host: Host = host
        self._elsewhere: dict[str, set[Seat]] = {}
        """Seats whose people are connected to other processes, by the name of the process."""
        self._shown: set[Seat] = set()
        """Seats that the list of players shows as connected: a short drop does not show."""
        self._gone: set[Seat] = set()
        self._met: set[Seat] = set()
        self._replaceable: set[Seat] = set()
        self._timers: dict[Seat, Timer] = {}

    def begin(self) -> None:
        """The table was loaded: whoever does not come within the grace period is gone."""
        for seat in self._people:
            self._went(seat, self._services.settings.grace_seconds, self._give_up)

    def connected(self, seat: Seat) -> bool:
        """Whether the person of this seat is there, on whichever process."""
        return seat in self.here or any(seat in seats for seats in self._elsewhere.values())

    def has_come(self, seat: Seat) -> bool:
        """Whether the person of this seat was ever there since the table was loaded."""
        return seat in self._met

    def replaceable(self, seat: Seat) -> bool:
        """Whether others may let a bot play on for this seat, or end the game."""
        return seat in self._replaceable

    def came(self, seat: Seat) -> None:
        """Somebody connected to this process."""
        if seat not in self.here:
            self.here.add(seat)
            self.announce()
        self._came(seat)

    def went(self, seat: Seat) -> None:
        """The last connection of this seat to this process is gone."""
        if seat in self.here:
            self.here.discard(seat)
            self.announce()
        if not self.connected(seat):
            self._dropped(seat)

    def announce(self) -> None:
        """Tells other processes who is connected to this one."""
        self._services.tell_others("here", table=self._table_id, seats=sorted(self.here))

    def heard_from(self, process: str, seats: Iterable[Seat]) -> None:
        """Another process says who is connected to it."""
        before = {seat for seat in self._people if self.connected(seat)}
        found = set(seats)
        if found:
            self._elsewhere[process] = found
        else:
            self._elsewhere.pop(process, None)
        after = {seat for seat in self._people if self.connected(seat)}
        for seat in sorted(after - before):
            self._came(seat)
        for seat in sorted(before - after):
            self._dropped(seat)

    def settled(self, seat: Seat) -> None:
        """A bot plays for the seat, or its person plays again: nothing is left to decide."""
        self._replaceable.discard(seat)

    def stop(self) -> None:
        """The table leaves memory."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._host = NOBODY

    def players(
        self, agreement: Agreement, speaker: Speaker, free: Collection[int]
    ) -> tuple[Player, ...]:
        """Everybody at the table, and the seats that nobody has taken yet."""
        return tuple(
            Player(
                seat=seat,
                name=speaker.name(seat),
                label=speaker.label(seat),
                sign=sign_of(agreement.game, seat),
                masked=chair.masked,
                level=chair.level,
                connected=seat in self._shown or seat not in self._people,
                replaceable=seat in self._replaceable,
                helper=chair.helper,
                shares=chair.shares,
                shows_path=chair.shows_path,
                free=seat in free,
            )
            for seat, chair in zip(all_seats(agreement.game.seats), agreement.chairs, strict=True)
        )

    def _came(self, seat: Seat) -> None:
        self._cancel(seat)
        is_news = seat in self._gone and seat not in self._shown
        self._gone.discard(seat)
        self._replaceable.discard(seat)
        self._shown.add(seat)
        self._host.people_changed()
        if is_news:
            self._host.tell_players("server-back" if seat in self._met else "server-came", seat)
        self._met.add(seat)

    def _dropped(self, seat: Seat) -> None:
        self._went(seat, self._services.settings.away_seconds, self._tell_gone)

    def _went(self, seat: Seat, seconds: float, then: Callable[[Seat], None]) -> None:
        self._gone.add(seat)
        self._host.people_changed()
        self._after(seconds, seat, then)

    def _tell_gone(self, seat: Seat) -> None:
        self._shown.discard(seat)
        self._host.tell_players("server-left", seat)
        settings = self._services.settings
        wait = max(0.0, settings.grace_seconds - settings.away_seconds)
        self._after(wait, seat, self._give_up)

    def _give_up(self, seat: Seat) -> None:
        if self._host.is_missed(seat):
            self._replaceable.add(seat)
            self._host.tell_players("server-replaceable", seat)

    def _after(self, seconds: float, seat: Seat, then: Callable[[Seat], None]) -> None:
        def ring() -> None:
            del self._timers[seat]
            then(seat)

        self._cancel(seat)
        self._timers[seat] = self._services.later(seconds, ring)

    def _cancel(self, seat: Seat) -> None:
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.cancel()
