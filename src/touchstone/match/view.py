"""What a listener may know of a match: an allow-list, built from nothing.

A masked seat, and whoever watches a table with a mask at it, learns whose turn it is, the rounds
that are over and what is offered. Nothing here depends on the position they cannot see: two
matches that they cannot tell apart have equal views. `heard_by` decides which events reach whom,
and nothing else in the house does.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from touchstone.core.events import HEARD, SEEN, Event
from touchstone.core.series import total
from touchstone.core.values import Outcome, Seat, value
from touchstone.match.agreement import Agreement
from touchstone.match.commands import Deal
from touchstone.match.match import Match


@value
class Offered:
    """An offer on the table, as one listener sees it."""

    deal: Deal
    by: Seat
    agreed: bool


def _nothing(form: str, cells: tuple[str, ...]) -> bool:
    return False


@dataclass(slots=True)
class Seen:
    """How a match stands for one listener. Made anew for each with every command, so not frozen.

    `state` is the position, or None for whoever may not see it. `before` is the last position
    of the latest round that is over, and `open_moves` how many moves of the record everybody
    may know. `stage` is how far the listener's own turn has come, and `thinkable` says which moves
    make sense in it to somebody who does not see the board.
    """

    listener: Seat | None
    masked: bool
    turn: Seat | None
    round: int
    rounds: int
    scores: tuple[int, ...]
    past: tuple[Outcome, ...]
    offered: Offered | None
    outcome: Outcome | None
    state: Any = None
    count: int | None = None
    before: Any = None
    open_moves: int = 0
    stage: str = ""
    thinkable: Callable[[str, tuple[str, ...]], bool] = field(default=_nothing, compare=False)


def heard_by(
    events: Iterable[Event], agreement: Agreement, listener: Seat | None
) -> tuple[Event, ...]:
    """The events of which a listener learns; None is somebody who only watches."""
    return reaching(events, listener, agreement.is_masked(listener))


def reaching(events: Iterable[Event], listener: Seat | None, masked: bool) -> tuple[Event, ...]:
    """The same for whoever knows already whether the listener is masked."""
    reached = []
    for event in events:  # a comprehension would be a call more
        if (
            event.seat == listener
            or (reach := event.reach) is HEARD
            or (reach is SEEN and not masked)
        ):
            reached.append(event)
    return tuple(reached)


def offered_to(match: Match, listener: Seat | None) -> Offered | None:
    """The offer on the table, if there is one."""
    pending = match.pending
    if pending is None:
        return None
    return Offered(pending.deal, pending.by, agreed=listener in pending.agreed)


def seen_by(match: Match, listener: Seat | None) -> Seen:
    """How the match stands for this listener; None is somebody who only watches."""
    outcome, record = match.outcome, match.record
    series, sitting = record.series, record.sitting
    past = sitting.past
    masked = match.agreement.is_masked(listener) and outcome is None
    if masked:
        scores, open_moves = total(past), match.open_moves
    else:
        scores = match.ended.scores if match.ended else series.scores(sitting)
        open_moves = len(record.moves) if outcome else match.open_moves
    kind, is_mover = series.game.kind, listener is not None and match.turn == listener
    return Seen(
        listener,
        masked=masked,
        turn=match.turn,
        round=min(len(past) + 1, series.rounds),
        rounds=series.rounds,
        scores=scores,
        past=past,
        offered=offered_to(match, listener),
        outcome=outcome,
        state=None if masked else sitting.state,
        count=None if masked else series.game.count(sitting.state),
        before=None if outcome else sitting.final,
        open_moves=open_moves,
        stage=kind.stage(series.game, sitting.state) if is_mover else "",
        thinkable=partial(kind.thinkable, series.game, sitting.state) if is_mover else _nothing,
    )


def goes_on(before: Match, after: Match) -> bool:
    """Whether nothing but moves of the same round and offers lies between two moments of a match.

    Then all that a masked listener sees of it is as it was, but for the turn, its stage, and what
    is offered.
    """
    return (
        before.outcome is after.outcome
        and before.record.sitting.past is after.record.sitting.past
        and before.agreement is after.agreement
    )
