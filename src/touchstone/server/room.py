"""A table in memory: who is there, what they are told, and what follows from what happens.

The room does all that belongs to its table and asks `Services` for the rest, so it never waits.
"""

import logging
from collections.abc import Callable
from typing import Any

from touchstone.core.values import Seat, all_seats
from touchstone.match import (
    Command,
    Match,
    Return,
    TimeUp,
)
from touchstone.match.events import ChairChanged, Replaced, Returned
from touchstone.server.bots import BotTurn
from touchstone.server.clocks import Grace, TableClock
from touchstone.server.desk import Desk
from touchstone.server.ledger import Asked, Ledger, Proposal
from touchstone.server.listener import Displays, Helper, Listener
from touchstone.server.presence import Presence
from touchstone.server.refusals import Refusal
from touchstone.server.schema import Row, StoredTable
from touchstone.server.services import Services
from touchstone.server.story import Events, Story
from touchstone.server.voices import Voices
from touchstone.views.wire.incoming import Ask, CommandMessage
from touchstone.views.wire.outgoing import Player, Players

_log = logging.getLogger("touchstone.server")


class Room:
    """One table. Presence, the clock, the ledger and a bot's turn call back; nobody else does."""

    def __init__(self, services: Services, stored: StoredTable, match: Match) -> None:
        self.id = stored.id
        self.stored = stored
        self.listeners: list[Listener] = []
        self.closed = False
        self._services = services
        people = [Seat(seat.seat) for seat in stored.seats if not seat.level]
        self.presence = Presence(stored.id, people, services, self)
        self._clock = TableClock(services, self._time_may_be_up)
        self._grace = Grace(services, self._grace_is_over)
        self._ledger = Ledger(stored.id, match, services, self._clock, self)
        self._desk = Desk(self._ledger, self._clock, self.presence, services)
        self._helper = Helper()
        self.voices = Voices(stored.id, services, lambda: self.listeners)
        self._displays: Displays = {}
        self._bot: BotTurn | None = None
        self._finished = stored.finished
        self._used = services.now()

    def replay(self, row: Row) -> None:
        """The table is being loaded: takes over a command that is on disk."""
        self._ledger.replay(row)

    @property
    def committed(self) -> Match:
        """The match on disk: nobody is told of another."""
        return self._ledger.committed

    @property
    def story(self) -> Story:
        """What each stored command meant."""
        return self._ledger.story

    def open(self) -> None:
        """The table is ready for people, for bots and for other processes."""
        self.presence.begin()
        self._services.tell_others("who", table=self.id)
        self._look_for_bot()

    def guard(self, work: Callable[..., None], *given: Any) -> None:
        """Whatever a game's rules do wrong, only their own table may suffer."""
        try:
            work(*given)
        except Exception:
            self._fail()

    def _fail(self) -> None:
        _log.exception("table %s failed", self.id)
        self._services.count("tables_failed_total")
        self.close(Refusal("table/fault"))
        self._services.failed(self.id)

    def close(self, refusal: Refusal) -> None:
        """Ends the room with a message to everybody in it."""
        listeners, self.listeners = self.listeners, []
        self.rest()
        for listener in listeners:
            listener.end(refusal)

    def rest(self) -> None:
        """The table leaves memory; the store keeps it."""
        if self.closed:
            return  # by now the same table may be there again, as another room
        self.closed = True
        self.presence.stop()
        self.voices.close()
        self._clock.close()
        self._grace.close()
        self._ledger.close()
        if self._bot is not None:
            self._bot.stop()
            self._bot = None
        self._services.closed(self.id)

    @property
    def _is_attended(self) -> bool:
        """Whether anybody wants to know how it goes on: bots alone do not play for nobody."""
        chairs = self.committed.agreement.chairs
        return bool(self.listeners) or any(not chair.level for chair in chairs)

    def is_idle(self) -> bool:
        """Whether nobody has been here for long, and nothing is going on."""
        if self.listeners or self._bot is not None or not self._ledger.is_quiet:
            return False
        return self._services.now() - self._used > self._services.settings.room_seconds

    # Listeners -----------------------------------------------------------------------------------

    def join(self, listener: Listener, since: int) -> None:
        """Somebody sits down, or watches; a player takes the seat back from a bot."""
        self.guard(self._join, listener, since)

    def _join(self, listener: Listener, since: int) -> None:
        self._used = self._services.now()
        seat = listener.seat
        for present in sorted(listener.present):
            self.presence.came(present)
        match = self.committed
        listener.reseat(match.agreement)
        listener.share(self._displays)
        players = self._players(listener)
        clocks = self._clock.told(match)
        listener.send(listener.welcome(self.id, match, self.story, since, players, clocks))
        self.listeners.append(listener)
        if since > listener.number:
            self.news()  # another process told more, and died before it could tell this one
        if seat is not None and match.agreement.chair(seat).level:
            self.take(Return(seat))
        self._look_for_bot()

    def leave(self, listener: Listener) -> None:
        """A connection is gone."""
        self._used = self._services.now()
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        if not self.listeners:
            self._displays.clear()
        still_here = {seat for other in self.listeners for seat in other.present}
        for seat in sorted(listener.present - still_here):
            self.presence.went(seat)
        if self._bot is not None and not self._is_attended:
            self._bot.stop()
            self._bot = None

    def _players(self, listener: Listener) -> tuple[Player, ...]:
        free = [seat.seat for seat in self.stored.seats if not seat.taken]
        return self.presence.players(self.committed.agreement, listener.speaker, free)

    def reseat(self, stored: StoredTable) -> None:
        """Names or holders of seats have changed."""
        before, self.stored = self.stored, stored
        chairs = self.committed.agreement.chairs
        names = [seat.name for seat in stored.seats]
        for seat, name, chair in zip(all_seats(len(chairs)), names, chairs, strict=True):
            if name != chair.name:
                self._ledger.rename(seat, name)
        if names != [chair.name for chair in chairs]:
            for listener in self.listeners:
                listener.reseat(self.committed.agreement)
        if before.seats != stored.seats:
            self.tell_players()

    def tell_players(self, message: str | None = None, about: Seat | None = None) -> None:
        """Tells everybody at the table who is there, and what changed."""
        clocks = self._clock.told(self.committed)
        for listener in self.listeners:
            said = ""
            if message is not None and about is not None and about not in listener.present:
                said = listener.words.say(message, name=listener.speaker.name(about))
            players = self._players(listener)
            listener.send(Players(players=players, utterance=said, clocks=clocks))

    # What clients ask ----------------------------------------------------------------------------

    def obey(self, message: CommandMessage, listener: Listener) -> None:
        """What a client typed or chose: a question is answered, a command is taken."""
        self.guard(self._desk.obey, message, listener)

    def ask(self, message: Ask, listener: Listener) -> None:
        """What can be done with some cells."""
        self.guard(self._desk.ask, message, listener)

    async def hint(self, ask_id: str, listener: Listener) -> None:
        """What the helper sees, which may take a while; raises Refusal where there is none."""
        try:
            found = await self._helper.hint(self.committed, listener, ask_id)
        except Refusal:
            raise
        except Exception:
            self._fail()
        else:
            listener.send(found)

    def take(self, command: Command) -> None:
        """A command that no client waits for."""
        self.guard(self._ledger.take, Asked(command))

    # What the ledger reports ---------------------------------------------------------------------

    def happened(self, events: Events, asked: Asked | None) -> None:
        """Something is on disk: everybody is told their part, the sender is answered."""
        if self._ledger.committed.clock is not None:
            if any(event.changes_turn for event in events):
                self._grace.renew()
            self._run_clock()
        self._tell(events, asked)
        self._set_in_motion(events)
        if asked is not None and asked.then is not None:
            asked.then(events)

    def answer(self, asked: Asked, events: Events, *, repeated: bool = False) -> None:
        """A command has changed nothing: only its sender learns of it."""
        if asked.sender is not None:
            asked.sender.push(asked.sender.ack(asked.client, events, repeated=repeated))
        if asked.then is not None:
            asked.then(events)

    def _tell(self, events: Events, asked: Asked | None) -> None:
        after = self._ledger.committed
        clocks = self._clock.told(after)
        sender, client = (None, "") if asked is None else (asked.sender, asked.client)
        for listener in self.listeners:
            update = listener.update(events, after, clocks)
            if listener is sender:
                listener.push(listener.ack(client, events, update))
            elif update is not None:
                listener.push(update)
        if sender is not None and sender not in self.listeners:
            # The connection said hello again in between: the update was in its welcome.
            sender.push(sender.ack(client, events))

    def _set_in_motion(self, events: Events) -> None:
        """What follows from what happened."""
        over = self._ledger.committed.outcome is not None
        if over is not self._finished:
            self._finished = over
            self._services.finished(over)
        for event in events:
            if isinstance(event, ChairChanged):
                self._change_chairs(event)
        self._look_for_bot()

    def _change_chairs(self, event: ChairChanged) -> None:
        if isinstance(event, Replaced | Returned):
            self.presence.settled(event.seat)
        self.tell_players()
        if isinstance(event, Replaced) and event.seat in self.presence.here:
            self.take(Return(event.seat))  # came back in the same moment

    # Clocks and presence -------------------------------------------------------------------------

    def people_changed(self) -> None:
        """Somebody's connection is there now, or is gone: a clock may run or stand still."""
        self._run_clock()

    def is_missed(self, seat: Seat) -> bool:
        """Whether the game waits for the person of this seat."""
        match = self.committed
        return match.outcome is None and not match.agreement.chair(seat).level

    def _run_clock(self) -> None:
        """The clock runs while the seat to move is there, or has been away for too long.

        For somebody who has not come yet it waits: an invitation may lie in a letter box.
        """
        match = self.committed
        if match.clock is None:
            return
        turn = match.turn
        is_bot = turn is not None and match.agreement.chair(turn).level > 0
        is_there = turn is not None and (is_bot or self.presence.connected(turn))
        is_away = turn is not None and not is_there and self.presence.has_come(turn)
        self._grace.run(is_away)
        self._clock.run(is_there or (is_away and not self._grace.left), self._ledger.tip)

    def _grace_is_over(self) -> None:
        self._run_clock()
        self.tell_players()

    def _time_may_be_up(self) -> None:
        tip = self._ledger.tip
        left = self._clock.left(tip)
        if tip.turn is None or left is None:
            return
        if left > 0:
            self._clock.set_alarm(tip)
        else:
            self.take(TimeUp(tip.turn))

    # Bots ----------------------------------------------------------------------------------------

    def bot_to_move(self) -> Seat | None:
        """The seat to move if a bot plays it."""
        match = self._ledger.committed
        turn = match.turn
        if turn is None or not match.agreement.chairs[turn - 1].level:
            return None
        return None if self.closed or not self._is_attended else turn

    def propose(self, command: Command) -> Proposal:
        """What a bot's command would do now; nothing has happened yet."""
        return self._ledger.propose(command)

    def enter(self, proposal: Proposal, client: str, then: Callable[[Events], None]) -> None:
        """Lets a bot's proposal happen, and says what it did once that is on disk."""
        self._ledger.enter(Asked(proposal.command, client, then=then), proposal)

    def _look_for_bot(self) -> None:
        """If a bot is to move, its turn begins."""
        if self._bot is None and (seat := self.bot_to_move()) is not None:
            self._bot = BotTurn(self, seat, self._services, self._bot_ended)
            self._bot.begin()

    def _bot_ended(self) -> None:
        self._bot = None
        self._look_for_bot()

    # Other processes -----------------------------------------------------------------------------

    def news(self, number: int | None = None) -> None:
        """Another process has stored commands up to this number, or nobody knows how many."""
        if number is None or len(self.committed.commands) < number:
            self._ledger.refresh()
