"""Bots sit at tables through the same commands, and know no more than their seat."""

import pytest
from helpers.client import Client
from helpers.serving import Running, serving
from helpers.thinking import broken

from touchstone.server.settings import Settings


def test_a_bot_answers_at_a_table_and_the_game_goes_on(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{"name": "Ana"}, {"level": 1}])
    with Client.at(server.socket_url, made, 1) as ana:
        for piece in ("f a1", "h b2"):
            answer = ana.play(piece)
            if answer["code"] == "move/illegal":
                assert ana.play("f d4")["ok"]
            view = ana.play("done")["update"]["view"]
            while view["turn"] == 2:
                view = ana.wait("update")["view"]
            assert view["turn"] == 1 or view["over"]
            if view["over"]:
                break


def test_bots_at_all_seats_play_by_themselves(server: Running) -> None:
    made = server.create(
        game="four-senses",
        seats=[{"level": 1, "masked": False}] * 2,
        settings={"claims": "referee"},
    )
    with Client.at(server.socket_url, made, None) as eve:
        view = eve.welcome["view"]
        while not view["over"]:
            view = eve.wait("update")["view"]


@pytest.mark.parametrize("masked", [True, False])
def test_a_bot_whose_mind_has_a_fault_plays_on(
    settings: Settings, masked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("touchstone.server.bots._PAUSES", (0.01, 0.02))
    with serving(settings, think=broken) as server:
        made = server.create(
            game="four-senses", seats=[{"masked": masked}, {"level": 1, "masked": masked}]
        )
        with Client.at(server.socket_url, made, 1) as ana:
            ana.play("f a1")
            view = ana.play("done")["update"]["view"]
            while view["turn"] == 2:
                view = ana.wait("update")["view"]
            assert view["turn"] == 1 or view["outcome"]["reason"] != "resigned"


def test_others_are_told_nothing_of_a_masked_bots_touches_and_tries(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{"name": "Ana"}, {"level": 1}])
    with Client.at(server.socket_url, made, 1) as ana:
        ana.play("f a1")
        ana.play("done")
        update = ana.wait("update")
        assert update["number"] == 3
        assert {event["name"] for event in update["events"]} <= {"turn-ended", "claimed"}
