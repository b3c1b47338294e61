"""Must show 3: a table whose game raises an exception is closed; the others do not notice."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest
from helpers.client import Client
from helpers.serving import serving

from touchstone.core.game import GameKind
from touchstone.games import GAMES
from touchstone.games.four_senses.rules import FourSenses
from touchstone.games.four_senses.state import Piece, Place
from touchstone.server.settings import Settings


class Broken(FourSenses):
    """Rules that turn out to have a fault: nothing flat can be placed on d4, or nothing felt."""

    broken = False
    numb = False

    def feel(self, state: Any, cell: int) -> Any:
        if self.numb:
            raise ZeroDivisionError("a fault in showing the board")
        return super().feel(state, cell)

    def play(self, state: Any, move: Any) -> Any:
        if self.broken and isinstance(move, Place) and move.cell == 15 and move.piece is Piece.FLAT:
            raise ZeroDivisionError("a fault in the rules")
        return super().play(state, move)


def _build(players: int, settings: Mapping[str, str]) -> Broken:
    return Broken(BROKEN, players, settings)


BROKEN: GameKind = replace(GAMES["four-senses"], slug="broken", build=_build)


def test_a_failing_table_is_closed_and_fifty_others_do_not_notice(
    settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings, {**GAMES, "broken": BROKEN}) as server, ExitStack() as stack:
        bad = server.create(game="broken", seats=[{"name": "Ana"}, {"name": "Ben"}])
        good = [server.create(game="four-senses", seats=[{}, {}]) for _ in range(50)]
        players = [stack.enter_context(Client.at(server.socket_url, table, 1)) for table in good]
        ana = stack.enter_context(Client.at(server.socket_url, bad, 1, language="fr"))
        ben = stack.enter_context(Client.at(server.socket_url, bad, 2))
        for player in players:
            player.send({"type": "command", "id": "1", "command": {"do": "play", "text": "f a1"}})
        with caplog.at_level(logging.CRITICAL, logger="touchstone.server"):
            monkeypatch.setattr(Broken, "broken", True)
            closed = ana.play("f d4")
        assert (closed["type"], closed["code"]) == ("closed", "table/fault")
        assert "table" in closed["sentence"]
        while ben.receive()["type"] != "closed":
            pass
        for player in players:
            assert player.wait("ack")["ok"]
            assert player.play("done")["ok"]
        with Client(server.socket_url) as again:
            refused = again.hello(bad["table"], secret=bad["seats"][0]["secret"])
            assert refused["code"] == "table/fault"
        assert "tables_failed_total 1" in server.get("/metrics").text
        gone = server.post(f"/api/tables/{bad['table']}/join", json={})
        assert gone.status_code == 410


def test_a_view_that_fails_closes_its_table_only(
    settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings, {**GAMES, "broken": BROKEN}) as server, ExitStack() as stack:
        eyes = [{"masked": False}, {"masked": False}]
        bad = server.create(game="broken", seats=eyes)
        good = server.create(game="four-senses", seats=eyes)
        ana = stack.enter_context(Client.at(server.socket_url, bad, 1))
        ben = stack.enter_context(Client.at(server.socket_url, good, 1))
        with caplog.at_level(logging.CRITICAL, logger="touchstone.server"):
            monkeypatch.setattr(Broken, "numb", True)
            closed = ana.play("f a1")
        assert (closed["type"], closed["code"]) == ("closed", "table/fault")
        assert ben.play("f a1")["ok"]


def test_a_store_that_fails_is_answered_and_the_table_comes_back(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(settings) as server:
        made = server.create(game="four-senses", seats=[{}, {}])
        store = server.server.hub.store
        append = store.append

        async def fails(rows: Any, finished: Any) -> Any:
            await asyncio.sleep(0)
            raise OSError("no space left on device")

        with Client.at(server.socket_url, made, 1) as ana:
            store.append = fails  # type: ignore[method-assign]
            with caplog.at_level(logging.CRITICAL, logger="touchstone.server"):
                closed = ana.play("f a1")
            assert (closed["type"], closed["code"]) == ("closed", "store/unavailable")
        store.append = append  # type: ignore[method-assign]
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.welcome["number"] == 0
            assert ana.play("f a1")["ok"]
