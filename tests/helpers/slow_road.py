"""A slow and uneven road to the server, for finding tests that depend on the speed of a machine.

`TOUCHSTONE_SLOW=0.1 pytest tests/web` lets every piece of every message take up to 0.1 seconds.
Order is kept, nothing is lost: what fails there and nowhere else has taken for granted that
something is quick.
"""

import asyncio
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager, suppress
from random import Random
from urllib.parse import urlsplit

SLOW = float(os.environ.get("TOUCHSTONE_SLOW", "0"))
"""Seconds; 0 is the quick road."""
PIECE = 1 << 16
Opened = tuple[str, Callable[[], object]]
"""Where a road begins, and how it is closed."""


@contextmanager
def slow_road(url: str) -> Iterator[str]:
    """Another address of the same server: what goes through it takes its time."""
    if not SLOW:
        yield url
        return
    opened: Future[Opened] = Future()
    road = threading.Thread(target=lambda: asyncio.run(_keep_open(url, opened)), daemon=True)
    road.start()
    address, close = opened.result()
    yield address
    close()
    road.join()


async def _keep_open(url: str, opened: Future[Opened]) -> None:
    """Lets everybody through until the road is closed."""
    loop, closed = asyncio.get_running_loop(), asyncio.Event()
    host, port = urlsplit(url).hostname, urlsplit(url).port
    dice = Random(7)

    async def carry(source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError), closing(goal):
            while piece := await source.read(PIECE):
                await asyncio.sleep(dice.uniform(0, SLOW))
                goal.write(piece)
                await goal.drain()

    async def meet(client: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        server, wish = await asyncio.open_connection(host, port)
        with suppress(asyncio.CancelledError):  # the road is closed
            await asyncio.gather(carry(client, wish), carry(server, answer))

    begin = await asyncio.start_server(meet, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{begin.sockets[0].getsockname()[1]}"
    opened.set_result((address, lambda: loop.call_soon_threadsafe(closed.set)))
    with closing(begin):
        await closed.wait()
