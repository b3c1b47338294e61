"""What ends a match before the rules do: giving up, the clock, and people who do not come back."""

from typing import TYPE_CHECKING

from touchstone.core.events import Event
from touchstone.core.values import Outcome, Seat, all_seats
from touchstone.match import events
from touchstone.match.commands import Abandon, Resign, TimeUp
from touchstone.match.demands import demand_going_on, demand_person, demand_turn

if TYPE_CHECKING:
    from touchstone.match.match import Match


def resign(match: "Match", given: Resign) -> tuple["Match", tuple[Event, ...]]:
    """Somebody gives up, also out of turn."""
    demand_going_on(match)
    outcome = _forfeited(match, given.seat, "resigned")
    return end(match, given.seat, outcome, events.Resigned(given.seat))


def run_out_of_time(match: "Match", given: TimeUp) -> tuple["Match", tuple[Event, ...]]:
    """The clock of whoever has the turn stands at nothing."""
    demand_turn(match, given.seat)
    outcome = _forfeited(match, given.seat, "time")
    return end(match, given.seat, outcome, events.TimeRanOut(given.seat))


def abandon(match: "Match", given: Abandon) -> tuple["Match", tuple[Event, ...]]:
    """Nobody waits any longer for somebody who is gone: the match ends without a winner."""
    demand_person(match, given.absent)
    outcome = Outcome((), "abandoned")
    return end(match, given.seat, outcome, events.Abandoned(given.absent))


def end(
    match: "Match", seat: Seat, outcome: Outcome, *why: Event
) -> tuple["Match", tuple[Event, ...]]:
    """The match with this outcome."""
    return match.changed(ended=outcome, pending=None), (*why, events.Ended(seat, outcome))


def _forfeited(match: "Match", seat: Seat, reason: str) -> Outcome:
    """All the others win, or those of them with the most points; the round given up counts."""
    game, record = match.agreement.game, match.record
    others = tuple(other for other in all_seats(game.seats) if other != seat)
    given = game.kind.forfeit(game.seats, seat)
    if not given:
        return Outcome(others, reason)
    before = record.series.scores(record.sitting)
    totals = tuple(map(sum, zip(before, given, strict=True)))
    best = max(totals[other - 1] for other in others)
    winners = tuple(other for other in others if totals[other - 1] == best)
    return Outcome(winners, reason, scores=totals)
