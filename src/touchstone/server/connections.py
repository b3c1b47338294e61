"""Work on a store: plain code for one connection, done where it holds nobody up.

SQLite's driver waits for the disk, so a thread does the work, all of it: one way there and one
back. A driver that is asynchronous itself takes both ways with every statement, which costs more
than the statement. PostgreSQL's driver waits for the network and leaves the event loop free.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]

MOST = 8
"""Connections at once."""


def pragmas(busy_seconds: float) -> tuple[str, ...]:
    """Full sync: a commit is on disk before it is answered. WAL: readers do not wait.

    Secure delete: what is forgotten is overwritten. Temporary store in memory: a statement that
    inserts many rows notes how to undo itself, and would make and remove a file for that.
    """
    waits = f"busy_timeout={round(1000 * busy_seconds)}"
    return (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "secure_delete=ON",
        "temp_store=MEMORY",
        waits,
    )


class Held(Protocol):
    """Does work on a connection that is kept in between."""

    async def __call__(self, work: Work[T]) -> T: ...


class Connections(Protocol):
    """Of one store, made when they are needed and kept."""

    async def read(self, work: Work[T]) -> T:
        """What the work finds."""

    async def change(self, work: Work[T]) -> T:
        """Does the work in a transaction and commits it; takes it back where the work fails."""

    def held(self) -> AbstractAsyncContextManager[Held]:
        """One connection for several pieces of work; what they change is taken back."""

    async def close(self) -> None:
        """Lets go of all of them."""


class SqliteConnections:
    """Threads do the work."""

    def __init__(self, engine: Engine, pragmas: Iterable[str]) -> None:
        self._engine = engine
        event.listen(engine, "connect", partial(_set_up, tuple(pragmas)))
        self._threads = ThreadPoolExecutor(MOST, "store")

    async def _away(self, work: Callable[..., T], *given: Any) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(work, *given))

    async def read(self, work: Work[T]) -> T:
        """What the work finds."""
        return await self._away(self._on, self._engine.connect, work)

    async def change(self, work: Work[T]) -> T:
        """Does the work in a transaction and commits it; takes it back where the work fails."""
        return await self._away(self._on, self._engine.begin, work)

    @staticmethod
    def _on(opened: Callable[[], Any], work: Work[T]) -> T:
        with opened() as connection:
            return work(connection)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Held]:
        """One connection for several pieces of work; what they change is taken back."""
        connection = await self._away(self._engine.connect)

        async def run(work: Work[T]) -> T:
            return await self._away(work, connection)

        try:
            yield run
        finally:
            await self._away(connection.close)

    async def close(self) -> None:
        """Lets go of all of them; whoever is still at work ends by themselves."""
        self._threads.shutdown(wait=False)
        self._engine.dispose()


def _set_up(pragmas: Iterable[str], connection: Any, _record: Any) -> None:
    for pragma in pragmas:
        connection.execute(f"pragma {pragma}")


class PostgresConnections:
    """The driver waits on the event loop, and so does the work."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read(self, work: Work[T]) -> T:
        """What the work finds."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Work[T]) -> T:
        """Does the work in a transaction and commits it; takes it back where the work fails."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Held]:
        """One connection for several pieces of work; what they change is taken back."""
        async with self._engine.connect() as connection:

            async def run(work: Work[T]) -> T:
                return await connection.run_sync(work)

            yield run

    async def close(self) -> None:
        """Lets go of all of them."""
        await self._engine.dispose()
