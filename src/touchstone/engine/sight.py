"""What one seat knows of a match: the events that reached it, and nothing else.

Bots behind a mask are given a Sight and never the match, so that they cannot know more than a
person on their chair could.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

from touchstone.core.events import Event
from touchstone.core.game import AnyGame
from touchstone.core.values import Feel, Seat, seat_after
from touchstone.match import Match, Table

TURN_ENDERS = ("turn-ended", "passed", "skipped")
"""What every ear hears when a turn is over."""
_NEW_BOARD = ("match-round-ended", "match-rematch")


@dataclass(frozen=True, slots=True)
class Trace:
    """What a finger found, how many turns ago, and after how many events of the round."""

    feel: Feel
    age: int
    number: int


@dataclass(frozen=True, slots=True)
class Sight:
    """A round as one seat perceives it.

    `events` are those of this round that reached the seat; `traces` what it last felt on each
    cell. A round that began with a set-up position began unknown to fingers.
    """

    table: Table
    seat: Seat
    start: Seat
    is_from_empty: bool
    events: tuple[Event, ...]
    traces: dict[int, Trace]
    heaps: dict[str, int]
    """The supply as it was last felt."""

    @classmethod
    def of(cls, match: Match, seat: Seat) -> Self:
        """What the seat knows now."""
        return cls.told(match.table, seat, events_for(match, seat))

    @classmethod
    def told(cls, table: Table, seat: Seat, heard: Sequence[Event]) -> Self:
        """What follows from the events that reached the seat, from the first of the match on."""
        boards = [number for number, event in enumerate(heard) if event.name in _NEW_BOARD]
        first = boards[-1] + 1 if boards else 0
        past = 0
        for event in heard:
            # A rematch changes the table's start, so that only the rounds since then count.
            past = {"match-rematch": 0, "match-round-ended": past + 1}.get(event.name, past)
        events = tuple(heard[first:])
        return cls(
            table,
            seat,
            seat_after(table.start, table.game.seats, past),
            table.position is None or past > 0,
            events,
            _traces(table.game, events, seat),
            _heaps(events, seat),
        )

    @property
    def game(self) -> AnyGame:
        """The rules, which everybody knows."""
        return self.table.game

    @property
    def turns(self) -> int:
        """How many turns have ended in this round."""
        return sum(event.name in TURN_ENDERS for event in self.events)

    @property
    def turn_events(self) -> tuple[Event, ...]:
        """What has reached the seat since the last turn ended."""
        last = [n for n, event in enumerate(self.events) if event.name in TURN_ENDERS]
        return self.events[last[-1] + 1 :] if last else self.events

    @property
    def touches(self) -> int:
        """How often the seat has felt something in this turn."""
        return sum(
            event.name in ("match-felt", "match-felt-supply") and event.seat == self.seat
            for event in self.turn_events
        )

    def own(self, name: str) -> list[tuple[int, dict[str, Any]]]:
        """The seat's own events of this name with their number in the round and their facts."""
        return [
            (number, dict(event.facts))
            for number, event in enumerate(self.events)
            if event.seat == self.seat and event.name == name
        ]

    def remembered(self, keep: float, dice: Random) -> Self:
        """The same with some traces forgotten: each stays with chance `keep` a turn."""
        # Every trace costs one throw, so that the dice fall alike whatever is remembered.
        throws = {cell: dice.random() for cell in self.game.grid.cells}
        kept = {
            cell: trace for cell, trace in self.traces.items() if throws[cell] < keep**trace.age
        }
        return replace(self, traces=kept)


def events_for(match: Match, seat: Seat) -> tuple[Event, ...]:
    """The events of a match that reached a seat."""
    masked = match.table.is_masked(seat)
    return tuple(event for event in match.log if event.reaches(seat, masked=masked))


def _traces(game: AnyGame, events: tuple[Event, ...], seat: Seat) -> dict[int, Trace]:
    traces: dict[int, Trace] = {}
    age = sum(event.name in TURN_ENDERS for event in events)
    for number, event in enumerate(events):
        if event.name in TURN_ENDERS:
            age -= 1
        elif event.name == "match-felt" and event.seat == seat:
            facts = dict(event.facts)
            cell = game.grid.find(str(facts["cell"]))
            assert cell is not None
            traces[cell] = Trace(_feel(facts), age, number)
    return traces


def _feel(facts: dict[str, Any]) -> Feel:
    pairs = [detail.partition(" ") for detail in str(facts["details"]).split(", ") if detail]
    details = tuple((name, value) for name, _, value in pairs)
    return Feel(int(facts["height"]), str(facts["surface"]), details)


def _heaps(events: tuple[Event, ...], seat: Seat) -> dict[str, int]:
    felt = [e for e in events if e.name == "match-felt-supply" and e.seat == seat]
    return {name: int(left) for name, left in felt[-1].facts} if felt else {}
