"""The processes in which bots think, one thought each at a time.

Each worker is a pool of one, so the death of a process costs one thought and no other. It lives on
a leash: a pipe whose other end is here. When that is closed, whether by us or because this process
is gone, the worker ends in the midst of whatever it does.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from touchstone.core.game import AnyGame, GameKind
from touchstone.engine.briefing import Briefing
from touchstone.engine.levels import LEVELS
from touchstone.engine.warming import cold, compile_each
from touchstone.match import Command
from touchstone.match.forms import is_known, key_of, learned, remember
from touchstone.server.queues import TwoLanes

_log = logging.getLogger("touchstone.server")
_KINDNESS = 5
"""Workers leave the processor to the process that serves people, if both want it."""
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
        self._warmer: _Worker | None = None
        self._idle = [_Worker() for _ in range(number)]
        self._workers = tuple(self._idle)
        self._queue: TwoLanes[_Job] = TwoLanes(number)
        self._busy: set[asyncio.Task[None]] = set()
        self._awaited: set[asyncio.Future[Any]] = set()

    def ask(self, briefing: Briefing, owner: str) -> "asyncio.Future[list[Command] | None]":
        """What the bot does; None where thinking has failed, which is never the bot's fault."""
        think = self._think if self._warmer is None else self._meanwhile
        return self._do(think, briefing, owner, quick=not LEVELS[briefing.level].searches)

    async def learn_forms(self, game: AnyGame, owner: str) -> None:
        """Learns how moves are said at such a table, which may take half a second."""
        key = key_of(game)
        if len(game.grid.cells) > _SMALL_BOARD and not is_known(key):
            found = await self._do(learned, key, owner, quick=True)
            if found is not None:
                remember(key, found)

    async def warm(self, kinds: Iterable[GameKind]) -> None:
        """Compiles what the bots need in a process beside the workers, who find it on disk."""
        self._warmer = warmer = _Worker()
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

    async def _work(self, worker: "_Worker", job: _Job, *, quick: bool) -> None:
        found = await worker.do(job.work, job.about)
        # The one that worked last works next: others need not even be started.
        self._idle.append(worker)
        self._queue.done(quick=quick)
        if not job.result.done():
            job.result.set_result(found)
        self._hand_out()


class _Worker:
    """One process, made anew when it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._leash: Connection | None = None

    async def do(self, work: Callable[[Any], Any], about: Any) -> Any:
        """What comes of it; None where it fails or the process dies."""
        try:
            pool = self._pool or self._made()
            # In a thread, because the first task starts the process.
            started = await asyncio.to_thread(pool.submit, work, about)
            return await asyncio.wrap_future(started)
        except BrokenExecutor:
            _log.error("a process in which bots think has died; another takes its place")
            self.end()
        except Exception:
            _log.exception("a bot failed")
        return None

    def _made(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        held, self._leash = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(1, context, partial(_settle_in, held))
        return self._pool

    def end(self) -> None:
        """Ends the process; the next task starts another."""
        if self._leash is not None:
            self._leash.close()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._leash = self._pool = None


def cores() -> int:
    """The processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# What happens in a worker -------------------------------------------------------------------------


def _settle_in(leash: Connection) -> None:
    # Ctrl-C is for the server, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_KINDNESS)
    threading.Thread(target=_end_with, args=(leash,), name="leash", daemon=True).start()


def _end_with(leash: Connection) -> None:
    with suppress(EOFError, OSError):
        leash.recv()
    os._exit(0)


def _cold(kind: GameKind) -> list[str]:
    return [kernel.name for kernel in cold(kind)]


def _compile(kind: GameKind, name: str) -> float:
    """The seconds that it took."""
    kernels = [kernel for kernel in cold(kind) if kernel.name == name]
    return sum(done.seconds for done in compile_each(kernels))
