"""Commits the commands of many tables in one transaction, then tells what happened.

While one transaction is on its way to disk, the next commands gather; so the busier the server,
the larger the groups, and the cost of a sync is shared. Where many come, a few milliseconds more
are waited for others: a group of sixty costs a third of what six groups of ten cost. A group that
the store does not take is halved until the row that is to blame stands alone: nobody else suffers
from it.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, perf_counter

from touchstone.server.metrics import Metrics
from touchstone.server.schema import Row
from touchstone.server.services import Entry
from touchstone.server.store import Store
from touchstone.server.store_faults import is_unavailable, named
from touchstone.server.writers import Lost

_log = logging.getLogger("touchstone.server")
_MOST = 1000
_PAUSE = 0.01
_MANY = 8
_GATHER = 0.025
"""After a group of many, others are waited for until so many seconds after it at the latest."""
_LULL = 0.001
"""When nobody has come for so many seconds, nobody is waited for: who is still to come thinks."""
_IN_ONE_GO = 100
"""How many entries are told before others are listened to: a large group takes a while."""


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
        self.is_busy = False
        """Whether a group is on its way to disk."""
        self._size, self._began = 0, 0.0
        self._tables: set[str] = set()
        """Of the latest group."""
        self._usual = 0
        """How many tables two groups in a row have come from lately. Once half of them have come,
        nobody else is waited for: while they are stored, what the other half says next is read."""
        self._full = asyncio.Event()
        self.failed_at: float | None = None
        """When the store took nothing, if it has taken nothing since."""

    @property
    def waiting(self) -> int:
        """How many entries wait for the next group."""
        return len(self._queue)

    @property
    def _is_enough(self) -> bool:
        return 2 * len(self._queue) >= self._usual

    def add(self, entry: Entry) -> None:
        """Puts an entry at the end of the queue."""
        queue = self._queue
        queue.append(entry)
        if len(queue) == 1:
            self._wake.set()
        if 0 <= 2 * len(queue) - self._usual <= 1:  # it is enough from now on
            self._full.set()

    async def run(self) -> None:
        """Commits for ever; whatever goes wrong, nobody who waits is forgotten."""
        while True:
            await self._wake.wait()
            await self._gather()
            batch, self._queue = self._queue[:_MOST], self._queue[_MOST:]
            if not self._queue:
                self._wake.clear()
            before, self._tables = self._tables, {entry.table_id for entry in batch}
            self._usual = max(len(before | self._tables), self._usual - 1)
            self._size, self._began = len(batch), perf_counter()
            self.is_busy = True
            try:
                await self._commit(batch)
            except Exception:
                for entry in batch:
                    self._tell(entry.failed)
                raise
            finally:
                self.is_busy = False

    async def _gather(self) -> None:
        """Lets others come too where many came just before; somebody alone never waits."""
        end = self._began + _GATHER
        while self._size >= _MANY and not self._is_enough and perf_counter() < end:
            came = self.waiting
            self._full.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(_LULL):
                    await self._full.wait()
            if self.waiting == came:
                return

    async def finish(self, seconds: float) -> None:
        """Waits until everything is committed, but not for longer than this."""
        for _ in range(round(seconds / _PAUSE)):
            if not self.waiting and not self.is_busy:
                return
            await asyncio.sleep(_PAUSE)

    async def _commit(self, entries: list[Entry]) -> None:
        batch = [entry for entry in entries if entry.is_current or self._is_to_be_told(entry)]
        rows = [row for entry in batch if (row := entry.row) is not None]
        lost: Lost = set()
        if rows:
            began = perf_counter()
            try:
                # A commit that has begun is carried through even if the server is told to end.
                lost = await asyncio.shield(self.store.append(rows, _finished(batch)))
            except Exception as error:
                await self._cope(batch, len(rows), error)
                return
            self.failed_at = None
            self.metrics.committed(perf_counter() - began)
            self.metrics.count("commands_total", by=len(rows) - len(lost))
        for number, entry in enumerate(batch, start=1):
            if number % _IN_ONE_GO == 0:
                await asyncio.sleep(0)
            if lost and (row := entry.row) is not None and row.place in lost:
                self.metrics.count("conflicts_total")
                self._tell(entry.lost)
            else:
                self._tell(entry.committed)
        if rows:
            self.announce([row for row in rows if row.place not in lost] if lost else rows)

    def _is_to_be_told(self, entry: Entry) -> bool:
        """What stands behind a failure would leave a hole: it is tried anew, if anybody waits."""
        if entry.row is None:
            return True
        self._tell(entry.lost)
        return False

    async def _cope(self, batch: list[Entry], rows: int, error: Exception) -> None:
        """The transaction failed: because of the store, or because of one of the rows."""
        down = is_unavailable(error)
        if rows > 1 and not down:
            for half in _halves(batch):
                await self._commit(half)
            return
        _log.error("commit failed: %s", named(error))
        self.metrics.count("commit_failures_total")
        if down:
            self.failed_at = monotonic()
        for entry in batch:
            if entry.row is None:
                self._tell(entry.committed)
            else:
                self._tell(entry.failed if down else entry.refused)

    def _tell(self, news: Callable[[], None]) -> None:
        """Whatever one table makes of its news, the others get theirs."""
        try:
            news()
        except Exception:
            _log.exception("a table could not be told what became of a command")


def _halves(batch: list[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Half of the tables and the others; of one table what came first and the rest."""
    tables = list(dict.fromkeys(entry.table_id for entry in batch))
    if len(tables) == 1:
        middle = len(batch) // 2
        return batch[:middle], batch[middle:]
    first = set(tables[: len(tables) // 2])
    return (
        [entry for entry in batch if entry.table_id in first],
        [entry for entry in batch if entry.table_id not in first],
    )


def _finished(batch: list[Entry]) -> dict[str, bool]:
    return {
        entry.row.table_id: entry.finished
        for entry in batch
        if entry.row is not None and entry.finished is not None
    }
