"""All tables that this process serves: finds them, makes them, and lets them go."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import partial
from time import monotonic, time
from typing import Any

from touchstone.core.game import AnyGame, GameKind
from touchstone.core.values import Seat
from touchstone.engine.briefing import Briefing, answer
from touchstone.match import Command
from touchstone.server.committer import Committer
from touchstone.server.health import Health, Watch, end_all
from touchstone.server.keeping import Keeper
from touchstone.server.loading import Loader
from touchstone.server.metrics import Metrics
from touchstone.server.names import distinct, tidy_name
from touchstone.server.new_tables import new_table
from touchstone.server.queues import Owners
from touchstone.server.rates import Buckets
from touchstone.server.refusals import Refusal
from touchstone.server.relay import Relay
from touchstone.server.room import Room
from touchstone.server.schema import Row, StoredTable
from touchstone.server.security import hashed, is_table_id, new_secret, opens
from touchstone.server.services import MOST_READ, Services, Timer
from touchstone.server.settings import Settings
from touchstone.server.starting import sentence_for
from touchstone.server.store import Store
from touchstone.server.store_faults import CorruptTable
from touchstone.server.thinkers import Answer, Thinkers
from touchstone.views.wire.api import NewTable

_log = logging.getLogger("touchstone.server")
_SWEEP = 0.1
"""How often tables are looked through, as a part of the time that an empty one is kept."""
_LEAST_SWEEP = 0.1
_INVITING = 7 * 24 * 3600
"""How long the number of an invitation leads to its table, in seconds."""


class Hub:
    """Loads tables when somebody comes, and lets them go when everybody has left."""

    def __init__(
        self, settings: Settings, kinds: Mapping[str, GameKind], think: Answer = answer
    ) -> None:
        self.settings = settings
        self.kinds = kinds
        self.metrics = Metrics()
        self.store = Store(settings.store, settings.store_seconds)
        self.rooms: dict[str, Room] = {}
        self.watch = Watch(self.metrics.count)
        self._keeper = Keeper(self.store, settings.keep_days, self.rooms.keys, self.metrics.count)
        self._relay = Relay(settings.redis, settings.site, self._heard, self.watch)
        self.committer = Committer(self.store, self.metrics, self._announce)
        self.health = Health(self.watch, self.store, self.committer)
        self._thinkers = Thinkers(
            settings.bot_workers, think, meanwhile=partial(answer, wait=False)
        )
        self._owners = Owners()
        limits = settings.limits
        self._wrong_codes = Buckets(limits.wrong_codes_per_second, limits.wrong_code_burst)
        self._loads: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._unfinished = 0
        self._seating = asyncio.Lock()
        """People take seats one after the other: each sees what those before are called."""
        self.metrics.watch("rooms", lambda: len(self.rooms))
        self._services = Services(
            settings=settings,
            now=monotonic,
            later=_later,
            commit=self.committer.add,
            read=self._read,
            think=self._think,
            lease=self._lease,
            tell_others=self._relay.send,
            count=self.metrics.count,
            finished=self._finished,
            closed=self._closed,
            failed=lambda table_id: self._spawn(self.store.mark_failed(table_id)),
        )
        self._loader = Loader(self.store, kinds, self._services, self._learn_forms)

    async def start(self) -> None:
        """Opens the store and begins to work; raises CannotStart."""
        with sentence_for(f"The store {self.store.address}", extra="postgres"):
            await self.store.open()
            await self.count_tables()
        with sentence_for("Redis", extra="redis"):
            await self._relay.start()
        self.watch.start("committer", self.committer.run)
        self.watch.start("sweep", self._sweep)
        self.watch.start("keeper", self._keeper.run)
        if self.settings.bot_warming:
            self._spawn(self._thinkers.warm(self.kinds.values()))

    async def stop(self) -> None:
        """Commits what is on its way, tells everybody, and lets go of everything."""
        await self.committer.finish(self.settings.store_seconds)
        await self.watch.stop()
        for room in list(self.rooms.values()):
            room.close(Refusal("server/ends"))
        await end_all(self._tasks)
        self._thinkers.stop()
        await self._relay.stop()
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):  # that is in the log already
            _log.error("a background task failed", exc_info=error)

    # Tables --------------------------------------------------------------------------------------

    async def create(self, wish: NewTable, address: str) -> tuple[StoredTable, list[str], str]:
        """Sets up a table for somebody at this address."""
        if self._unfinished >= self.settings.limits.tables:
            raise Refusal("limit/tables")
        stored, secrets, open_secret = new_table(wish, self.kinds, int(time()))
        await self.store.create(stored)
        self._owners.note(stored.id, address)
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
        room = await self._loader.load(await self.stored(table_id))
        self.rooms[table_id] = room
        self._keeper.visit(table_id)
        room.open()
        if self.settings.redis is not None:
            room.news()  # what others stored while it was being loaded
        return room

    async def study(
        self, work: Callable[[Any], Any], about: Any, owner: str, *, quick: bool = False
    ) -> Any:
        """What comes of work that a process of the bots does in its turn; None where it fails."""
        return await self._thinkers.study(work, about, owner, quick=quick)

    async def learn_forms(self, game: AnyGame, owner: str) -> None:
        """Learns how moves are said at such a table, away from the loop."""
        await self._thinkers.learn_forms(game, owner)

    async def _learn_forms(self, game: AnyGame, table_id: str) -> None:
        await self.learn_forms(game, self._owners.of(table_id))

    async def stored(self, table_id: str) -> StoredTable:
        """The table as it was agreed; raises Refusal where there is none or it has failed."""
        if not is_table_id(table_id):
            raise Refusal("table/unknown")
        return await self._sound(table_id, self.store.table(table_id))

    async def _sound(self, table_id: str, read: Awaitable[StoredTable | None]) -> StoredTable:
        """What is read of a table; raises Refusal where there is none or it has failed."""
        try:
            stored = await read
        except CorruptTable as fault:
            _log.error("%s", fault)
            await self._loader.mark_failed(table_id)
            raise Refusal("table/fault") from None
        if stored is None:
            raise Refusal("table/unknown")
        if stored.failed:
            raise Refusal("table/fault")
        return stored

    async def invited(self, code: str, address: str) -> StoredTable:
        """The table to which a number invites somebody at this address; raises Refusal."""
        tries = self._wrong_codes.of(address)
        if not tries.take():
            raise Refusal("limit/rate")
        found = await self.store.invited(hashed(code), int(time()) - _INVITING)
        if found is None:
            raise Refusal("invitation/unknown")
        tries.give_back()
        return await self.stored(found)

    async def take_seat(self, table_id: str, secret: str | None, name: str) -> tuple[Seat, str]:
        """Takes the first free seat; the open secret is needed unless the lobby has the table."""
        stored = await self.stored(table_id)
        if not stored.open and not (secret and opens(secret, stored.open_secret)):
            raise Refusal("seat/unknown")
        return await self.take_free_seat(stored, name)

    async def take_free_seat(self, stored: StoredTable, name: str) -> tuple[Seat, str]:
        """Takes the first free seat for somebody who may; raises Refusal."""
        name, mine = tidy_name(name), new_secret()
        async with self._seating:
            seat = await self._first_free(await self.stored(stored.id), hashed(mine), name)
        await self._seats_changed(stored.id)
        return seat, mine

    async def _first_free(self, stored: StoredTable, secret: str, name: str) -> Seat:
        for seat in stored.seats:
            called = distinct(name, _names(stored, but=seat.seat)) or seat.name
            if not seat.taken and await self.store.take_seat(stored.id, seat.seat, secret, called):
                return Seat(seat.seat)
        raise Refusal("table/full")

    async def sit_down(self, table_id: str, seat: Seat, name: str) -> None:
        """The holder of a seat has come, and may have a name."""

        def called(stored: StoredTable) -> str:
            return distinct(name, _names(stored, but=seat))

        async with self._seating:
            stored = await self._sound(table_id, self.store.sit_down(table_id, seat, called))
        await self._seats_changed(table_id, stored)

    async def _seats_changed(self, table_id: str, stored: StoredTable | None = None) -> None:
        await self._reseat(table_id, stored)
        self._relay.send("seats", table=table_id)

    async def _reseat(self, table_id: str, stored: StoredTable | None = None) -> None:
        """Others sit at the table now, or are called differently: as is stored."""
        loading = self._loads.get(table_id)
        if loading is not None:
            await asyncio.wait([loading])  # it may have read the seats as they were
        if stored is None or loading is not None:
            stored = await self.store.table(table_id)
        room = self.rooms.get(table_id)
        if stored is not None and room is not None:
            room.reseat(stored)

    def _finished(self, over: bool) -> None:
        self._unfinished += -1 if over else 1

    def _closed(self, table_id: str) -> None:
        self.rooms.pop(table_id, None)

    async def _sweep(self) -> None:
        """Lets empty tables go, and counts again those in play."""
        while True:
            await asyncio.sleep(max(_LEAST_SWEEP, _SWEEP * self.settings.room_seconds))
            for room in list(self.rooms.values()):
                if room.is_idle():
                    room.rest()
            await self.count_tables()

    async def count_tables(self) -> None:
        """Counts the tables in play; what is not finished after this time is not likely to be."""
        now, settings = time(), self.settings
        since = int(now - settings.table_seconds)
        self._unfinished = await self.store.count_unfinished(
            since, int(now - settings.unplayed_seconds)
        )

    # What rooms ask for --------------------------------------------------------------------------

    def _read(self, table_id: str, after: int, then: Callable[[list[Row] | None], None]) -> None:
        async def read() -> None:
            try:
                rows = await self.store.commands(table_id, after, MOST_READ)
            except Refusal:
                then(None)
            else:
                then(rows)

        self._spawn(read())

    def _think(
        self, briefing: Briefing, table_id: str, then: Callable[[list[Command] | None], None]
    ) -> Timer:
        def thought(asked: asyncio.Future[list[Command] | None]) -> None:
            if not asked.cancelled():
                then(asked.result())

        asked = self._thinkers.ask(briefing, self._owners.of(table_id))
        asked.add_done_callback(thought)
        return asked

    def _lease(self, what: str, then: Callable[[bool], None]) -> None:
        async def lease() -> None:
            then(await self._relay.lease(what))

        self._spawn(lease())

    # Other processes -----------------------------------------------------------------------------

    def _announce(self, rows: list[Row]) -> None:
        newest = {row.table_id: row.number for row in rows}
        if newest:
            self._relay.send("new", tables=newest)

    def _heard(self, process: str, facts: dict[str, Any]) -> None:
        """Another process said something; what this version does not know, it passes over."""
        news = {
            "new": self._new_commands,
            "here": self._connected_elsewhere,
            "who": self._asked_who,
            "seats": self._new_seats,
            "said": self._said,
            "missed": self._missed,
            "bye": self._process_gone,
            "died": self._process_died,
        }
        if facts["kind"] in news:
            news[facts["kind"]](process, facts)

    def _new_commands(self, process: str, facts: dict[str, Any]) -> None:
        for table_id, number in facts["tables"].items():
            room = self.rooms.get(table_id)
            if room is not None:
                room.news(number)

    def _connected_elsewhere(self, process: str, facts: dict[str, Any]) -> None:
        room = self.rooms.get(facts["table"])
        if room is not None:
            room.presence.heard_from(process, map(Seat, facts["seats"]))

    def _asked_who(self, process: str, facts: dict[str, Any]) -> None:
        asked = facts.get("table")
        for room in list(self.rooms.values()):
            if asked in (None, room.id) and room.presence.here:
                room.presence.announce()

    def _new_seats(self, process: str, facts: dict[str, Any]) -> None:
        self._spawn(self._reseat(facts["table"]))

    def _said(self, process: str, facts: dict[str, Any]) -> None:
        room = self.rooms.get(facts["table"])
        if room is not None:
            room.voices.hear(Seat(facts["seat"]), facts["phrase"])

    def _missed(self, process: str, facts: dict[str, Any]) -> None:
        for room in list(self.rooms.values()):
            room.news()

    def _process_gone(self, process: str, facts: dict[str, Any]) -> None:
        for room in list(self.rooms.values()):
            room.presence.heard_from(process, ())

    def _process_died(self, process: str, facts: dict[str, Any]) -> None:
        """It may have stored something, and told its own guests, without telling anybody else."""
        self._process_gone(process, facts)
        self._missed(process, facts)


def _names(stored: StoredTable, but: int) -> list[str]:
    """What the others at a table are called."""
    return [seat.name for seat in stored.seats if seat.seat != but]


def _later(seconds: float, call: Callable[[], None]) -> Timer:
    return asyncio.get_running_loop().call_later(seconds, call)
