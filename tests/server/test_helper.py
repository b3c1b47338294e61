"""The helper over the wire, in both stores: who gets it, what it says, and that it is kept."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from helpers.client import Client
from helpers.serving import QUICK, Running, serving, sqlite

ALMOST = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; "
    "row1 f, h+f, h, -; turn 1; stage explore"
)
CHILD: dict[str, Any] = {"name": "Mia", "masked": False, "helper": True}
PARENT: dict[str, Any] = {"name": "Papa", "masked": True}


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    return str(request.getfixturevalue("postgres"))


def _hint(client: Client) -> dict[str, Any]:
    client.send({"type": "hint", "id": "h1"})
    return client.wait("hint", "refused")


def test_the_choice_is_kept_and_can_be_changed(store: str) -> None:
    settings = replace(QUICK, store=store)
    with serving(settings) as server:
        made = server.create(game="four-senses", seats=[CHILD, PARENT], position=ALMOST)
        with Client.at(server.socket_url, made, 2) as papa:
            assert [one["helper"] for one in papa.welcome["players"]] == [True, False]
    with (
        serving(settings) as server,
        Client.at(server.socket_url, made, 1) as mia,
        Client.at(server.socket_url, made, 2) as papa,
    ):
        assert [one["helper"] for one in mia.welcome["players"]] == [True, False]
        mia.settle()
        papa.settle()
        answer = mia.say("helper off")
        assert answer["update"]["utterance"] == "You now play without the helper."
        assert papa.wait("update")["utterance"] == "Mia now plays without the helper."
        assert [one["helper"] for one in papa.wait("players")["players"]] == [False, False]
        assert _hint(mia)["code"] == "seat/no-helper"
    with serving(settings) as server, Client.at(server.socket_url, made, 1) as mia:
        assert not mia.welcome["players"][0]["helper"]
        assert mia.say("helper on")["ok"]
        assert _hint(mia)["type"] == "hint"


def test_it_tells_its_player_of_a_line_and_nobody_else(server: Running) -> None:
    made = server.create(game="four-senses", seats=[CHILD, PARENT], position=ALMOST)
    with (
        Client.at(server.socket_url, made, 1) as mia,
        Client.at(server.socket_url, made, 2) as papa,
        Client.at(server.socket_url, made, None) as watcher,
    ):
        assert _hint(mia) == {"type": "hint", "id": "h1", "words": "", "cells": []}
        mia.play("df c1")
        found = _hint(mia)
        assert found["cells"] == ["a1", "b1", "c1"]
        assert (
            found["words"] == "The helper sees how you can win now: Declare the line from a1 to c1."
        )
        for other in (papa, watcher):
            assert _hint(other)["code"] == "seat/no-helper"
        assert papa.say("helper on")["code"] == "match/refused"
        mia.play("done")
        assert _hint(mia)["words"] == ""  # not Mia's turn


def test_a_masked_seat_with_a_helper_is_refused(server: Running) -> None:
    masked = {**CHILD, "masked": True}
    answer = server.post("/api/tables", json={"game": "four-senses", "seats": [masked, PARENT]})
    assert answer.status_code == 422
    assert answer.json()["sentence"].startswith("The helper is for open eyes only")
