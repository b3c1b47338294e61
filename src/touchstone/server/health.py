"""Work that serves everybody is watched: it never ends, and its health can be asked for."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

from touchstone.server.refusals import Refusal
from touchstone.server.services import Count
from touchstone.server.store import Store

_log = logging.getLogger("touchstone.server")
_LOOK_AGAIN = 3.0
"""Seconds for which an answer about the store holds: asking must not be work."""


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
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

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

    def __init__(self, watch: Watch, store: Store) -> None:
        self._watch = watch
        self._store = store
        self._looking = asyncio.Lock()
        self._looked: tuple[float, Refusal | None] | None = None

    async def demand(self) -> None:
        """Raises Refusal where a task is ill or nothing can be stored."""
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
