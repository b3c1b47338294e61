"""Nothing that a guest can ask for holds the event loop, on which everybody waits."""

from collections import OrderedDict
from collections.abc import Iterator
from functools import partial
from time import thread_time, time

import pytest
from helpers.client import Client
from helpers.serving import Message, Running
from helpers.watching import LONGEST, TRIES, LoopWatch

from touchstone.games import GAMES
from touchstone.server.new_tables import new_table
from touchstone.server.schema import Row
from touchstone.server.settings import Limits
from touchstone.views.wire.api import NewSeat, NewTable

SETTINGS = [
    *(("four-senses", {}), ("4eyes-plus", {})),
    *(("tactori", {"variant": value}) for value in GAMES["tactori"].options[0].values),
]
LONG = Limits().commands_per_table
TYPED = ("touch a1", "board", "score", "repeat", "help", "place a1", "b2 a2", "done", "no move")


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

    def first_table(game: str, settings: dict[str, str]) -> None:
        monkeypatch.setattr("touchstone.match.forms._KNOWN", OrderedDict())
        play_and_type(server, server.create(game=game, settings=settings, seats=seats))

    for game, settings in SETTINGS:
        watch.hold(f"{game} {settings}", partial(first_table, game, settings))


def test_turns_of_bots(server: Running, watch: LoopWatch) -> None:
    def play(game: str, settings: dict[str, str], masked: bool) -> None:
        seats = [{"masked": masked, "level": 1}] * 2
        made = server.create(game=game, settings=settings, seats=seats)
        with Client.at(server.socket_url, made, None, picture=True) as eve:
            eve.wait("update")

    for game, settings in (SETTINGS[0], SETTINGS[1], SETTINGS[-1]):
        for masked in (True, False):
            play(game, settings, masked)  # what is loaded once
            watch.hold(f"{game} {settings} masked {masked}", partial(play, game, settings, masked))


def test_a_long_table_is_loaded_and_greeted(server: Running, watch: LoopWatch) -> None:
    def long_table() -> Message:
        made = server.create(game="four-senses", seats=[{}, {}])
        rows = [Row(made["table"], n, 1, "touch a1", f"id-{n}", 0) for n in range(1, LONG + 1)]
        server.call(lambda: server.server.hub.store.append(rows, {}))
        return made

    def greet(made: Message) -> None:
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.welcome["number"] == LONG

    def repeat(made: Message) -> None:
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.say("repeat")["ok"]

    loaded, *others = [long_table() for _ in range(1 + TRIES)]
    repeat(loaded)  # words are loaded once
    watch.hold("load", lambda: greet(others.pop()))
    watch.hold("greet", partial(greet, loaded))
    watch.hold("repeat", partial(repeat, loaded))


def test_pages(server: Running, watch: LoopWatch) -> None:
    wish = NewTable(game="tactori", seats=(NewSeat(), NewSeat()), open=True)

    async def fill_the_lobby() -> None:
        for _ in range(300):
            stored, _, _ = new_table(wish, GAMES, int(time()))
            await server.server.hub.store.create(stored)

    def read(path: str) -> None:
        assert server.get(path).status_code == 200

    server.call(fill_the_lobby)
    paths = ["/", "/api/lobby", "/api/games", "/help", "/new/tactori"]
    for path in [*paths, *(f"/rules/{slug}" for slug in GAMES)]:
        read(path)  # templates are read and compiled once
        watch.hold(path, partial(read, path))


def test_what_holds_the_loop_every_time_is_found(server: Running) -> None:
    def burn() -> None:
        end = thread_time() + 2 * LONGEST
        while thread_time() < end:
            pass

    def burn_once() -> None:
        if burnt:
            burnt.pop()
            server.call(burn)

    burnt = ["once"]
    watch = LoopWatch(server)
    with watch.watching():
        watch.hold("always", lambda: server.call(burn))
        watch.hold("once", burn_once)
    assert watch.holds["always"] > LONGEST
    assert watch.holds["once"] <= LONGEST
