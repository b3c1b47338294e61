"""The store: SQLite or PostgreSQL, one code for both.

The table of commands has a unique (table, number): the database, not a lock in memory, decides who
was first, so any number of processes may serve the same tables.
"""

import asyncio
import json
import logging
import os
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command as alembic
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    delete,
    event,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from touchstone.server.schema import Row, StoredSeat, StoredTable, commands, seats, tables
from touchstone.server.store_address import StoreAddress
from touchstone.server.store_faults import CorruptTable, refused_in_a_sentence
from touchstone.server.writers import Lost, PostgresWriter, SqliteWriter, Writer, pragmas

_log = logging.getLogger("touchstone.server")

_MIGRATION_LOCK = 20_480_912
"""The number of the PostgreSQL lock under which one process at a time migrates."""


class Store:
    """Keeps tables, seats and commands. Whatever fails but `append` is a Refusal."""

    def __init__(self, url: str, busy_seconds: float = 10.0) -> None:
        self.address = StoreAddress(url)
        self.is_sqlite = self.address.is_sqlite
        self.file = self.address.file
        self.engine = self.address.engine()
        self._writer: Writer
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite(busy_seconds))
            self._writer = SqliteWriter(str(self.file or ":memory:"), busy_seconds)
        else:
            self._writer = PostgresWriter(self.engine)
        self._busy_seconds = busy_seconds
        self._writing = asyncio.Lock()

    @property
    def newest_revision(self) -> str:
        """The number of the form into which `open` brings a store."""
        return ScriptDirectory.from_config(_migrations()).get_current_head() or ""

    async def open(self) -> None:
        """Brings the store up to date."""
        if self.file is not None:
            _make_private(self.file)
        async with self.engine.begin() as connection:
            if self.is_sqlite:
                # By itself the driver would commit each statement that changes a table's form.
                await connection.exec_driver_sql("begin")
            else:
                await connection.execute(
                    text("select pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK}
                )
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Lets go of every connection."""
        await self._writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with refused_in_a_sentence():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[AsyncConnection]:
        with refused_in_a_sentence():
            async with self._writing, self.engine.begin() as connection:
                yield connection

    async def probe(self) -> None:
        """Really writes something, without changing anything; raises Refusal."""
        with refused_in_a_sentence():
            async with asyncio.timeout(2 * self._busy_seconds), self._changing() as connection:
                await connection.execute(
                    text("update alembic_version set version_num = version_num")
                )

    async def append(self, rows: list[Row], finished: Mapping[str, bool]) -> Lost:
        """Commits the rows, and which tables are finished now or no more, in one transaction.

        Returns the rows for which others were first, with those of ours behind them.
        """
        async with self._writing:
            return await self._writer.append(rows, finished)

    async def create(self, table: StoredTable) -> None:
        """Stores a new table with its seats."""
        async with self._changing() as connection:
            await connection.execute(insert(tables).values(_table_values(table)))
            await connection.execute(
                insert(seats), [{"table_id": table.id, **_seat_values(s)} for s in table.seats]
            )

    async def table(self, table_id: str) -> StoredTable | None:
        """The table of this name, or None; raises CorruptTable."""
        async with self._reading() as connection:
            found = (
                await connection.execute(select(tables).where(tables.c.id == table_id))
            ).first()
            if found is None:
                return None
            sitting = await connection.execute(
                select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            )
            return read_table(found, sitting)

    async def invited(self, code: str, since: int) -> str | None:
        """The table with a free seat to which the number of this hash invites, if it is one.

        It was set up since then: an invitation that nobody follows lapses.
        """
        async with self._reading() as connection:
            free = select(seats.c.table_id).where(~seats.c.taken, seats.c.level == 0)
            found = await connection.execute(
                select(tables.c.id)
                .where(tables.c.code == code, tables.c.created >= since, tables.c.id.in_(free))
                .limit(2)
            )
            listed = list(found.scalars())
            return listed[0] if len(listed) == 1 else None

    async def commands(self, table_id: str, after: int = 0, most: int | None = None) -> list[Row]:
        """The commands of a table behind this number, in order, or the next of them."""
        async with self._reading() as connection:
            found = await connection.execute(
                select(commands)
                .where(commands.c.table_id == table_id, commands.c.number > after)
                .order_by(commands.c.number)
                .limit(most)
            )
            return [Row(*row) for row in found]

    async def lobby(self, most: int = 100) -> list[StoredTable]:
        """Open tables with a free seat, the newest first."""
        async with self._reading() as connection:
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
        found_well: list[StoredTable] = []
        for row in listed:
            try:
                found_well.append(read_table(row, by_table.get(row.id, [])))
            except CorruptTable as fault:
                _log.error("%s", fault)
                await self.mark_failed(row.id)  # so that it is not listed again
        return found_well

    async def count_unfinished(self, since: int, unplayed_since: int) -> int:
        """How many tables are in play: set up since then, later where nobody has played yet."""
        played = exists().where(commands.c.table_id == tables.c.id, commands.c.number == 1)
        async with self._reading() as connection:
            found = await connection.execute(
                select(func.count())
                .select_from(tables)
                .where(
                    ~tables.c.finished,
                    tables.c.created >= since,
                    or_(tables.c.created >= unplayed_since, played),
                )
            )
            return int(found.scalar_one())

    async def take_seat(self, table_id: str, seat: int, secret: str, name: str) -> bool:
        """Gives a free seat a new secret and a name; False if somebody was faster."""
        async with self._changing() as connection:
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
        async with self._changing() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table_id, seats.c.seat == seat)
                .values(name=name, taken=True)
            )

    async def mark_failed(self, table_id: str) -> None:
        """Notes that a table cannot be opened."""
        async with self._changing() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table_id).values(failed=True)
            )

    async def cut(self, table_id: str, number: int) -> int:
        """Removes the commands from this number on, if the one before it is missing.

        Returns how many there were. Whoever has stored that one in between keeps theirs.
        """
        own = commands.c.table_id == table_id
        before = select(commands.c.number).where(own, commands.c.number == number - 1)
        behind = own, commands.c.number >= number
        async with self._changing() as connection:
            if (await connection.execute(before)).first() is not None:
                return 0
            # Counted, since a view does not tell how many of its rows were deleted.
            found = await connection.execute(select(func.count(commands.c.number)).where(*behind))
            await connection.execute(delete(commands).where(*behind))
            return int(found.scalar_one())

    # Keeping and forgetting ----------------------------------------------------------------------

    async def visit(self, table_ids: Collection[str], now: int) -> None:
        """Notes that somebody is at these tables."""
        async with self._changing() as connection:
            await connection.execute(
                update(tables).where(tables.c.id.in_(table_ids)).values(visited=now)
            )

    async def unvisited(self, since: int, most: int) -> list[str]:
        """Some tables that nobody has visited since then."""
        async with self._reading() as connection:
            found = await connection.execute(
                select(tables.c.id).where(tables.c.visited < since).limit(most)
            )
            return list(found.scalars())

    async def forget(self, table_id: str) -> bool:
        """Deletes a table with everything about its people; False if there is none."""
        async with self._changing() as connection:
            for held in (commands, seats):
                await connection.execute(delete(held).where(held.c.table_id == table_id))
            done = await connection.execute(delete(tables).where(tables.c.id == table_id))
            return bool(done.rowcount)


def _set_up_sqlite(busy_seconds: float) -> Callable[[Any, Any], None]:
    def set_up(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in pragmas(busy_seconds):
            cursor.execute(f"pragma {pragma}")
        cursor.close()

    return set_up


def _make_private(file: Path) -> None:
    """A new file is for its owner alone; what SQLite lays beside it inherits that."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("touchstone.server") / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def _migrate(connection: Connection) -> None:
    config = _migrations()
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


def read_table(row: Any, sitting: Iterable[Any]) -> StoredTable:
    """A table from its row and those of its seats; raises CorruptTable."""
    values = dict(row._mapping)
    try:
        values["settings"] = dict(json.loads(values["settings"]))
    except (ValueError, TypeError):
        raise CorruptTable(f"what is stored of table {row.id} cannot be read") from None
    return StoredTable(
        **values,
        seats=tuple(
            StoredSeat(s.seat, s.secret, s.name, s.masked, s.level, s.taken, s.helper)
            for s in sitting
        ),
    )
