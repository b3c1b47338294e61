"""`touchstone store`: an operator looks through, copies, restores and clears a store."""

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from helpers.client import Client
from helpers.serving import QUICK, Running, apart, awaited, serving, sqlite
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.games import GAMES
from touchstone.server import security, upkeep
from touchstone.server.schema import Row, StoredTable
from touchstone.server.store import Store

PARTS = ("tables", "seats", "commands")
SEATS = [{"name": "Anastasia", "masked": False}, {"name": "Benedict", "masked": False}]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        found: str = request.getfixturevalue("postgres")
        return found
    return sqlite(tmp_path)


@pytest.fixture
def running(address: str) -> Iterator[Running]:
    """A server that goes on while its store is looked after."""
    with serving(replace(QUICK, store=address)) as server:
        yield server


def run(*words: str, store: str, status: int = 0) -> list[str]:
    """What a command prints, line by line."""
    said = {"TOUCHSTONE_STORE": store}
    result = apart(lambda: CliRunner().invoke(app, ["store", *words], env=said))
    assert result.exit_code == status, result.output
    return result.output.splitlines()


def played(server: Running) -> tuple[str, str]:
    """A table with a finished game and a rematch that is on, and one that has only begun."""
    made = [server.create(game="four-senses", seats=SEATS) for _ in range(2)]
    with (
        Client.at(server.socket_url, made[0], 1) as ana,
        Client.at(server.socket_url, made[0], 2) as ben,
        Client.at(server.socket_url, made[1], 1) as eva,
    ):
        for text in ("f a1", "done"):
            assert ana.play(text)["ok"]
        assert ben.play("resign")["ok"]
        assert ben.play("offer rematch")["ok"]
        assert ana.play("accept")["ok"]
        assert ben.play("f b2")["ok"]
        assert eva.play("f c3")["ok"]
    return made[0]["table"], made[1]["table"]


def content(address: str) -> list[tuple[StoredTable | None, list[Row]]]:
    """Everything that is stored of all tables."""

    async def read() -> list[tuple[StoredTable | None, list[Row]]]:
        store = Store(address)
        try:
            ids = sorted(await store.unvisited(10**12, 1000))
            return [(await store.table(one), await store.commands(one)) for one in ids]
        finally:
            await store.close()

    return awaited(read())


def test_a_store_in_order_is_said_to_be_so(running: Running, address: str) -> None:
    played(running)
    assert run("check", store=address) == ["Tables: 2. Commands: 7. Faulty tables: 0."]


def test_each_faulty_table_is_named(running: Running, address: str) -> None:
    first, second = played(running)
    store = running.server.hub.store
    rows = [Row(first, 9, 1, "f a2", "x", 0), Row(second, 2, 1, "f c3", "y", 0)]
    running.call(lambda: store.append(rows, {}))
    lines = run("check", store=address, status=1)
    assert sorted(lines[:-1]) == sorted(
        [
            f"{first}: UpkeepError: command 7 is missing",
            f"{second}: UpkeepError: command 2 does not fit",
        ]
    )
    assert lines[-1] == "Tables: 2. Commands: 9. Faulty tables: 2."


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_a_copy_can_be_restored_into_either_store(
    running: Running,
    address: str,
    into: str,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    table, _ = played(running)
    copy = tmp_path / "copy.jsonl"
    assert run("backup", str(copy), store=address) == [f"Tables copied to {copy}: 2."]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    whole = content(address)
    running.play(table, 2, "done")  # the server went on, the copy did not
    (tmp_path / "new").mkdir()
    other = sqlite(tmp_path / "new")
    if into == "postgresql":
        if address.startswith("postgresql"):
            running.call(lambda: running.server.hub.store.forget(table))
            other = address  # only one database for this test: see that it must be empty
            said = run("restore", str(copy), store=other, status=1)
            assert said == ["The store is not empty. Restore into a new one."]
            return
        other = request.getfixturevalue("postgres")
    assert run("restore", str(copy), store=other) == ["Tables restored: 2."]
    assert content(other) == whole
    assert run("check", store=other) == ["Tables: 2. Commands: 7. Faulty tables: 0."]
    with serving(replace(QUICK, store=other)) as again:
        assert again.match(table).turn == 2
        again.play(table, 2, "done")


def test_a_file_that_is_no_copy_is_refused(tmp_path: Path) -> None:
    for text in ("", "no copy", '{"touchstone": 99}\n'):
        (tmp_path / "copy").write_text(text)
        (said,) = run("restore", str(tmp_path / "copy"), store=sqlite(tmp_path), status=1)
        assert said.startswith("The file is no copy")
    (said,) = run("restore", str(tmp_path / "nowhere"), store=sqlite(tmp_path), status=1)
    assert said == f"No such file or directory: {tmp_path / 'nowhere'}"


def test_a_forgotten_table_leaves_nothing_behind(running: Running, address: str) -> None:
    first, second = played(running)
    assert run("forget", first, store=address) == ["The table is forgotten."]
    assert run("forget", first, store=address, status=1) == ["There is no such table."]
    assert [table.id for table, _ in content(address) if table] == [second]
    assert run("check", store=address) == ["Tables: 1. Commands: 1. Faulty tables: 0."]
    if address.startswith("sqlite"):
        with closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as file:
            left = [file.execute(f"select count(*) from {part}").fetchone()[0] for part in PARTS]
        assert left == [1, 2, 1]


def test_a_table_whose_name_begins_with_a_dash_can_be_forgotten(tmp_path: Path) -> None:
    with serving(replace(QUICK, store=sqlite(tmp_path))) as server:
        table = server.create(game="four-senses", seats=SEATS)["table"]
    named = f"-{table[1:]}"
    with closing(sqlite3.connect(tmp_path / "touchstone.db")) as file, file:
        file.execute("update tables set id = ?", (named,))
    assert run("forget", named, store=sqlite(tmp_path)) == ["The table is forgotten."]
    assert content(sqlite(tmp_path)) == []


def test_names_of_tables_survive_commands_and_links(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-d9zK6oeHA7p", "d9zK6oeHA7p_", "d9zK-oe_A7p4"])
    monkeypatch.setattr(security, "token_urlsafe", lambda _: next(drawn))
    assert security.new_table_id() == "d9zK-oe_A7p4"


def test_what_is_forgotten_is_not_in_the_file_any_more(tmp_path: Path) -> None:
    file = tmp_path / "touchstone.db"
    with serving(replace(QUICK, store=sqlite(tmp_path))) as server:
        table = server.create(game="four-senses", seats=[{"name": "Wilhelmina"}, {}])["table"]
    assert b"Wilhelmina" in file.read_bytes()
    run("forget", table, store=sqlite(tmp_path))
    assert b"Wilhelmina" not in file.read_bytes()


def test_what_happens_meanwhile_is_not_seen(running: Running, address: str) -> None:
    """A copy must not hold one table as it was before and another as it was after."""
    played(running)
    rows = [(table.id, len(commands) + 1) for table, commands in content(address) if table]

    async def look() -> list[int]:
        store = Store(address)
        try:
            found = upkeep.check(store, GAMES)
            first = await anext(found)
            added = [Row(table, number, 1, "touch a1", "x", 0) for table, number in rows]
            await running_store(added)
            return sorted([first.commands, *[checked.commands async for checked in found]])
        finally:
            await store.close()

    async def running_store(added: list[Row]) -> None:
        append = running.server.hub.store.append
        await asyncio.to_thread(running.call, lambda: append(added, {}))

    assert awaited(look()) == [1, 6]
    assert sorted(len(commands) for _, commands in content(address)) == [2, 7]


def test_no_store_is_told_in_a_sentence_and_none_is_made(tmp_path: Path) -> None:
    for words in (["check"], ["backup", str(tmp_path / "b")], ["forget", "x"]):
        said = run(*words, store=sqlite(tmp_path), status=1)
        assert said == ["There is no Touchstone store at this address."]
    assert list(tmp_path.iterdir()) == []


def test_an_older_store_is_not_touched(tmp_path: Path) -> None:
    awaited(_opened(sqlite(tmp_path)))
    with closing(sqlite3.connect(tmp_path / "touchstone.db")) as file:
        file.execute("update alembic_version set version_num = '0002'")
        file.commit()
    (said,) = run("check", store=sqlite(tmp_path), status=1)
    assert said.startswith("The store has form 0002")


async def _opened(address: str) -> None:
    store = Store(address)
    await store.open()
    await store.close()
