"""One sitting at a table: commands in, events out. Pure: nothing here waits, stores or sends."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Self

from touchstone.core.errors import IllegalMove, TouchstoneError, without_trace
from touchstone.core.events import Event
from touchstone.core.history import History
from touchstone.core.record import Record
from touchstone.core.values import Outcome, Seat, value
from touchstone.match import events
from touchstone.match.agreement import Agreement, Chair, Clock
from touchstone.match.commands import Command
from touchstone.match.deals import Pending
from touchstone.match.obeying import felt, obey


@value
class Submitted:
    """A command that was taken, the milliseconds of its turn that were spent on it, what it did."""

    command: Command
    spent: int = 0
    events: tuple[Event, ...] = ()


@dataclass(slots=True, unsafe_hash=True)
class Match:
    """A match as it stands. `commands` alone rebuild it; everything else follows from them.

    Nothing changes a match that somebody else may know. It is not frozen because every command
    makes another, and to make a frozen one takes five times as long.

    `opening` is the agreement before the first command.
    `ended` is set when something other than the rules ended the match. `open_moves` is how many
    moves of the record belong to rounds that are over, which everybody may know. `former` are the
    matches that a rematch has followed, as they ended, without their commands.
    """

    agreement: Agreement
    opening: Agreement
    record: Record
    clock: Clock | None = None
    commands: History[Submitted] = History()  # noqa: RUF009  nothing changes it
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
        series, sitting = self.record.series, self.record.sitting
        self.outcome = outcome = self.ended or series.outcome(sitting)
        self.turn = None if outcome else series.game.to_move(sitting.state)

    @classmethod
    def begin(cls, agreement: Agreement) -> Self:
        """The match before the first move."""
        record = Record.begin(agreement.series(), agreement.position)
        return cls(agreement, agreement, record, agreement.clock)

    @classmethod
    def replay(cls, agreement: Agreement, commands: Iterable[Command | Submitted]) -> "Match":
        """The match after these commands."""
        match: Match = cls.begin(agreement)
        for given in commands:
            one = given if isinstance(given, Submitted) else Submitted(given)
            match, _ = match.submit(one.command, one.spent)
        return match

    @property
    def log(self) -> tuple[Event, ...]:
        """Every event so far; each listener is told only the part that reaches it."""
        return tuple([event for one in self.commands for event in one.events])

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

    def submit(self, command: Command, spent: int = 0) -> tuple["Match", tuple[Event, ...]]:
        """The match after the command, and what happened.

        `spent` is what the seat to move has used of its time, in milliseconds. A refused command
        is answered by the event Refused to its sender and changes nothing, but for what a masked
        player's finger had to find out to be refused.
        """
        try:
            after, happened = obey(self, command)
        except TouchstoneError as error:
            touches = error.touches if isinstance(error, IllegalMove) else ()
            found = felt(self, command.seat, touches)
            refused = events.Refused(command.seat, without_trace(error))
            if not found:
                return self, (refused,)
            after, happened = self, (refused, *found)
        stored = after._copied() if after is self else after  # which nobody else knows yet
        stored.commands = self.commands.plus(Submitted(command, spent, happened))
        if self.clock is not None:
            stored.clock = self._clock_after(after, spent)
        return stored, happened

    def moved(self, record: Record) -> Self:
        """The same after one move more, which answers whatever was offered."""
        made = self._copied()
        made.record = record
        made.pending = None
        made._work_out()
        return made

    def changed(self, **changes: Any) -> Self:
        """The same with some fields changed."""
        made = self._copied()
        for name, new in changes.items():
            setattr(made, name, new)
        if "record" in changes or "ended" in changes:
            made._work_out()
        return made

    def _copied(self) -> Self:
        """The same once more, field by field: `dataclasses.replace` is as slow as the rules."""
        made = object.__new__(type(self))
        made.agreement = self.agreement
        made.opening = self.opening
        made.record = self.record
        made.clock = self.clock
        made.commands = self.commands
        made.pending = self.pending
        made.ended = self.ended
        made.open_moves = self.open_moves
        made.former = self.former
        made.outcome = self.outcome
        made.turn = self.turn
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
        last = self.commands[-1]
        commands = before.commands.plus(replace(last, spent=spent))
        return self.changed(commands=commands, clock=before._clock_after(self, spent))

    def renamed(self, seat: Seat, name: str) -> Self:
        """The same with another name at this seat."""
        now, first = (
            agreement.with_chair(seat, replace(agreement.chair(seat), name=name))
            for agreement in (self.agreement, self.opening)
        )
        return self.changed(agreement=now, opening=first)
