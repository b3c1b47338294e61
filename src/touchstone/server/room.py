"""A table in memory: commands in, a commit, then messages to every listener."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING

from touchstone.core.events import Event
from touchstone.core.values import Seat
from touchstone.match import Command, Match, TimeUp, command_text, read_command
from touchstone.match.agreement import Clock
from touchstone.match.helper import Win
from touchstone.server.acks import ack_json, ack_of
from touchstone.server.appending import Row
from touchstone.server.listener import Listener, Story, as_json
from touchstone.server.presence import Presence
from touchstone.server.refusals import Refusal, Reply
from touchstone.server.seating import seated_match
from touchstone.server.store import StoredTable
from touchstone.server.timing import Timing
from touchstone.views.wire.outgoing import Closed, Refused, Welcome

if TYPE_CHECKING:
    from touchstone.server.hub import Hub

_log = logging.getLogger("touchstone.server")


@dataclass(slots=True, eq=False)
class Waiting:
    """A command on its way to disk, with the match that it makes."""

    room: "Room"
    epoch: int
    row: Row | None
    command: Command
    client: str
    sender: Listener | None
    after: Match
    events: tuple[Event, ...]
    clock: Clock | None
    finished: bool | None = None

    def committed(self) -> None:
        """Tells everybody, unless the table was loaded again in between."""
        if self.epoch == self.room.epoch:
            self.room.guarded(lambda: self.room.deliver(self))
        else:
            self.room.retry(self)

    def lost(self) -> None:
        """Another process was first: loads what it stored, then tries again."""
        if self.epoch == self.room.epoch:
            self.room.epoch += 1
        self.room.retry(self)

    def failed(self) -> None:
        """Nothing is known; clients come back and send again what was not acknowledged."""
        self.room.close(Refusal("store/unavailable"))


@dataclass(slots=True, eq=False)
class Again:
    """A command that was sent again while the first was on its way."""

    room: "Room"
    seat_client: tuple[Seat, str]
    sender: Listener
    row: None = None
    finished: None = None

    def committed(self) -> None:
        """The first is on disk now, or has to be tried again."""
        self.room.repeat(*self.seat_client, self.sender)

    def lost(self) -> None:
        """Cannot happen: there is no row."""

    def failed(self) -> None:
        """The first has failed too, and the room is closed."""


class Room:
    """One table. `committed` is the match on disk, `tip` includes what is on its way there."""

    def __init__(self, hub: "Hub", stored: StoredTable, match: Match) -> None:
        self.hub = hub
        self.stored = stored
        self.committed = match
        self.tip = match
        self.epoch = self.tip_epoch = 0
        self.story: Story = []
        self.ids: dict[tuple[int, str], int | None] = {}
        self.listeners: list[Listener] = []
        self.met: set[Seat] = set()
        self.presence = Presence(self)
        self.timing = Timing(stored, match)
        self.loading = False
        self.behind = False
        self.hints: tuple[object, tuple[Win, ...]] | None = None
        """The latest position at which a helper looked, and what it saw."""
        self.retries: deque[Waiting] = deque()
        self._bots: dict[str, asyncio.Future[None]] = {}
        self.closed = False
        self.used = monotonic()
        self.finished = stored.finished

    @property
    def id(self) -> str:
        """The table's name."""
        return self.stored.id

    @classmethod
    def load(cls, hub: "Hub", stored: StoredTable, rows: list[Row]) -> "Room":
        """The table as its commands left it."""
        room = cls(hub, stored, seated_match(stored, hub.kinds))
        for row in rows:
            room.replay(row)
        room.tip, room.timing.tip = room.committed, room.timing.clock
        return room

    def replay(self, row: Row) -> tuple[Event, ...]:
        """Takes over a command that is on disk."""
        before = self.committed
        after, events = before.submit(read_command(Seat(row.seat), row.text))
        if len(after.commands) != row.number:
            raise ValueError(f"command {row.number} of table {self.id} does not fit")
        self.timing.clock = self.timing.after(self.timing.clock, before, row.spent, after)
        self._note(row.number, Seat(row.seat), row.client, events, after)
        return events

    def _note(
        self, number: int, seat: Seat, client: str, events: tuple[Event, ...], after: Match
    ) -> None:
        self.committed = after
        self.story.append((events, after.turn))
        if client:
            self.ids[seat, client] = number

    # Listeners -----------------------------------------------------------------------------------

    def welcome(self, listener: Listener, since: int) -> None:
        """Everything a client needs to begin or to go on."""
        listener.retable(self.committed.agreement)
        updates = listener.catch_up(self.story, since)
        listener.send(
            as_json(
                Welcome(
                    table=listener.table_info(self.id, self.committed),
                    players=self.presence.players(listener.speaker),
                    number=listener.number,
                    updates=tuple(updates),
                    view=listener.view(self.committed, self.timing.clocks(self.committed.turn)),
                )
            )
        )

    def join(self, listener: Listener, since: int) -> None:
        """Somebody sits down or watches."""
        self.used = monotonic()
        if listener.seat is not None:
            self.presence.came(listener.seat)
        self.welcome(listener, since)
        self.listeners.append(listener)

    def leave(self, listener: Listener) -> None:
        """A connection is gone."""
        self.used = monotonic()
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        seat = listener.seat
        if seat is not None and all(other.seat != seat for other in self.listeners):
            self.presence.went(seat)

    def reseat(self, stored: StoredTable) -> None:
        """Names or holders of seats have changed."""
        renamed = any(
            new.name != self.committed.agreement.chair(Seat(new.seat)).name for new in stored.seats
        )
        self.stored = stored
        if not renamed:
            return
        for seat in stored.seats:
            self.committed = _named(self.committed, Seat(seat.seat), seat.name)
            self.tip = _named(self.tip, Seat(seat.seat), seat.name)
        for listener in self.listeners:
            listener.retable(self.committed.agreement)
        self.presence.tell()

    # Commands ------------------------------------------------------------------------------------

    def guarded(self, work: Callable[[], None]) -> None:
        """Whatever a game's rules do wrong, only their own table may suffer."""
        try:
            work()
        except (Refusal, Reply):
            raise
        except Exception:
            _log.exception("table %s failed", self.id)
            self.hub.table_failed(self)

    def take(self, command: Command, client: str, sender: Listener | None = None) -> None:
        """A command arrives; the answer follows when it is on disk."""
        self.guarded(lambda: self._take(command, client, sender))

    def _take(self, command: Command, client: str, sender: Listener | None) -> None:
        if client and (command.seat, client) in self.ids:
            self.repeat(command.seat, client, sender)
            return
        if self.loading:
            self.retries.append(
                Waiting(self, -1, None, command, client, sender, self.tip, (), self.timing.tip)
            )
            return
        before = self.tip
        if len(before.commands) >= self.hub.settings.limits.commands_per_table:
            raise Refusal("limit/commands")
        after, events = before.submit(command)
        row, clock, finished = None, self.timing.tip, None
        if after is not before:
            spent = self.timing.spend()
            clock = self.timing.after(clock, before, spent, after)
            number = len(after.commands)
            row = Row(self.id, number, command.seat, command_text(command), client, spent)
            if client:
                self.ids[command.seat, client] = None
            self.tip, self.timing.tip = after, clock
            over = after.outcome is not None
            finished = over if over != (before.outcome is not None) else None
        self.hub.committer.add(
            Waiting(self, self.epoch, row, command, client, sender, after, events, clock, finished)
        )

    def repeat(self, seat: Seat, client: str, sender: Listener | None) -> None:
        """An id that is known: it counted once, and is acknowledged again."""
        self._settle(client)
        number = self.ids.get((seat, client))
        if sender is None or self.closed:
            return
        if number is None:
            # Still on its way: acknowledged, in this place of the queue, after the first.
            self.hub.committer.add(Again(self, (seat, client), sender))
            return
        events, _ = self.story[number - 1]
        sender.send(as_json(ack_of(client, events, sender, repeated=True)))

    def deliver(self, done: Waiting) -> None:
        """A command is on disk: acknowledges it and tells every listener its part."""
        sender, events = done.sender, done.events
        self._settle(done.client)
        if done.row is None:
            if sender is not None:
                sender.send(as_json(ack_of(done.client, events, sender)))
            return
        self.timing.clock = done.clock
        self._note(done.row.number, done.command.seat, done.client, events, done.after)
        self.hub.clock_changed(self)
        self.tell(events, done.client, sender)
        self.hub.after_command(self, events)

    async def send_as_bot(self, command: Command) -> None:
        """Takes a command of a bot, and waits until it is on disk or refused."""
        client = f"bot-{token_hex(8)}"
        settled = self._bots[client] = asyncio.get_running_loop().create_future()
        self.take(command, client)
        await settled

    def _settle(self, client: str) -> None:
        settled = self._bots.pop(client, None)
        if settled is not None and not settled.done():
            settled.set_result(None)

    def tell(self, events: tuple[Event, ...], client: str, sender: Listener | None) -> None:
        """Sends each listener what reaches it, and the sender its acknowledgement."""
        after, clocks = self.committed, self.timing.clocks(self.committed.turn)
        answered = False
        for listener in self.listeners:
            update = listener.update(events, after, clocks)
            if listener is sender:
                answered = True
                listener.send(ack_json(client, events, listener, update).decode())
            elif update is not None:
                listener.send(update.decode())
        if sender is not None and not answered:
            # The connection said hello again in between: the update was in its welcome.
            sender.send(as_json(ack_of(client, events, sender)))

    def retry(self, lost: Waiting) -> None:
        """Tries a command again on the newest match."""
        key = (lost.command.seat, lost.client)
        if self.ids.get(key, -1) is None:
            del self.ids[key]
        self.retries.append(lost)
        if not self.loading:
            self.hub.refresh(self)

    def refreshed(self, rows: list[Row]) -> None:
        """Takes over what other processes stored, then what had to wait."""
        self.loading = False
        if rows:
            self.epoch += 1  # what is on its way was built on an older match
        for row in rows:
            if row.number == len(self.committed.commands) + 1:
                events = self.replay(row)
                self._forget_tip()
                self.tell(events, "", None)
                self.hub.after_command(self, events)
        if self.tip_epoch != self.epoch:
            self._forget_tip()
        waiting, self.retries = self.retries, deque()
        for again in waiting:
            if isinstance(again.command, TimeUp):
                continue
            try:
                self.take(again.command, again.client, again.sender)
            except Refusal as refusal:
                if again.sender is not None:
                    sentence = refusal.sentence(again.sender.words)
                    again.sender.send(
                        as_json(Refused(id=again.client, code=refusal.code, sentence=sentence))
                    )

    def _forget_tip(self) -> None:
        """Goes on from what is on disk."""
        self.tip, self.timing.tip, self.tip_epoch = self.committed, self.timing.clock, self.epoch

    def close(self, refusal: Refusal) -> None:
        """Ends the room with a message to everybody in it."""
        self.closed = True
        self.presence.stop()
        for client in list(self._bots):
            self._settle(client)
        listeners, self.listeners = self.listeners, []
        for listener in listeners:
            sentence = refusal.sentence(listener.words)
            listener.send(as_json(Closed(code=refusal.code, sentence=sentence)))
        self.hub.forget(self)


def _named(match: Match, seat: Seat, name: str) -> Match:
    chair = replace(match.agreement.chair(seat), name=name)
    return replace(match, table=match.agreement.with_chair(seat, chair))
