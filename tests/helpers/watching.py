"""How long a server's event loop is held, in the processor time of its own thread.

A busy machine makes everything slower by the clock, but not by the time that a thread was given;
only a machine that is itself a guest counts what its host takes away. That comes now and then and
anywhere, while what holds the loop does so every time: whoever is late is measured again.
"""

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import thread_time

from helpers.serving import Running

LONGEST = 0.02
"""Seconds of processor time. Steady work stays below half of that."""
_TICK = 0.001
TRIES = 5


class LoopWatch:
    """Ticks in the server's loop; `holds` has the longest time between two, by what was done."""

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

    def hold(self, name: str, work: Callable[[], object]) -> None:
        """Does something, again if it held the loop for too long, and notes the shortest hold."""
        for _ in range(TRIES):
            self._server.call(self._tell)
            work()
            held = self._server.call(self._tell)
            self.holds[name] = min(held, self.holds.get(name, held))
            if held <= LONGEST:
                break

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
