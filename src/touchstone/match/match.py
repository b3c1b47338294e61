"""One sitting at a table: commands in, events out. Pure: nothing here waits, stores or sends."""

from dataclasses import dataclass, replace
from functools import cached_property, reduce
from typing import Self, assert_never

from touchstone.core.errors import GameOver, IllegalMove, NotYourTurn, TouchstoneError
from touchstone.core.events import Event, Reach
from touchstone.core.record import Record
from touchstone.core.values import Outcome, Seat, all_seats, seat_after
from touchstone.match.commands import (
    Abandon,
    Accept,
    Command,
    Decline,
    Help,
    Offer,
    Play,
    Propose,
    Replace,
    Resign,
    Return,
    TimeUp,
    Touch,
)
from touchstone.match.errors import CommandRefused
from touchstone.match.table import Table

SUPPLY = "supply"
_SWITCH = ("off", "on")


@dataclass(frozen=True, slots=True)
class Pending:
    """An offer on the table and the seats that have agreed to it so far."""

    offer: Offer
    by: Seat
    agreed: frozenset[Seat]


@dataclass(frozen=True)
class Match:
    """A match as it stands. `commands` alone rebuild it; everything else follows from them.

    `log` is every event so far; each listener is told only the part that reaches it.
    `ended` is set when something other than the rules ended the match. `open_moves` is how many
    moves of the record belong to rounds that are over, which everybody may know. `former` are the
    matches that a rematch has followed, as they ended, without their commands.
    """

    table: Table
    record: Record
    commands: tuple[Command, ...] = ()
    log: tuple[Event, ...] = ()
    pending: Pending | None = None
    ended: Outcome | None = None
    open_moves: int = 0
    former: tuple["Match", ...] = ()

    @classmethod
    def begin(cls, table: Table) -> Self:
        """The match before the first move."""
        return cls(table, Record.begin(table.series(), table.position))

    @classmethod
    def replay(cls, table: Table, commands: tuple[Command, ...]) -> Self:
        """The match after these commands."""
        return reduce(lambda match, command: match.submit(command)[0], commands, cls.begin(table))

    # Everybody at the table asks these two, for every command: they are worked out once.

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.ended or self.record.series.outcome(self.record.sitting)

    @cached_property
    def turn(self) -> Seat | None:
        """The seat to move, or None when the match is over."""
        return None if self.outcome else self.record.game.to_move(self.record.sitting.state)

    @property
    def finished(self) -> tuple["Match", ...]:
        """Every match at this table that is over, in the order they were played."""
        return (*self.former, self) if self.outcome else self.former

    def submit(self, command: Command) -> tuple[Self, tuple[Event, ...]]:
        """The match after the command, and what happened.

        A refused command is answered by the event `match-refused` to its sender and changes
        nothing, but for what a masked player's finger had to find out to be refused.
        """
        try:
            after, events = self._obey(command)
        except TouchstoneError as error:
            touches = error.touches if isinstance(error, IllegalMove) else ()
            felt = self._felt(command.seat, touches)
            refused = Event(
                "match-refused",
                command.seat,
                Reach.OWN,
                (("code", error.code), ("reason", error.reason), *error.facts.items()),
            )
            if not felt:
                return self, (refused,)
            after, events = self, (refused, *felt)
        # Said in full: `replace` would take as long as the rules do.
        stored = type(self)(
            after.table,
            after.record,
            (*self.commands, command),
            (*self.log, *events),
            after.pending,
            after.ended,
            after.open_moves,
            after.former,
        )
        return stored, events

    def _felt(self, seat: Seat, touches: tuple[str, ...]) -> tuple[Event, ...]:
        if not touches or not self.table.is_masked(seat):
            return ()
        return tuple(self._touch(seat, target) for target in touches)

    def _obey(self, command: Command) -> tuple[Self, tuple[Event, ...]]:
        self._demand_seat(command.seat)
        match command:
            case Play(seat, text):
                return self._play(seat, text)
            case Touch(seat, target):
                self._demand_turn(seat)
                return self, (self._touch(seat, target),)
            case Resign(seat):
                return self._resign(seat)
            case Propose(seat, offer):
                return self._propose(seat, offer)
            case Accept(seat):
                return self._accept(seat)
            case Decline(seat):
                return self._decline(seat)
            case Replace(_, absent, level):
                return self._replace(absent, level)
            case Return(seat):
                return self._return(seat)
            case Abandon(seat, absent):
                return self._abandon(seat, absent)
            case TimeUp(seat):
                return self._time_up(seat)
            case Help(seat, on):
                return self._help(seat, on)
            case _:
                assert_never(command)

    def _demand_seat(self, seat: Seat) -> None:
        if not 1 <= seat <= self.table.game.seats:
            raise CommandRefused("match-no-such-seat", seat=int(seat))

    def _demand_turn(self, seat: Seat) -> None:
        turn = self.turn
        if turn is None:
            raise GameOver("move-after-the-end")
        if turn != seat:
            raise NotYourTurn("move-not-your-turn", seat=int(seat), turn=int(turn))

    def _touch(self, seat: Seat, target: str) -> Event:
        game, state = self.record.game, self.record.sitting.state
        target = target.strip().lower()
        if target == SUPPLY:
            return Event.own("match-felt-supply", seat, **game.supply(state, seat))
        cell = game.grid.find(target)
        if cell is None:
            raise IllegalMove("move-off-board", cell=target)
        feel = game.feel(state, cell)
        details = ", ".join(f"{name} {value}" for name, value in feel.details)
        return Event.own(
            "match-felt",
            seat,
            cell=target,
            height=feel.height,
            surface=feel.surface,
            details=details,
        )

    def _play(self, seat: Seat, text: str) -> tuple[Self, tuple[Event, ...]]:
        if self.ended:
            raise GameOver("move-after-the-end")
        before = self.record
        record = before.play(seat, text)
        _, move = record.moves[-1]
        events = list(before.game.report(before.sitting.state, move))
        open_moves = self.open_moves
        if len(record.sitting.past) > len(before.sitting.past):
            open_moves = len(record.moves)
            events.append(self._round_ended(seat, record))
            final = record.series.outcome(record.sitting)
            if final is not None:
                events.append(_ended(seat, final))
        # Said in full: `replace` would take as long as the rules do.
        after = type(self)(
            self.table, record, self.commands, self.log, None, self.ended, open_moves, self.former
        )
        return after, tuple(events)

    def _round_ended(self, seat: Seat, record: Record) -> Event:
        past = record.sitting.past
        count = record.game.count(record.sitting.final) or 0
        facts = _facts(past[-1])
        return Event.heard("match-round-ended", seat, round=len(past), count=count, **facts)

    def _resign(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        if self.outcome:
            raise GameOver("move-after-the-end")
        outcome = self._forfeited(seat, "resigned")
        events = (Event.heard("match-resigned", seat), _ended(seat, outcome))
        return replace(self, ended=outcome, pending=None), events

    def _time_up(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        self._demand_turn(seat)
        outcome = self._forfeited(seat, "time")
        events = (Event.heard("match-time-up", seat), _ended(seat, outcome))
        return replace(self, ended=outcome, pending=None), events

    def _replace(self, absent: Seat, level: int) -> tuple[Self, tuple[Event, ...]]:
        self._demand_person(absent)
        chair = replace(self.table.chair(absent), level=level)
        after = replace(self, table=self.table.with_chair(absent, chair), pending=None)
        return after, (Event.heard("match-replaced", absent, level=level),)

    def _return(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        chair = self.table.chair(seat)
        if not chair.level:
            raise CommandRefused("match-seat-not-replaced")
        table = self.table.with_chair(seat, replace(chair, level=0))
        return replace(self, table=table, pending=None), (Event.heard("match-returned", seat),)

    def _abandon(self, seat: Seat, absent: Seat) -> tuple[Self, tuple[Event, ...]]:
        self._demand_person(absent)
        outcome = Outcome((), "abandoned")
        events = (Event.heard("match-abandoned", absent), _ended(seat, outcome))
        return replace(self, ended=outcome, pending=None), events

    def _help(self, seat: Seat, on: bool) -> tuple[Self, tuple[Event, ...]]:
        """Everybody hears of it: nobody plays with a helper in secret."""
        chair = self.table.chair(seat)
        if chair.masked:
            raise CommandRefused("match-helper-masked")
        if chair.helper == on:
            raise CommandRefused("match-helper-same", on=_SWITCH[on])
        table = self.table.with_chair(seat, replace(chair, helper=on))
        return replace(self, table=table), (Event.heard("match-helper", seat, on=_SWITCH[on]),)

    def _demand_person(self, absent: Seat) -> None:
        if self.outcome:
            raise GameOver("move-after-the-end")
        self._demand_seat(absent)
        if self.table.chair(absent).level:
            raise CommandRefused("match-seat-is-a-bot")

    def _forfeited(self, seat: Seat, reason: str) -> Outcome:
        """All the others win, or those of them with the most points; the round given up counts."""
        seats = self.table.game.seats
        others = tuple(other for other in all_seats(seats) if other != seat)
        given = self.table.game.kind.forfeit(seats, seat)
        if not given:
            return Outcome(others, reason)
        before = self.record.series.scores(self.record.sitting)
        totals = tuple(map(sum, zip(before, given, strict=True)))
        best = max(totals[other - 1] for other in others)
        winners = tuple(other for other in others if totals[other - 1] == best)
        return Outcome(winners, reason, scores=totals)

    def _propose(self, seat: Seat, offer: Offer) -> tuple[Self, tuple[Event, ...]]:
        if self.pending:
            raise CommandRefused("match-offer-pending", offer=self.pending.offer.value)
        if (self.outcome is None) == (offer is Offer.REMATCH):
            raise CommandRefused("match-offer-not-now", offer=offer.value)
        if offer is Offer.UNDO:
            if any(chair.masked for chair in self.table.chairs):
                raise CommandRefused("match-undo-masked")
            if seat not in (mover for mover, _ in self.record.moves):
                raise CommandRefused("match-nothing-to-undo")
        made = Event.heard("match-offered", seat, offer=offer.value)
        asked = replace(self, pending=Pending(offer, seat, frozenset({seat})))
        return asked._settled((made,))

    def _accept(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        pending = self._demand_offer(seat)
        agreed = replace(pending, agreed=pending.agreed | {seat})
        event = Event.heard("match-accepted", seat, offer=pending.offer.value)
        return replace(self, pending=agreed)._settled((event,))

    def _decline(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        pending = self._demand_offer(seat)
        event = Event.heard("match-declined", seat, offer=pending.offer.value)
        return replace(self, pending=None), (event,)

    def _demand_offer(self, seat: Seat) -> Pending:
        if self.pending is None or seat == self.pending.by:
            raise CommandRefused("match-no-offer")
        return self.pending

    def _settled(self, events: tuple[Event, ...]) -> tuple[Self, tuple[Event, ...]]:
        """Carries out the offer once everybody has agreed. Bots agree to all but a draw."""
        pending = self.pending
        assert pending is not None
        bots = [s for s in all_seats(self.table.game.seats) if self.table.chair(s).level]
        if bots and pending.offer is Offer.DRAW:
            declined = Event.heard("match-declined", bots[0], offer=pending.offer.value)
            return replace(self, pending=None), (*events, declined)
        if len(pending.agreed) + len(bots) < self.table.game.seats:
            return self, events
        match pending.offer:
            case Offer.DRAW:
                outcome = Outcome((), "agreed")
                after = replace(self, ended=outcome, pending=None)
                return after, (*events, _ended(pending.by, outcome))
            case Offer.UNDO:
                undone = self._without_last_turn(pending.by)
                return undone, (*events, Event.heard("match-undone", pending.by))
            case Offer.REMATCH:
                return self._rematch(pending.by, events)
            case _:
                assert_never(pending.offer)

    def _without_last_turn(self, seat: Seat) -> Self:
        moves = self.record.moves
        kept = max(number for number, (mover, _) in enumerate(moves) if mover == seat)
        while kept and moves[kept - 1][0] == seat:
            kept -= 1
        record = Record.begin(self.table.series(), self.table.position)
        again = replace(self, record=record, pending=None, open_moves=0)
        for mover, move in moves[:kept]:
            again, _ = again._play(mover, record.game.move_text(move))
        return again

    def _rematch(self, seat: Seat, events: tuple[Event, ...]) -> tuple[Self, tuple[Event, ...]]:
        """The same table again, started by the next seat."""
        table = replace(self.table, start=seat_after(self.table.start, self.table.game.seats))
        again = replace(
            self,
            table=table,
            record=Record.begin(table.series(), table.position),
            pending=None,
            ended=None,
            open_moves=0,
            former=(*self.former, replace(self, commands=(), log=(), pending=None, former=())),
        )
        return again, (*events, Event.heard("match-rematch", seat, start=int(table.start)))


def _ended(seat: Seat, outcome: Outcome) -> Event:
    return Event.heard("match-ended", seat, **_facts(outcome))


def _facts(outcome: Outcome) -> dict[str, str]:
    return {
        "winners": " ".join(map(str, outcome.winners)),
        "reason": outcome.reason,
        "where": " ".join(outcome.where),
        "scores": " ".join(map(str, outcome.scores)),
    }
