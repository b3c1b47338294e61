"""Redis goes away in the middle: the tables of each process go on."""

import asyncio
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from socket import create_server
from typing import Any

import pytest
from helpers.client import Client
from helpers.serving import eventually, serving
from redis import Redis
from redis.exceptions import RedisError

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


@contextmanager
def own_redis() -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """A Redis of this test's own, to be killed."""
    with create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen(
        ["redis-server", "--port", str(port), "--save", "", "--appendonly", "no"],
        stdout=subprocess.DEVNULL,
    )
    address = f"redis://127.0.0.1:{port}"
    try:
        eventually(lambda: _answers(address))
        yield address, process
    finally:
        process.kill()
        process.wait()


def _answers(address: str) -> bool:
    try:
        with Redis.from_url(address) as connection:
            return bool(connection.ping())
    except RedisError:
        return False


def test_bots_play_on_and_the_server_ends_well_when_redis_dies(settings: Settings) -> None:
    with own_redis() as (address, process), serving(replace(settings, redis=address)) as server:
        made = server.create(**ANA_AND_A_BOT)
        with Client.at(server.socket_url, made, 1) as ana:
            place_and_hear_the_answer(ana)
            process.kill()
            process.wait()
            for _ in range(2):
                place_and_hear_the_answer(ana)


def test_a_redis_that_hangs_does_not_hold_up_bots(settings: Settings) -> None:
    with own_redis() as (address, process), serving(replace(settings, redis=address)) as server:
        made = server.create(**ANA_AND_A_BOT)
        with Client.at(server.socket_url, made, 1) as ana:
            process.send_signal(signal.SIGSTOP)
            place_and_hear_the_answer(ana)
            process.send_signal(signal.SIGCONT)


def test_nobody_is_taken_for_gone_by_a_process_that_cannot_listen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("touchstone.server.relay._BEAT", 0.05)
    heard: list[str] = []

    def receive(_: str, facts: dict[str, Any]) -> None:
        heard.append(facts["kind"])

    async def lose_redis(address: str, process: "subprocess.Popen[bytes]") -> None:
        watch = Watch(lambda *_, **__: None, pause=0.05)
        one = Relay(address, "touchstone", receive, watch)
        two = Relay(address, "touchstone", lambda *_: None, Watch(lambda *_, **__: None))
        await one.start()
        await two.start()
        while "alive" not in heard:
            await asyncio.sleep(0.01)
        process.kill()
        await asyncio.sleep(1)  # twenty beats
        await two.stop()
        await one.stop()

    with own_redis() as (address, process):
        asyncio.run(lose_redis(address, process))
    assert "bye" not in heard
