"""Processes that work for this one, so that the loop never waits.

A worker is a pool of one, so the death of a process costs one task and no other. It lives on a
leash: a pipe whose other end is here. When that is closed, whether by us or because this process
is gone, the worker ends in the midst of whatever it does.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

_log = logging.getLogger("touchstone.server")
_KINDNESS = 5
"""Workers leave the processor to the process that serves people, if both want it."""


class Worker:
    """One process, made anew when it dies; `task` is what the log calls its work."""

    def __init__(self, task: str) -> None:
        self._task = task
        self._pool: ProcessPoolExecutor | None = None
        self._leash: Connection | None = None

    async def do(self, work: Callable[..., Any], *about: Any) -> Any:
        """What comes of it; None where it fails or the process dies."""
        try:
            pool = self._pool or self._made()
            # In a thread, because the first task starts the process.
            started = await asyncio.to_thread(pool.submit, work, *about)
            return await asyncio.wrap_future(started)
        except BrokenExecutor:
            _log.error("a process for %s has died; another takes its place", self._task)
            self.end()
        except Exception:
            _log.exception("%s failed", self._task)
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
