"""Commits the commands of many tables in one transaction, then tells what happened.

While one transaction is on its way to disk, the next commands gather; so the busier the server,
the larger the groups, and the cost of a sync is shared. Where many come, a few milliseconds more
are waited for others: a group of sixty costs a third of what six groups of ten cost.
"""

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter

from touchstone.server.metrics import Metrics
from touchstone.server.schema import Row
from touchstone.server.services import Entry
from touchstone.server.store import Store

_log = logging.getLogger("touchstone.server")
_MOST = 1000
_MANY = 8
_GATHER = 0.01
"""After a group of many, the next one begins not sooner than this after it, in seconds."""


class Committer:
    """One queue for all tables of this process."""

    def __init__(
        self, store: Store, metrics: Metrics, announce: Callable[[list[Row]], None]
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.announce = announce
        self._queue: list[Entry] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._size, self._began = 0, 0.0
        """Of the latest group."""

    def start(self) -> None:
        """Begins to work."""
        self._task = asyncio.create_task(self._run(), name="committer")

    async def stop(self) -> None:
        """Commits what is waiting, then ends."""
        if self._task is None:
            return
        while self._queue and not self._task.done():
            await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None

    def add(self, entry: Entry) -> None:
        """Puts an entry at the end of the queue."""
        self._queue.append(entry)
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            await self._gather()
            batch, self._queue = self._queue[:_MOST], self._queue[_MOST:]
            if not self._queue:
                self._wake.clear()
            self._size, self._began = len(batch), perf_counter()
            await self._commit(batch)

    async def _gather(self) -> None:
        """Lets others come too where many came just before; somebody alone never waits."""
        wait = self._began + _GATHER - perf_counter()
        if self._size >= _MANY and wait > 0:
            await asyncio.sleep(wait)

    async def _commit(self, batch: list[Entry]) -> None:
        rows = [row for entry in batch if (row := entry.row) is not None]
        lost: set[tuple[str, int]] = set()
        if rows:
            began = perf_counter()
            try:
                # A commit that has begun is carried through even if the server is told to end.
                lost = await asyncio.shield(self.store.append(rows, _finished(batch)))
            except Exception as error:
                _log.error("commit failed: %s", type(error).__name__)
                for entry in batch:
                    entry.failed()
                return
            self.metrics.spend("commit_seconds_total", perf_counter() - began)
            self.metrics.count("commits_total")
            self.metrics.count("commands_total", by=len(rows) - len(lost))
        for entry in batch:
            row = entry.row
            if row is not None and (row.table_id, row.number) in lost:
                self.metrics.count("conflicts_total")
                entry.lost()
            else:
                entry.committed()
        if rows:
            self.announce([row for row in rows if (row.table_id, row.number) not in lost])


def _finished(batch: list[Entry]) -> dict[str, bool]:
    return {
        entry.row.table_id: entry.finished
        for entry in batch
        if entry.row is not None and entry.finished is not None
    }
