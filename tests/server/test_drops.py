"""Somebody drops out: the seat is kept, the others hear of it, and after a while may act."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from helpers.serving import Client, Message, Running, eventually, serving, sqlite

from touchstone.server.settings import Settings

SEATS = [{"name": "Ana"}, {"name": "Ben"}]


def _said(client: Client, wanted: str) -> Message:
    while True:
        message = client.wait("players")
        if wanted in message["utterance"]:
            return message


def test_the_others_hear_that_somebody_left_and_is_back(server: Running) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana:
        with Client.at(server.socket_url, made, 2):
            assert _said(ana, "Ben sits down at the table.")["players"][1]["connected"]
        assert not _said(ana, "Ben has left the table.")["players"][1]["connected"]
        with Client.at(server.socket_url, made, 2):
            assert _said(ana, "Ben is back.")["players"][1]["connected"]


def test_a_short_drop_is_not_told(settings: Settings, tmp_path: Path) -> None:
    with serving(replace(settings, away_seconds=5.0, store=sqlite(tmp_path))) as server:
        made = server.create(game="four-senses", seats=SEATS)
        with Client.at(server.socket_url, made, 1) as ana:
            for _ in range(3):
                Client.at(server.socket_url, made, 2).close()
            ana.settle()
            said = [
                frame for frame in ana.frames if "left the table" in frame or "is back" in frame
            ]
            assert said == []


def test_nobody_can_be_replaced_before_the_grace_period_is_over(server: Running) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana, Client.at(server.socket_url, made, 2):
        for do in ("replace", "abandon"):
            assert ana.order(do, seat=2)["code"] == "seat/not-gone"
        assert ana.order("abandon", seat=1)["code"] == "seat/not-gone"
        assert ana.order("replace", seat=7)["code"] == "seat/not-gone"


def test_a_bot_plays_on_until_the_person_takes_the_seat_again(server: Running) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana:
        Client.at(server.socket_url, made, 2).close()
        assert _said(ana, "Ben has been away for a while.")["players"][1]["replaceable"]
        told = ana.order("replace", seat=2, level=1)["update"]
        assert told["utterance"] == "The computer plays on for Ben."
        ana.play("f a1")
        ana.play("done")
        update = ana.wait("update", timeout=30)
        while update["view"]["turn"] != 1 and not update["view"]["over"]:
            update = ana.wait("update", timeout=30)
        with Client.at(server.socket_url, made, 2) as ben:
            assert ana.wait("update")["utterance"].startswith("Ben takes the seat again.")
            assert ben.wait("update")["utterance"].startswith("You take your seat again.")


def test_the_others_may_end_the_game_without_a_winner(server: Running) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana:
        Client.at(server.socket_url, made, 2).close()
        _said(ana, "Ben has been away for a while.")
        view = ana.order("abandon", seat=2)["update"]["view"]
        assert view["outcome"]["winners"] == []
        assert view["outcome"]["reason"] == "abandoned"


def test_a_clock_runs_out_only_while_its_player_is_there(server: Running) -> None:
    clock = {"seconds": 10, "increment": 1}
    made = server.create(game="four-senses", seats=SEATS, clock=clock)
    with Client.at(server.socket_url, made, 1) as ana:
        clocks = ana.welcome["view"]["clocks"]
        assert clocks["running"] == 1
        room = server.server.hub.rooms[made["table"]]
        server.call(lambda: setattr(room.timing, "carried", 4.0))
        assert ana.play("f a1")["update"]["view"]["clocks"]["left"][0] <= 6000
        view = ana.play("done")["update"]["view"]
        assert 6000 < view["clocks"]["left"][0] <= 7000  # gained by ending the turn
        # Ben is not there, so his clock stands still.
        assert view["clocks"]["running"] is None
        server.call(lambda: setattr(room.timing, "carried", 9.8))
        with Client.at(server.socket_url, made, 2) as ben:
            ended = ben.wait("update")
            assert ended["utterance"].startswith("Your time is up.")
            assert ended["view"]["outcome"]["winners"] == [1]


def test_a_clock_that_stops_for_somebody_is_told_with_the_news(server: Running) -> None:
    made = server.create(game="four-senses", seats=SEATS, clock={"seconds": 60})
    with Client.at(server.socket_url, made, 2) as ben:
        with Client.at(server.socket_url, made, 1):
            came = ben.wait("players")
            assert came["clocks"]["running"] == 1
        left = ben.wait("players")
        assert left["utterance"] == "Ana has left the table."
        assert left["clocks"]["running"] is None
        said = ben.order("say", text="time")["sentence"]
        assert re.fullmatch(
            r"Ana has 5\d seconds, Ben has 1 minute\. The clock stands still\.", said
        )


def test_another_game_begins_with_full_clocks(server: Running) -> None:
    seats = [{**SEATS[0], "masked": False}, {**SEATS[1], "masked": False}]
    made = server.create(game="four-senses", seats=seats, clock={"seconds": 60})
    with (
        Client.at(server.socket_url, made, 1) as ana,
        Client.at(server.socket_url, made, 2) as ben,
    ):
        room = server.server.hub.rooms[made["table"]]
        server.call(lambda: setattr(room.timing, "carried", 61.0))
        assert ben.wait("update")["view"]["outcome"]["reason"] == "time"
        ana.settle()
        assert ana.order("propose", offer="rematch")["ok"]
        view = ben.order("accept")["update"]["view"]
        assert view["turn"] == 2
        assert view["clocks"]["left"] == [60_000, 60_000]
        assert view["clocks"]["running"] == 2
    # The same when the table is read from the store again.
    server.call(lambda: server.server.hub.forget(room))
    with Client.at(server.socket_url, made, 2) as ben:
        assert ben.welcome["view"]["clocks"]["left"][0] == 60_000


@pytest.mark.parametrize("seconds", [0, 90_000])
def test_a_clock_has_bounds(server: Running, seconds: int) -> None:
    with pytest.raises(AssertionError, match="http/invalid"):
        server.create(game="four-senses", seats=SEATS, clock={"seconds": seconds})


def test_a_table_without_listeners_leaves_memory_and_comes_back(
    settings: Settings, tmp_path: Path
) -> None:
    with serving(replace(settings, room_seconds=0.2)) as server:
        made = server.create(game="four-senses", seats=SEATS)
        with Client.at(server.socket_url, made, 1) as ana:
            ana.play("f a1")
        hub = server.server.hub
        eventually(lambda: made["table"] not in hub.rooms)
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.welcome["number"] == 1
