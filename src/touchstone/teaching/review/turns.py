"""A record taken apart into turns."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from touchstone.core.events import Event, TurnEnded
from touchstone.core.record import Record
from touchstone.core.values import Outcome, Seat


@dataclass(frozen=True, slots=True)
class Played:
    """One turn of one seat: what was played, between which positions.

    `first` and `last` number its moves in the record, from 0. `outcome` is set where the turn has
    ended a round; `after` is then the position in which it ended.
    """

    number: int
    round: int
    seat: Seat
    moves: tuple[Any, ...]
    texts: tuple[str, ...]
    before: Any
    after: Any
    events: tuple[Event, ...]
    first: int
    last: int
    outcome: Outcome | None = None

    @property
    def changed(self) -> tuple[str, ...]:
        """The cells that the turn has changed."""
        return tuple(dict.fromkeys(cell for event in self.events for cell in event.changed))


def turns_of(record: Record) -> tuple[Played, ...]:
    """Every turn that was begun, in order; the last may not have ended."""
    return tuple(_turns(record))


def _turns(record: Record) -> Iterator[Played]:
    sitting, begun, number = record.first, 0, 0
    events: list[Event] = []
    start = sitting
    for at, (seat, _) in enumerate(record.moves):
        step = record.steps[at]
        events.extend(step.events)
        ended = len(step.state.past) > len(sitting.past)
        sitting = step.state
        is_last = at + 1 == len(record.moves)
        if not (ended or is_last or any(isinstance(one, TurnEnded) for one in step.events)):
            continue
        number += 1
        numbers = range(begun, at + 1)
        yield Played(
            number,
            len(start.past) + 1,
            seat,
            tuple(record.moves[one][1] for one in numbers),
            tuple(
                record.game.move_text(record.moves[one][1])
                for one in numbers
                if one not in record.unwritten
            ),
            start.state,
            sitting.final if ended else sitting.state,
            tuple(events),
            begun,
            at,
            sitting.past[-1] if ended else None,
        )
        start, begun, events = sitting, at + 1, []
