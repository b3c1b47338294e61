"""Bots at a table without a server: what they do and when others hear of it, by hand."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from helpers.rooms import ANA, BEN, Person, Table, World, opened, seat_up

from touchstone.engine.levels import STRONGEST
from touchstone.games.four_senses.rules.game import FourSenses
from touchstone.match import Play, Touch
from touchstone.server.settings import Settings
from touchstone.views.wire.api import NewClock, NewSeat
from touchstone.views.wire.outgoing import Ack, Update


def bot_table(masked: bool = True) -> tuple[Table, Person]:
    world = World(replace(Settings(), bot_seconds=(5.0, 5.0)))
    table = seat_up(NewSeat(name="Ana"), NewSeat(level=1, masked=masked), world=world)
    ana = table.sit(ANA)
    ana.say("f a1")
    ana.say("done")
    world.commit()
    return table, ana


def test_what_others_learn_of_a_bots_turn_comes_at_the_drawn_time() -> None:
    table, ana = bot_table()
    world = table.world
    world.think(Touch(BEN, "a1"), Touch(BEN, "b1"))
    world.commit()
    world.commit()
    world.think(Play(BEN, "nonsense"), Play(BEN, "h b1"))
    world.commit()
    world.think(Play(BEN, "done"))
    assert [row.text for row in world.disk[2:]] == ["touch a1", "touch b1", "h b1"]
    assert world.queue == []  # what everybody hears waits
    world.wait(4.9)
    assert world.queue == []
    world.wait(0.1)
    world.commit()
    assert ana.last(Update).utterance.endswith("Your turn.")
    assert ana.count(Update) == 1
    assert world.counted["bot_moves_total"] == 2


def test_a_bots_move_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = bot_table()
    play, played = FourSenses.play, []

    def counted(self: FourSenses, state: Any, move: Any) -> Any:
        played.append(move)
        return play(self, state, move)

    monkeypatch.setattr(FourSenses, "play", counted)
    table.world.think(Play(BEN, "h b1"))
    table.world.commit()
    assert len(played) == 1


def test_a_move_that_feels_why_it_is_refused_is_thought_over() -> None:
    table, ana = bot_table()
    table.world.think(Play(BEN, "f a1"), Play(BEN, "f b1"))
    table.world.commit()
    assert table.world.disk[-1].text == "f a1"  # refused, but a finger found out why
    assert len(table.world.thoughts) == 1
    assert ana.count(Update) == 0


def test_the_time_that_a_bot_waits_is_its_own() -> None:
    world = World(replace(Settings(), bot_seconds=(5.0, 5.0)))
    table = seat_up(
        NewSeat(name="Ana"), NewSeat(level=1), world=world, clock=NewClock(seconds=60), start=2
    )
    ana = table.sit(ANA)
    world.wait(1)
    world.think(Play(BEN, "f a1"))
    world.commit()
    world.think(Play(BEN, "done"))
    world.wait(10)
    world.commit()
    assert [row.spent for row in world.disk] == [1000, 4000]
    assert ana.view["clocks"].left == (54_000, 55_000)


@pytest.mark.parametrize("masked", [True, False])
def test_a_bot_whose_thoughts_fail_asks_again_and_then_plays_without_thinking(
    masked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("touchstone.server.bots._DICE", Random(1))
    table, ana = bot_table(masked=masked)
    world = table.world
    for pause in (0.5, 2, 8):
        world.fail_to_think()
        world.wait(pause - 0.1)
        assert world.thoughts == []
        world.wait(0.1)
    while table.room.committed.turn == BEN:
        world.commit()
        world.wait(5)
    assert ana.last(Update).utterance.endswith("Your turn.")
    assert table.room.committed.outcome is None
    for move in ("f b2", "f c2", "done"):  # where the bot has not been
        ana.say(move)
    world.commit()
    assert len(world.thoughts) == 1  # in its next turn it hopes again


def test_a_thought_that_fails_now_and_then_does_no_harm() -> None:
    table, ana = bot_table()
    for _ in range(20):
        table.world.fail_to_think()
        table.world.wait(0.5)
        table.world.think(Touch(BEN, "a1"))
        table.world.commit()
    assert table.room.committed.turn == BEN
    assert len(table.world.thoughts) == 1
    assert ana.count(Update) == 0


def test_only_a_bot_that_finds_no_move_in_a_thousand_thoughts_gives_up(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table, ana = bot_table()
    world = table.world
    hurried = []
    while world.thoughts:
        hurried.append(world.thoughts[0][0].hurried)
        world.think()
    world.wait(5)
    world.commit()
    assert hurried == [False] * 100 + [True] * 900
    assert ana.view["outcome"].reason == "resigned"


def test_a_refused_move_of_a_masked_bot_is_sent_as_a_persons_would_be() -> None:
    table, ana = bot_table()
    world = table.world
    world.think(Play(BEN, "done"))
    assert [entry.row for entry in world.queue] == [None]  # on its way, like any refused command
    assert world.thoughts == []
    world.commit()
    assert ana.count(Update) == 0
    assert world.thoughts[0][0].refused == {"done"}  # the bot has heard it
    world.think(Play(BEN, "h b1"))
    world.commit()
    assert world.thoughts[0][0].refused == frozenset()  # all is open again


# Bots alone ---------------------------------------------------------------------------------------


def test_bots_alone_play_only_while_somebody_watches() -> None:
    table = seat_up(NewSeat(level=1), NewSeat(level=1))
    world = table.world
    assert world.thoughts == []
    eve = table.sit(None)
    world.think(Play(ANA, "f a1"))
    world.commit()
    assert len(world.thoughts) == 1
    eve.leave()
    world.think(Play(ANA, "done"))
    world.wait(60)
    assert world.queue == []
    assert world.thoughts == []
    table.sit(None)
    assert len(world.thoughts) == 1


def test_a_bot_plays_on_for_a_person_who_will_come() -> None:
    table = seat_up(NewSeat(level=1), NewSeat(name="Ben"))
    assert len(table.world.thoughts) == 1


# The time of an answer ----------------------------------------------------------------------------


def answered_after(thinking: float, level: int, *masks: bool) -> float:
    """Seconds from a bot's turn to the moment in which others hear of it."""
    world = World(replace(Settings(), bot_seconds=(1.0, 1.0)))
    seats = [NewSeat(level=level, masked=masks[0]), NewSeat(name="Ben", masked=masks[1])]
    table = seat_up(*seats, world=world)
    ben = table.sit(BEN)
    began = world.time
    for move in ("f a1", "done"):
        world.wait(thinking / 2)
        world.think(Play(ANA, move))
        world.commit()
    world.wait(0)
    while not world.queue:
        world.wait(0.1)
    world.commit()
    assert ben.last(Update) is not None
    return round(world.time - began, 1)


@pytest.mark.parametrize("masks", [(True, True), (False, True), (True, False)])
def test_where_somebody_wears_a_mask_the_time_does_not_tell_how_long_a_bot_thinks(
    masks: tuple[bool, bool],
) -> None:
    assert {answered_after(thinking, STRONGEST, *masks) for thinking in (0, 0.4, 1.2, 2.8)} == {3.0}
    assert {answered_after(thinking, STRONGEST, *masks) for thinking in (3.2, 4, 4.8)} == {5.0}
    assert {answered_after(thinking, 1, *masks) for thinking in (0, 0.4, 0.8)} == {1.0}
    assert {answered_after(thinking, 1, *masks) for thinking in (1.2, 2, 2.8)} == {3.0}


def test_the_time_is_drawn_before_the_bot_thinks_and_not_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = []

    class Dice(Random):
        def uniform(self, a: float, b: float) -> float:
            drawn.append(super().uniform(a, b))
            return drawn[-1]

    monkeypatch.setattr("touchstone.server.bots._DICE", Dice(1))
    for steps in range(8):  # thoughts of any length, up to the time that was drawn
        drawn.clear()
        world = World(replace(Settings(), bot_seconds=(1.0, 9.0)))
        table = seat_up(NewSeat(level=1), NewSeat(name="Ben"), world=world)
        ben, began = table.sit(BEN), world.time
        assert (len(world.thoughts), len(drawn)) == (1, 1)
        heard_at = began + drawn[0]
        for move in ("f a1", "done"):
            world.wait(drawn[0] * steps / 16)
            world.think(Play(ANA, move))
            world.commit()
        assert (world.queue, len(drawn)) == ([], 1)
        assert [timer.due for timer in world.timers if timer.on] == [pytest.approx(heard_at)]
        world.wait(heard_at - world.time)
        world.commit()
        assert ben.count(Update) == 1


def test_each_thing_that_others_hear_has_a_time_of_its_own() -> None:
    table, ana = bot_table()
    world = table.world
    world.think(Play(BEN, "claim a1-d1"))
    world.wait(5)
    world.commit()
    assert ana.count(Update) == 1
    world.think(Play(BEN, "h b1"))  # ends the turn, for there was a claim
    world.wait(4.9)
    world.commit()
    assert ana.count(Update) == 1
    world.wait(0.1)
    world.commit()
    assert ana.last(Update).utterance.endswith("Your turn.")


def test_where_everybody_sees_the_board_a_bot_answers_when_it_is_ready() -> None:
    assert answered_after(0, 5, False, False) == 1.0
    assert answered_after(1.6, 5, False, False) == 1.6


# Other processes ----------------------------------------------------------------------------------


def test_of_two_processes_that_think_for_one_bot_only_one_moves() -> None:
    table, _ = bot_table()
    world = table.world
    other = Table(world, table.stored, opened(world, table.stored))
    other.sit(ANA)
    assert len(world.thoughts) == 2
    world.think(Play(BEN, "h b1"))
    world.think(Play(BEN, "f c1"))
    world.commit()
    world.read()
    world.commit()
    assert [row.text for row in world.disk] == ["f a1", "done", "h b1"]
    assert len(world.thoughts) == 2  # both go on from there
    assert table.room.committed.log == other.room.committed.log


def test_a_bot_that_another_process_thinks_for_waits_and_looks_again() -> None:
    world = World(replace(Settings(), bot_seconds=(5.0, 5.0)), leased=False)
    seat_up(NewSeat(level=1), NewSeat(name="Ben"), world=world)
    assert world.thoughts == []
    world.leased = True
    world.wait(5)
    assert len(world.thoughts) == 1


def test_a_person_who_returns_ends_the_bots_turn() -> None:
    table = seat_up()
    table.world.settings = replace(Settings(), bot_seconds=(5.0, 5.0))
    ana = table.sit(ANA)
    table.world.wait(300)
    ana.say("replace 2 1")
    ana.say("f a1")
    ana.say("done")
    table.world.commit()
    ben = table.sit(BEN)
    table.world.commit()
    table.world.think(Play(BEN, "f b1"))
    table.world.wait(60)
    assert not table.world.queue
    assert not table.world.thoughts
    ben.say("f b1")
    table.world.commit()
    assert ben.last(Ack).ok


def test_what_happens_while_a_bot_waits_for_its_time_is_not_lost() -> None:
    table, ana = bot_table()
    table.world.think(Play(BEN, "h b1"))
    table.world.commit()
    table.world.think(Play(BEN, "done"))
    ana.say("offer draw")
    table.world.wait(5)
    table.world.commit()
    assert [row.text for row in table.world.disk[3:]] == ["offer draw", "done"]
    assert table.room.committed.turn == ANA
