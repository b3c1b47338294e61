"""Bounds on what clients can do, each answered with a code and a sentence; and who may ask."""

import asyncio
import threading
from dataclasses import replace

import pytest
from helpers.client import Client
from helpers.serving import Running, eventually, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from touchstone.server.loading import Loader
from touchstone.server.rates import Bucket, Buckets
from touchstone.server.room import Room
from touchstone.server.schema import StoredTable
from touchstone.server.settings import Settings
from touchstone.views.wire.outgoing import Hint
from touchstone.views.words import LANGUAGES

SEATS = [{"name": "Ana"}, {"name": "Ben"}]


def _limited(settings: Settings, **limits: float) -> Settings:
    return replace(settings, limits=replace(settings.limits, **limits))  # type: ignore[arg-type]


def test_a_message_that_is_too_long_is_answered(server: Running) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana:
        ana.send('{"type": "ask", "id": "q7", "cells": ["' + "ä" * 3000 + '"]}')
        refused = ana.wait("refused")
        assert (refused["code"], refused["id"]) == ("wire/too-long", "q7")
        assert ana.play("f a1")["ok"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_format_of_the_wire_is_refused_whatever_else_is_in_it(
    server: Running, language: str
) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1, language=language) as ana:
        for rest in ({"text": "f a1"}, {"move": {"from": "here"}}):
            ana.send({"type": "command", "id": "q7", "format": 2, **rest})
            refused = ana.wait("refused")
            assert (refused["code"], refused["id"]) == ("wire/format", "q7")
            assert "2" in refused["sentence"]
            assert "1" in refused["sentence"]
        ana.send({"type": "command", "id": "q8", "format": 1, "text": "f a1"})
        assert ana.wait("ack")["ok"]


def test_a_message_beyond_all_bounds_ends_the_connection(server: Running) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana:
        ana.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            ana.wait("refused")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_who_sends_too_fast_is_told_so_and_let_go_in_the_end(settings: Settings) -> None:
    with serving(
        _limited(settings, messages_per_second=0.5, message_burst=10, strikes=2)
    ) as server:
        made = server.create(game="four-senses", seats=SEATS)
        with Client.at(server.socket_url, made, 1) as ana:
            for number in range(40):
                ana.send({"type": "ask", "id": str(number), "cells": []})
            assert ana.wait("refused")["code"] == "limit/rate"
            assert ana.wait("closed")["code"] == "limit/rate"
            with pytest.raises(ConnectionClosed):
                ana.wait("choices")


def test_an_address_that_asks_too_often_is_told_so(settings: Settings) -> None:
    with serving(_limited(settings, requests_per_second=0.001, request_burst=3)) as server:
        answers = [server.get("/api/games") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].json()["code"] == "limit/rate"
        assert answers[-1].headers["retry-after"] == "1"
        assert server.get("/health").status_code == 200


def test_an_address_that_sets_up_too_many_tables_is_told_so(settings: Settings) -> None:
    with serving(_limited(settings, tables_per_second=0.001, table_burst=2)) as server:
        wish = {"game": "four-senses", "seats": SEATS}
        answers = [server.post("/api/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert server.get("/api/lobby").status_code == 200


def test_too_many_connections_are_turned_away_with_a_reason(settings: Settings) -> None:
    with serving(_limited(settings, connections_per_address=2)) as server:
        made = server.create(game="four-senses", seats=SEATS)
        with (
            Client.at(server.socket_url, made, 1),
            Client.at(server.socket_url, made, 2),
            Client(server.socket_url) as third,
        ):
            assert third.receive()["code"] == "limit/connections"
        eventually(lambda: not server.server.sockets.open)
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.play("f a1")["ok"]


def test_too_many_tables_are_refused_until_one_is_finished(settings: Settings) -> None:
    with serving(_limited(settings, tables=1)) as server:
        made = server.create(game="four-senses", seats=SEATS)
        wish = {"game": "four-senses", "seats": SEATS}
        full = server.post("/api/tables", json=wish)
        assert (full.status_code, full.json()["code"]) == (503, "limit/tables")
        with Client.at(server.socket_url, made, 1) as ana:
            ana.say("resign", sure=True)
        assert server.post("/api/tables", json=wish).status_code == 201


def test_a_table_cannot_go_on_for_ever(settings: Settings) -> None:
    with serving(_limited(settings, commands_per_table=3)) as server:
        made = server.create(game="four-senses", seats=SEATS)
        with Client.at(server.socket_url, made, 1) as ana:
            for _ in range(3):
                assert ana.say("touch a1")["ok"]
            assert ana.say("touch a1")["code"] == "limit/commands"


@pytest.mark.parametrize("waits", [True, False], ids=["one after the other", "at once"])
def test_whoever_is_replaced_at_the_limit_and_says_hello_has_their_seat(
    settings: Settings, waits: bool
) -> None:
    hasty = replace(settings, away_seconds=0.0, grace_seconds=0.0)
    with serving(_limited(hasty, commands_per_table=3)) as server:
        made = server.create(game="four-senses", seats=SEATS)
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.say("touch a1")["ok"]
            assert ana.say("touch a1")["ok"]
            Client.at(server.socket_url, made, 2).close()
            ana.hears("Ben has been away for a while.")
            ana.send({"type": "command", "id": "third", "text": "replace 2 1", "sure": True})
            replaced = ana.wait("ack") if waits else None
            with Client.at(server.socket_url, made, 2) as ben:
                answer = replaced or ana.wait("ack")
                # At once, either may be first: Ben is back, or was never gone.
                assert answer["ok"] or (not waits and answer["code"] == "seat/not-gone")
                codes = [ana.say("touch a1").get("code") for _ in range(2)]
                assert codes[-1] == "limit/commands"
                assert ben.say("resign", sure=True)["ok"]


def test_who_says_nothing_is_let_go(settings: Settings) -> None:
    with (
        serving(_limited(settings, hello_seconds=0.0)) as server,
        Client(server.socket_url) as silent,
    ):
        assert silent.receive()["code"] == "limit/idle"
    with serving(_limited(settings, idle_seconds=0.1)) as server:
        made = server.create(game="four-senses", seats=SEATS)
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.wait("closed")["code"] == "limit/idle"


def test_who_waits_for_a_table_to_be_loaded_is_not_let_go(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    loading, released = Loader.load, threading.Event()

    async def load_slowly(loader: Loader, stored: StoredTable) -> Room:
        await asyncio.to_thread(released.wait)
        return await loading(loader, stored)

    monkeypatch.setattr(Loader, "load", load_slowly)
    with serving(settings) as server, Client(server.socket_url) as ana:
        made = server.create(game="four-senses", seats=SEATS)
        ana.send({"type": "hello", "table": made["table"]})
        eventually(lambda: any(one._is_taking for one in server.server.sockets.open))
        (connection,) = server.server.sockets.open
        server.call(connection._look)  # the time for a hello is over
        released.set()
        assert ana.receive()["type"] == "welcome"


A_LOT = "x" * 1_000_000
"""Of which the connection itself holds a few at most."""


def test_a_client_that_does_not_read_is_let_go(settings: Settings) -> None:
    with serving(_limited(settings, unsent_messages=20)) as server:
        made = server.create(game="four-senses", seats=SEATS)
        with Client.at(server.socket_url, made, 1):
            (connection,) = server.server.sockets.open

            def flood() -> None:
                for _ in range(30):
                    connection.push(Hint(id="x", words=A_LOT))

            server.call(flood)
            eventually(lambda: not server.server.sockets.open)


def test_a_long_body_is_refused(server: Running) -> None:
    answer = server.post("/api/tables", content=b"x" * 50_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "http/too-long")


def test_pages_from_elsewhere_can_neither_connect_nor_post(settings: Settings) -> None:
    with serving(replace(settings, allowed_origins=("https://friend.example",))) as server:
        with pytest.raises(InvalidStatus):
            Client(server.socket_url, Origin="https://evil.example")
        answer = server.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin/refused")
        for origin in ("https://friend.example", server.url):
            Client(server.socket_url, Origin=origin).close()
        with pytest.raises(InvalidStatus):
            Client(server.socket_url.replace("/socket", "/elsewhere"))


def test_every_answer_carries_the_headers_of_caution(server: Running) -> None:
    for path in ("/api/games", "/nowhere", "/health"):
        headers = server.get(f"{path}").headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_a_wrong_method_and_a_wrong_address_have_codes(server: Running) -> None:
    assert server.post("/api/games").json()["code"] == "http/method"
    assert server.get("/nowhere?language=it").json() == {
        "code": "http/not-found",
        "sentence": "A questo indirizzo non c’è niente.",
    }


def test_health_and_figures(server: Running) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana:
        ana.play("f a1")
        text = server.get("/metrics").text
    assert "touchstone_commands_total 1.0\n" in text
    assert "touchstone_connections 1.0\n" in text
    assert "touchstone_tables_created_total 1.0\n" in text
    assert server.get("/health").json() == {"status": "ok"}


def test_buckets_forget_the_addresses_that_were_quiet_longest() -> None:
    buckets = Buckets(rate=0.001, burst=1, most=3)
    assert [buckets.take(address) for address in "aabcda"] == [True, False, True, True, True, True]
    assert len(buckets) == 3


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(rate=1000, burst=1)
    assert bucket.take()
    eventually(bucket.take)


@pytest.mark.parametrize(("rate", "burst"), [(30, 60), (0.05, 10), (0.3, 1), (7, 3), (0, 2)])
def test_a_bucket_lets_a_burst_through_and_then_its_rate(rate: float, burst: int) -> None:
    bucket, now = Bucket(rate, burst), 123_456.789
    assert [bucket.take(now) for _ in range(burst + 2)] == [*[True] * burst, False, False]
    bucket.give_back()
    assert [bucket.take(now), bucket.take(now)] == [True, False]
    if rate:
        assert not bucket.take(now + 0.9 / rate), "a share takes its time"
        later = [now + 1.001 * number / rate for number in range(1, 50)]
        assert all(bucket.take(moment) and not bucket.take(moment) for moment in later)


def test_a_bucket_without_room_lets_nothing_through() -> None:
    assert not any(Bucket(rate=1, burst=0).take(now) for now in (1.0, 1e9))
