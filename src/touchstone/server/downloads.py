"""Things to download: made once, one after the other, in a process of their own, and kept.

A guest can ask for little: there are only so many things, each is made once, few wait at a time,
and what could not be made is not tried again for a while.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Literal, NamedTuple, Protocol

from fastapi import Request

from touchstone.core.errors import TouchstoneError
from touchstone.core.game import GameKind
from touchstone.server.refusals import Refusal
from touchstone.server.workers import Worker

MOST_WAITING = 10
"""How many things may be made or wait to be made."""
LONGEST_SECONDS = 900.0
"""After so long a process that makes something is ended."""
IDLE_SECONDS = 300.0
"""After so long without work the process ends: its tools fill memory that others need."""
RETRY_SECONDS = 600.0
"""How long something is not tried again that could not be made."""


class Workshop(Protocol):
    """Who makes things. `make` is called in another process, so it can be found by its name."""

    @property
    def offers(self) -> Callable[[GameKind], tuple[str, ...]]:
        """What there is of a game."""

    @property
    def lack(self) -> Callable[[str], TouchstoneError | None]:
        """Why something cannot be made here, or None."""

    @property
    def found(self) -> Callable[[Path, str, str, str], tuple[Path, ...]]:
        """The files in a folder of a game, in a language, of a product; none if it is not made."""

    @property
    def make(self) -> Callable[[Path, str, str, str], bool]:
        """Makes these files."""


class Order(NamedTuple):
    """A product of a game in a language."""

    slug: str
    language: str
    product: str


@dataclass(frozen=True, slots=True)
class Offer:
    """A thing on the page: files to take, or why there are none yet."""

    product: str
    state: Literal["ready", "making", "open", "failed", "missing"]
    files: tuple[tuple[str, int], ...] = ()
    """Names, and sizes in bytes."""
    lack: TouchstoneError | None = None


class Downloads:
    """What this process offers, and what it is making."""

    def __init__(self, folder: str, workshop: Workshop | None) -> None:
        self._folder = Path(folder).absolute()
        self._workshop = workshop if folder else None
        self._worker = Worker("making a download")
        self._rest: asyncio.TimerHandle | None = None
        self._turn = asyncio.Lock()
        self._making: dict[Order, asyncio.Task[None]] = {}
        self._failed: dict[Order, float] = {}

    async def offers(self, kind: GameKind, language: str) -> list[Offer]:
        """Everything there is of a game; looking it up reads the disk."""
        if self._workshop is None:
            return []
        orders = [Order(kind.slug, language, name) for name in self._workshop.offers(kind)]
        return [await asyncio.to_thread(self._offer, self._workshop, one) for one in orders]

    def _offer(self, workshop: Workshop, order: Order) -> Offer:
        if files := workshop.found(self._folder, *order):
            sizes = tuple((file.name, file.stat().st_size) for file in files)
            return Offer(order.product, "ready", sizes)
        if order in self._making:
            return Offer(order.product, "making")
        if (missing := workshop.lack(order.product)) is not None:
            return Offer(order.product, "missing", lack=missing)
        return Offer(order.product, "failed" if self._has_failed(order) else "open")

    async def begin(self, kind: GameKind, language: str, product: str) -> None:
        """Lets it be made unless it is there or on its way; raises Refusal."""
        workshop, order = self._known(kind, language, product), Order(kind.slug, language, product)
        offer = await asyncio.to_thread(self._offer, workshop, order)
        if offer.state != "open" or order in self._making:
            return
        if len(self._making) >= MOST_WAITING:
            raise Refusal("limit/rate")
        self._stay_awake()
        self._making[order] = asyncio.create_task(self._make(workshop, order))

    async def file(self, kind: GameKind, language: str, product: str, name: str) -> Path:
        """One of the files that are there; raises Refusal."""
        workshop = self._known(kind, language, product)
        order = Order(kind.slug, language, product)
        for file in await asyncio.to_thread(workshop.found, self._folder, *order):
            if file.name == name:
                return file
        raise Refusal("http/not-found")

    async def stop(self) -> None:
        """Ends what is being made."""
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        self._worker.end()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._stay_awake()

    def _known(self, kind: GameKind, language: str, product: str) -> Workshop:
        if self._workshop is None or product not in self._workshop.offers(kind):
            raise Refusal("http/not-found")
        return self._workshop

    def _has_failed(self, order: Order) -> bool:
        return monotonic() < self._failed.get(order, 0.0)

    async def _make(self, workshop: Workshop, order: Order) -> None:
        try:
            async with self._turn:
                done = await self._done(workshop.make, self._folder, *order)
            if not done:
                self._failed[order] = monotonic() + RETRY_SECONDS
        finally:
            del self._making[order]
            if not self._making:
                later = asyncio.get_running_loop().call_later
                self._rest = later(IDLE_SECONDS, self._worker.end)

    def _stay_awake(self) -> None:
        if self._rest is not None:
            self._rest.cancel()

    async def _done(self, make: Callable[..., Any], *about: Any) -> bool:
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                return bool(await self._worker.do(make, *about))
        except TimeoutError:
            self._worker.end()
            return False


def downloads_of(request: Request) -> Downloads:
    """What the server offers."""
    found: Downloads = request.app.state.downloads
    return found
