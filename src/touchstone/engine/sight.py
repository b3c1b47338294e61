"""What one seat knows of a match: the events that reached it, and nothing else.

Bots behind a mask are given a Sight and never the match, so that they cannot know more than a
person on their chair could.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Self, TypeVar

from touchstone.core.events import Event, TurnEnded
from touchstone.core.game import AnyGame
from touchstone.core.values import Feel, Seat, seat_after
from touchstone.match import Match
from touchstone.match.events import Felt, FeltSupply, Rematch, RoundEnded
from touchstone.match.view import heard_by

E = TypeVar("E", bound=Event)


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

    game: AnyGame
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
        agreed = match.agreement
        game = agreed.game
        if agreed.is_masked(seat) and game.kind.secrets:
            game = game.kind.new(game.seats, open_settings(game))
        heard = heard_by(match.log, agreed, seat)
        return cls.told(game, seat, heard, agreed.start, agreed.position is not None)

    @classmethod
    def told(
        cls, game: AnyGame, seat: Seat, heard: Sequence[Event], start: Seat, is_set_up: bool
    ) -> Self:
        """What follows from the events that reached the seat, from the first of the match on.

        `start` began the match, or the latest rematch; `is_set_up` says that it did not begin
        with the empty board.
        """
        first = past = 0
        for number, event in enumerate(heard, start=1):
            if isinstance(event, Rematch | RoundEnded):
                first = number
                past = past + 1 if isinstance(event, RoundEnded) else 0
        events = tuple(heard[first:])
        return cls(
            game,
            seat,
            seat_after(start, game.seats, past),
            not is_set_up or past > 0,
            events,
            _traces(game, events, seat),
            _heaps(events, seat),
        )

    @property
    def turns(self) -> int:
        """How many turns have ended in this round."""
        return sum(isinstance(event, TurnEnded) for event in self.events)

    @property
    def own_turn(self) -> tuple[Event, ...]:
        """What the seat itself has done since the last turn ended."""
        ends = [n for n, event in enumerate(self.events) if isinstance(event, TurnEnded)]
        since = self.events[ends[-1] + 1 :] if ends else self.events
        return tuple(event for event in since if event.seat == self.seat)

    @property
    def touches(self) -> int:
        """How often the seat has felt something in this turn."""
        return sum(isinstance(event, Felt | FeltSupply) for event in self.own_turn)

    def own(self, kind: type[E]) -> list[tuple[int, E]]:
        """The seat's own events of this kind, each with its number in the round."""
        return [
            (number, event)
            for number, event in enumerate(self.events)
            if isinstance(event, kind) and event.seat == self.seat
        ]

    def remembered(self, keep: float, dice: Random) -> Self:
        """The same with some traces forgotten: each stays with chance `keep` a turn."""
        # Every trace costs one throw, so that the dice fall alike whatever is remembered.
        throws = {cell: dice.random() for cell in self.game.grid.cells}
        kept = {
            cell: trace for cell, trace in self.traces.items() if throws[cell] < keep**trace.age
        }
        return replace(self, traces=kept)


def open_settings(game: AnyGame) -> dict[str, str]:
    """The settings that everybody may know: without those that would give away the board."""
    return {name: value for name, value in game.settings.items() if name not in game.kind.secrets}


def cell_named(game: AnyGame, name: str) -> int:
    """The cell that an event names."""
    cell = game.grid.find(name)
    assert cell is not None, name
    return cell


def _traces(game: AnyGame, events: tuple[Event, ...], seat: Seat) -> dict[int, Trace]:
    traces: dict[int, Trace] = {}
    age = sum(isinstance(event, TurnEnded) for event in events)
    for number, event in enumerate(events):
        if isinstance(event, TurnEnded):
            age -= 1
        elif isinstance(event, Felt) and event.seat == seat:
            traces[cell_named(game, event.cell)] = Trace(event.feel, age, number)
    return traces


def _heaps(events: tuple[Event, ...], seat: Seat) -> dict[str, int]:
    felt = [e for e in events if isinstance(e, FeltSupply) and e.seat == seat]
    return dict(felt[-1].heaps) if felt else {}
