"""Brings tables from the store into memory, a little at a time: others are served in between."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic

from touchstone.core.game import AnyGame, GameKind
from touchstone.server.new_tables import seated_match
from touchstone.server.refusals import Refusal
from touchstone.server.room import Room
from touchstone.server.schema import Row, StoredTable
from touchstone.server.services import Services
from touchstone.server.store import Store

_log = logging.getLogger("touchstone.server")
_AT_ONCE = 500
"""Commands that are read from the store in one go."""
_SLICE = 0.005
"""Seconds for which commands are replayed before others have their turn."""

LearnForms = Callable[[AnyGame, str], Awaitable[None]]
"""Learns how moves of this game are said, for the table with this id."""


class Loader:
    """Replays the commands of one table after the other, in slices of time."""

    def __init__(
        self, store: Store, kinds: Mapping[str, GameKind], services: Services, learn: LearnForms
    ) -> None:
        self._learn = learn
        self._store = store
        self._kinds = kinds
        self._services = services
        self._turn = asyncio.Lock()
        """However many tables are being loaded, one of them works between two turns of others."""

    async def load(self, stored: StoredTable) -> Room:
        """The table as its commands left it; a table that cannot be loaded is marked as such."""
        if stored.game not in self._kinds:
            raise Refusal("table/fault")
        try:
            match = seated_match(stored, self._kinds)
            await self._learn(match.agreement.game, stored.id)
            room = Room(self._services, stored, match)
            await self._replay(room)
        except Refusal:
            raise  # it is the store that has failed
        except Exception:
            _log.exception("table %s cannot be loaded", stored.id)
            await self.mark_failed(stored.id)
            raise Refusal("table/fault") from None
        return room

    async def mark_failed(self, table_id: str) -> None:
        """The table is not opened again."""
        self._services.count("tables_failed_total")
        await self._store.mark_failed(table_id)

    async def _replay(self, room: Room) -> None:
        cut = False
        while rows := await self._store.commands(room.id, _number(room), _AT_ONCE):
            missed = await self._replay_rows(room, rows)
            if missed is None:
                if len(rows) < _AT_ONCE:
                    return
                continue
            if cut:
                raise ValueError(f"command {missed} of table {room.id} does not fit")
            cut = True
            await self._cut(room, missed)

    async def _replay_rows(self, room: Room, rows: list[Row]) -> int | None:
        """Replays them up to a hole, and returns the number behind the hole, if there is one."""
        left = iter(rows)
        while True:
            async with self._turn:
                until = monotonic() + _SLICE
                for row in left:
                    if row.number != _number(room) + 1:
                        return row.number
                    room.replay(row)
                    if monotonic() >= until:
                        break
                else:
                    return None
                await asyncio.sleep(0)

    async def _cut(self, room: Room, number: int) -> None:
        """Commands behind a hole were never acknowledged: the table goes on from what is whole."""
        removed = await self._store.cut(room.id, number)
        _log.error(
            "table %s goes on after command %d: %d commands behind a hole were removed",
            room.id,
            _number(room),
            removed,
        )
        self._services.count("commands_cut_total", by=removed)


def _number(room: Room) -> int:
    return len(room.committed.commands)
