"""Where people at a table say what they want: questions are answered, commands are let through."""

from dataclasses import replace

from touchstone.core.errors import TouchstoneError
from touchstone.core.values import FIRST
from touchstone.match import Abandon, Command, Offer, Play, Replace, meant_together
from touchstone.server.clocks import TableClock
from touchstone.server.ledger import Asked, Ledger, ends_or_returns
from touchstone.server.listener import Listener
from touchstone.server.presence import Presence
from touchstone.server.refusals import Refusal
from touchstone.server.services import Services
from touchstone.views.answers import REPEATED, Answers, done_instead
from touchstone.views.typed import Query, Question, confirmation
from touchstone.views.wire.incoming import Ask, CommandMessage
from touchstone.views.wire.outgoing import Ack


class Desk:
    """Of one table. What may be done is handed to the ledger, all else is answered here."""

    def __init__(
        self, ledger: Ledger, clock: TableClock, presence: Presence, services: Services
    ) -> None:
        self._ledger = ledger
        self._clock = clock
        self._presence = presence
        self._services = services
        self._most = services.settings.limits.commands_per_table

    def obey(self, message: CommandMessage, listener: Listener) -> None:
        """What a client typed or chose: a question is answered, a command is taken."""
        try:
            meant = listener.read(message.text, listener.seat or FIRST)
            if isinstance(meant, Query):
                done = listener.seat and done_instead(meant, self._ledger.committed, listener.seat)
                if not done:
                    self._answer(message.id, meant, listener)
                    return
                meant = done
            if listener.seat is None:
                raise Refusal("seat/watching")
            asked = Asked(meant, message.id, listener)
            if isinstance(meant, Offer):
                asked = self._asked_here(asked, meant, listener)
            if self._ledger.knows(asked):
                self._ledger.take(asked)
                return
            self._demand(meant)
            question = None if message.sure else self._unsure(meant, listener)
            if question is not None:
                unsure = Ack(id=message.id, ok=False, code="command/unsure", sentence=question)
                listener.send(unsure)
                return
        except TouchstoneError as error:
            self._services.count("refusals_total", error.code)
            listener.send(listener.refuse(message.id, error))
            return
        self._ledger.take_new(asked)

    def _asked_here(self, asked: Asked, command: Offer, listener: Listener) -> Asked:
        """The offer as those mean it who share the device; sent again it is what it was."""
        if len(listener.present) == 1:
            return asked
        meant = meant_together(command, self._ledger.tip, listener.present)
        same = (replace(asked, command=replace(command, seat=seat)) for seat in listener.present)
        return next(filter(self._ledger.knows, same), replace(asked, command=meant))

    def ask(self, message: Ask, listener: Listener) -> None:
        """What can be done with some cells."""
        match = self._ledger.committed
        listener.send(listener.choices(message.id, message.cells, match))

    def _answer(self, asked: str, query: Query, listener: Listener) -> None:
        ledger = self._ledger
        heard = listener.said(ledger.story, REPEATED) if query == Query(Question.REPEAT) else ()
        told = ledger.committed, listener.seat, heard, self._clock.told(ledger.committed)
        answer = Answers(listener.words, further=("typed-help",)).answer(query, *told)
        listener.send(Ack(id=asked, ok=True, sentence=answer))

    def _demand(self, command: Command) -> None:
        """Refuses what may not be asked of this table now."""
        absent = command.absent if isinstance(command, (Replace, Abandon)) else None
        if absent is not None and not self._presence.replaceable(absent):
            raise Refusal("seat/not-gone")
        tip = self._ledger.tip
        if tip.commands.length >= self._most and not ends_or_returns(command, tip):
            raise Refusal("limit/commands")

    def _unsure(self, command: Command, listener: Listener) -> str | None:
        """What to ask before something that cannot be taken back, if it is possible at all."""
        if isinstance(command, Play) and self._ledger.committed.turn != command.seat:
            return None
        return confirmation(command, listener.viewer.words, listener.viewer.game.grid)
