"""A table without a server: the time, the disk, thoughts and other processes are moved by hand."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from touchstone.core.values import Seat
from touchstone.engine.briefing import Briefing
from touchstone.games import GAMES
from touchstone.match import Command
from touchstone.server.listener import Listener
from touchstone.server.new_tables import new_table, seated_match
from touchstone.server.room import Room
from touchstone.server.schema import Row, StoredTable
from touchstone.server.services import MOST_READ, Entry, Services
from touchstone.server.settings import Settings
from touchstone.views.wire.api import NewClock, NewSeat, NewTable
from touchstone.views.wire.incoming import CommandMessage
from touchstone.views.wire.outgoing import FROM_SERVER, Ack, Players, ToClient, Update, Welcome
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
            think=self._think,
            lease=lambda _, then: then(self.leased),
            tell_others=self._tell_others,
            count=lambda name, label="", by=1: self.counted.update({f"{name} {label}".strip(): by}),
            finished=self.finished.append,
            closed=self.closed.append,
            failed=self.failed.append,
        )

    def _think(
        self, briefing: Briefing, _: str, then: Callable[[list[Command] | None], None]
    ) -> Timer:
        self.thoughts.append((briefing, then))
        return Timer(self.time, lambda: None)

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
            then([row for row in self.disk if row.number > after][:MOST_READ])

    def think(self, *commands: Command) -> None:
        """Answers the bot that is thinking."""
        _, then = self.thoughts.pop(0)
        then(list(commands))

    def fail_to_think(self) -> None:
        """The process in which the bot was thinking has died."""
        _, then = self.thoughts.pop(0)
        then(None)


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


class Ear:
    """The line to a client that reads and keeps everything."""

    def __init__(self) -> None:
        self.heard: list[ToClient] = []

    def push(self, text: bytes) -> None:
        self.heard.append(FROM_SERVER.validate_json(text))

    end = push


class Person:
    """A listener who keeps what was heard."""

    def __init__(self, room: Room, seat: Seat | None) -> None:
        self.room = room
        ear = Ear()
        self.heard = ear.heard
        agreement = room.committed.agreement
        self.listener = Listener(ear, Words("en"), agreement, seat)
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

    @property
    def view(self) -> dict[str, Any]:
        """How the table stands, after all that was heard."""
        view: dict[str, Any] = {}
        for message in self.heard:
            told = message.update if isinstance(message, Ack) else message
            if isinstance(told, Welcome):
                view = dict(vars(told.view))
            elif isinstance(told, Update):
                view |= told.view
        return view

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
    room = Room(world.services(), stored, seated_match(stored, GAMES))
    for row in world.disk:
        room.replay(row)
    room.open()
    return room
