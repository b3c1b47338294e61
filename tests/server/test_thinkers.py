"""The processes in which bots think: they die, they are shared, and nobody is starved."""

import asyncio
import os
import signal
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from helpers.client import Client
from helpers.serving import Message, Running, awaited, eventually, serving
from helpers.thinking import fruitless, held, says

from touchstone.core.values import FIRST
from touchstone.engine.briefing import Briefing, answer, brief
from touchstone.engine.levels import STRONGEST
from touchstone.games import GAMES, new_game
from touchstone.match import Agreement, Chair, Command, Match, Play
from touchstone.match.forms import is_known, key_of
from touchstone.server.queues import Owners, TakingTurns, TwoLanes
from touchstone.server.settings import Settings
from touchstone.server.thinkers import Thinkers

ANA_AND_A_BOT = {"game": "four-senses", "seats": [{"name": "Ana"}, {"level": 1}]}


# Workers that die ---------------------------------------------------------------------------------


def thinker(folder: Path) -> int:
    """The process that thinks."""
    pid = folder / "pid"
    eventually(lambda: pid.exists() and bool(pid.read_text()))
    found = int(pid.read_text())
    pid.unlink()
    return found


def test_a_worker_that_is_killed_is_replaced_and_the_bot_plays_on(
    settings: Settings, tmp_path: Path
) -> None:
    with serving(settings, think=partial(held, tmp_path)) as server:
        made = server.create(**ANA_AND_A_BOT)
        with Client.at(server.socket_url, made, 1) as ana:
            ana.play("f a1")
            view = ana.play("done")["update"]["view"]
            for _ in range(2):
                os.kill(thinker(tmp_path), signal.SIGKILL)
            (tmp_path / "go").touch()
            while view["turn"] == 2:
                view = ana.wait("update")["view"]
            assert view["outcome"] is None
            assert len(server.match(made["table"]).record.moves) == 4


def test_the_death_of_one_worker_costs_no_other_thought(tmp_path: Path) -> None:
    async def two_thoughts() -> list[list[Command] | None]:
        thinkers = Thinkers(2, partial(held, tmp_path))
        dying = thinkers.ask(_briefing(), "somebody")
        process = await asyncio.to_thread(thinker, tmp_path)
        living = thinkers.ask(_briefing(), "somebody else")
        await asyncio.to_thread(thinker, tmp_path)
        os.kill(process, signal.SIGKILL)
        lost = await dying
        (tmp_path / "go").touch()
        found = await living
        thinkers.stop()
        return [lost, found]

    lost, found = awaited(two_thoughts())
    assert lost is None
    assert found


def test_a_server_that_ends_takes_its_workers_with_it(settings: Settings, tmp_path: Path) -> None:
    with serving(settings, think=partial(held, tmp_path)) as server:
        made = server.create(**ANA_AND_A_BOT)
        with Client.at(server.socket_url, made, 1) as ana:
            ana.play("f a1")
            ana.play("done")
            worker = thinker(tmp_path)
    eventually(lambda: not Path(f"/proc/{worker}").exists())


# Taking turns -------------------------------------------------------------------------------------


def test_owners_take_turns() -> None:
    queue: TakingTurns[str] = TakingTurns()
    for number in range(20):
        queue.add("mallory", f"m{number}")
    queue.add("ana", "a0")
    queue.add("ben", "b0")
    queue.add("ana", "a1")
    assert [queue.take() for _ in range(7)] == ["m0", "a0", "b0", "m1", "a1", "m2", "m3"]


def test_quick_work_waits_for_one_long_piece_at_most_and_long_work_is_not_forgotten() -> None:
    lanes: TwoLanes[str] = TwoLanes(1)
    for number in range(3):
        lanes.add("mallory", f"long{number}", quick=False)
        lanes.add("ana", f"quick{number}", quick=True)
    order = []
    while taken := lanes.take():
        order.append(taken[0])
        lanes.done(quick=taken[1])
    assert order == ["quick0", "long0", "quick1", "long1", "quick2", "long2"]


def test_one_of_several_workers_is_kept_for_quick_work() -> None:
    lanes: TwoLanes[str] = TwoLanes(3)
    for number in range(5):
        lanes.add("mallory", f"long{number}", quick=False)
    assert [lanes.take(), lanes.take(), lanes.take()] == [
        *(("long0", False), ("long1", False)),
        None,
    ]
    lanes.add("ana", "quick", quick=True)
    assert lanes.take() == ("quick", True)
    lanes.done(quick=False)
    assert lanes.take() == ("long2", False)


def test_an_owner_is_a_keyed_hash_and_a_table_of_unknown_origin_its_own() -> None:
    owners = Owners()
    for table in ("one", "two"):
        owners.note(table, "192.0.2.1")
    owners.note("three", "192.0.2.2")
    assert owners.of("one") == owners.of("two") != owners.of("three")
    assert "192.0.2.1" not in repr(vars(owners))
    assert owners.of("found in the store") == "found in the store"


class Thoughts:
    """Who asked for a thought, and how many of other levels were thought before it was answered."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[int] = []
        self.waits: dict[int, list[int]] = {}
        ask = Thinkers.ask

        def counted(thinkers: Thinkers, briefing: Briefing, owner: str) -> Any:
            level, before = briefing.level, len(self.done)

            def answered(_: object) -> None:
                others = [other for other in self.done[before:] if other != level]
                self.waits.setdefault(level, []).append(len(others))
                self.done.append(level)

            asked = ask(thinkers, briefing, owner)
            asked.add_done_callback(answered)
            return asked

        monkeypatch.setattr(Thinkers, "ask", counted)


@pytest.mark.parametrize(("level", "most"), [(1, 2), (STRONGEST - 1, 3)])
def test_twenty_tables_of_bots_from_one_address_starve_nobody(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, level: int, most: int
) -> None:
    thoughts = Thoughts(monkeypatch)
    fair = replace(settings, bot_workers=1, trusted_proxies=("127.0.0.1",))
    with serving(fair, think=fruitless) as server, ExitStack() as stack:
        for _ in range(20):
            made = _made_from(server, "192.0.2.1", "tactori", [{"level": STRONGEST}] * 2)
            stack.enter_context(Client.at(server.socket_url, made, None))  # else they pause
        made = _made_from(server, "192.0.2.2", "four-senses", [{}, {"level": level}])
        ana = stack.enter_context(Client.at(server.socket_url, made, 1))
        ana.play("f a1")
        ana.play("done")
        eventually(lambda: len(thoughts.waits.get(level, ())) >= 3)
        assert len(thoughts.waits[STRONGEST]) >= 3
        assert max(thoughts.waits[level]) <= most


def test_a_table_that_nobody_watches_any_more_costs_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = Thoughts(monkeypatch)
    with serving(settings, think=fruitless) as server:
        made = server.create(game="tactori", seats=[{"level": STRONGEST}] * 2)
        with Client.at(server.socket_url, made, None):
            eventually(lambda: len(thoughts.done) >= 3)
        room = server.room(made["table"])
        eventually(lambda: not room.listeners)
        after = len(thoughts.done)
        server.get("/health")
        assert len(thoughts.done) <= after + 1  # the one that was being thought
        with Client.at(server.socket_url, made, None):
            eventually(lambda: len(thoughts.done) >= after + 3)


def _made_from(server: Running, address: str, game: str, seats: list[Message]) -> Message:
    wish = {"game": game, "seats": seats}
    made: Message = server.post(
        "/api/tables", json=wish, headers={"X-Forwarded-For": address}
    ).json()
    return made


# What is not thinking -----------------------------------------------------------------------------


def test_forms_of_a_large_board_are_learned_in_a_worker() -> None:
    game = new_game("tactori", 3, variant="rectangles")
    assert not is_known(key_of(game))

    async def learn() -> None:
        thinkers = Thinkers(1, answer)
        await thinkers.learn_forms(game, "somebody")
        thinkers.stop()

    awaited(learn())
    assert is_known(key_of(game))


def test_bots_do_not_wait_while_kernels_are_compiled(caplog: pytest.LogCaptureFixture) -> None:
    house = GAMES["four-senses"]
    mindless = replace(house, slug="mindless", package="touchstone.core")

    async def warm() -> list[str | None]:
        thinkers = Thinkers(1, partial(says, "done"), partial(says, "meanwhile"))
        warming = asyncio.create_task(thinkers.warm((house, mindless)))
        await asyncio.sleep(0)
        said = [await thinkers.ask(_briefing(), "somebody")]
        await warming
        said.append(await thinkers.ask(_briefing(), "somebody"))
        thinkers.stop()
        return [play.text for one in said for play in one or () if isinstance(play, Play)]

    with caplog.at_level("INFO", "touchstone.server"):
        assert awaited(warm()) == ["meanwhile", "done"]
    *compiled, last = caplog.messages
    assert all(line.startswith("compiled for four-senses: ") for line in compiled)
    assert last == "the bots are warm: nothing is left to compile"


def _briefing() -> Briefing:
    game = new_game("four-senses")
    return brief(Match.begin(Agreement(game, (Chair(level=1),) * 2)), FIRST, 1)
