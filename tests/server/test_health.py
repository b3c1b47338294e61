"""Tasks that serve everybody go on whatever happens, and /health tells how they are."""

import asyncio
import logging
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace

import pytest
from helpers.client import Client
from helpers.rooms import ANA, BEN, World, seat_up
from helpers.serving import NEVER, PATIENCE, Running, awaited, eventually, serving

from touchstone.server import health
from touchstone.server.health import Watch
from touchstone.server.settings import Settings
from touchstone.views.wire.api import NewClock
from touchstone.views.wire.outgoing import Ack, Closed

SEATS = [{"name": "Ana"}, {"name": "Ben"}]


def test_a_task_that_fails_begins_again_and_is_ill_until_it_works(
    caplog: pytest.LogCaptureFixture,
) -> None:
    counted: Counter[str] = Counter()

    def count(name: str, label: str = "", by: int = 1) -> None:
        counted[f"{name} {label}"] += by

    async def watched() -> list[list[str]]:
        tries = 0
        works = asyncio.Event()

        async def work() -> None:
            nonlocal tries
            tries += 1
            if tries <= 3:
                raise ZeroDivisionError(f"try {tries}")
            works.set()
            await asyncio.sleep(NEVER)

        watch = Watch(count, pause=0.0, well_after=0.05)
        watch.start("worker", work)
        seen = [watch.ill]
        await works.wait()
        seen.append(watch.ill)
        while watch.ill:
            await asyncio.sleep(0.01)
        await watch.stop()
        return seen

    assert awaited(watched()) == [[], ["worker"]]
    assert counted == {"task_failures_total worker": 3}
    assert [record.message for record in caplog.records] == [
        "task 'worker' failed and begins again"
    ]


def test_a_task_that_merely_ends_is_ill_too(caplog: pytest.LogCaptureFixture) -> None:
    async def watched() -> list[str]:
        async def work() -> None:
            pass

        watch = Watch(lambda *_, **__: None, pause=NEVER)
        watch.start("worker", work)
        await asyncio.sleep(0.01)
        ill = watch.ill
        await watch.stop()
        return ill

    assert awaited(watched()) == ["worker"]


def _fault_of_the_line() -> None:
    raise ConnectionError


@pytest.mark.parametrize("instead", [lambda: None, _fault_of_the_line])
def test_a_task_ends_even_if_it_does_not_hear_at_once(instead: Callable[[], None]) -> None:
    """As the client of Redis does that has lost its connection: it goes on, or it fails."""

    async def watched() -> int:
        told = 0

        async def work() -> None:
            nonlocal told
            while True:
                try:
                    await asyncio.sleep(NEVER)
                except asyncio.CancelledError:
                    told += 1
                    if told == 3:
                        raise
                    instead()

        watch = Watch(lambda *_, **__: None, pause=0.0)
        watch.start("worker", work)
        await asyncio.sleep(0)
        await asyncio.wait_for(watch.stop(), PATIENCE)
        return told

    assert awaited(watched()) == 3


def test_the_committer_goes_on_after_a_fault_and_health_tells(
    server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.CRITICAL, logger="touchstone.server")
    hub = server.server.hub
    made = server.create(game="four-senses", seats=SEATS)

    def fails(rows: object) -> None:
        raise ZeroDivisionError("a fault of ours")

    with Client.at(server.socket_url, made, 1) as ana:
        with monkeypatch.context() as patch:
            patch.setattr(hub.committer, "announce", fails)
            ana.say("touch a1")
            eventually(lambda: server.get("/health").status_code == 503)
        told = server.get("/health?language=de").json()
        assert told == {
            "code": "server/ill",
            "sentence": "Ein Teil des Servers arbeitet gerade nicht: committer.",
        }
    with Client.at(server.socket_url, made, 1) as ana:
        assert ana.say("touch b1")["ok"]


def test_health_is_bad_while_the_store_cannot_be_written(
    settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.CRITICAL, logger="touchstone.server")
    monkeypatch.setattr(health, "_LOOK_AGAIN", 0.0)
    with (
        serving(replace(settings, store_seconds=0.1)) as server,
        closing(sqlite3.connect(settings.store.removeprefix("sqlite:///"))) as other,
    ):
        assert server.get("/health").status_code == 200
        other.execute("begin immediate")
        ill = server.get("/health")
        assert (ill.status_code, ill.json()["code"]) == (503, "store/unavailable")
        other.rollback()
        assert server.get("/health").status_code == 200


def test_health_writes_at_most_once_in_a_while(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, probes = server.server.hub.store, 0
    probe = store.probe

    async def counted() -> None:
        nonlocal probes
        probes += 1
        await probe()

    monkeypatch.setattr(health, "_LOOK_AGAIN", NEVER)
    monkeypatch.setattr(store, "probe", counted)
    for _ in range(5):
        assert server.get("/health").status_code == 200
    assert probes == 1


# The limit of commands ----------------------------------------------------------------------------


def _full(most: int = 4) -> World:
    settings = Settings()
    return World(
        settings=replace(settings, limits=replace(settings.limits, commands_per_table=most))
    )


def test_at_the_limit_whoever_is_replaced_and_comes_back_has_their_seat() -> None:
    """`replace` is delivered while the one who is replaced says hello."""
    table = seat_up(world=_full())
    ana, ben = table.sit_both()
    for _ in range(3):
        ana.say("touch a1")
    table.world.commit()
    ben.leave()
    table.world.wait(table.world.settings.grace_seconds + 1)
    ana.say("replace 2 1", sure=True)
    again = table.sit(BEN)
    table.world.commit()
    table.world.commit()
    assert [row.text for row in table.world.disk][3:] == ["replace 2 1", "return"]
    assert not table.room.closed
    assert not table.room.committed.agreement.chair(BEN).level
    assert again.count(Closed) == 0


def test_at_the_limit_one_can_give_up_and_nothing_else() -> None:
    table = seat_up(world=_full(2))
    ana, ben = table.sit_both()
    ana.say("touch a1")
    ana.say("touch a1")
    table.world.commit()
    for text in ("touch a1", "f a1", "offer draw"):
        ana.say(text, sure=True)
        assert ana.last(Ack).code == "limit/commands"
    ben.say("resign", sure=True)
    table.world.commit()
    assert ben.last(Ack).ok
    outcome = table.room.committed.outcome
    assert outcome is not None
    assert outcome.winners == (ANA,)


def test_at_the_limit_a_draw_that_was_offered_can_be_accepted() -> None:
    table = seat_up(world=_full(1))
    ana, ben = table.sit_both()
    ana.say("offer draw", sure=True)
    table.world.commit()
    ben.say("accept", sure=True)
    table.world.commit()
    assert ben.last(Ack).ok
    assert table.room.committed.outcome is not None


def test_at_the_limit_whoever_is_gone_can_be_given_up() -> None:
    table = seat_up(world=_full(1))
    ana, ben = table.sit_both()
    ana.say("touch a1")
    table.world.commit()
    ben.leave()
    table.world.wait(table.world.settings.grace_seconds + 1)
    ana.say("replace 2 1", sure=True)
    assert ana.last(Ack).code == "limit/commands"
    ana.say("abandon 2", sure=True)
    table.world.commit()
    assert table.room.committed.outcome is not None


def test_at_the_limit_the_time_still_runs_out() -> None:
    table = seat_up(world=_full(1), clock=NewClock(seconds=10))
    ana, _ = table.sit_both()
    ana.say("touch a1")
    table.world.commit()
    table.world.wait(11)
    table.world.commit()
    outcome = table.room.committed.outcome
    assert outcome is not None
    assert outcome.reason == "time"
