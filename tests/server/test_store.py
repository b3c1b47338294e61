"""The store and its faults: what is broken is told in a sentence, and hurts nobody else."""

import logging
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from helpers.client import Client
from helpers.serving import PATIENCE, Process, Running, awaited, serving, sqlite

from touchstone.server.keeping import Keeper
from touchstone.server.settings import Settings
from touchstone.server.store import Store
from touchstone.views.words import LANGUAGES

SEATS = [{"name": "Ana"}, {"name": "Ben"}]
WISH = {"game": "four-senses", "seats": SEATS}
DAY = 24 * 3600


@contextmanager
def _file(settings: Settings) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(settings.store.removeprefix("sqlite:///"))) as connection:
        yield connection
        connection.commit()


# One corrupt row ----------------------------------------------------------------------------------


@pytest.mark.parametrize("settings_text", ["{", "[1]", "null", "7", '{"x": "y"}', ""])
def test_unreadable_settings_hurt_their_own_table_only(
    server: Running, settings: Settings, settings_text: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, logger="touchstone.server")
    bad, good = (server.create(**WISH, open=True)["table"] for _ in range(2))
    with _file(settings) as file:
        file.execute("update tables set settings = ? where id = ?", (settings_text, bad))
    assert server.get("/", headers={"accept": "text/html"}).status_code == 200
    with Client(server.socket_url) as watcher:
        assert watcher.hello(bad)["code"] == "table/fault"
    lobby = server.get("/api/lobby")
    assert lobby.status_code == 200
    assert [table["table"] for table in lobby.json()] == [good]
    assert server.get(f"/api/tables/{bad}/record").status_code == 410
    with Client(server.socket_url) as watcher:
        assert watcher.hello(good)["type"] == "welcome"


def test_a_damaged_seat_is_not_shown_and_hides_no_other_table(
    server: Running, settings: Settings
) -> None:
    bad, good = (server.create(**WISH, open=True)["table"] for _ in range(2))
    with _file(settings) as file:
        file.execute("update seats set level = 'high' where table_id = ? and seat = 2", (bad,))
    assert server.get("/", headers={"accept": "text/html"}).status_code == 200
    assert [table["table"] for table in server.get("/api/lobby").json()] == [good]


@pytest.mark.parametrize("text", ["nonsense", "replace x", "", "touch z9", "abandon 9"])
def test_a_corrupt_command_hurts_its_own_table_only(
    server: Running, settings: Settings, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, logger="touchstone.server")
    bad, good = (server.create(**WISH, open=True)["table"] for _ in range(2))
    with _file(settings) as file:
        file.execute("insert into commands values (?, 1, 1, ?, 'x', 0)", (bad, text))
    with Client(server.socket_url) as watcher:
        assert watcher.hello(bad)["code"] == "table/fault"
        assert watcher.hello(good)["type"] == "welcome"
    assert [table["table"] for table in server.get("/api/lobby").json()] == [good]


# A store out of order -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_locked_store_is_told_in_a_sentence(
    settings: Settings, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(replace(settings, store_seconds=0.05)) as server, _file(settings) as other:
        made = server.create(**WISH)
        other.execute("begin immediate")
        answer = server.post(f"/api/tables?language={language}", json=WISH)
        assert (answer.status_code, answer.json()["code"]) == (503, "store/unavailable")
        with Client.at(server.socket_url, made, 1, language=language, name="Eva") as ana:
            assert ana.welcome["code"] == "store/unavailable"
            assert ana.welcome["sentence"] == answer.json()["sentence"]
            assert ana.wait("closed")["code"] == "store/unavailable"
        other.rollback()
        with Client.at(server.socket_url, made, 1, name="Eva") as ana:
            assert ana.welcome["players"][0]["name"] == "Eva"
    lines = [record for record in caplog.records if "the store failed" in record.message]
    assert len(lines) == 2
    assert not any(record.exc_info for record in caplog.records), "a traceback is too much"


def test_a_store_that_cannot_be_read_is_told_in_a_sentence(
    server: Running, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    made = server.create(**WISH)
    with _file(settings) as file:
        file.execute("alter table seats rename to gone")
    page = server.get("/", headers={"accept": "text/html"})
    assert page.status_code == 503
    assert "The server cannot store anything at the moment." in page.text
    for path in ("/api/lobby", f"/api/tables/{made['table']}/record"):
        answer = server.get(path)
        assert (answer.status_code, answer.json()["code"]) == (503, "store/unavailable")
    with Client(server.socket_url) as watcher:
        assert watcher.hello(made["table"])["code"] == "store/unavailable"
    assert not any(record.exc_info for record in caplog.records), "a traceback is too much"
    with _file(settings) as file:
        file.execute("alter table gone rename to seats")
    assert server.get("/api/lobby").status_code == 200


# One server for one file --------------------------------------------------------------------------


def test_a_second_server_on_one_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    options = ("--store", sqlite(tmp_path))
    with Process(*options) as first:
        command = [sys.executable, "-m", "touchstone.cli", "serve", "--port", "0", *options]
        second = subprocess.run(
            command, check=False, capture_output=True, text=True, timeout=PATIENCE
        )
        assert (second.returncode, second.stdout) == (1, "")
        assert "uses" in second.stderr
        assert len(second.stderr.splitlines()) == 1
        made = first.create(**WISH)
        first.kill()
        first.start()  # a lock of the dead does not count
        with Client.at(first.socket_url, made, 1) as ana:
            assert ana.play("f a1")["ok"]
    for file in tmp_path.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


# Keeping and forgetting ---------------------------------------------------------------------------


def test_tables_that_nobody_visits_are_forgotten_and_others_stay(
    server: Running, settings: Settings
) -> None:
    hub = server.server.hub
    old, visited, new, in_memory = (server.create(**WISH)["table"] for _ in range(4))
    with Client(server.socket_url) as watcher:
        for table in (old, visited, in_memory):
            assert watcher.hello(table)["type"] == "welcome"
    with _file(settings) as file:
        file.execute("update tables set visited = visited - ? where id != ?", (91 * DAY, new))
    in_here = {in_memory}
    keeper = Keeper(hub.store, 90, lambda: in_here, hub.metrics.count, pause=0.0)
    keeper.visit(visited)
    server.call(keeper.round)
    server.call(keeper.round)
    with _file(settings) as file:
        for what in ("tables", "seats"):
            name = "id" if what == "tables" else "table_id"
            kept = {row[0] for row in file.execute(f"select distinct {name} from {what}")}
            assert kept == {visited, new, in_memory}
    assert "touchstone_tables_forgotten_total 1.0\n" in hub.metrics.text()


def test_for_ever_is_for_ever(server: Running, settings: Settings) -> None:
    hub, table = server.server.hub, server.create(**WISH)["table"]
    with _file(settings) as file:
        file.execute("update tables set visited = 0")
    server.call(Keeper(hub.store, 0, set, hub.metrics.count).round)
    assert server.call(lambda: hub.store.table(table)) is not None


def test_a_table_in_memory_is_noted_as_visited(server: Running, settings: Settings) -> None:
    table = server.create(**WISH)["table"]
    server.room(table)
    with _file(settings) as file:
        file.execute("update tables set visited = 0")
    hub = server.server.hub
    server.call(Keeper(hub.store, 90, hub.rooms.keys, hub.metrics.count, now=lambda: 12345.0).round)
    found = server.call(lambda: hub.store.table(table))
    assert found.visited == 12345


def test_tables_at_which_nobody_plays_count_for_an_hour_only(settings: Settings) -> None:
    limits = replace(settings.limits, tables=2)
    with serving(replace(settings, limits=limits)) as server:
        played, empty = (server.create(**WISH) for _ in range(2))
        with Client.at(server.socket_url, played, 1) as ana:
            ana.play("f a1")
        assert server.post("/api/tables", json=WISH).json()["code"] == "limit/tables"
        with _file(settings) as file:
            file.execute("update tables set created = created - 4000")
        server.call(server.server.hub.count_tables)
        server.create(**WISH)  # the empty one counts no more, the other one does
        assert server.post("/api/tables", json=WISH).json()["code"] == "limit/tables"
        assert empty["table"] != played["table"]


def test_a_store_in_memory_has_no_file() -> None:
    store = Store("sqlite://")
    assert store.file is None
    awaited(store.close())
