"""Nothing that a guest can ask for holds the event loop, on which everybody waits."""

from collections import OrderedDict
from collections.abc import Iterator
from time import time

import pytest
from helpers.client import Client
from helpers.serving import Message, Running
from helpers.watching import LoopWatch

from touchstone.games import GAMES
from touchstone.server.new_tables import new_table
from touchstone.server.schema import Row
from touchstone.views.wire.api import NewSeat, NewTable

SETTINGS = [
    *(("four-senses", {}), ("4eyes-plus", {})),
    *(("tactori", {"variant": value}) for value in GAMES["tactori"].options[0].values),
]
TYPED = ("touch a1", "board", "score", "repeat", "help", "place a1", "b2 a2", "done", "no move")
LONGEST = 0.02
"""Seconds of processor time. Steady work stays below half of that."""


@pytest.fixture
def watch(server: Running) -> Iterator[LoopWatch]:
    """Watches the server; afterwards nothing may have held it for too long."""
    watch = LoopWatch(server)
    with watch.watching():
        yield watch
    late = {name: held for name, held in watch.holds.items() if held > LONGEST}
    lines = [f"{held * 1000:6.1f} ms {name}" for name, held in watch.holds.items()]
    assert not late, "\n".join(lines)


def test_the_settings_are_all_variants() -> None:
    assert GAMES["tactori"].options[0].name == "variant"
    assert len(SETTINGS) == 11


def play_and_type(server: Running, made: Message) -> None:
    """Two people type, choose, end the game, read the record and begin another."""
    with (
        Client.at(server.socket_url, made, 1, picture=True) as ana,
        Client.at(server.socket_url, made, 2, picture=True) as ben,
    ):
        for text in TYPED:
            ana.play(text)
        ana.send({"type": "ask", "id": "one", "cells": ["a1"]})
        ana.wait("choices")
        ben.play("resign")
        assert server.get(f"/api/tables/{made['table']}/record").status_code == 200
        assert server.get(f"/record/{made['table']}").status_code == 200
        ana.say("offer rematch")
        assert ben.say("accept")["ok"]
        ana.settle()


@pytest.mark.parametrize("masked", [True, False])
def test_tables_of_every_variant(
    server: Running, watch: LoopWatch, masked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [{"masked": masked}, {"masked": masked}]
    for game in GAMES:  # words and pictures are loaded once
        play_and_type(server, server.create(game=game, seats=seats))
    monkeypatch.setattr("touchstone.match.forms._KNOWN", OrderedDict())
    for game, settings in SETTINGS:
        with watch.phase(f"{game} {settings}"):
            play_and_type(server, server.create(game=game, settings=settings, seats=seats))


def test_turns_of_bots(server: Running, watch: LoopWatch) -> None:
    for _ in range(2):
        watch.holds.clear()
        for game, settings in (SETTINGS[0], SETTINGS[1], SETTINGS[-1]):
            for masked in (True, False):
                with watch.phase(f"{game} {settings} masked {masked}"):
                    seats = [{"masked": masked, "level": 1}] * 2
                    made = server.create(game=game, settings=settings, seats=seats)
                    with Client.at(server.socket_url, made, None, picture=True) as eve:
                        eve.wait("update")


def test_a_long_table_is_loaded_and_greeted(server: Running, watch: LoopWatch) -> None:
    made = server.create(game="four-senses", seats=[{}, {}])
    rows = [Row(made["table"], n, 1, "touch a1", f"id-{n}", 0) for n in range(1, 5001)]
    server.call(lambda: server.server.hub.store.append(rows, {}))
    for name in ("load", "greet"):
        with watch.phase(name), Client.at(server.socket_url, made, 1) as ana:
            assert ana.welcome["number"] == 5000
    with watch.phase("repeat"), Client.at(server.socket_url, made, 1) as ana:
        assert ana.say("repeat")["ok"]


def test_pages(server: Running, watch: LoopWatch) -> None:
    wish = NewTable(game="tactori", seats=(NewSeat(), NewSeat()), open=True)

    async def fill_the_lobby() -> None:
        for _ in range(300):
            stored, _, _ = new_table(wish, GAMES, int(time()))
            await server.server.hub.store.create(stored)

    server.call(fill_the_lobby)
    paths = ["/", "/api/lobby", "/api/games", "/help", "/new/tactori"]
    for _ in range(2):
        watch.holds.clear()  # templates are read and compiled once
        for path in [*paths, *(f"/rules/{slug}" for slug in GAMES)]:
            with watch.phase(path):
                assert server.get(path).status_code == 200
