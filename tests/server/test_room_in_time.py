"""A table without a server: who comes and goes, and clocks, with time moved by hand."""

from helpers.rooms import ANA, BEN, opened, seat_up

from touchstone.views.wire.api import NewClock
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


def test_a_table_stays_while_somebody_waits_for_an_answer() -> None:
    table = seat_up()
    ben = table.sit(BEN)
    ben.say("f a1")  # not Ben's turn: refused, but in its place in the queue
    ben.leave()  # for another table, say, over the same connection
    table.world.wait(601)
    assert not table.room.is_idle()
    table.world.commit()
    assert ben.last(Ack).code == "move/not-your-turn"
    assert table.room.is_idle()


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


def test_a_clock_waits_a_little_for_a_player_who_is_gone_then_runs() -> None:
    table = seat_up(clock=NewClock(seconds=60))
    ana, ben = table.sit_both()
    table.world.wait(20)
    ana.leave()
    table.world.wait(4)
    assert ben.utterances()[-1] == "Ana has left the table."
    clocks = ben.last(Players).clocks
    assert (clocks.left, clocks.running) == ((40_000, 60_000), None)
    table.world.wait(1)
    assert ben.last(Players).clocks.running == 1
    assert ben.last(Players).utterance == ""  # the figures run again, nothing is said
    table.world.wait(39)
    assert table.world.queue == []
    table.world.wait(1)
    table.world.commit()
    assert ben.last(Update).utterance.startswith("Ana’s time is up.")


def test_coming_and_going_wins_no_time() -> None:
    table = seat_up(clock=NewClock(seconds=60))
    ana, _ = table.sit_both()
    for _ in range(4):  # two seconds of each absence are free, until the five are used up
        ana.leave()
        table.world.wait(2)
        ana = table.sit(ANA)
    assert ana.view["clocks"].left == (57_000, 60_000)
    ana.leave()
    table.world.wait(56)
    assert table.world.queue == []
    table.world.wait(1)
    table.world.commit()
    assert table.room.committed.outcome is not None


def test_each_turn_has_a_grace_of_its_own() -> None:
    table = seat_up(clock=NewClock(seconds=60))
    ana, ben = table.sit_both()
    ana.leave()
    table.world.wait(15)
    ana = table.sit(ANA)
    ana.say("f a1")
    ana.say("done")
    table.world.commit()
    ben.leave()
    table.world.wait(5)
    assert ana.last(Players).clocks.left == (50_000, 60_000)
    ben = table.sit(BEN)
    ben.say("f b1")
    ben.say("done")
    ana.leave()
    table.world.commit()
    table.world.wait(5)
    assert ben.last(Players).clocks.left == (50_000, 60_000)
    assert ben.last(Players).clocks.running == 1


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
