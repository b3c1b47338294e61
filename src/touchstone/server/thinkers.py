"""The processes in which bots think, one thought each at a time."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from touchstone.core.game import AnyGame, GameKind
from touchstone.engine.briefing import Briefing
from touchstone.engine.levels import LEVELS
from touchstone.engine.warming import cold, compile_each
from touchstone.match import Command
from touchstone.match.forms import is_known, key_of, learned, remember
from touchstone.server.queues import TwoLanes
from touchstone.server.workers import Worker, cores

_log = logging.getLogger("touchstone.server")
_SMALL_BOARD = 16
"""Cells of a board whose forms are learned in a few milliseconds, whatever the game."""

Answer = Callable[[Briefing], list[Command]]
"""What a bot does next: some touches in order, or one move."""


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[Any], Any]
    about: Any
    result: "asyncio.Future[Any]"


class Thinkers:
    """The workers of this process. They are started when there is something to do."""

    def __init__(self, workers: int, think: Answer, meanwhile: Answer | None = None) -> None:
        number = workers or cores()
        self._think = think
        self._meanwhile = meanwhile or think
        """How bots think while their kernels are being compiled."""
        self._warmer: Worker | None = None
        self._idle = [Worker("a bot’s thought") for _ in range(number)]
        self._workers = tuple(self._idle)
        self._queue: TwoLanes[_Job] = TwoLanes(number)
        self._busy: set[asyncio.Task[None]] = set()
        self._awaited: set[asyncio.Future[Any]] = set()

    def ask(self, briefing: Briefing, owner: str) -> "asyncio.Future[list[Command] | None]":
        """What the bot does; None where thinking has failed, which is never the bot's fault."""
        think = self._think if self._warmer is None else self._meanwhile
        return self._do(think, briefing, owner, quick=not LEVELS[briefing.level].searches)

    async def study(
        self, work: Callable[[Any], Any], about: Any, owner: str, *, quick: bool = False
    ) -> Any:
        """Something that takes a while, or is quick but not for the loop; None where it fails.

        Whoever is cancelled while waiting for a worker costs nothing any more.
        """
        return await self._do(work, about, owner, quick=quick)

    async def learn_forms(self, game: AnyGame, owner: str) -> None:
        """Learns how moves are said at such a table, which may take half a second."""
        key = key_of(game)
        if len(game.grid.cells) > _SMALL_BOARD and not is_known(key):
            found = await self._do(learned, key, owner, quick=True)
            if found is not None:
                remember(key, found)

    async def warm(self, kinds: Iterable[GameKind]) -> None:
        """Compiles what the bots need in a process beside the workers, who find it on disk."""
        self._warmer = warmer = Worker("a bot’s thought")
        try:
            for kind in kinds:
                for name in await warmer.do(_cold, kind) or ():
                    seconds = await warmer.do(partial(_compile, kind), name)
                    if seconds is not None:
                        _log.info("compiled for %s: %s, %.1f s", kind.slug, name, seconds)
            _log.info("the bots are warm: nothing is left to compile")
        finally:
            warmer.end()
            self._warmer = None

    def stop(self) -> None:
        """Ends the workers, whatever they are doing; nobody is answered any more."""
        for waiting in (*self._busy, *self._awaited):
            waiting.cancel()
        for worker in (*self._workers, *filter(None, [self._warmer])):
            worker.end()

    def _do(
        self, work: Callable[[Any], Any], about: Any, owner: str, *, quick: bool
    ) -> "asyncio.Future[Any]":
        result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._awaited.add(result)
        result.add_done_callback(self._awaited.discard)
        self._queue.add(owner, _Job(work, about, result), quick=quick)
        self._hand_out()
        return result

    def _hand_out(self) -> None:
        while self._idle and (taken := self._queue.take()) is not None:
            job, quick = taken
            if job.result.done():  # nobody waits for it any more
                self._queue.done(quick=quick)
                continue
            task = asyncio.create_task(self._work(self._idle.pop(), job, quick=quick))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def _work(self, worker: Worker, job: _Job, *, quick: bool) -> None:
        found = await worker.do(job.work, job.about)
        # The one that worked last works next: others need not even be started.
        self._idle.append(worker)
        self._queue.done(quick=quick)
        if not job.result.done():
            job.result.set_result(found)
        self._hand_out()


# What happens in a worker -------------------------------------------------------------------------


def _cold(kind: GameKind) -> list[str]:
    return [kernel.name for kernel in cold(kind)]


def _compile(kind: GameKind, name: str) -> float:
    """The seconds that it took."""
    kernels = [kernel for kernel in cold(kind) if kernel.name == name]
    return sum(done.seconds for done in compile_each(kernels))
