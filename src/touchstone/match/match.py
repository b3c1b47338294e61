"""One sitting at a table: commands in, events out. Pure: nothing here waits, stores or sends."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Self, assert_never

from touchstone.core.errors import (
    GameOver,
    IllegalMove,
    NotYourTurn,
    TouchstoneError,
    without_trace,
)
from touchstone.core.events import Event
from touchstone.core.history import History
from touchstone.core.record import Record
from touchstone.core.values import Outcome, Seat, all_seats
from touchstone.match import commands, events
from touchstone.match.agreement import Agreement, Chair, Clock
from touchstone.match.commands import SWITCH, Command, CommandRefused, Deal

SUPPLY = "supply"


@dataclass(frozen=True, slots=True)
class Pending:
    """An offer on the table and the seats that have agreed to it so far."""

    deal: Deal
    by: Seat
    agreed: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Submitted:
    """A command that was taken, and the milliseconds of its turn that were spent on it."""

    command: Command
    spent: int = 0


@dataclass(frozen=True)
class Match:
    """A match as it stands. `commands` alone rebuild it; everything else follows from them.

    `opening` is the agreement before the first command.
    `log` is every event so far; each listener is told only the part that reaches it.
    `ended` is set when something other than the rules ended the match. `open_moves` is how many
    moves of the record belong to rounds that are over, which everybody may know. `former` are the
    matches that a rematch has followed, as they ended, without their commands.
    """

    agreement: Agreement
    opening: Agreement
    record: Record
    clock: Clock | None = None
    commands: History[Submitted] = History()  # noqa: RUF009  nothing changes it
    log: History[Event] = History()  # noqa: RUF009
    pending: Pending | None = None
    ended: Outcome | None = None
    open_moves: int = 0
    former: tuple["Match", ...] = ()
    outcome: Outcome | None = field(init=False, repr=False, compare=False)
    """How the match ended, or None while it goes on."""
    turn: Seat | None = field(init=False, repr=False, compare=False)
    """The seat to move, or None when the match is over."""

    def __post_init__(self) -> None:
        self._work_out()

    def _work_out(self) -> None:
        """What everybody at the table asks with every command: once for all of them."""
        record = self.record
        sitting = record.sitting
        outcome = self.ended or record.series.outcome(sitting)
        self.__dict__["outcome"] = outcome
        self.__dict__["turn"] = None if outcome else record.game.to_move(sitting.state)

    @classmethod
    def begin(cls, agreement: Agreement) -> Self:
        """The match before the first move."""
        record = Record.begin(agreement.series(), agreement.position)
        return cls(agreement, agreement, record, agreement.clock)

    @classmethod
    def replay(cls, agreement: Agreement, commands: Iterable[Command | Submitted]) -> Self:
        """The match after these commands."""
        match = cls.begin(agreement)
        for given in commands:
            one = given if isinstance(given, Submitted) else Submitted(given)
            match, _ = match.submit(one.command, one.spent)
        return match

    @property
    def finished(self) -> tuple["Match", ...]:
        """Every match at this table that is over, in the order they were played."""
        return (*self.former, self) if self.outcome else self.former

    @property
    def people(self) -> tuple[Chair, ...]:
        """The chairs of all who sat down as persons: a bot that plays on does not speak for one."""
        seated = zip(self.opening.chairs, self.agreement.chairs, strict=True)
        return tuple(now for first, now in seated if not first.level)

    @property
    def is_shared(self) -> bool:
        """Whether every person has agreed to give this game to researchers.

        A game of bots alone is nobody's gift.
        """
        return bool(self.people) and all(chair.shares for chair in self.people)

    @property
    def is_path_open(self) -> bool:
        """Whether it is over, and every person agrees that others see the path of the fingers."""
        return self.outcome is not None and all(chair.shows_path for chair in self.people)

    def submit(self, command: Command, spent: int = 0) -> tuple[Self, tuple[Event, ...]]:
        """The match after the command, and what happened.

        `spent` is what the seat to move has used of its time, in milliseconds. A refused command
        is answered by the event Refused to its sender and changes nothing, but for what a masked
        player's finger had to find out to be refused.
        """
        try:
            after, happened = self._obey(command)
        except TouchstoneError as error:
            touches = error.touches if isinstance(error, IllegalMove) else ()
            felt = self._felt(command.seat, touches)
            refused = events.Refused(command.seat, without_trace(error))
            if not felt:
                return self, (refused,)
            after, happened = self, (refused, *felt)
        stored = after._with() if after is self else after  # which was made here, for nobody else
        stored.__dict__.update(
            commands=self.commands.plus(Submitted(command, spent)),
            log=self.log.plus(*happened),
            clock=self._clock_after(after, spent),
        )
        return stored, happened

    def _with(self, **changes: Any) -> Self:
        """The same with some fields changed: `dataclasses.replace` is as slow as the rules."""
        made = object.__new__(type(self))
        copied = made.__dict__
        copied.update(self.__dict__)
        copied.update(changes)
        if "record" in changes or "ended" in changes:
            made._work_out()
        return made

    def _clock_after(self, after: "Match", spent: int) -> Clock | None:
        """The clock after a command; another game begins with full clocks."""
        if self.clock is None:
            return None
        if self.turn is None and after.turn is not None:
            return self.agreement.clock
        return self.clock.after(self.turn, spent, after.turn)

    def timed(self, before: "Match", spent: int) -> Self:
        """The same, had the command that led here from `before` taken this long."""
        command = self.commands[-1].command
        commands = before.commands.plus(Submitted(command, spent))
        return self._with(commands=commands, clock=before._clock_after(self, spent))

    def renamed(self, seat: Seat, name: str) -> Self:
        """The same with another name at this seat."""
        now, first = (
            agreement.with_chair(seat, replace(agreement.chair(seat), name=name))
            for agreement in (self.agreement, self.opening)
        )
        return self._with(agreement=now, opening=first)

    def _felt(self, seat: Seat, touches: tuple[str, ...]) -> tuple[Event, ...]:
        if not touches or not self.agreement.is_masked(seat):
            return ()
        return tuple(self._touch(seat, target) for target in touches)

    def _obey(self, command: Command) -> tuple[Self, tuple[Event, ...]]:
        self._demand_seat(command.seat)
        match command:
            case commands.Play(seat, text):
                return self._play(seat, text)
            case commands.Touch(seat, target):
                self._demand_turn(seat)
                return self, tuple(self._touch(seat, one) for one in target.split() or [""])
            case commands.Resign(seat):
                return self._resign(seat)
            case commands.Offer(seat, deal):
                return self._offer(seat, deal)
            case commands.Accept(seat):
                return self._accept(seat)
            case commands.Decline(seat):
                return self._decline(seat)
            case commands.Replace(_, absent, level):
                return self._replace(absent, level)
            case commands.Return(seat):
                return self._return(seat)
            case commands.Abandon(seat, absent):
                return self._abandon(seat, absent)
            case commands.TimeUp(seat):
                return self._time_up(seat)
            case commands.Helper(seat, on) | commands.Share(seat, on) | commands.ShowPath(seat, on):
                switches = {
                    commands.Helper: self._switch_helper,
                    commands.Share: self._switch_sharing,
                    commands.ShowPath: self._switch_path,
                }
                return switches[type(command)](seat, on)
            case _:
                assert_never(command)

    def _demand_seat(self, seat: Seat) -> None:
        if not 1 <= seat <= self.agreement.game.seats:
            raise CommandRefused("match-no-such-seat", seat=int(seat))

    def _demand_turn(self, seat: Seat) -> None:
        turn = self.turn
        if turn is None:
            raise GameOver("move-after-the-end")
        if turn != seat:
            raise NotYourTurn("move-not-your-turn", seat=int(seat), turn=int(turn))

    def _touch(self, seat: Seat, target: str) -> Event:
        game, state = self.record.game, self.record.sitting.state
        target = target.lower()
        if target == SUPPLY:
            return events.FeltSupply(seat, tuple(game.supply(state, seat).items()))
        return events.Felt(seat, target, game.feel(state, game.grid.read(target)))

    def _play(self, seat: Seat, text: str) -> tuple[Self, tuple[Event, ...]]:
        if self.ended:
            raise GameOver("move-after-the-end")
        before = self.record.sitting.past
        step = self.record.play(seat, text, masked=self.agreement.chair(seat).masked)
        record, happened = step.state, step.events
        after = self._with(record=record, pending=None)
        sitting = record.sitting
        past = sitting.past
        if len(past) > len(before):
            after.__dict__["open_moves"] = len(record.moves)
            count = record.game.count(sitting.final)
            happened = (*happened, events.RoundEnded(seat, len(past), past[-1], count))
            if after.outcome is not None:
                happened = (*happened, events.Ended(seat, after.outcome))
        return after, happened

    # What ends a match before the rules do, and who sits where --------------------------------

    def _resign(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        if self.outcome:
            raise GameOver("move-after-the-end")
        return self._ended(seat, self._forfeited(seat, "resigned"), events.Resigned(seat))

    def _time_up(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        self._demand_turn(seat)
        return self._ended(seat, self._forfeited(seat, "time"), events.TimeRanOut(seat))

    def _abandon(self, seat: Seat, absent: Seat) -> tuple[Self, tuple[Event, ...]]:
        self._demand_person(absent)
        return self._ended(seat, Outcome((), "abandoned"), events.Abandoned(absent))

    def _ended(self, seat: Seat, outcome: Outcome, *why: Event) -> tuple[Self, tuple[Event, ...]]:
        return self._with(ended=outcome, pending=None), (*why, events.Ended(seat, outcome))

    def _forfeited(self, seat: Seat, reason: str) -> Outcome:
        """All the others win, or those of them with the most points; the round given up counts."""
        seats = self.agreement.game.seats
        others = tuple(other for other in all_seats(seats) if other != seat)
        given = self.agreement.game.kind.forfeit(seats, seat)
        if not given:
            return Outcome(others, reason)
        before = self.record.series.scores(self.record.sitting)
        totals = tuple(map(sum, zip(before, given, strict=True)))
        best = max(totals[other - 1] for other in others)
        winners = tuple(other for other in others if totals[other - 1] == best)
        return Outcome(winners, reason, scores=totals)

    def _replace(self, absent: Seat, level: int) -> tuple[Self, tuple[Event, ...]]:
        self._demand_person(absent)
        chair = replace(self.agreement.chair(absent), level=level)
        agreement = self.agreement.with_chair(absent, chair)
        return self._with(agreement=agreement, pending=None), (events.Replaced(absent, level),)

    def _return(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        chair = self.agreement.chair(seat)
        if not chair.level:
            raise CommandRefused("match-seat-not-replaced")
        agreement = self.agreement.with_chair(seat, replace(chair, level=0))
        return self._with(agreement=agreement, pending=None), (events.Returned(seat),)

    def _demand_person(self, absent: Seat) -> None:
        if self.outcome:
            raise GameOver("move-after-the-end")
        self._demand_seat(absent)
        if self.agreement.chair(absent).level:
            raise CommandRefused("match-seat-is-a-bot")

    def _switch_helper(self, seat: Seat, on: bool) -> tuple[Self, tuple[Event, ...]]:
        chair = self.agreement.chair(seat)
        if chair.masked:
            raise CommandRefused("match-helper-masked")
        if chair.helper == on:
            raise CommandRefused("match-helper-same", on=SWITCH[on])
        agreement = self.agreement.with_chair(seat, replace(chair, helper=on))
        return self._with(agreement=agreement), (events.HelperSwitched(seat, on),)

    def _switch_sharing(self, seat: Seat, on: bool) -> tuple[Self, tuple[Event, ...]]:
        """Until the end of a game each may agree and think again; then it is settled."""
        if self.outcome:
            raise GameOver("move-after-the-end")
        chair = self.agreement.chair(seat)
        if chair.shares == on:
            raise CommandRefused("match-share-same", on=SWITCH[on])
        agreement = self.agreement.with_chair(seat, replace(chair, shares=on))
        return self._with(agreement=agreement), (events.SharingSwitched(seat, on),)

    def _switch_path(self, seat: Seat, on: bool) -> tuple[Self, tuple[Event, ...]]:
        """Once a game is over each may agree and think again, until another one begins."""
        if self.outcome is None:
            raise CommandRefused("match-path-not-yet")
        chair = self.agreement.chair(seat)
        if chair.shows_path == on:
            raise CommandRefused("match-share-same", on=SWITCH[on])
        agreement = self.agreement.with_chair(seat, replace(chair, shows_path=on))
        return self._with(agreement=agreement), (events.PathSwitched(seat, on),)

    # Offers -----------------------------------------------------------------------------------

    def _offer(self, seat: Seat, deal: Deal) -> tuple[Self, tuple[Event, ...]]:
        if self.pending:
            raise CommandRefused("match-offer-pending", offer=self.pending.deal.value)
        if (self.outcome is None) == (deal is Deal.REMATCH):
            raise CommandRefused("match-offer-not-now", offer=deal.value)
        if deal is Deal.UNDO:
            if any(chair.masked for chair in self.agreement.chairs):
                raise CommandRefused("match-undo-masked")
            if seat not in (mover for mover, _ in self.record.moves):
                raise CommandRefused("match-nothing-to-undo")
        asked = self._with(pending=Pending(deal, seat, frozenset({seat})))
        return asked._settled(events.Offered(seat, deal))

    def _accept(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        pending = self._demand_offer(seat)
        agreed = replace(pending, agreed=pending.agreed | {seat})
        return self._with(pending=agreed)._settled(events.Accepted(seat, pending.deal))

    def _decline(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        pending = self._demand_offer(seat)
        return self._with(pending=None), (events.Declined(seat, pending.deal),)

    def _demand_offer(self, seat: Seat) -> Pending:
        if self.pending is None or seat == self.pending.by:
            raise CommandRefused("match-no-offer")
        return self.pending

    def _settled(self, said: Event) -> tuple[Self, tuple[Event, ...]]:
        """Carries out the offer once everybody has agreed. Bots agree to all but a draw."""
        pending = self.pending
        assert pending is not None
        bots = [s for s in all_seats(self.agreement.game.seats) if self.agreement.chair(s).level]
        if bots and pending.deal is Deal.DRAW:
            return self._with(pending=None), (said, events.Declined(bots[0], pending.deal))
        if len(pending.agreed) + len(bots) < self.agreement.game.seats:
            return self, (said,)
        match pending.deal:
            case Deal.DRAW:
                return self._ended(pending.by, Outcome((), "agreed"), said)
            case Deal.UNDO:
                return self._without_last_turn(pending.by), (said, events.Undone(pending.by))
            case Deal.REMATCH:
                return self._rematch(pending.by, said)
            case _:
                assert_never(pending.deal)

    def _without_last_turn(self, seat: Seat) -> Self:
        moves = self.record.moves
        kept = max(number for number, (mover, _) in enumerate(moves) if mover == seat)
        while kept and moves[kept - 1][0] == seat:
            kept -= 1
        record = self.record.back_to(kept)
        return self._with(record=record, pending=None, open_moves=_open_moves(record))

    def _rematch(self, seat: Seat, said: Event) -> tuple[Self, tuple[Event, ...]]:
        """The same table again, started by the next seat."""
        over = self._with(commands=History(), log=History(), pending=None, former=())
        former = (*self.former, over)
        agreement = self.agreement.next_game(len(former))
        again = type(self).begin(agreement)._with(opening=self.opening, former=former)
        return again, (said, events.Rematch(seat, agreement.start))


def _open_moves(record: Record) -> int:
    """How many moves of a record belong to rounds that are over."""
    now = len(record.sitting.past)
    stood = (record.first, *(step.state for step in record.steps))
    return sum(len(sitting.past) < now for sitting in stood)
