"""All tables that this process serves."""

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from time import monotonic, time
from typing import Any

from touchstone.core.events import Event
from touchstone.core.game import GameKind
from touchstone.core.values import Seat
from touchstone.match import Return, TimeUp
from touchstone.server.appending import Row
from touchstone.server.bots import Answer, Bots, answer
from touchstone.server.committer import Committer
from touchstone.server.links import hashed, is_table_id, new_secret, opens
from touchstone.server.metrics import Metrics
from touchstone.server.refusals import Refusal
from touchstone.server.relay import Relay
from touchstone.server.room import Room
from touchstone.server.seating import new_table, tidy_name
from touchstone.server.settings import Settings
from touchstone.server.store import Store, StoredTable
from touchstone.views.wire.api import NewTable

_log = logging.getLogger("touchstone.server")
_TICK = 0.1
_CHAIR_CHANGES = frozenset({"match-replaced", "match-returned", "match-helper"})
"""Events after which the list of players is told again."""


class Hub:
    """Loads tables when somebody comes, and lets them go when everybody has left."""

    def __init__(
        self, settings: Settings, kinds: Mapping[str, GameKind], think: Answer = answer
    ) -> None:
        self.settings = settings
        self.kinds = kinds
        self.metrics = Metrics()
        self.store = Store(settings.store)
        self.relay = Relay(settings.redis, self._hint)
        self.committer = Committer(self.store, self.metrics, self._announce)
        self.bots = Bots(self, think)
        self.rooms: dict[str, Room] = {}
        self._loads: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._clocked: set[str] = set()
        self._unfinished = 0
        self.metrics.watch("rooms", lambda: len(self.rooms))

    async def start(self) -> None:
        """Opens the store and begins to work."""
        await self.store.open()
        await self._count()
        self.committer.start()
        await self.relay.start()
        self._spawn(self._tick())

    async def stop(self) -> None:
        """Commits what is on its way, tells everybody, and lets go of everything."""
        await self.bots.stop()
        await self.committer.stop()
        for room in list(self.rooms.values()):
            room.close(Refusal("server/ends"))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.relay.stop()
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a background task failed", exc_info=task.exception())

    # Tables --------------------------------------------------------------------------------------

    async def create(self, wish: NewTable) -> tuple[StoredTable, list[str], str]:
        """Sets up a table."""
        if self._unfinished >= self.settings.limits.tables:
            raise Refusal("limit/tables")
        stored, secrets, open_secret = new_table(wish, self.kinds, int(time()))
        await self.store.create(stored)
        self._unfinished += 1
        self.metrics.count("tables_created_total")
        return stored, secrets, open_secret

    async def room(self, table_id: str) -> Room:
        """The table in memory, loaded if need be; raises Refusal."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room
        if not is_table_id(table_id):
            raise Refusal("table/unknown")
        loading = self._loads.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loads[table_id] = loading
            loading.add_done_callback(lambda _: self._loads.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        stored = await self.store.table(table_id)
        if stored is None:
            raise Refusal("table/unknown")
        if stored.failed or stored.game not in self.kinds:
            raise Refusal("table/fault")
        rows = await self.store.commands(table_id)
        try:
            room = Room.load(self, stored, rows)
        except Exception:
            _log.exception("table %s cannot be loaded", table_id)
            await self.store.mark_failed(table_id)
            self.metrics.count("tables_failed_total")
            raise Refusal("table/fault") from None
        self.rooms[table_id] = room
        room.presence.begin()
        self.relay.send("who", table=table_id)
        self.bots.look(room)
        return room

    async def take_seat(self, table_id: str, secret: str | None, name: str) -> tuple[Seat, str]:
        """Takes the first free seat; the open secret is needed unless the lobby has the table."""
        stored = await self.store.table(table_id) if is_table_id(table_id) else None
        if stored is None:
            raise Refusal("table/unknown")
        if stored.failed:
            raise Refusal("table/fault")
        if not stored.open and not (secret and opens(secret, stored.open_secret)):
            raise Refusal("seat/unknown")
        for seat in stored.seats:
            mine = new_secret()
            if not seat.taken and await self.store.take_seat(
                table_id, seat.seat, hashed(mine), tidy_name(name) or seat.name
            ):
                await self._seats_changed(table_id)
                return Seat(seat.seat), mine
        raise Refusal("table/full")

    async def sit_down(self, room: Room, seat: Seat, name: str) -> None:
        """The holder of a seat has come, and may have a name."""
        await self.store.sit_down(room.id, seat, name)
        await self._seats_changed(room.id)

    async def _seats_changed(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            await self._reseat(room)
        self.relay.send("seats", table=table_id)

    async def _reseat(self, room: Room) -> None:
        stored = await self.store.table(room.id)
        if stored is not None:
            room.reseat(stored)

    def forget(self, room: Room) -> None:
        """The table leaves memory; the store keeps it."""
        self.rooms.pop(room.id, None)
        self._clocked.discard(room.id)

    def table_failed(self, room: Room) -> None:
        """The rules of a table raised an exception: it is closed, and nobody else notices."""
        self.metrics.count("tables_failed_total")
        room.close(Refusal("table/fault"))
        self._spawn(self.store.mark_failed(room.id))

    def after_command(self, room: Room, events: tuple[Event, ...]) -> None:
        """What a command sets in motion."""
        over = room.committed.outcome is not None
        if over != room.finished:
            room.finished = over
            self._unfinished += -1 if over else 1
        for event in events:
            if event.name in ("match-replaced", "match-returned"):
                room.presence.replaceable.discard(event.seat)
            if event.name in _CHAIR_CHANGES:
                room.presence.tell()
            if event.name == "match-replaced" and event.seat in room.presence.here:
                room.take(Return(event.seat), "")  # came back in the same moment
        self.bots.look(room)

    async def may_play_bot(self, room: Room) -> bool:
        """Whether this process is the one to think for a bot now."""
        return await self.relay.lease(f"bot:{room.id}:{len(room.committed.commands)}")

    # Clocks --------------------------------------------------------------------------------------

    def clock_changed(self, room: Room) -> None:
        """A clock runs while the seat to move is there."""
        turn = room.committed.turn
        if room.timing.clock is None:
            return
        there = turn is not None and (
            bool(room.committed.agreement.chair(turn).level) or room.presence.connected(turn)
        )
        room.timing.run(there)
        if there:
            self._clocked.add(room.id)
        else:
            self._clocked.discard(room.id)

    async def _tick(self) -> None:
        """Looks at running clocks, and lets empty tables go."""
        swept = monotonic()
        while True:
            await asyncio.sleep(_TICK)
            for table_id in list(self._clocked):
                room = self.rooms[table_id]
                turn = room.tip.turn
                left = room.timing.left(turn)
                if left is not None and left <= 0 and turn is not None:
                    self._clocked.discard(table_id)
                    room.take(TimeUp(turn), "")
            if monotonic() - swept > self.settings.room_seconds / 10:
                swept = monotonic()
                self._sweep(swept)
                self._spawn(self._count())

    async def _count(self) -> None:
        """Counts the tables in play; who has not finished in this time will hardly go on."""
        since = int(time() - self.settings.table_seconds)
        self._unfinished = await self.store.count_unfinished(since)

    def _sweep(self, now: float) -> None:
        for room in list(self.rooms.values()):
            idle = now - room.used > self.settings.room_seconds
            if idle and not room.listeners and room.committed is room.tip:
                room.presence.stop()
                self.forget(room)

    # Other processes -----------------------------------------------------------------------------

    def _announce(self, rows: list[Row]) -> None:
        newest = {row.table_id: row.number for row in rows}
        if newest:
            self.relay.send("new", tables=newest)

    def relay_presence(self, room: Room) -> None:
        """Tells other processes who is connected to this one."""
        self.relay.send("here", table=room.id, seats=sorted(room.presence.here))

    def _hint(self, process: str, facts: dict[str, Any]) -> None:
        """Another process said something; what this version does not know, it passes over."""
        hints = {
            "new": self._new_commands,
            "here": self._connected_elsewhere,
            "who": self._asked_who,
            "seats": self._new_seats,
            "missed": self._missed,
            "bye": self._process_gone,
        }
        if facts["kind"] in hints:
            hints[facts["kind"]](process, facts)

    def _new_commands(self, process: str, facts: dict[str, Any]) -> None:
        for table_id, number in facts["tables"].items():
            room = self.rooms.get(table_id)
            if room is not None and len(room.committed.commands) < number:
                self.refresh(room)

    def _connected_elsewhere(self, process: str, facts: dict[str, Any]) -> None:
        room = self.rooms.get(facts["table"])
        if room is not None:
            room.presence.set_elsewhere(process, map(Seat, facts["seats"]))

    def _asked_who(self, process: str, facts: dict[str, Any]) -> None:
        asked = facts.get("table")
        for room in list(self.rooms.values()):
            if asked in (None, room.id) and room.presence.here:
                self.relay_presence(room)

    def _new_seats(self, process: str, facts: dict[str, Any]) -> None:
        room = self.rooms.get(facts["table"])
        if room is not None:
            self._spawn(self._reseat(room))

    def _missed(self, process: str, facts: dict[str, Any]) -> None:
        for room in list(self.rooms.values()):
            self.refresh(room)

    def _process_gone(self, process: str, facts: dict[str, Any]) -> None:
        for room in list(self.rooms.values()):
            room.presence.set_elsewhere(process, ())

    def refresh(self, room: Room) -> None:
        """Reads what others stored for this table; if that is going on, once more after it."""
        if room.loading:
            room.behind = True
        elif not room.closed:
            room.loading, room.behind = True, False
            self._spawn(self._refresh(room))

    async def _refresh(self, room: Room) -> None:
        try:
            rows = await self.store.commands(room.id, after=len(room.committed.commands))
        except Exception as error:
            _log.error("reading failed: %s", type(error).__name__)
            room.close(Refusal("store/unavailable"))
            return
        if not room.closed:
            room.guarded(lambda: room.refreshed(rows))
        if room.behind:
            self.refresh(room)
