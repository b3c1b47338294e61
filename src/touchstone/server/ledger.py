"""The match of a table on its way to disk: nothing is told before it is stored.

The database decides who was first. What was built on a match that others have overtaken is tried
again on the newest one; an id that is known counts once.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from touchstone.core.values import Seat
from touchstone.match import (
    Abandon,
    Accept,
    Command,
    Deal,
    Match,
    Resign,
    Return,
    TimeUp,
    command_text,
    read_command,
)
from touchstone.match.events import Refused
from touchstone.server.clocks import TableClock
from touchstone.server.listener import Listener
from touchstone.server.nobody import NOBODY
from touchstone.server.refusals import Refusal
from touchstone.server.schema import Row
from touchstone.server.services import MOST_READ, Entry, Services
from touchstone.server.story import Events, Story

Key = tuple[int, str]
"""The seat of a command, and the id that its sender gave it."""


@dataclass(slots=True)
class Asked:
    """A command, the id that its sender gave it, and who waits for what it does."""

    command: Command
    client: str = ""
    sender: Listener | None = None
    then: Callable[[Events], None] | None = None

    @property
    def key(self) -> Key:
        """What makes it the same command when it is sent again."""
        return self.command.seat, self.client


@dataclass(slots=True)
class Proposal:
    """What a command would do to a match; `after` is the match itself where it is refused."""

    command: Command
    before: Match
    after: Match
    events: Events
    spent: int


class Host(Protocol):
    """The table, as far as its ledger concerns it."""

    def happened(self, events: Events, asked: Asked | None) -> None:
        """Something is on disk; asked for here, or by another process."""

    def answer(self, asked: Asked, events: Events, *, repeated: bool = False) -> None:
        """A command has changed nothing: it was refused, or had counted before."""

    def guard(self, work: Callable[..., None], *given: Any) -> None:
        """Whatever goes wrong, only this table may suffer."""

    def close(self, refusal: Refusal) -> None:
        """The table cannot go on."""


@dataclass(slots=True, eq=False)
class Waiting:
    """A command on its way to disk, with the match that it makes; a refused one has no row."""

    ledger: "Ledger"
    epoch: int
    asked: Asked
    row: Row | None
    after: Match
    events: Events
    finished: bool | None = None

    @property
    def table_id(self) -> str:
        return self.ledger.table_id

    @property
    def is_current(self) -> bool:
        """Not if the table was closed, or what this was built on has been overtaken."""
        return self.epoch == self.ledger.epoch

    def committed(self) -> None:
        """It is told, unless the table was loaded again in between."""
        self.ledger.host.guard(self.ledger.commit, self)

    def lost(self) -> None:
        """Another process was first: what it stored is loaded, then this is tried again."""
        self.ledger.host.guard(self.ledger.lose, self)

    def refused(self) -> None:
        """Its sender is told; what was built on it is tried again."""
        self.ledger.host.guard(self.ledger.refuse, self)

    def failed(self) -> None:
        """Nothing is known; clients come back and send again what was not acknowledged."""
        self.ledger.host.close(Refusal("store/unavailable"))


@dataclass(slots=True, eq=False)
class Again:
    """A command that was sent again while the first was on its way."""

    ledger: "Ledger"
    asked: Asked
    row: None = None
    finished: None = None
    is_current: bool = True

    @property
    def table_id(self) -> str:
        return self.ledger.table_id

    def committed(self) -> None:
        """The first is on disk now, or has to be tried again."""
        self.ledger.host.guard(self.ledger.take_again, self.asked)

    def lost(self) -> None:
        """Cannot happen: there is no row."""

    def refused(self) -> None:
        """Cannot happen either."""

    def failed(self) -> None:
        """The first has failed too, and the room is closed."""


class Ledger:
    """`committed` is the match on disk, `tip` includes what is on its way there."""

    def __init__(
        self, table_id: str, match: Match, services: Services, clock: TableClock, host: Host
    ) -> None:
        self.committed = self.tip = match
        self.story = Story(match.agreement)
        self.host: Host = host
        self.table_id = table_id
        self._services = services
        self._clock = clock
        self._ids: dict[Key, int | None] = {}
        """The number of each command by who sent it; None while it is on its way."""
        self.epoch = 0
        """Counts how often what was on its way has been overtaken, or is nobody's any more."""
        self._unanswered = 0
        """Entries in the committer's queue: those of refused commands change no match."""
        self.closed = self._loading = self._behind = False
        self._retries: list[Asked] = []

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is on its way."""
        return self.committed is self.tip and not self._loading and not self._unanswered

    def knows(self, asked: Asked) -> bool:
        """Whether a command of this id was taken before."""
        return asked.client != "" and asked.key in self._ids

    def rename(self, seat: Seat, name: str) -> None:
        """Somebody is called something else from now on."""
        quiet = self.committed is self.tip
        self.committed = self.committed.renamed(seat, name)
        self.tip = self.committed if quiet else self.tip.renamed(seat, name)

    def close(self) -> None:
        """Whatever comes back from the disk is nobody's business any more."""
        self.closed = True
        self.epoch += 1
        self.host = NOBODY

    # Commands in ---------------------------------------------------------------------------------

    def take(self, asked: Asked) -> None:
        """A command arrives; whoever waits is answered when it is on disk."""
        if not self.knows(asked):
            self.take_new(asked)
        elif not self.closed:
            self._repeat(asked)

    def take_new(self, asked: Asked) -> None:
        """The same for a command that is not known yet."""
        if self.closed:
            return
        if self._loading:
            self._retries.append(asked)
        else:
            before = self.tip
            spent = self._clock.spent(before)
            after, events = before.submit(asked.command, spent)
            self._enter(asked, before, after, events, spent)

    def propose(self, command: Command) -> Proposal:
        """What the command would do now; nothing has happened yet."""
        before, spent = self.tip, self._clock.spent(self.tip)
        after, events = before.submit(command, spent)
        return Proposal(command, before, after, events, spent)

    def enter(self, asked: Asked, proposal: Proposal) -> None:
        """Lets a proposal happen; if something else came first, the command is taken anew."""
        if self._loading or proposal.before is not self.tip:
            self.take(asked)
        else:
            before, after, spent = proposal.before, proposal.after, proposal.spent
            if before.clock is not None and after is not before:
                spent = self._clock.spent(before)  # since then the clock has run on
                if spent != proposal.spent:
                    after = after.timed(before, spent)
            self._enter(asked, before, after, proposal.events, spent)

    def _enter(self, asked: Asked, before: Match, after: Match, events: Events, spent: int) -> None:
        row = finished = None
        if after is not before:
            if before.clock is not None:
                self._clock.restart()
            command, client = asked.command, asked.client
            seat, text = command.seat, command_text(command)
            row = Row(self.table_id, after.commands.length, seat, text, client, spent)
            if client:
                self._ids[seat, client] = None
            self.tip = after
            over = after.outcome is not None
            finished = over if over is (before.outcome is None) else None
        self._queue(Waiting(self, self.epoch, asked, row, after, events, finished))

    def _queue(self, entry: Entry) -> None:
        self._unanswered += 1
        self._services.commit(entry)

    def _repeat(self, asked: Asked) -> None:
        """An id that is known: it counted once, and is acknowledged again."""
        number = self._ids[asked.key]
        if number is None:
            # Still on its way: acknowledged, in this place of the queue, after the first.
            self._queue(Again(self, asked))
        else:
            self.host.answer(asked, self.story.events(number), repeated=True)

    # Back from the disk --------------------------------------------------------------------------

    def take_again(self, asked: Asked) -> None:
        """What was sent twice: the first has been answered."""
        self._unanswered -= 1
        self.take(asked)

    def commit(self, done: Waiting) -> None:
        """A command is on disk, or was refused and its turn in the queue has come."""
        self._unanswered -= 1
        if self.closed:
            return
        if done.epoch != self.epoch:
            self._retry(done.asked)
        elif done.row is None:
            self.host.answer(done.asked, done.events)
        else:
            # The tip is the same match, with names that people may have been given meanwhile.
            is_newest = done.row.number == self.tip.commands.length
            self._note(done.row, done.events, self.tip if is_newest else done.after)
            self.host.happened(done.events, done.asked)

    def lose(self, lost: Waiting) -> None:
        """Another process has stored a command of this number."""
        self._unanswered -= 1
        if self.closed:
            return
        if lost.epoch == self.epoch:
            self._start_over()
        self._retry(lost.asked)

    def refuse(self, refused: Waiting) -> None:
        """The store does not take this command."""
        self._unanswered -= 1
        if self.closed:
            return
        if refused.epoch == self.epoch:
            self._start_over()
        self._ids.pop(refused.asked.key, None)
        seat = refused.asked.command.seat
        self.host.answer(refused.asked, (Refused(seat, Refusal("store/refused")),))
        self._clock.set_alarm(self.tip)

    def _note(self, row: Row, events: Events, after: Match) -> None:
        self.committed = after
        self.story.add(events, after.turn)
        if row.client:
            self._ids[row.seat, row.client] = row.number

    def _start_over(self) -> None:
        """What is on its way was built on an older match: it will be tried again."""
        self.epoch += 1
        self.tip = self.committed

    def _retry(self, asked: Asked) -> None:
        """Tries a command again on the newest match."""
        if self._ids.get(asked.key, -1) is None:
            del self._ids[asked.key]
        self._retries.append(asked)
        if not self._loading:
            self.refresh()

    # What others have stored ---------------------------------------------------------------------

    def replay(self, row: Row) -> Events:
        """Takes over a command that is on disk."""
        command = read_command(Seat(row.seat), row.text)
        after, events = self.committed.submit(command, row.spent)
        if after.commands.length != row.number:
            raise ValueError(f"command {row.number} of table {self.table_id} does not fit")
        self._note(row, events, after)
        self._start_over()
        return events

    def refresh(self) -> None:
        """Reads what others stored; if that is going on, once more after it."""
        if self._loading:
            self._behind = True
        elif not self.closed:
            self._loading, self._behind = True, False
            self._services.read(self.table_id, self.committed.commands.length, self._read)

    def _read(self, rows: list[Row] | None) -> None:
        if self.closed:
            return
        if rows is None:
            self.host.close(Refusal("store/unavailable"))
            return
        self.host.guard(self._catch_up, rows)
        if self._behind:
            self.refresh()

    def _catch_up(self, rows: list[Row]) -> None:
        """Tells what others did, then goes on with what had to wait."""
        for row in rows:
            if row.number == self.committed.commands.length + 1:
                events = self.replay(row)
                self._clock.restart()
                self.host.happened(events, None)
        self._loading = False
        if len(rows) == MOST_READ and rows[-1].number == self.committed.commands.length:
            self.refresh()  # there may be more, and who waits goes on waiting
            return
        retries, self._retries = self._retries, []
        for asked in retries:
            if not isinstance(asked.command, TimeUp):  # there may be time left again
                self.take(asked)
        self._clock.set_alarm(self.tip)


def ends_or_returns(command: Command, match: Match) -> bool:
    """Whether a command may always be given: each of these can be given once at most."""
    if isinstance(command, Accept):
        offer = match.pending
        return offer is not None and offer.deal is Deal.DRAW and command.seat not in offer.agreed
    return isinstance(command, (Resign, Abandon, Return, TimeUp))
