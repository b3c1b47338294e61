"""Bots sit at tables through the same commands, and know no more than their seat."""

from random import Random

import pytest
from helpers.client import Client
from helpers.serving import Running, serving

from touchstone.core.game import AnyGame
from touchstone.core.seats import Seat
from touchstone.games import GAMES
from touchstone.match import Chair, Command, Match, Play, Table, Touch
from touchstone.server.bots import Answer, Sight, answer, guesses, sight_of
from touchstone.server.settings import Settings


def _guessing(sight: Sight) -> list[Command]:
    return guesses(sight, Random(sight.seed))


def _match(game: AnyGame, *, masked: bool) -> Match:
    return Match.begin(Table(game, (Chair("Ana", masked, 1),) * game.seats))


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("masked", [True, False], ids=["masked", "open-eyed"])
@pytest.mark.parametrize("think", [answer, _guessing], ids=["engine", "guesses"])
def test_bots_bring_every_game_forward(slug: str, masked: bool, think: Answer) -> None:
    match = _match(GAMES[slug].new(2), masked=masked)
    for seed in range(30):
        turn = match.turn
        if turn is None or len(match.record.moves) >= 4:
            break
        for command in think(sight_of(match, turn, seed)):
            match, events = match.submit(command)
            if isinstance(command, Play) and events[0].name != "match-refused":
                break
    assert match.turn is None or len(match.record.moves) >= 4


def test_behind_a_mask_a_bot_is_given_no_position_and_nothing_others_did() -> None:
    game = GAMES["four-senses"].new(2)
    match = _match(game, masked=True)
    for command in (Touch(Seat(1), "b3"), Play(Seat(1), "dh b3"), Play(Seat(1), "done")):
        match, _ = match.submit(command)
    sight = sight_of(match, Seat(2), 1)
    assert sight.position is None
    assert [event.name for event in sight.told] == ["turn-ended"]


def test_an_open_eyed_bot_sees_the_board() -> None:
    match = _match(GAMES["four-senses"].new(2), masked=False)
    match, _ = match.submit(Play(Seat(1), "dh b3"))
    assert "dh" in (sight_of(match, Seat(2), 1).position or "")


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


def stuck(sight: Sight) -> list[Command]:
    return []


def broken(sight: Sight) -> list[Command]:
    raise RuntimeError("a bot that fails")


@pytest.mark.parametrize("think", [stuck, broken])
def test_a_bot_that_fails_gives_up_instead_of_holding_up_the_table(
    settings: Settings, think: Answer
) -> None:
    with serving(settings, think=think) as server:
        made = server.create(game="four-senses", seats=[{"name": "Ana"}, {"level": 1}])
        with Client.at(server.socket_url, made, 1) as ana:
            ana.play("f a1")
            ana.play("done")
            update = ana.wait("update")
            assert update["view"]["outcome"]["reason"] == "resigned"


def test_others_are_told_nothing_of_a_masked_bots_touches_and_tries(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{"name": "Ana"}, {"level": 1}])
    with Client.at(server.socket_url, made, 1) as ana:
        ana.play("f a1")
        ana.play("done")
        update = ana.wait("update")
        assert update["number"] == 3
        assert {event["name"] for event in update["events"]} <= {"turn-ended", "claimed"}
