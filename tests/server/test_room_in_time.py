"""A table without a server: who comes and goes, clocks, and bots, with time moved by hand."""

from dataclasses import replace
from typing import Any

import pytest
from helpers.rooms import ANA, BEN, Person, Table, World, opened, seat_up

from touchstone.games.four_senses.rules.game import FourSenses
from touchstone.match import Command, Play, Touch
from touchstone.server.settings import Settings
from touchstone.views.wire.api import NewClock, NewSeat
from touchstone.views.wire.outgoing import Ack, Players, Update

# Coming and going ---------------------------------------------------------------------------------


def test_a_short_drop_is_not_told_and_a_long_one_lets_the_others_decide() -> None:
    table = seat_up()
    ana, ben = table.sit_both()
    ben.leave()
    table.world.wait(1.9)
    table.sit(BEN).leave()
    assert ana.utterances() == ["Ben sits down at the table."]
    table.world.wait(2)
    assert ana.utterances()[-1] == "Ben has left the table."
    ana.say("replace 2 3")
    assert ana.last(Ack).code == "seat/not-gone"
    table.world.wait(297)
    assert not ana.last(Players).players[1].replaceable
    table.world.wait(1)
    assert ana.utterances()[-1].startswith("Ben has been away for a while.")
    assert ana.last(Players).players[1].replaceable
    table.sit(BEN)
    assert ana.utterances()[-1] == "Ben is back."
    ana.say("abandon 2")
    assert ana.last(Ack).code == "seat/not-gone"


def test_a_seat_that_nobody_ever_took_can_be_replaced_too() -> None:
    table = seat_up()
    ana = table.sit(ANA)
    table.world.wait(300)
    ana.say("replace 2 1")
    table.world.commit()
    assert ana.last(Ack).update.utterance == "The computer plays on for Ben."
    assert ana.last(Players).players[1].level == 1


def test_whoever_comes_back_takes_the_seat_from_the_bot() -> None:
    table = seat_up()
    ana = table.sit(ANA)
    table.world.wait(300)
    ana.say("replace 2 1")
    table.world.commit()
    ben = table.sit(BEN)
    table.world.commit()
    assert ben.last(Update).utterance.startswith("You take your seat again.")
    assert ana.last(Players).players[1].level == 0


def test_whoever_comes_back_in_the_same_moment_takes_the_seat_too() -> None:
    table = seat_up()
    ana = table.sit(ANA)
    table.world.wait(300)
    ana.say("replace 2 1")
    ben = table.sit(BEN)  # the bot is still on its way to disk
    table.world.commit()
    assert table.room.committed.agreement.chair(BEN).level == 0
    assert ben.last(Update).utterance.startswith("You take your seat again.")


def test_nobody_is_given_up_once_the_game_is_over() -> None:
    table = seat_up()
    ana, ben = table.sit_both()
    ana.say("resign", sure=True)
    table.world.commit()
    ben.leave()
    table.world.wait(1000)
    assert not ana.last(Players).players[1].replaceable


def test_an_empty_table_is_idle_after_a_while() -> None:
    table = seat_up()
    ana = table.sit(ANA)
    table.world.wait(10_000)
    assert not table.room.is_idle()
    ana.leave()
    table.world.wait(599)
    assert not table.room.is_idle()
    table.world.wait(2)
    assert table.room.is_idle()
    table.room.rest()
    assert table.world.closed == [table.room.id]


# Clocks -------------------------------------------------------------------------------------------


def test_a_clock_runs_while_its_player_is_there_and_ends_the_game() -> None:
    table = seat_up(clock=NewClock(seconds=60, increment=10))
    ana = table.sit(ANA)
    assert ana.view["clocks"].running == 1
    table.world.wait(40)
    ana.say("f a1")
    ana.say("done")
    table.world.commit()
    clocks = ana.view["clocks"]
    assert (clocks.left, clocks.running) == ((30_000, 60_000), None)  # Ben is not there
    table.world.wait(1000)
    ben = table.sit(BEN)
    table.world.wait(59)
    table.world.commit()
    assert ben.count(Update) == 0
    table.world.wait(1)
    table.world.commit()
    assert ben.last(Update).utterance.startswith("Your time is up.")
    assert ben.view["outcome"].winners == (1,)


def test_a_clock_stands_still_while_its_player_is_gone() -> None:
    table = seat_up(clock=NewClock(seconds=60))
    ana, ben = table.sit_both()
    table.world.wait(20)
    ana.leave()
    table.world.wait(100)
    assert (ben.last(Players).clocks.left, ben.last(Players).clocks.running) == (
        (40_000, 60_000),
        None,
    )
    ana = table.sit(ANA)
    table.world.wait(39)
    assert table.world.queue == []
    table.world.wait(1)
    table.world.commit()
    assert table.room.committed.outcome is not None


def test_another_game_begins_with_full_clocks_also_when_it_is_loaded_again() -> None:
    table = seat_up(clock=NewClock(seconds=60))
    ana, ben = table.sit_both()
    table.world.wait(60)
    table.world.commit()
    ana.say("offer rematch")
    ben.say("accept")
    table.world.commit()
    clocks = ben.view["clocks"]
    assert (ben.view["turn"], clocks.left, clocks.running) == (2, (60_000, 60_000), 2)
    table.room = opened(table.world, table.stored)
    assert table.sit(BEN).view["clocks"].left == (60_000, 60_000)


# Bots ---------------------------------------------------------------------------------------------


def bot_table(**settings: Any) -> tuple[Table, Person]:
    world = World(replace(Settings(), bot_seconds=(5.0, 5.0), **settings))
    table = seat_up(NewSeat(name="Ana"), NewSeat(level=1), world=world)
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


@pytest.mark.parametrize("thought", [None, []])
def test_a_bot_without_a_thought_gives_up(
    thought: list[Command] | None, caplog: pytest.LogCaptureFixture
) -> None:
    table, ana = bot_table()
    while table.world.thoughts:
        table.world.thoughts.pop()[1](thought)
    table.world.commit()
    assert ana.view["outcome"].reason == "resigned"


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
