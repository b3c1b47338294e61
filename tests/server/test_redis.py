"""Redis goes away in the middle: the tables of each process go on."""

import asyncio
import logging
import signal
from dataclasses import replace
from typing import Any

import pytest
from helpers.backing import OwnRedis, own_redis
from helpers.client import Client
from helpers.serving import PATIENCE, awaited, serving

from touchstone.server.health import Watch
from touchstone.server.relay import Relay
from touchstone.server.settings import Settings

CELLS = [f"{column}{row}" for column in "abcd" for row in range(1, 5)]
ANA_AND_A_BOT = {"game": "four-senses", "seats": [{"name": "Ana"}, {"level": 1}]}


def place_and_hear_the_answer(ana: Client) -> None:
    """Ana makes a move where there is room, and the bot goes on with the game."""
    while not ana.play(f"f {CELLS[ana.number % 16]}")["ok"]:
        pass
    view = ana.play("done")["update"]["view"]
    while view["turn"] == 2:
        view = ana.wait("update")["view"]
    assert view["outcome"] is None


def test_bots_play_on_and_the_server_ends_well_when_redis_dies(settings: Settings) -> None:
    with own_redis() as redis, serving(replace(settings, redis=redis.address)) as server:
        made = server.create(**ANA_AND_A_BOT)
        with Client.at(server.socket_url, made, 1) as ana:
            place_and_hear_the_answer(ana)
            redis.kill()
            for _ in range(2):
                place_and_hear_the_answer(ana)


def test_a_redis_that_hangs_does_not_hold_up_bots(settings: Settings) -> None:
    with own_redis() as redis, serving(replace(settings, redis=redis.address)) as server:
        made = server.create(**ANA_AND_A_BOT)
        with Client.at(server.socket_url, made, 1) as ana:
            redis.process.send_signal(signal.SIGSTOP)
            place_and_hear_the_answer(ana)
            redis.process.send_signal(signal.SIGCONT)


def test_nobody_is_taken_for_gone_by_a_process_that_cannot_listen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("touchstone.server.relay._BEAT", 0.05)
    heard: list[str] = []

    def receive(_: str, facts: dict[str, Any]) -> None:
        heard.append(facts["kind"])

    async def lose_redis(redis: OwnRedis) -> None:
        watch = Watch(lambda *_, **__: None)
        one = Relay(redis.address, "here", receive, watch)
        two = Relay(redis.address, "here", lambda *_: None, watch)
        await one.start()
        await two.start()
        while "alive" not in heard:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(redis.kill)
        await asyncio.sleep(1)  # twenty beats
        await watch.stop()
        await two.stop()
        await one.stop()

    with own_redis() as redis:
        awaited(lose_redis(redis))
    assert not {"bye", "died"} & set(heard)


def test_a_relay_that_fails_begins_again_and_says_what_may_have_been_missed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("touchstone.server.relay._BEAT", 0.05)
    caplog.set_level(logging.CRITICAL, logger="touchstone.server")
    heard: list[str] = []
    failures: list[str] = []

    def receive(_: str, facts: dict[str, Any]) -> None:
        heard.append(facts["kind"])
        if facts["kind"] == "poison":
            raise ZeroDivisionError

    async def poison(redis: OwnRedis) -> None:
        watch = Watch(lambda *given, **_: failures.append(given[1]), pause=0.01)
        one = Relay(redis.address, "here", receive, watch)
        two = Relay(redis.address, "here", lambda *_: None, Watch(lambda *_, **__: None))
        await one.start()
        await two.start()
        two.send("poison")
        while not failures:
            await asyncio.sleep(0.01)
        assert watch.ill == ["relay hearing"]
        while heard[-1:] != ["afterwards"]:
            two.send("afterwards")
            await asyncio.sleep(0.01)
        await two._watch.stop()
        await watch.stop()
        await two.stop()
        await one.stop()

    with own_redis() as redis:
        awaited(asyncio.wait_for(poison(redis), PATIENCE))
    assert failures == ["relay hearing"]
    assert "missed" in heard[heard.index("poison") :]


def test_a_process_that_dies_without_a_word_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("touchstone.server.relay._BEAT", 0.05)
    heard: list[tuple[str, str]] = []

    async def die(redis: OwnRedis) -> str:
        watch, others = (Watch(lambda *_, **__: None) for _ in range(2))
        one = Relay(redis.address, "here", lambda who, f: heard.append((f["kind"], who)), watch)
        two = Relay(redis.address, "here", lambda *_: None, others)
        await one.start()
        await two.start()
        while ("alive", two.name) not in heard:
            await asyncio.sleep(0.01)
        await others.stop()  # it says and hears nothing any more, not even goodbye
        while ("died", two.name) not in heard:
            await asyncio.sleep(0.01)
        await watch.stop()
        await two.stop()
        await one.stop()
        return two.name

    with own_redis() as redis:
        gone = awaited(asyncio.wait_for(die(redis), PATIENCE))
    assert ("died", gone) in heard


def test_what_a_process_stored_before_it_died_is_told_by_the_others(
    settings: Settings, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("touchstone.server.relay._BEAT", 0.2)
    with own_redis() as redis:
        shared = replace(settings, store=postgres, redis=redis.address, away_seconds=0.0)
        with serving(shared) as one, serving(shared) as two:
            made = one.create(game="four-senses", seats=[{"name": "Ana"}, {"name": "Ben"}])
            with (
                Client.at(one.socket_url, made, 1) as ana,
                Client.at(two.socket_url, made, 2) as ben,
            ):
                assert ana.play("f a1")["ok"]
                assert ana.play("done")["ok"]
                ben.hears("Your turn.", "update")
                # To the other it is as if it had died: it stores, and says nothing any more.
                monkeypatch.setattr(two.server.hub._relay, "send", lambda *_, **__: None)
                assert ben.play("f b1")["ok"]
                assert ben.play("done")["ok"]
                ana.hears("Ben has left the table.")
                # A process without the news would answer, at once, that it is not her turn.
                answer = ana.play("f c1")
                assert answer["ok"], answer["sentence"]
                assert any("Ben has placed. Your turn." in frame for frame in ana.frames)
