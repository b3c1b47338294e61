"""How long a server's event loop is held, in the processor time of its own thread.

A busy machine makes everything slower by the clock, but not by the time that a thread was given.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time

from helpers.serving import Running

_TICK = 0.001


class LoopWatch:
    """Ticks in the server's loop; `holds` has the longest time between two ticks, by phase."""

    def __init__(self, server: Running) -> None:
        self.holds: dict[str, float] = {}
        self._longest = 0.0
        self._server = server
        self._task: asyncio.Task[None] | None = None

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watches; without the search for garbage, which a running server hardly ever does."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self._server.call(self._begin)
        try:
            yield
        finally:
            self._server.call(self._end)
            gc.enable()
            gc.unfreeze()

    @contextmanager
    def phase(self, name: str) -> Iterator[None]:
        """Keeps the longest hold, in seconds, of what happens inside."""
        self._server.call(self._tell)
        yield
        held = self._server.call(self._tell)
        self.holds[name] = max(held, self.holds.get(name, 0.0))

    def _begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._ticking())

    def _end(self) -> None:
        assert self._task is not None
        self._task.cancel()

    async def _tell(self) -> float:
        """The longest hold since this was asked last."""
        await asyncio.sleep(2 * _TICK)
        longest, self._longest = self._longest, 0.0
        return longest

    async def _ticking(self) -> None:
        last = thread_time()
        while True:
            await asyncio.sleep(_TICK)
            now = thread_time()
            self._longest = max(self._longest, now - last)
            last = now
