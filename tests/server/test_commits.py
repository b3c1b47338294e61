"""Commits that fail: nobody else suffers, and nothing is left behind that does not fit."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from typing import Any

import pytest
from helpers.client import Client
from helpers.rooms import ANA, seat_up
from helpers.serving import Running, awaited, eventually, serving

from touchstone.games import GAMES
from touchstone.server.new_tables import new_table
from touchstone.server.schema import Row
from touchstone.server.settings import Settings
from touchstone.server.store import Store
from touchstone.views.wire.api import NewSeat, NewTable
from touchstone.views.wire.incoming import CommandMessage
from touchstone.views.wire.outgoing import Ack

SEATS = [{"name": "Ana"}, {"name": "Ben"}]
POISON = "nul \x00"
"""PostgreSQL cannot keep it; to SQLite it is taught."""
REFUSED_BY_SQLITE = """
create trigger no_nul before insert on recent_commands when instr(new.client, char(0))
begin select raise(abort, 'no NUL here'); end
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    """Settings with a store of either kind, which is not waited for when it is locked."""
    quick = replace(settings, store_seconds=0.2)
    if request.param == "postgresql":
        return replace(quick, store=request.getfixturevalue("postgres"))
    return quick


def _rows(server: Running, table: str) -> list[Row]:
    rows: list[Row] = server.call(lambda: server.server.hub.store.commands(table))
    return rows


def _numbers(server: Running, table: str) -> list[int]:
    return [row.number for row in _rows(server, table)]


# Poison -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        {"type": "command", "id": "a\x00", "text": "touch a1"},
        {"type": "command", "id": "a\x7f", "text": "touch a1"},
        {"type": "command", "id": "a", "text": "touch a1\x00"},
        {"type": "command", "id": "a", "text": "touch\x1fa1"},
        {"type": "ask", "id": "a\x85", "cells": []},
        {"type": "ask", "id": "a", "cells": ["a\x01"]},
    ],
)
def test_control_characters_are_refused_on_the_wire(server: Running, message: Any) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana:
        ana.send(message)
        assert ana.wait("refused", "ack", "choices")["code"] == "wire/unreadable"
        assert ana.say("touch a1")["ok"]
    assert _numbers(server, made["table"]) == [1]


def test_control_characters_are_refused_over_http(server: Running) -> None:
    wish = {"game": "four-senses", "seats": SEATS}
    for bad in ({"position": "\x00"}, {"settings": {"a\x00": "b"}}, {"game": "four-senses\x00"}):
        answer = server.post("/api/tables", json=wish | bad)
        assert (answer.status_code, answer.json()["code"]) == (422, "http/invalid")


@pytest.mark.parametrize("before", [0, 1])
def test_a_row_that_the_store_refuses_is_refused_alone(
    stored: Settings, before: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, logger="touchstone.server")
    with serving(stored) as server, ExitStack() as stack:
        if stored.store.startswith("sqlite"):
            with closing(sqlite3.connect(stored.store.removeprefix("sqlite:///"))) as other:
                other.execute(REFUSED_BY_SQLITE)
        made = [server.create(game="four-senses", seats=SEATS) for _ in range(6)]
        players = [stack.enter_context(Client.at(server.socket_url, table, 1)) for table in made]
        rooms = [server.room(table["table"]) for table in made]

        def all_at_once() -> None:
            for number, room in enumerate(rooms):
                (listener,) = room.listeners
                guilty = [POISON] if number == 2 else []
                for id_ in ["early"] * before + guilty + ["late"]:
                    message = CommandMessage.model_construct(
                        type="command", id=id_, text="touch a1", sure=False
                    )
                    room.obey(message, listener)

        server.call(all_at_once)
        for number, player in enumerate(players):
            answers = [player.wait("ack", "closed") for _ in range(before + 1 + (number == 2))]
            codes = {answer.get("id"): answer.get("code") for answer in answers}
            expected = dict.fromkeys(["early"] * before + ["late"])
            assert codes == expected | ({POISON: "store/refused"} if number == 2 else {})
            assert player.say("touch b1")["ok"]
        for table in made:
            assert _numbers(server, table["table"]) == list(range(1, before + 3))
        assert server.get("/health").status_code == 200


def test_what_was_refused_by_the_store_can_be_sent_again() -> None:
    table = seat_up()
    ana = table.sit(ANA)
    ana.say("touch a1", id="x")
    ana.say("touch a2", id="y")
    first, second = table.world.queue
    table.world.queue.clear()
    first.refused()
    assert (ana.last(Ack).id, ana.last(Ack).code) == ("x", "store/refused")
    assert not second.is_current
    second.lost()
    table.world.read()
    ana.say("touch a1", id="x")
    table.world.commit()
    assert [(row.number, row.client) for row in table.world.disk] == [(1, "y"), (2, "x")]


# Holes --------------------------------------------------------------------------------------------


@contextmanager
def _locked(settings: Settings) -> Iterator[None]:
    """Somebody else writes, and goes on writing."""
    with closing(sqlite3.connect(settings.store.removeprefix("sqlite:///"))) as other:
        other.execute("begin immediate")
        yield
        other.rollback()


def test_a_lock_that_is_held_too_long_leaves_no_hole(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, logger="touchstone.server")
    with serving(replace(settings, store_seconds=2.0)) as server:
        made = server.create(game="four-senses", seats=SEATS)
        table, hub = made["table"], server.server.hub
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.say("touch a1")["ok"]
            with _locked(settings):
                ana.send({"type": "command", "id": "2", "text": "touch a2"})
                eventually(lambda: hub.committer.is_busy)
                for number in (3, 4):
                    ana.send({"type": "command", "id": str(number), "text": "touch a3"})
                eventually(lambda: hub.committer.waiting == 2)
                assert ana.wait("ack", "closed")["code"] == "store/unavailable"
        eventually(lambda: not hub.committer.waiting and not hub.committer.is_busy)
        assert _numbers(server, table) == [1]
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.welcome["number"] == 1
            for number in (2, 3, 4):
                assert ana.say("touch a4", id=str(number))["ok"]
        assert [(row.number, row.client) for row in _rows(server, table)][1:] == [
            (2, "2"),
            (3, "3"),
            (4, "4"),
        ]


def test_a_hole_is_cut_off_when_the_table_is_loaded(
    stored: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(stored) as server:
        made = server.create(game="four-senses", seats=SEATS)
        table, store = made["table"], server.server.hub.store
        rows = [Row(table, number, 1, "touch a1", str(number), 0) for number in (1, 2, 4, 5)]
        server.call(lambda: store.append(rows, {}))
        with (
            caplog.at_level(logging.ERROR, logger="touchstone.server"),
            Client.at(server.socket_url, made, 1) as ana,
        ):
            assert ana.welcome["number"] == 2
            assert ana.say("touch b1", id="new")["ok"]
            assert ana.say("touch b1", id="5")["repeated"] is False
        assert [(row.number, row.client) for row in _rows(server, table)][2:] == [
            (3, "new"),
            (4, "5"),
        ]
        assert "goes on after command 2: 2 commands behind a hole were removed" in caplog.text
        assert "touchstone_commands_cut_total 2.0\n" in server.server.hub.metrics.text()


def test_what_was_built_on_a_lost_command_is_not_stored(stored: Settings) -> None:
    """Two processes store a command of the same number; only one of them also stores a second."""

    async def race() -> tuple[set[tuple[str, int]], list[Row]]:
        one, two = Store(stored.store), Store(stored.store)
        try:
            await one.open()
            wish = NewTable(game="four-senses", seats=(NewSeat(), NewSeat()))
            made, _, _ = new_table(wish, GAMES, created=0)
            await one.create(made)
            await one.append([Row(made.id, 1, 1, "f a1", "first", 0)], {})
            behind = [Row(made.id, number, 1, "touch a1", str(number), 0) for number in (1, 2, 3)]
            return await two.append(behind, {}), await one.commands(made.id)
        finally:
            await one.close()
            await two.close()

    lost, rows = awaited(race())
    assert {number for _, number in lost} == {1, 2, 3}
    assert [row.client for row in rows] == ["first"]
