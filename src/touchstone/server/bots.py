"""Bots at tables: they send the same commands as people, thought out in a pool of workers.

A bot is told exactly what its seat may know (`Briefing`); behind a mask that is no position at all.
What others learn of its turn they learn at a time that is drawn beforehand, so the time says
nothing about the board.
"""

import asyncio
import logging
import multiprocessing
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import SystemRandom
from secrets import token_hex
from typing import Protocol

from touchstone.core.events import Reach
from touchstone.core.values import Seat
from touchstone.engine.briefing import Briefing, answer, brief
from touchstone.match import Command, Match, Play, Resign
from touchstone.match.events import Refused
from touchstone.server.ledger import Proposal
from touchstone.server.services import Services, Timer
from touchstone.server.story import Events

_log = logging.getLogger("touchstone.server")
_AT_ONCE = 20
"""Commands that are tried before other tables have their turn."""
_THOUGHTS = 200
"""Thoughts in one turn, fruitful or not, before a bot gives up."""
_DICE = SystemRandom()

Answer = Callable[[Briefing], list[Command]]
"""Gives commands in order of preference: the next is sent when the one before was refused."""


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

    def guard(self, work: Callable[[], None]) -> None:
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
        self._answer_at = services.now() + _DICE.uniform(*services.settings.bot_seconds)
        self._thoughts = 0
        self._left: deque[Command] = deque()
        self._timer: Timer | None = None
        self._stopped = False

    def begin(self) -> None:
        """Finds out whether this process is the one to think, then thinks."""
        number = len(self._table.committed.commands)
        self._services.lease(f"bot:{self._table.id}:{number}", self._on(self._leased))

    def stop(self) -> None:
        """Nothing more is done."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()

    def _on(self, step: Callable[..., None]) -> Callable[..., None]:
        """The step, to be called by others: not after the end, and at this table's risk."""

        def taken(*found: object) -> None:
            if not self._stopped:
                self._table.guard(lambda: step(*found))

        return taken

    def _wait(self, then: Callable[[], None]) -> None:
        """Goes on at the time that was drawn for the answer."""
        left = max(0.0, self._answer_at - self._services.now())
        self._timer = self._services.later(left, self._on(then))

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
            self._wait(self._end)

    def _think(self) -> None:
        if not self._is_on:
            self._end()
        elif self._thoughts == _THOUGHTS:
            self._give_up()
        else:
            self._thoughts += 1
            briefing = brief(self._table.committed, self._seat, _DICE.getrandbits(64))
            self._services.think(briefing, self._on(self._thought))

    def _thought(self, commands: list[Command] | None) -> None:
        if commands is None:
            self._give_up()
        else:
            self._left = deque(commands)
            self._try()

    def _try(self) -> None:
        """Proposes commands until one of them does something."""
        for _ in range(_AT_ONCE):
            if not self._left or not self._is_on:
                self._think()
                return
            proposal = self._table.propose(self._left.popleft())
            if proposal.after is proposal.before:
                continue  # refused, and nothing was felt: as if it had not been sent
            if any(event.reach is Reach.HEARD for event in proposal.events):
                # Others will learn of it, and not sooner or later than was drawn.
                self._wait(partial(self._enter, proposal))
            else:
                self._enter(proposal)
            return
        self._timer = self._services.later(0.0, self._on(self._try))

    def _enter(self, proposal: Proposal) -> None:
        if not self._is_on:
            self._end()
            return

        def done(events: Events) -> None:
            if not isinstance(proposal.command, Play):
                self._try()
                return
            if not any(isinstance(event, Refused) for event in events):
                self._services.count("bot_moves_total")
            self._think()  # it moved, or felt why it could not

        self._table.enter(proposal, f"bot-{token_hex(8)}", self._on(done))

    def _give_up(self) -> None:
        _log.error("the bot at table %s finds no move", self._table.id)
        proposal = self._table.propose(Resign(self._seat))
        self._table.enter(proposal, f"bot-{token_hex(8)}", lambda _: self._end())


class Thinkers:
    """The workers that think for all bots of this process."""

    def __init__(self, workers: int, think: Answer = answer) -> None:
        self._workers = workers
        self._think = think
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, briefing: Briefing) -> list[Command] | None:
        """What the bot does; None where it has failed."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, self._think, briefing)
        except Exception:
            _log.exception("a bot failed")
            return None

    def stop(self) -> None:
        """Ends the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
