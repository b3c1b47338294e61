"""What a client is sent: at once where it keeps up, otherwise from a queue that is bounded."""

import asyncio
from collections import deque
from collections.abc import Callable

from touchstone.server.asgi import Send, Straight
from touchstone.server.nobody import NOBODY
from touchstone.server.settings import Limits

GOING = 1001
"""The code of a connection that ends for no fault of its client."""


class Outbox:
    """The way out of one connection. Nothing overtakes what waits in it."""

    def __init__(
        self, send: Send, straight: Straight | None, limits: Limits, overrun: Callable[[], None]
    ) -> None:
        self._send = send
        self._straight = straight
        self._limits = limits
        self._overrun = overrun
        """What to do with a client that does not read."""
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None
        """What the writer waits for while nothing else does."""
        self._at_once: Callable[[bytes], bool] | None = None
        """The short way, while nothing waits."""
        self._writer: asyncio.Task[None] | None = None
        self.closing: int | None = None
        """The code with which the connection will be closed behind what waits."""

    def push(self, text: bytes) -> None:
        """Sends a text, or queues it."""
        if self._at_once is not None and self._at_once(text):
            return
        if self.closing is None:
            self._waiting.append(text)
            self._wake_writer()
            if len(self._waiting) > self._limits.unsent_messages:
                self._overrun()

    def clear(self) -> None:
        """What waits will not be sent."""
        self._waiting.clear()

    def end(self, text: bytes, code: int = GOING) -> None:
        """Sends the last text, behind what waits."""
        if self.closing is None:
            self._waiting.append(text)
            self.closing = code
            # A client that reads nothing does not read its farewell either.
            patience = self._limits.farewell_seconds
            asyncio.get_running_loop().call_later(patience, self._give_up)
            self._wake_writer()

    def _give_up(self) -> None:
        if self._writer is not None:
            self._writer.cancel()

    def _wake_writer(self) -> None:
        wake, self._wake = self._wake, None
        self._at_once = None
        if wake is not None and not wake.done():
            wake.set_result(None)

    def start(self) -> asyncio.Task[None]:
        """Begins to send what waits, until the end."""
        self._writer = asyncio.create_task(self.write())
        return self._writer

    def stop(self) -> None:
        """Lets go of the task: it knows what it ended with, and that knows the connection."""
        self._writer = self._wake = self._at_once = None
        self._overrun = NOBODY

    async def write(self) -> None:
        """Sends what waits, in its order, until the last text is out."""
        loop = asyncio.get_running_loop()
        while True:
            while self._waiting:
                text = self._waiting.popleft().decode()
                await self._send({"type": "websocket.send", "text": text})
            if self.closing is not None:
                await self._send({"type": "websocket.close", "code": self.closing})
                return
            self._wake = loop.create_future()
            if self._straight is not None:
                self._at_once = self._straight.write_at_once
            await self._wake
