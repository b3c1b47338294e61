"""SQLite gathers new commands and sorts them in later: nobody can tell, and nothing is lost."""

import logging
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from helpers.serving import awaited, sqlite

from touchstone.server import writers
from touchstone.server.schema import Row, StoredSeat, StoredTable
from touchstone.server.store import Store

MOST = 10
"""Commands that are gathered here."""
BOTH = ("recent_commands", "settled_commands")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writers, "_MOST_RECENT", MOST)


def _row(number: int, table: str = "t1", client: str = "") -> Row:
    return Row(table, number, 1, "touch a1", client or f"c{number}", 0)


def _rows(first: int, last: int, table: str = "t1") -> list[Row]:
    return [_row(number, table) for number in range(first, last + 1)]


def _table(name: str) -> StoredTable:
    seats = tuple(StoredSeat(seat, "", "", True, 0, True) for seat in (1, 2))
    return StoredTable(name, "four-senses", {}, 1, 1, None, False, "", None, None, 0, seats)


def _in_store(folder: Path, work: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
    """Opens the store, does something with it, and closes it."""

    async def opened() -> Any:
        store = Store(sqlite(folder))
        await store.open()
        for name in ("t1", "t2"):
            if await store.table(name) is None:
                await store.create(_table(name))
        done = await work(store)
        await store.close()
        return done

    return awaited(opened())


@contextmanager
def _file(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(sqlite(folder).removeprefix("sqlite:///"))) as file:
        yield file
        file.commit()


def _counts(folder: Path) -> tuple[int, ...]:
    """How many commands are gathered, and how many are sorted in."""
    with _file(folder) as file:
        return tuple(file.execute(f"select count(*) from {one}").fetchone()[0] for one in BOTH)


def test_commands_are_read_in_order_wherever_they_lie(tmp_path: Path) -> None:
    async def work(store: Store) -> list[list[int]]:
        await store.append(_rows(1, 6), {})
        await store.append(_rows(1, 7, "t2"), {})
        await store.append(_rows(7, 9), {})
        found = [
            await store.commands("t1"),
            await store.commands("t1", after=4),
            await store.commands("t1", after=4, most=3),
        ]
        return [[row.number for row in rows] for rows in found]

    assert _in_store(tmp_path, work) == [list(range(1, 10)), [5, 6, 7, 8, 9], [5, 6, 7]]
    assert _counts(tmp_path) == (3, 13)


def test_the_database_decides_who_was_first_wherever_the_first_lies(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Any]:
        await store.append(_rows(1, 12), {})
        settled = await store.append([_row(12, client="late"), _row(13, client="late")], {})
        await store.append([_row(13)], {})
        recent = await store.append([_row(13, client="late"), _row(14, client="late")], {})
        again = await store.append([_row(12), _row(13)], {})
        return [settled, recent, again, [row.client for row in await store.commands("t1")]]

    *lost, clients = _in_store(tmp_path, work)
    assert lost == [{("t1", 12), ("t1", 13)}, {("t1", 13), ("t1", 14)}, set()]
    assert clients == [f"c{number}" for number in range(1, 14)]


def test_what_is_gathered_outlives_the_process_and_is_sorted_in_by_the_next(tmp_path: Path) -> None:
    async def begin(store: Store) -> None:
        await store.append(_rows(1, MOST - 1), {})

    async def go_on(store: Store) -> list[Row]:
        await store.append([_row(MOST)], {})
        return await store.commands("t1")

    _in_store(tmp_path, begin)
    assert _counts(tmp_path) == (MOST - 1, 0)
    assert _in_store(tmp_path, go_on) == _rows(1, MOST)
    assert _counts(tmp_path) == (0, MOST)


def test_what_cannot_be_sorted_in_is_stored_all_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def prepare(store: Store) -> None:
        pass

    async def work(store: Store) -> list[Row]:
        for first in range(1, 2 * MOST, MOST):
            assert await store.append(_rows(first, first + MOST - 1), {}) == set()
        return await store.commands("t1")

    _in_store(tmp_path, prepare)
    with _file(tmp_path) as file:
        file.execute(
            "create trigger never before insert on settled_commands"
            " begin select raise(abort, 'not today'); end"
        )
    with caplog.at_level(logging.ERROR, logger="touchstone.server"):
        assert _in_store(tmp_path, work) == _rows(1, 2 * MOST)
    assert caplog.text.count("recent commands could not be sorted in: not today") == 2
    with _file(tmp_path) as file:
        file.execute("drop trigger never")
    caplog.clear()
    _in_store(tmp_path, lambda store: store.append(_rows(2 * MOST + 1, 2 * MOST + 1), {}))
    assert (_counts(tmp_path), caplog.text) == ((0, 2 * MOST + 1), "")


def test_a_hole_is_cut_off_and_a_table_forgotten_in_both(tmp_path: Path) -> None:
    async def cut(store: Store) -> list[int]:
        await store.append([*_rows(1, 2), *_rows(4, 12)], {})
        await store.append(_rows(13, 14), {})
        return [await store.cut("t1", 4), await store.cut("t1", 2)]

    async def forget(store: Store) -> None:
        await store.append([*_rows(3, 12), *_rows(1, 3, "t2")], {})
        await store.append(_rows(13, 14), {})
        assert await store.forget("t1")

    assert _in_store(tmp_path, cut) == [11, 0]
    _in_store(tmp_path, forget)
    with _file(tmp_path) as file:
        assert [
            file.execute(f"select count(*) from {one} where table_id = 't1'").fetchone()
            for one in BOTH
        ] == [(0,), (0,)]
        assert file.execute("select count(*) from commands").fetchone() == (3,)
