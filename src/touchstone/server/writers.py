"""Appending commands, the one thing that must be quick: a writer for each kind of store.

Both commit all rows in one transaction and give back those for which others were first. What this
process had built on such a row is not stored either: it would not fit.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import chain
from typing import Protocol

from sqlalchemy import bindparam, delete, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from touchstone.server.schema import Row, columns_of, commands, tables

_log = logging.getLogger("touchstone.server")

_ROWS_AT_ONCE = 500
_MOST_RECENT = 1000
"""Commands that SQLite gathers before it sorts them in: then each page takes several of them."""


Lost = set[tuple[str, int]]
"""Table and number of rows that somebody else had stored before."""


class Writer(Protocol):
    """Appends rows."""

    async def append(self, rows: list[Row], finished: Mapping[str, bool]) -> Lost:
        """Commits the rows, and which tables are finished now or no more, in one transaction."""

    async def close(self) -> None:
        """Lets go of the connection."""


class PostgresWriter:
    """One connection that is kept; a broken one is replaced."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._append = (
            insert(commands)
            .on_conflict_do_nothing(index_elements=["table_id", "number"])
            .returning(commands.c.table_id, commands.c.number)
        )
        self._mark = (
            update(tables)
            .where(tables.c.id == bindparam("table"))
            .values(finished=bindparam("over"))
        )
        self._remove = delete(commands).where(
            commands.c.table_id == bindparam("table"), commands.c.number == bindparam("place")
        )

    async def append(self, rows: list[Row], finished: Mapping[str, bool]) -> Lost:
        """Commits the rows, and which tables are finished now or no more, in one transaction."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        connection = self._connection
        stored: Lost = set()
        try:
            for first in range(0, len(rows), _ROWS_AT_ONCE):
                part = [row.columns() for row in rows[first : first + _ROWS_AT_ONCE]]
                found = await connection.execute(self._append, part)
                stored.update((row.table_id, row.number) for row in found)
            lost = {row.place for row in rows} - stored
            if lost:
                unfit = _behind(rows, lost)
                marks = [{"table": table, "place": number} for table, number in unfit & stored]
                if marks:
                    await connection.execute(self._remove, marks)
                lost |= unfit
            if finished:
                marks = [{"table": table, "over": over} for table, over in finished.items()]
                await connection.execute(self._mark, marks)
            await connection.commit()
        except BaseException:
            self._connection = None
            await connection.invalidate()
            await connection.close()
            raise
        return lost

    async def close(self) -> None:
        """Lets go of the connection."""
        if self._connection is not None:
            await self._connection.close()


class SqliteWriter:
    """A thread of its own, so that the event loop is free while the disk syncs."""

    def __init__(self, path: str, pragmas: Sequence[str]) -> None:
        self._path = path
        self._pragmas = pragmas
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._connection: sqlite3.Connection | None = None
        self._recent = 0
        """How many commands are not sorted in yet."""

    async def append(self, rows: list[Row], finished: Mapping[str, bool]) -> Lost:
        """Commits the rows, and which tables are finished now or no more, in one transaction."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._append, rows, finished)

    def _append(self, rows: list[Row], finished: Mapping[str, bool]) -> Lost:
        if self._connection is None:
            opened = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            for pragma in self._pragmas:
                opened.execute(f"pragma {pragma}")
            self._connection = opened
            (self._recent,) = opened.execute("select count(*) from recent_commands").fetchone()
        connection = self._connection
        with _transaction(connection):
            lost = _insert(connection, rows)
            if finished:
                marks = [(over, table) for table, over in finished.items()]
                connection.executemany("update tables set finished = ? where id = ?", marks)
        self._recent += len(rows)
        if self._recent >= _MOST_RECENT:
            self._recent = 0
            self._sort_in(connection)
        return lost

    def _sort_in(self, connection: sqlite3.Connection) -> None:
        """Sorts in what was gathered. It is stored either way: if this fails, it may wait."""
        try:
            with _transaction(connection):
                connection.execute(
                    "insert into settled_commands"
                    " select * from recent_commands order by table_id, number"
                )
                connection.execute("delete from recent_commands")
        except sqlite3.Error as error:
            _log.error("recent commands could not be sorted in: %s", error)

    async def close(self) -> None:
        """Lets go of the connection."""
        if self._connection is not None:
            self._connection.close()
        self._thread.shutdown()


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("begin immediate")
    try:
        yield
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:  # a full disk has rolled back already
            connection.execute("rollback")
        raise


_AT_ONCE = 64
"""How many rows one statement may insert: few enough that each number is prepared once."""


@cache
def _insert_many(rows: int) -> str:
    places = ", ".join(["(?, ?, ?, ?, ?, ?)"] * rows)
    return f"insert into recent_commands values {places} on conflict do nothing"


def _insert(connection: sqlite3.Connection, rows: list[Row]) -> Lost:
    """Inserts the rows in as few statements as possible.

    Around each statement the interpreter changes over to the event loop and back, which costs
    more than the row.
    """
    stored = done = 0
    while done < len(rows):
        some = rows[done : done + _AT_ONCE]
        values = tuple(chain.from_iterable(map(columns_of, some)))
        stored += connection.execute(_insert_many(len(some)), values).rowcount
        done += len(some)
    if stored == len(rows):
        return set()
    # Some were there before: which, is worth finding out only now.
    lost = set()
    for row in rows:
        found = connection.execute(
            "select seat, text, client from commands where table_id = ? and number = ?", row.place
        ).fetchone()
        if found != (row.seat, row.text, row.client):
            lost.add(row.place)
    unfit = _behind(rows, lost) - lost
    connection.executemany("delete from commands where table_id = ? and number = ?", list(unfit))
    return lost | unfit


def _behind(rows: list[Row], lost: Lost) -> Lost:
    """The rows that were built on a lost one of the same table."""
    first: dict[str, int] = {}
    for table, number in lost:
        first[table] = min(number, first.get(table, number))
    return {
        (row.table_id, row.number)
        for row in rows
        if row.number > first.get(row.table_id, row.number)
    }
