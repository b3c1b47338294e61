"""What operators do with a store: look through it and copy it; `dataset.py` gives games away.

Everything here reads in one transaction, so the server may run meanwhile. A copy is a file of
JSON lines that either kind of store can be filled from.
"""

import json
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, TextIO

from sqlalchemy import Connection, func, insert, select, text

from touchstone.core.events import Event
from touchstone.core.game import GameKind
from touchstone.core.values import Seat
from touchstone.match import Match, read_command
from touchstone.server.connections import Held
from touchstone.server.new_tables import seated_match
from touchstone.server.schema import Row, StoredTable, commands, seats, tables
from touchstone.server.store import ITS_COMMANDS, ITS_SEATS, ONE_TABLE, Store, read_table

FORMAT = 1
_PARTS = (tables, seats, commands)


class UpkeepError(Exception):
    """The store or the file is not fit for this; the text is a sentence for the operator."""


@asynccontextmanager
async def snapshot(store: Store) -> AsyncIterator[Held]:
    """A view of the store in which nothing changes any more."""
    async with store.connections.held() as run:
        await run(_stand_still)
        yield run


def _stand_still(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("begin")
    else:
        connection.execution_options(isolation_level="REPEATABLE READ")


async def demand_known(store: Store) -> None:
    """Raises UpkeepError unless the store is one of this version."""
    found, known = await _revision(store), store.newest_revision
    if found is None:
        raise UpkeepError("There is no Touchstone store at this address.")
    if found != known:
        raise UpkeepError(
            f"The store has form {found}, and this version of Touchstone uses form {known}. Start "
            "the server once to bring it up to date."
        )


async def _revision(store: Store) -> str | None:
    if store.file is not None and not store.file.exists():
        return None
    asked = text("select version_num from alembic_version")
    try:
        return await store.connections.read(
            lambda connection: str(connection.execute(asked).scalar_one())
        )
    except Exception:
        return None


async def stored_tables(run: Held) -> AsyncIterator[tuple[Any, list[Any], list[Row]]]:
    """Every table with its seats and its commands."""
    for table_id in await run(lambda connection: connection.scalars(select(tables.c.id)).all()):
        yield await run(partial(_whole, table_id=table_id))


def _whole(connection: Connection, table_id: str) -> tuple[Any, list[Any], list[Row]]:
    (table,) = connection.execute(ONE_TABLE, {"table": table_id})
    sitting = connection.execute(ITS_SEATS, {"table": table_id})
    rows = connection.execute(ITS_COMMANDS, {"table": table_id, "after": 0})
    return table, list(sitting), [Row(*row) for row in rows]


# Looking through it ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Checked:
    """One table: why it cannot be opened, or nothing; and how many commands it has."""

    table: str
    commands: int
    fault: str = ""


async def check(store: Store, kinds: Mapping[str, GameKind]) -> AsyncIterator[Checked]:
    """Replays every table."""
    async with snapshot(store) as run:
        async for table, sitting, rows in stored_tables(run):
            try:
                for _ in replayed(read_table(table, sitting), rows, kinds):
                    pass
            except Exception as error:
                fault = f"{type(error).__name__}: {error}"
            else:
                fault = "was marked as faulty" if table.failed else ""
            yield Checked(table.id, len(rows), fault)


def replayed(
    stored: StoredTable, rows: list[Row], kinds: Mapping[str, GameKind]
) -> Iterator[tuple[Row, Match, tuple[Event, ...]]]:
    """The match after each command, and what the command did; raises whatever is wrong."""
    if stored.game not in kinds:
        raise UpkeepError(f"the game {stored.game} is not installed")
    match = seated_match(stored, kinds)
    for number, row in enumerate(rows, start=1):
        if row.number != number:
            raise UpkeepError(f"command {number} is missing")
        match, happened = match.submit(read_command(Seat(row.seat), row.text), row.spent)
        if len(match.commands) != number:
            raise UpkeepError(f"command {number} does not fit")
        yield row, match, happened


# Copies ------------------------------------------------------------------------------------------


async def backup(store: Store, file: TextIO) -> int:
    """Writes everything into a file, and returns how many tables that are."""
    _write(file, {"touchstone": FORMAT, "store": store.newest_revision})
    count = 0
    async with snapshot(store) as run:
        async for table, sitting, rows in stored_tables(run):
            _write(
                file,
                {
                    "tables": [dict(table._mapping)],
                    "seats": [dict(seat._mapping) for seat in sitting],
                    "commands": [row.columns() for row in rows],
                },
            )
            count += 1
    return count


async def restore(store: Store, file: TextIO) -> int:
    """Fills an empty store from a copy, in one transaction; returns how many tables that are."""
    await store.open()
    known = {"touchstone": FORMAT, "store": store.newest_revision}
    try:
        header = json.loads(file.readline())
    except ValueError:
        header = None
    if header != known:
        raise UpkeepError(
            "The file is no copy that this version of Touchstone has made. Restore it with the "
            "version that made it, then update."
        )
    return await store.connections.change(partial(_fill, file=file))


def _fill(connection: Connection, file: TextIO) -> int:
    if connection.execute(select(func.count()).select_from(tables)).scalar_one():
        raise UpkeepError("The store is not empty. Restore into a new one.")
    count = 0
    for line in file:
        parts = json.loads(line)
        for part in _PARTS:
            if parts[part.name]:
                connection.execute(insert(part), parts[part.name])
        count += 1
    return count


def _write(file: TextIO, value: Mapping[str, Any]) -> None:
    file.write(json.dumps(value, ensure_ascii=False) + "\n")
