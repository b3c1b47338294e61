"""Stores that older versions have made are brought up to date, and their tables go on."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command as alembic
from alembic.config import Config
from helpers.client import Client
from helpers.serving import QUICK, awaited, serving, sqlite
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from touchstone.server.store import Store

SEATS: list[dict[str, Any]] = [{"name": "Ana"}, {"name": "Ben", "masked": False}]
OLD = [(1, "touch a1"), (1, "play f a1"), (1, "play done"), (2, "propose draw"), (1, "decline")]
NOW = [(1, "touch a1"), (1, "f a1"), (1, "done"), (2, "offer draw"), (1, "decline")]


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    return str(request.getfixturevalue("postgres"))


def _change(store: str, *steps: Any) -> None:
    """Does something to a store that no server has open."""

    async def change() -> None:
        opened = Store(store)
        for step in steps:
            await opened.connections.change(step)
        await opened.close()

    awaited(change())


def _down_to(revision: str) -> Any:
    def step(connection: Any) -> None:
        config = Config()
        config.set_main_option("script_location", "touchstone.server:migrations")
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        alembic.downgrade(config, revision)

    return step


def test_a_store_without_helpers_goes_on_without_one(store: str) -> None:
    settings = replace(QUICK, store=store)
    with serving(settings) as server:
        seats = [{**SEATS[1], "helper": True}, SEATS[0]]
        made = server.create(game="four-senses", seats=seats)
    _change(store, _down_to("0001"))
    with serving(settings) as server, Client.at(server.socket_url, made, 1) as ben:
        assert [one["helper"] for one in ben.welcome["players"]] == [False, False]
        assert ben.say("helper on")["ok"]


def test_commands_in_their_old_words_are_read_as_they_were_meant(store: str) -> None:
    settings = replace(QUICK, store=store)
    with serving(settings) as server:
        made = server.create(game="four-senses", seats=SEATS)
    table = made["table"]

    def write(connection: Any) -> None:
        for number, (seat, words) in enumerate(OLD, start=1):
            connection.execute(
                text("insert into commands values (:table, :number, :seat, :words, :client, 0)"),
                {
                    "table": table,
                    "number": number,
                    "seat": seat,
                    "words": words,
                    "client": f"c{number}",
                },
            )

    _change(store, _down_to("0002"), write)
    with serving(settings) as server, Client.at(server.socket_url, made, 2) as ben:
        assert ben.welcome["number"] == 4
        assert ben.welcome["view"]["yours"]
        assert ben.play("f b1")["ok"]
        stored = server.call(lambda: server.server.hub.store.commands(table))
        assert [(row.seat, row.text) for row in stored] == [*NOW, (2, "f b1")]
    _change(store, _down_to("0002"))

    async def rows() -> list[tuple[int, str]]:
        opened = Store(store)
        found = [(row.seat, row.text) for row in await opened.commands(table)]
        await opened.close()
        return found

    assert awaited(rows()) == [*OLD, (2, "play f b1")]


def test_a_step_that_fails_changes_nothing(tmp_path: Path) -> None:
    """Half of a new form would be a store that no version can read."""
    store = sqlite(tmp_path)
    settings = replace(QUICK, store=store)
    with serving(settings) as server:
        made = server.create(game="four-senses", seats=SEATS)
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.say("touch a1")["ok"]
    in_the_way = text("create table recent_commands (number integer)")
    _change(store, _down_to("0006"), lambda connection: connection.execute(in_the_way))

    async def opened() -> None:
        found = Store(store)
        try:
            await found.open()
        finally:
            await found.close()

    with pytest.raises(OperationalError, match="already exists"):
        awaited(opened())
    _change(store, lambda connection: connection.execute(text("drop table recent_commands")))
    with serving(settings) as server, Client.at(server.socket_url, made, 1) as ana:
        assert ana.welcome["number"] == 1
