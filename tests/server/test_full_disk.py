"""A disk that is full, for real: SQLite gets no page more. Nothing that was said is lost."""

import logging
import sqlite3
from contextlib import closing

import pytest
from helpers.client import Client
from helpers.serving import Running, serving

from touchstone.server.settings import Settings
from touchstone.server.writers import SqliteWriter

MOST = 400
"""Touches that need a new page for certain."""
PLENTY = 1_000_000


def _allow(server: Running, pages: int | None) -> None:
    """From now on the file of the store has at most so many pages; None is as many as it has."""
    writer = server.server.hub.store._writer
    assert isinstance(writer, SqliteWriter)
    connection = writer._connection
    assert connection is not None
    most = connection.execute("pragma page_count").fetchone()[0] if pages is None else pages
    connection.execute(f"pragma max_page_count={most}")


def test_a_full_disk_is_told_in_a_sentence_and_loses_nothing(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, logger="touchstone.server")
    with serving(settings) as server:
        made = server.create(game="four-senses", seats=[{}, {}])
        others = server.create(game="four-senses", seats=[{}, {}])
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.say("touch a1")["ok"]
            server.call(lambda: _allow(server, None))
            taken = 1
            while (answer := ana.say("touch a1"))["type"] == "ack" and taken < MOST:
                assert answer["ok"]
                taken += 1
        assert (answer["type"], answer["code"]) == ("closed", "store/unavailable")
        assert answer["sentence"]
        assert "database or disk is full" in caplog.text
        sick = server.get("/health")
        assert (sick.status_code, sick.json()["code"]) == (503, "store/unavailable")
        server.call(lambda: _allow(server, PLENTY))
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.welcome["number"] == taken
            assert ana.say("touch b1")["ok"]
        assert server.get("/health").status_code == 200
        with Client.at(server.socket_url, others, 1) as cid:
            assert cid.say("touch a1")["ok"]
    with closing(sqlite3.connect(settings.store.removeprefix("sqlite:///"))) as stored:
        rows = stored.execute(
            "select number from commands where table_id = ? order by number", [made["table"]]
        )
        assert [number for (number,) in rows] == list(range(1, taken + 2))
