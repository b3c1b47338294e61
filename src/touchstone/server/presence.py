"""Who is at a table: people come, drop out and come back, and a seat is kept for them."""

import asyncio
from collections.abc import Iterable
from time import monotonic
from typing import TYPE_CHECKING

from touchstone.core.values import Seat, all_seats
from touchstone.server.listener import as_json
from touchstone.views.sentences import Speaker
from touchstone.views.wire.outgoing import Player, Players

if TYPE_CHECKING:
    from touchstone.server.room import Room


class Presence:
    """Keeps track of one table. A short drop is not told; a long one lets others decide."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.here: set[Seat] = set()
        self.elsewhere: dict[str, set[Seat]] = {}
        """Seats whose people are connected to other processes."""
        self.told_here: set[Seat] = set()
        self.gone_since: dict[Seat, float] = {}
        self.replaceable: set[Seat] = set()
        self._timers: dict[Seat, asyncio.TimerHandle] = {}

    def begin(self) -> None:
        """The table was loaded: who does not come within the grace period is gone."""
        for seat in self._people():
            self._went(seat, told=False)

    def _people(self) -> list[Seat]:
        table = self.room.committed.agreement
        return [
            seat
            for seat in all_seats(table.game.seats)
            if self.room.stored.seats[seat - 1].level == 0
        ]

    def connected(self, seat: Seat) -> bool:
        """Whether the person of this seat is there, on whichever process."""
        return seat in self.here or any(seat in seats for seats in self.elsewhere.values())

    def came(self, seat: Seat) -> None:
        """Somebody connected to this process."""
        if seat not in self.here:
            self.here.add(seat)
            self.room.hub.relay_presence(self.room)
        self._came(seat)

    def went(self, seat: Seat) -> None:
        """The last connection of this seat to this process is gone."""
        if seat in self.here:
            self.here.discard(seat)
            self.room.hub.relay_presence(self.room)
        if not self.connected(seat):
            self._went(seat, told=True)

    def set_elsewhere(self, process: str, seats: Iterable[Seat]) -> None:
        """Another process says who is connected to it."""
        before = {seat for seat in self._people() if self.connected(seat)}
        found = set(seats)
        if found:
            self.elsewhere[process] = found
        else:
            self.elsewhere.pop(process, None)
        after = {seat for seat in self._people() if self.connected(seat)}
        for seat in sorted(after - before):
            self._came(seat)
        for seat in sorted(before - after):
            self._went(seat, told=True)

    def _came(self, seat: Seat) -> None:
        self._cancel(seat)
        was_gone = self.gone_since.pop(seat, None) is not None
        self.replaceable.discard(seat)
        known = seat in self.told_here
        self.told_here.add(seat)
        self.room.hub.clock_changed(self.room)
        if was_gone and not known:
            self.tell("server-back" if seat in self._met else "server-came", seat)
        self._met.add(seat)

    @property
    def _met(self) -> set[Seat]:
        """Seats whose people have been here before."""
        return self.room.met

    def _went(self, seat: Seat, *, told: bool) -> None:
        self._cancel(seat)
        self.gone_since[seat] = monotonic()
        self.room.hub.clock_changed(self.room)
        settings = self.room.hub.settings
        loop = asyncio.get_running_loop()
        if told:
            self._timers[seat] = loop.call_later(settings.away_seconds, self._tell_gone, seat)
        else:
            self._timers[seat] = loop.call_later(settings.grace_seconds, self._give_up, seat)

    def _tell_gone(self, seat: Seat) -> None:
        self.told_here.discard(seat)
        self.tell("server-left", seat)
        settings = self.room.hub.settings
        wait = max(0.0, settings.grace_seconds - settings.away_seconds)
        loop = asyncio.get_running_loop()
        self._timers[seat] = loop.call_later(wait, self._give_up, seat)

    def _give_up(self, seat: Seat) -> None:
        self._timers.pop(seat, None)
        if (
            self.room.committed.outcome is None
            and not self.room.committed.agreement.chair(seat).level
        ):
            self.replaceable.add(seat)
            self.tell("server-replaceable", seat)

    def _cancel(self, seat: Seat) -> None:
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.cancel()

    def stop(self) -> None:
        """The room is closed."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def players(self, speaker: Speaker) -> tuple[Player, ...]:
        """Everybody at the table."""
        table = self.room.committed.agreement
        return tuple(
            Player(
                seat=seat,
                name=speaker.name(seat),
                masked=table.chair(seat).masked,
                level=table.chair(seat).level,
                connected=bool(self.room.stored.seats[seat - 1].level) or seat in self.told_here,
                replaceable=seat in self.replaceable,
                helper=table.chair(seat).helper,
            )
            for seat in all_seats(table.game.seats)
        )

    def tell(self, message: str | None = None, about: Seat | None = None) -> None:
        """Tells everybody at the table who is there, and what changed."""
        clocks = self.room.timing.clocks(self.room.committed.turn)
        for listener in self.room.listeners:
            said = ""
            if message is not None and about is not None and listener.seat != about:
                said = listener.words.say(message, name=listener.speaker.name(about))
            players = self.players(listener.speaker)
            listener.send(as_json(Players(players=players, utterance=said, clocks=clocks)))
