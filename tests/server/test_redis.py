"""Redis goes away in the middle: the tables of each process go on."""

import asyncio
import signal
from dataclasses import replace
from typing import Any

import pytest
from helpers.backing import OwnRedis, own_redis
from helpers.client import Client
from helpers.serving import awaited, serving

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
