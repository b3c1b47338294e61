"""A table without a server: the time, the disk, thoughts and other processes are moved by hand."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from touchstone.core.values import Seat
from touchstone.engine.briefing import Briefing
from touchstone.games import GAMES
from touchstone.games.four_senses.rules.game import FourSenses
from touchstone.match import Command, Play, Touch
from touchstone.server.listener import Listener
from touchstone.server.new_tables import new_table, seated_match
from touchstone.server.room import Room
from touchstone.server.schema import Row, StoredTable
from touchstone.server.services import Entry, Services
from touchstone.server.settings import Settings
from touchstone.views.wire.api import NewClock, NewSeat, NewTable
from touchstone.views.wire.incoming import CommandMessage
from touchstone.views.wire.outgoing import Ack, Closed, Players, ToClient, Update, Welcome
from touchstone.views.words import Words

ANA, BEN = Seat(1), Seat(2)


@dataclass
class Timer:
    """Something that is due at a time."""

    due: float
    call: Callable[[], None]
    on: bool = True

    def cancel(self) -> None:
        self.on = False


@dataclass
class World:
    """Everything outside a room."""

    settings: Settings = field(default_factory=Settings)
    time: float = 1000.0
    timers: list[Timer] = field(default_factory=list)
    queue: list[Entry] = field(default_factory=list)
    disk: list[Row] = field(default_factory=list)
    reads: list[tuple[int, Callable[[list[Row] | None], None]]] = field(default_factory=list)
    thoughts: list[tuple[Briefing, Callable[[list[Command] | None], None]]] = field(
        default_factory=list
    )
    leased: bool = True
    told: list[tuple[str, dict[str, object]]] = field(default_factory=list)
    counted: Counter[str] = field(default_factory=Counter)
    finished: list[bool] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    def services(self) -> Services:
        return Services(
            settings=self.settings,
            now=lambda: self.time,
            later=self._later,
            commit=self.queue.append,
            read=lambda _, after, then: self.reads.append((after, then)),
            think=lambda briefing, then: self.thoughts.append((briefing, then)),
            lease=lambda _, then: then(self.leased),
            tell_others=self._tell_others,
            count=lambda name, label="", by=1: self.counted.update({f"{name} {label}".strip(): by}),
            finished=self.finished.append,
            closed=self.closed.append,
            failed=self.failed.append,
        )

    def _tell_others(self, kind: str, /, **facts: object) -> None:
        self.told.append((kind, facts))

    def _later(self, seconds: float, call: Callable[[], None]) -> Timer:
        timer = Timer(self.time + seconds, call)
        self.timers.append(timer)
        return timer

    def wait(self, seconds: float) -> None:
        """Lets time pass, and happen what is due."""
        until = self.time + seconds
        while due := [timer for timer in self.timers if timer.on and timer.due <= until]:
            first = min(due, key=lambda timer: timer.due)
            first.on = False
            self.time = max(self.time, first.due)
            first.call()
        self.time = until

    def commit(self) -> None:
        """Writes to disk what waits; as with the committer, the first with a number wins."""
        while self.queue:
            entry = self.queue.pop(0)
            if entry.row is None:
                entry.committed()
            elif any(row.number == entry.row.number for row in self.disk):
                entry.lost()
            else:
                self.disk.append(entry.row)
                entry.committed()

    def read(self) -> None:
        """Answers who wants to know what others have stored."""
        reads, self.reads = self.reads, []
        for after, then in reads:
            then([row for row in self.disk if row.number > after])

    def think(self, *commands: Command) -> None:
        """Answers the bot that is thinking."""
        _, then = self.thoughts.pop(0)
        then(list(commands))


@dataclass
class Table:
    """A room, and people at it."""

    world: World
    stored: StoredTable
    room: Room

    def sit(self, seat: Seat | None, since: int = 0) -> "Person":
        person = Person(self.room, seat)
        self.room.join(person.listener, since)
        return person

    def sit_both(self) -> tuple["Person", "Person"]:
        return self.sit(ANA), self.sit(BEN)


class Person:
    """A listener who keeps what was heard."""

    def __init__(self, room: Room, seat: Seat | None) -> None:
        self.room = room
        self.heard: list[ToClient] = []
        agreement = room.committed.agreement
        self.listener = Listener(self.heard.append, Words("en"), agreement, seat)
        self._number = 0

    def say(self, text: str, id: str | None = None, *, sure: bool = False) -> None:  # noqa: A002
        self._number += 1
        name = id or str(self._number)
        message = CommandMessage(type="command", id=name, text=text, sure=sure)
        self.room.obey(message, self.listener)

    def leave(self) -> None:
        self.room.leave(self.listener)

    def last(self, kind: type[Any]) -> Any:
        found = [message for message in self.heard if isinstance(message, kind)]
        return found[-1] if found else None

    def count(self, kind: type[Any]) -> int:
        return sum(isinstance(message, kind) for message in self.heard)

    def utterances(self) -> list[str]:
        return [m.utterance for m in self.heard if isinstance(m, Players) and m.utterance]


def seat_up(
    *seats: NewSeat, world: World | None = None, clock: NewClock | None = None, **wish: Any
) -> Table:
    chairs = seats or (NewSeat(name="Ana"), NewSeat(name="Ben"))
    asked = NewTable(game="four-senses", seats=chairs, clock=clock, **wish)
    stored, _, _ = new_table(asked, GAMES, created=0)
    world = world or World()
    return Table(world, stored, opened(world, stored))


def opened(world: World, stored: StoredTable) -> Room:
    match = seated_match(stored, GAMES)
    room = Room.load(world.services(), stored, match, list(world.disk))
    room.open()
    return room


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
    assert "Row 4" in ana.last(Ack).sentence
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
    assert ben.last(Update).view.clocks.left == (540_000, 600_000)


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
    assert ana.last(Welcome).view.clocks.running == 1
    table.world.wait(40)
    ana.say("f a1")
    ana.say("done")
    table.world.commit()
    clocks = ana.last(Ack).update.view.clocks
    assert (clocks.left, clocks.running) == ((30_000, 60_000), None)  # Ben is not there
    table.world.wait(1000)
    ben = table.sit(BEN)
    table.world.wait(59)
    table.world.commit()
    assert ben.count(Update) == 0
    table.world.wait(1)
    table.world.commit()
    assert ben.last(Update).utterance.startswith("Your time is up.")
    assert ben.last(Update).view.outcome.winners == (1,)


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
    view = ben.last(Ack).update.view
    assert (view.turn, view.clocks.left, view.clocks.running) == (2, (60_000, 60_000), 2)
    table.room = opened(table.world, table.stored)
    assert table.sit(BEN).last(Welcome).view.clocks.left == (60_000, 60_000)


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
    assert ana.last(Update).view.clocks.left == (54_000, 55_000)


@pytest.mark.parametrize("thought", [None, []])
def test_a_bot_without_a_thought_gives_up(
    thought: list[Command] | None, caplog: pytest.LogCaptureFixture
) -> None:
    table, ana = bot_table()
    while table.world.thoughts:
        table.world.thoughts.pop()[1](thought)
    table.world.commit()
    assert ana.last(Update).view.outcome.reason == "resigned"


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
