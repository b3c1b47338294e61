"""A table without a server: commands, the disk, and other processes."""

from dataclasses import replace

import pytest
from helpers.rooms import ANA, BEN, Table, World, opened, seat_up

from touchstone.games.four_senses.rules.game import FourSenses
from touchstone.server.room import Room
from touchstone.views.wire.api import NewClock, NewSeat
from touchstone.views.wire.outgoing import Ack, Closed, Update, Welcome

# Commands -----------------------------------------------------------------------------------------


def test_nothing_is_told_before_it_is_on_disk() -> None:
    table = seat_up()
    ana, ben = table.sit_both()
    ana.say("f a1")
    ana.say("done")
    assert ana.count(Ack) == ben.count(Update) == 0
    table.world.commit()
    assert [row.text for row in table.world.disk] == ["f a1", "done"]
    assert ana.last(Ack).ok
    assert ben.last(Update).utterance == "Ana has placed. Your turn."


def test_a_move_of_which_there_is_nothing_to_tell_is_acknowledged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A stranger's game may have such moves within a turn."""
    play = FourSenses.play
    silent = lambda game, state, move: replace(play(game, state, move), events=())  # noqa: E731
    monkeypatch.setattr(FourSenses, "play", silent)
    table = seat_up()
    ana, ben = table.sit_both()
    ana.say("f a1")
    table.world.commit()
    assert ana.last(Ack).ok
    assert ana.last(Closed) is ben.last(Update) is None


def test_a_refusal_waits_for_what_was_sent_before_it_and_is_not_stored() -> None:
    table = seat_up()
    ana, ben = table.sit_both()
    ana.say("f a1")
    ben.say("f b1")
    assert ben.count(Ack) == 0
    table.world.commit()
    assert ben.last(Ack).code == "move/not-your-turn"
    assert len(table.world.disk) == 1
    assert ben.count(Update) == 0


def test_a_repeated_id_counts_once_before_and_after_the_disk() -> None:
    table = seat_up()
    ana, ben = table.sit_both()
    ana.say("touch a1", id="x")
    ana.say("touch a1", id="x")
    assert ana.count(Ack) == 0
    table.world.commit()
    ana.say("touch a1", id="x")
    table.world.commit()
    answers = [message for message in ana.heard if isinstance(message, Ack)]
    assert [(answer.ok, answer.repeated) for answer in answers] == [
        (True, False),
        (True, True),
        (True, True),
    ]
    assert len(table.world.disk) == 1
    assert ben.count(Update) == 0


def test_a_repeated_id_is_known_again_after_a_restart() -> None:
    table = seat_up()
    table.sit(ANA).say("f a1", id="x")
    table.world.commit()
    table.room = opened(table.world, table.stored)
    ana = table.sit(ANA)
    ana.say("f a1", id="x")
    assert ana.last(Ack).repeated


def test_whoever_says_hello_again_meanwhile_is_answered_and_told_once() -> None:
    table = seat_up()
    ana = table.sit(ANA)
    ana.say("f a1", id="x")
    ana.leave()
    again = table.sit(ANA)
    table.world.commit()
    assert ana.last(Ack).ok
    assert ana.last(Ack).update is None
    assert again.last(Update).number == 1
    assert table.sit(ANA, since=1).last(Welcome).updates == ()


def test_questions_are_answered_at_once_and_nothing_is_stored() -> None:
    table = seat_up(NewSeat(masked=False), NewSeat())
    ana, ben = table.sit_both()
    ana.say("board")
    assert "Rows 4 to 1" in ana.last(Ack).sentence
    ben.say("board")
    assert not ben.last(Ack).ok
    assert table.world.queue == []


def test_giving_up_asks_for_confirmation() -> None:
    table = seat_up()
    ana = table.sit(ANA)
    ana.say("resign")
    assert (ana.last(Ack).ok, ana.last(Ack).code) == (False, "command/unsure")
    assert ana.last(Ack).sentence == "Do you really want to give up?"
    ana.say("resign", sure=True)
    table.world.commit()
    assert table.room.committed.outcome is not None
    assert table.world.finished == [True]


def test_whoever_watches_cannot_act() -> None:
    table = seat_up()
    eve = table.sit(None)
    eve.say("f a1")
    assert eve.last(Ack).code == "seat/watching"


def test_nobody_can_say_that_time_is_up_or_that_somebody_is_back() -> None:
    table = seat_up()
    ana = table.sit(ANA)
    for text in ("time-up", "return"):
        ana.say(text)
        table.world.commit()
        assert ana.last(Ack).code == "move/unreadable"


def test_rules_that_fail_close_their_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = seat_up()
    ana, ben = table.sit_both()

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(FourSenses, "play", fails)
    ana.say("f a1")
    for person in (ana, ben):
        assert person.last(Closed).code == "table/fault"
    assert table.world.failed == table.world.closed == [table.room.id]


def test_a_store_that_fails_closes_the_table_for_now() -> None:
    table = seat_up()
    ana = table.sit(ANA)
    ana.say("f a1")
    table.world.queue.pop().failed()
    assert ana.last(Closed).code == "store/unavailable"
    assert ana.count(Ack) == 0
    assert table.world.failed == []


# Other processes ----------------------------------------------------------------------------------


def _elsewhere(table: Table) -> tuple[Table, Room]:
    """The same table in another process."""
    world = World(disk=table.world.disk)
    return Table(world, table.stored, opened(world, table.stored)), table.room


def test_a_lost_race_is_run_again_on_what_the_other_process_stored() -> None:
    here = seat_up()
    there, _ = _elsewhere(here)
    ana, also_ana = here.sit(ANA), there.sit(ANA)
    ana.say("touch a1", id="one")
    ana.say("f a1", id="two")
    also_ana.say("touch b2", id="three")
    there.world.commit()
    here.world.commit()  # number 1 is taken, number 2 is not
    assert ana.count(Ack) == 0
    here.world.read()
    assert [message.number for message in ana.heard if isinstance(message, Update)] == [1, 2]
    here.world.commit()
    assert sorted(row.client for row in here.world.disk) == ["one", "three", "two"]
    assert all(message.ok for message in ana.heard if isinstance(message, Ack))
    assert ana.count(Ack) == 2
    there.room.news(3)
    there.world.read()
    assert also_ana.last(Update).number == 3
    assert here.room.committed.record.moves == there.room.committed.record.moves


def test_what_comes_while_the_table_is_read_again_waits() -> None:
    table = seat_up()
    ana = table.sit(ANA)
    table.room.news()
    ana.say("f a1")
    assert table.world.queue == []
    table.world.read()
    table.world.commit()
    assert ana.last(Ack).ok


def test_whoever_heard_more_than_this_process_knows_makes_it_look() -> None:
    here = seat_up()
    there, _ = _elsewhere(here)
    there.sit(ANA).say("f a1")
    there.world.commit()  # and then that process dies before it tells this one
    ana = here.sit(ANA, since=1)
    assert ana.last(Welcome).number == 0
    here.world.read()
    assert ana.last(Update).number == 1


def test_a_name_given_while_a_command_is_on_its_way_stays() -> None:
    table = seat_up()
    ana = table.sit(ANA)
    ana.say("touch a1")
    seats = (replace(table.stored.seats[0], name="Anna"), *table.stored.seats[1:])
    table.room.reseat(replace(table.stored, seats=seats))
    table.world.commit()
    assert table.room.committed.agreement.chair(ANA).name == "Anna"
    ana.leave()
    table.world.wait(601)
    assert table.room.is_idle()


def test_a_store_that_cannot_be_read_closes_the_table_for_now() -> None:
    table = seat_up()
    ana = table.sit(ANA)
    table.room.news()
    table.world.reads.pop()[1](None)
    assert ana.last(Closed).code == "store/unavailable"


def test_time_that_a_player_used_elsewhere_is_not_charged_to_the_next() -> None:
    here = seat_up(clock=NewClock(seconds=600))
    there, _ = _elsewhere(here)
    here.sit(ANA)
    ben = there.sit(BEN)
    here.room.presence.heard_from("there", [BEN])
    there.room.presence.heard_from("here", [ANA])
    here.world.time = there.world.time = 1060.0
    ana = here.sit(ANA)
    ana.say("f a1")
    ana.say("done")
    here.world.commit()
    there.room.news(2)
    there.world.read()
    assert ben.view["clocks"].left == (540_000, 600_000)
