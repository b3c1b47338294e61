"""The search for garbage that only a search finds: things that hold each other in a ring.

Matches are trees without rings, so there is next to nothing to find, and while a large server
searches everybody waits. What is new is looked at soon and in small lots, while it is still in the
processor's caches; and while lot after lot holds no garbage, only one in eight is looked at.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

_NEVER = 2**31 - 1
_LOT = 2_000
"""New things in a lot."""
_CLEAN = 50
"""Lots without garbage, one after the other, after which most of them are taken to be clean."""
_ONE_IN = 8
"""Then the others are not looked at, now or later: what is played most belongs to matches."""
_FEW = 5
"""Lots that can be looked at again without anybody noticing it."""


class Tidying:
    """Decides what is looked at. Whoever makes garbage is noticed, and then everything is."""

    def __init__(self) -> None:
        self._lots = self._clean = 0
        self._looks = True

    @contextmanager
    def begun(self) -> Iterator[None]:
        """What is there by now stays, and is not looked at any more."""
        usual = gc.get_threshold()
        gc.collect()
        gc.freeze()
        gc.set_threshold(_LOT, _NEVER, _NEVER)
        gc.callbacks.append(self._look)
        try:
            yield
        finally:
            gc.callbacks.remove(self._look)
            gc.set_threshold(*usual)

    def _look(self, phase: str, lot: dict[str, int]) -> None:
        """Before and after each search."""
        if lot["generation"] > 0:
            return
        if phase == "start":
            self._lots += 1
            self._looks = self._clean < _CLEAN or self._lots % _ONE_IN == 0
            if not self._looks:
                gc.freeze()
        elif self._looks:
            self._clean = 0 if lot["collected"] else self._clean + 1

    async def look_again(self) -> None:
        """Looks at what is no longer new, once a second, if it is little; nobody looks at much.

        Where much is played nearly all of it belongs to matches, and to look at it again would
        take as long as a tenth of all that the server does.
        """
        while True:
            await asyncio.sleep(1)
            if gc.get_count()[1] <= _FEW:
                gc.collect(1)
            else:
                gc.freeze()
