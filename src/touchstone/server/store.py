"""The store: SQLite or PostgreSQL, one code for both.

The table of commands has a unique (table, number): the database, not a lock in memory, decides who
was first, so any number of processes may serve the same tables.
"""

import asyncio
import json
import logging
import os
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from alembic import command as alembic
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from touchstone.server.connections import (
    Connections,
    PostgresConnections,
    SqliteConnections,
    Work,
    pragmas,
)
from touchstone.server.schema import Row, StoredSeat, StoredTable, commands, seats, tables
from touchstone.server.store_address import StoreAddress
from touchstone.server.store_faults import CorruptTable, refused_in_a_sentence
from touchstone.server.writers import Lost, PostgresWriter, SqliteWriter, Writer

_log = logging.getLogger("touchstone.server")

T = TypeVar("T")
_MIGRATION_LOCK = 20_480_912
"""The number of the PostgreSQL lock under which one process at a time migrates."""

ONE_TABLE = select(tables).where(tables.c.id == bindparam("table"))
ITS_SEATS = select(seats).where(seats.c.table_id == bindparam("table")).order_by(seats.c.seat)
ITS_COMMANDS = (
    select(commands)
    .where(commands.c.table_id == bindparam("table"), commands.c.number > bindparam("after"))
    .order_by(commands.c.number)
)
_SIT_DOWN = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("place"))
    .values(name=bindparam("called"), taken=True)
)
"""What everybody who comes asks for: to build such a question takes longer than to answer it."""


class Store:
    """Keeps tables, seats and commands. Whatever fails but `append` is a Refusal."""

    def __init__(self, url: str, busy_seconds: float = 10.0) -> None:
        self.address = StoreAddress(url)
        self.is_sqlite = self.address.is_sqlite
        self.file = self.address.file
        self.connections: Connections
        self._writer: Writer
        if self.is_sqlite:
            self.connections = SqliteConnections(self.address.sqlite(), pragmas(busy_seconds))
            self._writer = SqliteWriter(str(self.file or ":memory:"), pragmas(busy_seconds))
        else:
            engine = self.address.postgres()
            self.connections, self._writer = PostgresConnections(engine), PostgresWriter(engine)
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
        await self.connections.change(_migrate)

    async def close(self) -> None:
        """Lets go of every connection."""
        await self._writer.close()
        await self.connections.close()

    async def _read(self, work: Work[T]) -> T:
        with refused_in_a_sentence():
            return await self.connections.read(work)

    async def _change(self, work: Work[T]) -> T:
        with refused_in_a_sentence():
            async with self._writing:
                return await self.connections.change(work)

    async def probe(self) -> None:
        """Really writes something, without changing anything; raises Refusal."""
        touch = text("update alembic_version set version_num = version_num")
        with refused_in_a_sentence():
            async with asyncio.timeout(2 * self._busy_seconds):
                await self._change(lambda connection: connection.execute(touch).close())

    async def append(self, rows: list[Row], finished: Mapping[str, bool]) -> Lost:
        """Commits the rows, and which tables are finished now or no more, in one transaction.

        Returns the rows for which others were first, with those of ours behind them.
        """
        async with self._writing:
            return await self._writer.append(rows, finished)

    async def create(self, table: StoredTable) -> None:
        """Stores a new table with its seats."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(_table_values(table)))
            connection.execute(
                insert(seats), [{"table_id": table.id, **_seat_values(s)} for s in table.seats]
            )

        await self._change(work)

    async def table(self, table_id: str) -> StoredTable | None:
        """The table of this name, or None; raises CorruptTable."""
        return await self._read(partial(_table, table_id=table_id))

    async def invited(self, code: str, since: int) -> str | None:
        """The table with a free seat to which the number of this hash invites, if it is one.

        It was set up since then: an invitation that nobody follows lapses.
        """
        free = select(seats.c.table_id).where(~seats.c.taken, seats.c.level == 0)
        asked = (
            select(tables.c.id)
            .where(tables.c.code == code, tables.c.created >= since, tables.c.id.in_(free))
            .limit(2)
        )
        found = await self._read(lambda connection: connection.execute(asked).scalars().all())
        return found[0] if len(found) == 1 else None

    async def commands(self, table_id: str, after: int = 0, most: int | None = None) -> list[Row]:
        """The commands of a table behind this number, in order, or the next of them."""

        def work(connection: Connection) -> list[Row]:
            found = connection.execute(
                ITS_COMMANDS.limit(most), {"table": table_id, "after": after}
            )
            return [Row(*row) for row in found]

        return await self._read(work)

    async def lobby(self, most: int = 100) -> list[StoredTable]:
        """Open tables with a free seat, the newest first."""
        found, sitting = await self._read(partial(_lobby, most=most))
        by_table: dict[str, list[Any]] = {}
        for seat in sitting:
            by_table.setdefault(seat.table_id, []).append(seat)
        found_well: list[StoredTable] = []
        for row in found:
            try:
                found_well.append(read_table(row, by_table.get(row.id, [])))
            except CorruptTable as fault:
                _log.error("%s", fault)
                await self.mark_failed(row.id)  # so that it is not listed again
        return found_well

    async def count_unfinished(self, since: int, unplayed_since: int) -> int:
        """How many tables are in play: set up since then, later where nobody has played yet."""
        played = exists().where(commands.c.table_id == tables.c.id, commands.c.number == 1)
        asked = (
            select(func.count())
            .select_from(tables)
            .where(
                ~tables.c.finished,
                tables.c.created >= since,
                or_(tables.c.created >= unplayed_since, played),
            )
        )
        return await self._read(lambda connection: int(connection.execute(asked).scalar_one()))

    async def take_seat(self, table_id: str, seat: int, secret: str, name: str) -> bool:
        """Gives a free seat a new secret and a name; False if somebody was faster."""
        taking = (
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.seat == seat, ~seats.c.taken)
            .values(secret=secret, name=name, taken=True)
        )
        return await self._change(lambda connection: bool(connection.execute(taking).rowcount))

    async def sit_down(
        self, table_id: str, seat: int, called: Callable[[StoredTable], str]
    ) -> StoredTable | None:
        """Notes that the holder of a seat has come, and what they are called among the others.

        Returns the table as it is now; None where there is none.
        """

        def work(connection: Connection) -> StoredTable | None:
            before = _table(connection, table_id)
            if before is None:
                return None
            connection.execute(
                _SIT_DOWN, {"table": table_id, "place": seat, "called": called(before)}
            )
            return _table(connection, table_id)

        return await self._change(work)

    async def mark_failed(self, table_id: str) -> None:
        """Notes that a table cannot be opened."""
        marking = update(tables).where(tables.c.id == table_id).values(failed=True)
        await self._change(lambda connection: connection.execute(marking).close())

    async def cut(self, table_id: str, number: int) -> int:
        """Removes the commands from this number on, if the one before it is missing.

        Returns how many there were. Whoever has stored that one in between keeps theirs.
        """
        own = commands.c.table_id == table_id
        before = select(commands.c.number).where(own, commands.c.number == number - 1)
        behind = own, commands.c.number >= number

        def work(connection: Connection) -> int:
            if connection.execute(before).first() is not None:
                return 0
            # Counted, since a view does not tell how many of its rows were deleted.
            found = connection.execute(select(func.count(commands.c.number)).where(*behind))
            count = int(found.scalar_one())
            connection.execute(delete(commands).where(*behind))
            return count

        return await self._change(work)

    # Keeping and forgetting ----------------------------------------------------------------------

    async def visit(self, table_ids: Collection[str], now: int) -> None:
        """Notes that somebody is at these tables."""
        noting = update(tables).where(tables.c.id.in_(table_ids)).values(visited=now)
        await self._change(lambda connection: connection.execute(noting).close())

    async def unvisited(self, since: int, most: int) -> list[str]:
        """Some tables that nobody has visited since then."""
        asked = select(tables.c.id).where(tables.c.visited < since).limit(most)
        return await self._read(lambda connection: list(connection.execute(asked).scalars()))

    async def forget(self, table_id: str) -> bool:
        """Deletes a table with everything about its people; False if there is none."""

        def work(connection: Connection) -> bool:
            for held in (commands, seats):
                connection.execute(delete(held).where(held.c.table_id == table_id))
            done = connection.execute(delete(tables).where(tables.c.id == table_id))
            return bool(done.rowcount)

        return await self._change(work)


def _table(connection: Connection, table_id: str) -> StoredTable | None:
    found = connection.execute(ONE_TABLE, {"table": table_id}).first()
    if found is None:
        return None
    return read_table(found, connection.execute(ITS_SEATS, {"table": table_id}))


def _lobby(connection: Connection, most: int) -> tuple[Sequence[Any], Sequence[Any]]:
    """Rows of open tables with a free seat, and of their seats."""
    free = select(seats.c.table_id).where(~seats.c.taken, seats.c.level == 0)
    found = connection.execute(
        select(tables)
        .where(tables.c.open, ~tables.c.finished, ~tables.c.failed, tables.c.id.in_(free))
        .order_by(tables.c.created.desc())
        .limit(most)
    ).all()
    sitting = connection.execute(
        select(seats).where(seats.c.table_id.in_([row.id for row in found])).order_by(seats.c.seat)
    )
    return found, sitting.all()


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
    if connection.dialect.name == "sqlite":
        # By itself the driver would commit each statement that changes a table's form.
        connection.exec_driver_sql("begin")
    else:
        lock = {"lock": _MIGRATION_LOCK}
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), lock)
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
