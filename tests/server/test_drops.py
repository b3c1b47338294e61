"""Somebody drops out: the seat is kept, the others hear of it, and after a while may act."""

import gc
import re
import weakref
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from helpers.client import Client
from helpers.serving import Running, eventually, serving

from touchstone.server.settings import Settings

SEATS = [{"name": "Ana"}, {"name": "Ben"}]


@pytest.fixture
def hasty(settings: Settings) -> Iterator[Running]:
    """A server that tells of a drop at once and keeps no seat for anybody."""
    with serving(replace(settings, away_seconds=0.0, grace_seconds=0.0)) as running:
        yield running


def test_the_others_hear_that_somebody_left_and_is_back(hasty: Running) -> None:
    made = hasty.create(game="four-senses", seats=SEATS)
    with Client.at(hasty.socket_url, made, 1) as ana:
        with Client.at(hasty.socket_url, made, 2):
            assert ana.hears("Ben sits down at the table.")["players"][1]["connected"]
        assert not ana.hears("Ben has left the table.")["players"][1]["connected"]
        with Client.at(hasty.socket_url, made, 2):
            assert ana.hears("Ben is back.")["players"][1]["connected"]


def test_a_short_drop_is_not_told(server: Running) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana:
        for _ in range(3):
            Client.at(server.socket_url, made, 2).close()
        ana.settle()
        said = [frame for frame in ana.frames if "left the table" in frame or "is back" in frame]
        assert said == []


def test_nobody_can_be_replaced_before_the_grace_period_is_over(server: Running) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana, Client.at(server.socket_url, made, 2):
        for text in ("replace 2 1", "abandon 2"):
            assert ana.say(text)["code"] == "seat/not-gone"
        assert ana.say("abandon 1")["code"] == "seat/not-gone"
        assert ana.say("replace 7 1")["code"] == "seat/not-gone"


def test_a_bot_plays_on_until_the_person_takes_the_seat_again(hasty: Running) -> None:
    made = hasty.create(game="four-senses", seats=SEATS)
    with Client.at(hasty.socket_url, made, 1) as ana:
        Client.at(hasty.socket_url, made, 2).close()
        ana.hears("Ben has left the table.")
        assert ana.hears("Ben has been away for a while.")["players"][1]["replaceable"]
        told = ana.say("replace 2 1")["update"]
        assert told["utterance"] == "The computer plays on for Ben."
        ana.play("f a1")
        ana.play("done")
        update = ana.wait("update")
        while update["view"]["turn"] != 1 and not update["view"]["over"]:
            update = ana.wait("update")
        with Client.at(hasty.socket_url, made, 2) as ben:
            assert ana.wait("update")["utterance"].startswith("Ben takes the seat again.")
            assert ben.wait("update")["utterance"].startswith("You take your seat again.")


def test_the_others_may_end_the_game_without_a_winner(hasty: Running) -> None:
    made = hasty.create(game="four-senses", seats=SEATS)
    with Client.at(hasty.socket_url, made, 1) as ana:
        Client.at(hasty.socket_url, made, 2).close()
        ana.hears("Ben has left the table.")
        ana.hears("Ben has been away for a while.")
        view = ana.say("abandon 2")["update"]["view"]
        assert view["outcome"]["winners"] == []
        assert view["outcome"]["reason"] == "abandoned"


def test_a_clock_that_stops_for_somebody_is_told_with_the_news(hasty: Running) -> None:
    made = hasty.create(game="four-senses", seats=SEATS, clock={"seconds": 600})
    with Client.at(hasty.socket_url, made, 2) as ben:
        with Client.at(hasty.socket_url, made, 1):
            assert ben.hears("Ana sits down at the table.")["clocks"]["running"] == 1
        assert ben.hears("Ana has left the table.")["clocks"]["running"] is None
        said = ben.say("time")["sentence"]
        assert re.fullmatch(
            r"Ana has [89] minutes( \d+ seconds?)?, Ben has 10 minutes\. The clock is stopped\.",
            said,
        )


@pytest.mark.parametrize("seconds", [0, 90_000])
def test_a_clock_has_bounds(server: Running, seconds: int) -> None:
    with pytest.raises(AssertionError, match="http/invalid"):
        server.create(game="four-senses", seats=SEATS, clock={"seconds": seconds})


def test_a_table_without_listeners_leaves_memory_and_comes_back(settings: Settings) -> None:
    with serving(replace(settings, room_seconds=0.0)) as server:
        made = server.create(game="four-senses", seats=SEATS)
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.play("f a1")["ok"]
        hub = server.server.hub
        eventually(lambda: made["table"] not in hub.rooms)
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.welcome["number"] == 1


def test_what_has_left_is_freed_without_the_garbage_collector(settings: Settings) -> None:
    seats = [{"name": "Ana", "masked": False}, {"level": 1}]
    left: list[weakref.ref[Any]] = []

    def visit(server: Running) -> None:
        made = server.create(game="four-senses", seats=seats, clock={"seconds": 600})
        with Client.at(server.socket_url, made, 1, picture=True) as ana:
            assert ana.play("f a1")["ok"]
            assert ana.play("done")["ok"]
            ana.wait("update")
            (connection,) = server.server.sockets.open
            assert connection.listener is not None
            found = (connection, connection.listener.speaker, server.room(made["table"]))
            left.extend(weakref.ref(one) for one in found)
        eventually(lambda: not server.server.hub.rooms and not server.server.sockets.open)

    with serving(replace(settings, room_seconds=0.1)) as server:
        gc.collect()
        gc.disable()  # it looks at what has lived for long so seldom that memory would grow
        try:
            visit(server)
            visit(server)  # by now nobody is busy with the first any more
            eventually(lambda: all(one() is None for one in left[:3]))
        finally:
            gc.enable()
