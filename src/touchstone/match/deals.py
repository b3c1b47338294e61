"""What needs everybody's consent: a draw, taking a turn back, and another game."""

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from touchstone.core.events import Event
from touchstone.core.history import History
from touchstone.core.record import Record
from touchstone.core.values import Outcome, Seat, all_seats, value
from touchstone.match import events
from touchstone.match.commands import Accept, Command, CommandRefused, Deal, Decline, Offer
from touchstone.match.endings import end

if TYPE_CHECKING:
    from touchstone.match.match import Match


@value
class Pending:
    """An offer on the table and the seats that have agreed to it so far."""

    deal: Deal
    by: Seat
    agreed: frozenset[Seat]


def offer(match: "Match", given: Offer) -> tuple["Match", tuple[Event, ...]]:
    """Somebody offers something to all the others."""
    seat, deal = given.seat, given.deal
    if match.pending:
        raise CommandRefused("match-offer-pending", offer=match.pending.deal.value)
    if (match.outcome is None) == (deal is Deal.REMATCH):
        raise CommandRefused("match-offer-not-now", offer=deal.value)
    if deal is Deal.UNDO:
        if any(chair.masked for chair in match.agreement.chairs):
            raise CommandRefused("match-undo-masked")
        if seat not in (mover for mover, _ in match.record.moves):
            raise CommandRefused("match-nothing-to-undo")
    pending = Pending(deal, seat, frozenset({seat}))
    return _settled(match, pending, events.Offered(seat, deal))


def accept(match: "Match", given: Accept) -> tuple["Match", tuple[Event, ...]]:
    """One more agrees; the last one makes it happen."""
    pending = _demand_offer(match, given.seat)
    agreed = Pending(pending.deal, pending.by, pending.agreed | {given.seat})
    return _settled(match, agreed, events.Accepted(given.seat, pending.deal))


def decline(match: "Match", given: Decline) -> tuple["Match", tuple[Event, ...]]:
    """One is against it, which is enough."""
    pending = _demand_offer(match, given.seat)
    return match.changed(pending=None), (events.Declined(given.seat, pending.deal),)


def meant_together(command: Command, match: "Match", people: Collection[Seat]) -> Command:
    """What those mean who share a device: "take back" is for the last turn of any of them."""
    if not isinstance(command, Offer) or command.deal is not Deal.UNDO:
        return command
    movers = (mover for mover, _ in reversed(match.record.moves) if mover in people)
    return replace(command, seat=next(movers, command.seat))


def _demand_offer(match: "Match", seat: Seat) -> Pending:
    if match.pending is None or seat == match.pending.by:
        raise CommandRefused("match-no-offer")
    return match.pending


def _settled(match: "Match", pending: Pending, said: Event) -> tuple["Match", tuple[Event, ...]]:
    """Carries out the offer once everybody has agreed. Bots agree to all but a draw."""
    agreement = match.agreement
    bots = [seat for seat in all_seats(agreement.game.seats) if agreement.chair(seat).level]
    if bots and pending.deal is Deal.DRAW:
        return match.changed(pending=None), (said, events.Declined(bots[0], pending.deal))
    if len(pending.agreed) + len(bots) < agreement.game.seats:
        return match.changed(pending=pending), (said,)
    match pending.deal:
        case Deal.DRAW:
            return end(match, pending.by, Outcome((), "agreed"), said)
        case Deal.UNDO:
            return _without_last_turn(match, pending.by), (said, events.Undone(pending.by))
        case Deal.REMATCH:
            return _played_again(match, pending.by, said)
        case _:
            assert_never(pending.deal)


def _without_last_turn(match: "Match", seat: Seat) -> "Match":
    moves = match.record.moves
    kept = max(number for number, (mover, _) in enumerate(moves) if mover == seat)
    while kept and moves[kept - 1][0] == seat:
        kept -= 1
    record = match.record.back_to(kept)
    return match.changed(record=record, pending=None, open_moves=_open_moves(record))


def _open_moves(record: Record) -> int:
    """How many moves of a record belong to rounds that are over."""
    now = len(record.sitting.past)
    stood = (record.first, *(step.state for step in record.steps))
    return sum(len(sitting.past) < now for sitting in stood)


def _played_again(match: "Match", seat: Seat, said: Event) -> tuple["Match", tuple[Event, ...]]:
    """The same table again, started by the next seat."""
    over = match.changed(commands=History(), pending=None, former=())
    former = (*match.former, over)
    agreement = match.agreement.next_game(len(former))
    again = type(match).begin(agreement).changed(opening=match.opening, former=former)
    return again, (said, events.Rematch(seat, agreement.start))
