"""Bots at tables: they send the same commands as people, thought out in processes of their own.

A bot is told exactly what its seat may know (`Briefing`); behind a mask that is no position at all.
A move that is refused was sent all the same: the bot hears the refusal as a person would, and
thinks again. What others learn of its turn they learn at a time that was drawn beforehand and
covers the thinking, so the time says nothing about the board.

A thought may fail: a process dies, a mind has a fault. That is never the bot's fault, so it asks
again after a while, and plays without thinking when that does not help.
"""

import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from math import ceil
from random import SystemRandom
from typing import Any, Protocol

from touchstone.core.events import Reach
from touchstone.core.values import Seat
from touchstone.engine.briefing import brief, improvise
from touchstone.engine.levels import LEVELS
from touchstone.match import Command, Match, Play, Resign
from touchstone.match.events import Refused
from touchstone.server.ledger import Proposal
from touchstone.server.services import Services, Timer
from touchstone.server.story import Events

_log = logging.getLogger("touchstone.server")
_LONG = 100
"""Thoughts in one turn, fruitful or not, after which a bot tries to end it."""
_MOST = 1000
"""Thoughts in one turn after which a bot is taken to be unable to play its game, and gives up."""
_PAUSES = (0.5, 2.0, 8.0)
"""Seconds before a thought that failed is tried again; after the last the bot does without."""
_DICE = SystemRandom()


class BotTable(Protocol):
    """A table, as far as a bot's turn concerns it."""

    @property
    def id(self) -> str: ...
    @property
    def committed(self) -> Match: ...
    def bot_to_move(self) -> Seat | None:
        """The seat to move if a bot plays it."""

    def propose(self, command: Command) -> Proposal:
        """What the command would do now; nothing has happened yet."""

    def enter(self, proposal: Proposal, client: str, then: Callable[[Events], None]) -> None:
        """Lets it happen, and says what it did once that is on disk, or why it was refused."""

    def guard(self, work: Callable[..., None], *given: Any) -> None:
        """Whatever goes wrong, only this table may suffer."""


class BotTurn:
    """Everything a bot does until somebody else is to move."""

    def __init__(
        self, table: BotTable, seat: Seat, services: Services, ended: Callable[[], None]
    ) -> None:
        self._table = table
        self._seat = seat
        self._services = services
        self._ended = ended
        self._answer = _AnswerTime(table.committed, seat, services)
        self._thoughts = self._failures = 0
        self._left: deque[Command] = deque()
        self._refused: set[str] = set()
        self._awaited: Timer | None = None
        self._stopped = False

    def begin(self) -> None:
        """Finds out whether this process is the one to think, then thinks."""
        number = len(self._table.committed.commands)
        self._services.lease(f"bot:{self._table.id}:{number}", self._on(self._leased))

    def stop(self) -> None:
        """Nothing more is done."""
        self._stopped = True
        if self._awaited is not None:
            self._awaited.cancel()
            self._awaited = None  # it knows this turn, and would keep it

    def _on(self, step: Callable[..., None]) -> Callable[..., None]:
        """The step, to be called by others: not after the end, and at this table's risk."""

        def taken(*found: object) -> None:
            if not self._stopped:
                self._table.guard(step, *found)

        return taken

    def _after(self, seconds: float, then: Callable[[], None]) -> None:
        self._awaited = self._services.later(seconds, self._on(then))

    def _end(self) -> None:
        self.stop()
        self._ended()

    @property
    def _is_on(self) -> bool:
        return self._table.bot_to_move() == self._seat

    def _leased(self, mine: bool) -> None:
        if mine:
            self._think()
        else:
            self._after(self._answer.wait(), self._end)

    def _think(self) -> None:
        if not self._is_on:
            self._end()
            return
        if self._thoughts == _MOST:
            self._give_up()
            return
        self._thoughts += 1
        hurried = self._thoughts > _LONG
        match, dice = self._table.committed, _DICE.getrandbits(64)
        briefing = brief(match, self._seat, dice, self._refused, hurried=hurried)
        if self._failures == len(_PAUSES):
            self._send(improvise(briefing))
        else:
            thought = self._on(self._thought)
            self._awaited = self._services.think(briefing, self._table.id, thought)

    def _thought(self, commands: list[Command] | None) -> None:
        if commands is None:
            pause = _PAUSES[self._failures]
            self._failures += 1
            self._after(pause, self._think)
        else:
            self._failures = 0
            self._send(commands)

    def _send(self, commands: list[Command]) -> None:
        self._left = deque(commands)
        self._try()

    def _try(self) -> None:
        """Sends the next command, or thinks again where none is left."""
        if not self._left or not self._is_on:
            self._think()
            return
        proposal = self._table.propose(self._left.popleft())
        if _is_heard(proposal.events):
            self._after(self._answer.wait(), partial(self._enter, proposal))
        else:
            self._enter(proposal)

    def _enter(self, proposal: Proposal) -> None:
        if not self._is_on:
            self._end()
            return
        # The same for every process that may be thinking for this bot, so that only one counts.
        client = f"bot-{len(proposal.before.commands) + 1}"
        self._table.enter(proposal, client, self._on(partial(self._entered, proposal.command)))

    def _entered(self, command: Command, events: Events) -> None:
        if _is_heard(events):
            self._answer.draw()
        if isinstance(command, Play):
            if any(isinstance(event, Refused) for event in events):
                self._refused.add(command.text)
            else:
                self._refused.clear()
                self._services.count("bot_moves_total")
        self._try()

    def _give_up(self) -> None:
        _log.error("the bot at table %s finds no move", self._table.id)
        self._thoughts = 0
        self._send([Resign(self._seat)])


def _is_heard(events: Events) -> bool:
    """Whether others learn of it."""
    return any(event.reach is Reach.HEARD for event in events)


class _AnswerTime:
    """When others may hear of what a bot does; drawn before the bot has thought.

    Where somebody wears a mask it must not tell how long the bot has thought. So a bot that
    searches takes at least the time that is set aside for that, and one that is late all the same
    (the machine is busy) is late by whole steps.
    """

    def __init__(self, match: Match, seat: Seat, services: Services) -> None:
        agreement, settings = match.agreement, services.settings
        self._services = services
        self._is_secret = any(chair.masked for chair in agreement.chairs)
        searches = LEVELS[agreement.chair(seat).level].searches
        self._least = settings.bot_search_seconds if self._is_secret and searches else 0.0
        self.draw()

    def draw(self) -> None:
        """The time of the next thing that is heard."""
        settings = self._services.settings
        wait = max(self._least, _DICE.uniform(*settings.bot_seconds))
        self._at = self._services.now() + wait

    def wait(self) -> float:
        """Seconds from now; a time that is past moves on in whole steps."""
        late, step = self._services.now() - self._at, self._services.settings.bot_step_seconds
        if late > 0 and self._is_secret:
            self._at += ceil(late / step) * step
        return max(0.0, self._at - self._services.now())
