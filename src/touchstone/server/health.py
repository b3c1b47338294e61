"""Work that serves everybody is watched: it never ends, and its health can be asked for."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import Any

from touchstone.server.committer import Committer
from touchstone.server.refusals import Refusal
from touchstone.server.services import Count
from touchstone.server.store import Store

_log = logging.getLogger("touchstone.server")
_LOOK_AGAIN = 3.0
"""Seconds for which an answer about the store holds: asking must not be work."""
_LAST_FOR = 60.0
"""Seconds for which a failure to store counts, if nobody has played since."""
_TELL_AGAIN = 0.1
"""Seconds after which a task that was told to end, and goes on, is told so again."""


async def end_all(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Ends the tasks, and waits until they have ended.

    To cancel once is not enough: a client of Redis that has just lost its connection may take the
    cancellation for a fault of the line and try again.
    """
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=_TELL_AGAIN)


class Watch:
    """Tasks that must go on whatever happens: one that fails is begun again after a pause.

    The first fault of a task is logged, each is counted. It is ill until it has worked for
    `well_after` seconds without another.
    """

    def __init__(self, count: Count, pause: float = 1.0, well_after: float = 10.0) -> None:
        self._count = count
        self._pause = pause
        self._well_after = well_after
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._ill: set[str] = set()

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Begins, and sees to it that it goes on."""
        self._tasks[name] = asyncio.create_task(self._keep_going(name, work), name=name)

    async def stop(self) -> None:
        """Ends every task."""
        tasks = list(self._tasks.values())
        self._tasks.clear()
        await end_all(tasks)

    @property
    def ill(self) -> list[str]:
        """The tasks that do not work as they should."""
        ended = {name for name, task in self._tasks.items() if task.done()}
        return sorted(self._ill | ended)

    async def _keep_going(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        loop = asyncio.get_running_loop()
        while True:
            recovery = loop.call_later(self._well_after, self._ill.discard, name)
            try:
                await work()
            except Exception as error:
                if name not in self._ill:
                    known = isinstance(error, Refusal)  # whoever raised it has logged why
                    trace = None if known else error
                    _log.error("task %r failed and begins again", name, exc_info=trace)
            finally:
                recovery.cancel()
            self._ill.add(name)
            self._count("task_failures_total", name)
            await asyncio.sleep(self._pause)


class Health:
    """Whether this process can do what it is for."""

    def __init__(self, watch: Watch, store: Store, committer: Committer) -> None:
        self._watch = watch
        self._store = store
        self._committer = committer
        self._looking = asyncio.Lock()
        self._looked: tuple[float, Refusal | None] | None = None

    async def demand(self) -> None:
        """Raises Refusal where a task is ill or nothing can be stored.

        A disk that is full may still take what is tried here, and not what people do.
        """
        failed_at = self._committer.failed_at
        if failed_at is not None and monotonic() - failed_at < _LAST_FOR:
            raise Refusal("store/unavailable")
        async with self._looking:
            if self._looked is None or monotonic() - self._looked[0] > _LOOK_AGAIN:
                self._looked = (monotonic(), await self._fault())
        if self._looked[1] is not None:
            raise Refusal(self._looked[1].code)
        ill = self._watch.ill
        if ill:
            raise Refusal("server/ill", task=", ".join(ill))

    async def _fault(self) -> Refusal | None:
        try:
            await self._store.probe()
        except Refusal as refusal:
            return refusal
        return None
