"""How long tables are kept: what nobody has visited for long is forgotten."""

import asyncio
import logging
from collections.abc import Callable, Collection
from time import time

from touchstone.server.services import Count
from touchstone.server.store import Store

_log = logging.getLogger("touchstone.server")
_DAY = 24 * 3600
_HOUR = 3600.0
_AT_ONCE = 20
_PAUSE = 0.1
"""Seconds between two tables, in which others can write."""


class Keeper:
    """Notes which tables are visited, and forgets those that were not for `days` days.

    0 days keep everything for ever.
    """

    def __init__(
        self,
        store: Store,
        days: float,
        in_memory: Callable[[], Collection[str]],
        count: Count,
        now: Callable[[], float] = time,
        pause: float = _PAUSE,
    ) -> None:
        self._store = store
        self._days = days
        self._in_memory = in_memory
        self._count = count
        self._now = now
        self._pause = pause
        self._visited: set[str] = set()

    def visit(self, table_id: str) -> None:
        """Somebody came to this table: it is noted with the next round."""
        self._visited.add(table_id)

    async def run(self) -> None:
        """A round every hour."""
        while True:
            await self.round()
            await asyncio.sleep(_HOUR)

    async def round(self) -> None:
        """Notes who was there, then forgets what is old, in small steps."""
        await self.note_visits()
        if not self._days:
            return
        forgotten = 0
        while old := await self._old():
            for table_id in old:
                forgotten += await self._store.forget(table_id)
                await asyncio.sleep(self._pause)
        if forgotten:
            self._count("tables_forgotten_total", by=forgotten)
            _log.info("%d tables were forgotten that nobody had visited for long", forgotten)

    async def note_visits(self) -> None:
        """Also tables that stay in memory for days are visited."""
        visited, self._visited = self._visited | set(self._in_memory()), set()
        if visited:
            await self._store.visit(visited, int(self._now()))

    async def _old(self) -> list[str]:
        since = int(self._now() - self._days * _DAY)
        found = await self._store.unvisited(since, _AT_ONCE)
        came = self._visited | set(self._in_memory())
        return [table_id for table_id in found if table_id not in came]
