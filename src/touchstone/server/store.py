"""The store: SQLite or PostgreSQL, one code for both.

The table of commands has a unique (table, number): the database, not a lock in memory, decides who
was first, so any number of processes may serve the same tables.
"""

import asyncio
import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any

from alembic import command as alembic
from alembic.config import Config
from sqlalchemy import Connection, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from touchstone.server.schema import Row, StoredSeat, StoredTable, commands, seats, tables
from touchstone.server.writers import PRAGMAS, Lost, PostgresWriter, SqliteWriter, Writer

_MIGRATION_LOCK = 20_480_912
"""The number of the PostgreSQL lock under which one process at a time migrates."""


_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


def _async_url(url: str) -> str:
    """The address with the driver that does not block.

    >>> _async_url("sqlite:///x.db")
    'sqlite+aiosqlite:///x.db'
    """
    scheme, mark, rest = url.partition("://")
    return _DRIVERS.get(scheme, scheme) + mark + rest


class Store:
    """Keeps tables, seats and commands."""

    def __init__(self, url: str) -> None:
        self.url = make_url(_async_url(url))
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine: AsyncEngine = create_async_engine(
            self.url, poolclass=AsyncAdaptedQueuePool, pool_size=4, max_overflow=4
        )
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
        self._writer: Writer
        if self.is_sqlite:
            self._writer = SqliteWriter(self.url.database or ":memory:")
        else:
            self._writer = PostgresWriter(self.engine)
        self._writing = asyncio.Lock()

    async def open(self) -> None:
        """Brings the store up to date."""
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(
                    text("select pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK}
                )
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Lets go of every connection."""
        await self._writer.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        """Raises if the store cannot be reached."""
        async with self.engine.connect() as connection:
            await connection.execute(text("select 1"))

    async def append(self, rows: list[Row], finished: Mapping[str, bool]) -> Lost:
        """Commits the rows, and which tables are finished now or no more, in one transaction.

        Returns the rows for which others were first.
        """
        async with self._writing:
            return await self._writer.append(rows, finished)

    async def create(self, table: StoredTable) -> None:
        """Stores a new table with its seats."""
        async with self._writing, self.engine.begin() as connection:
            await connection.execute(insert(tables).values(_table_values(table)))
            await connection.execute(
                insert(seats), [{"table_id": table.id, **_seat_values(s)} for s in table.seats]
            )

    async def table(self, table_id: str) -> StoredTable | None:
        """The table of this name, or None."""
        async with self.engine.connect() as connection:
            found = (
                await connection.execute(select(tables).where(tables.c.id == table_id))
            ).first()
            if found is None:
                return None
            sitting = await connection.execute(
                select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            )
            return _read_table(found, sitting)

    async def commands(self, table_id: str, after: int = 0) -> list[Row]:
        """The commands of a table behind this number, in order."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(commands)
                .where(commands.c.table_id == table_id, commands.c.number > after)
                .order_by(commands.c.number)
            )
            return [Row(*row) for row in found]

    async def lobby(self, most: int = 100) -> list[StoredTable]:
        """Open tables with a free seat, the newest first."""
        async with self.engine.connect() as connection:
            free = select(seats.c.table_id).where(~seats.c.taken, seats.c.level == 0)
            found = await connection.execute(
                select(tables)
                .where(tables.c.open, ~tables.c.finished, ~tables.c.failed, tables.c.id.in_(free))
                .order_by(tables.c.created.desc())
                .limit(most)
            )
            listed = list(found)
            sitting = await connection.execute(
                select(seats)
                .where(seats.c.table_id.in_([row.id for row in listed]))
                .order_by(seats.c.seat)
            )
            by_table: dict[str, list[Any]] = {}
            for seat in sitting:
                by_table.setdefault(seat.table_id, []).append(seat)
            return [_read_table(row, by_table.get(row.id, [])) for row in listed]

    async def count_unfinished(self, since: int) -> int:
        """How many tables that were set up since then are in play."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(func.count())
                .select_from(tables)
                .where(~tables.c.finished, tables.c.created >= since)
            )
            return int(found.scalar_one())

    async def take_seat(self, table_id: str, seat: int, secret: str, name: str) -> bool:
        """Gives a free seat a new secret and a name; False if somebody was faster."""
        async with self._writing, self.engine.begin() as connection:
            done = await connection.execute(
                update(seats)
                .where(
                    seats.c.table_id == table_id,
                    seats.c.seat == seat,
                    ~seats.c.taken,
                )
                .values(secret=secret, name=name, taken=True)
            )
            return bool(done.rowcount)

    async def sit_down(self, table_id: str, seat: int, name: str) -> None:
        """Notes that the holder of a seat has come, and the name."""
        async with self._writing, self.engine.begin() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table_id, seats.c.seat == seat)
                .values(name=name, taken=True)
            )

    async def mark_failed(self, table_id: str) -> None:
        """Notes that the rules of a table failed."""
        async with self._writing, self.engine.begin() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table_id).values(failed=True)
            )


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("touchstone.server") / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    alembic.upgrade(config, "head")


def _table_values(table: StoredTable) -> dict[str, Any]:
    return {
        column.name: getattr(table, column.name)
        for column in tables.columns
        if column.name != "settings"
    } | {"settings": json.dumps(dict(table.settings))}


def _seat_values(seat: StoredSeat) -> dict[str, Any]:
    return {
        column.name: getattr(seat, column.name)
        for column in seats.columns
        if column.name != "table_id"
    }


def _read_table(row: Any, sitting: Iterable[Any]) -> StoredTable:
    values = dict(row._mapping)
    values["settings"] = json.loads(values["settings"])
    return StoredTable(
        **values,
        seats=tuple(
            StoredSeat(s.seat, s.secret, s.name, s.masked, s.level, s.taken, s.helper)
            for s in sitting
        ),
    )
