"""A real server on a real socket, in a thread of the test or as a process of its own."""

import asyncio
import inspect
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import uvicorn
import uvloop

from touchstone.core.game import GameKind
from touchstone.core.values import Seat
from touchstone.engine.briefing import answer
from touchstone.games import GAMES
from touchstone.match import Match, read_command
from touchstone.server.app import Server
from touchstone.server.downloads import Workshop
from touchstone.server.listener import Listener
from touchstone.server.room import Room
from touchstone.server.run import uvicorn_config
from touchstone.server.settings import Limits, Settings
from touchstone.server.thinkers import Answer
from touchstone.views.wire.api import NewSeat, NewTable
from touchstone.views.words import Words

PATIENCE = 300.0
"""Seconds for whatever must happen. Nobody waits that long but on a machine that is overrun."""
NEVER = 86_400.0
"""Seconds after which something happens that no test waits for."""

Message = dict[str, Any]
T = TypeVar("T")

QUICK = Settings(
    grace_seconds=NEVER,
    away_seconds=NEVER,
    clock_grace_seconds=NEVER,
    bot_seconds=(0.0, 0.05),
    bot_search_seconds=0.0,
    bot_step_seconds=0.01,
    bot_warming=False,
    limits=Limits(
        messages_per_second=100_000,
        message_burst=100_000,
        requests_per_second=100_000,
        request_burst=100_000,
        table_burst=100_000,
        connections_per_address=5000,
        hello_seconds=NEVER,
    ),
)
"""No test is too fast and none too slow: bots answer at once, and nobody is ever given up."""


def eventually(check: Callable[[], bool]) -> None:
    """Waits until something is true."""
    until = monotonic() + PATIENCE
    while not check():
        assert monotonic() < until, "it did not come true"
        sleep(0.01)


def apart(work: Callable[[], T]) -> T:
    """What comes of something that needs an event loop: Playwright has one in the test's thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


def awaited(coroutine: Coroutine[Any, Any, T]) -> T:
    """What comes of a coroutine."""
    return apart(lambda: asyncio.run(coroutine))


def sqlite(folder: Path) -> str:
    """The address of a store in a folder."""
    return f"sqlite:///{folder / 'touchstone.db'}"


@dataclass(frozen=True)
class Seated:
    """A table and the links of its seats."""

    table: str
    links: Mapping[int, str]

    def link(self, seat: int) -> str:
        return self.links[seat]


class Served:
    """A server at an address."""

    url: str

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws") + "/socket"

    def get(self, path: str, **extras: Any) -> httpx.Response:
        return httpx.get(self.url + path, timeout=PATIENCE, **extras)

    def post(self, path: str, **extras: Any) -> httpx.Response:
        return httpx.post(self.url + path, timeout=PATIENCE, **extras)

    def create(self, **wish: Any) -> Message:
        """A new table."""
        answer = self.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    def seat_up(self, game: str, *seats: NewSeat, **wish: Any) -> Seated:
        """A new table for people with browsers."""
        made = self.create(**NewTable(game=game, seats=seats, **wish).model_dump(mode="json"))
        return Seated(made["table"], {link["seat"]: link["link"] for link in made["seats"]})


class Running(Served):
    """A server that runs in a thread; `server` is for looking inside from the test."""

    def __init__(self, url: str, server: Server, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.server = server
        self.loop = loop

    def call(self, function: Callable[[], Any]) -> Any:
        """Runs something in the server's own thread."""

        async def run() -> Any:
            answer = function()
            return await answer if inspect.isawaitable(answer) else answer

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(PATIENCE)

    def room(self, table: str) -> Room:
        found: Room = self.call(lambda: self.server.hub.room(table))
        return found

    def match(self, table: str) -> Match:
        """How the match stands on disk."""
        return self.room(table).committed

    def play(self, table: str, seat: int, text: str) -> None:
        """Somebody at another device makes a move, or does something else."""
        room, count = self.room(table), len(self.match(table).commands)
        self.call(lambda: room.take(read_command(Seat(seat), text)))
        eventually(lambda: len(room.committed.commands) > count)

    def wait_for_move(self, table: str, before: int) -> None:
        """Waits until the number of moves is another than before."""
        eventually(lambda: len(self.match(table).record.moves) != before)

    def told(self, table: str, seat: int, language: str) -> list[str]:
        """Every utterance that a seat was told so far."""
        room = self.room(table)
        agreement = room.committed.agreement
        listener = Listener(_Deaf(), Words(language), agreement, Seat(seat))
        return listener.said(room.story)


class _Deaf:
    """The line of somebody who only asks."""

    def push(self, text: bytes) -> None:
        """Nobody hears it."""

    end = push


@contextmanager
def serving(
    settings: Settings,
    kinds: Mapping[str, GameKind] = GAMES,
    think: Answer = answer,
    port: int = 0,
    workshop: Workshop | None = None,
) -> Iterator[Running]:
    """The server in a thread of this process."""
    started = threading.Event()
    found: dict[str, Any] = {}

    async def serve() -> None:
        server = Server(settings, kinds, think, workshop)
        runner = uvicorn.Server(uvicorn_config(server, "127.0.0.1", port))
        runner.capture_signals = _no_signals  # type: ignore[method-assign]
        found.update(server=server, runner=runner, loop=asyncio.get_running_loop())
        async with server.working():
            task = asyncio.create_task(runner.serve())
            while not runner.started and not task.done():
                await asyncio.sleep(0.01)
            if runner.started:
                chosen = runner.servers[0].sockets[0].getsockname()[1]
                found["url"] = f"http://127.0.0.1:{chosen}"
            started.set()
            await task

    def run() -> None:
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(serve())
        finally:
            started.set()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert started.wait(PATIENCE)
    assert "url" in found, "the server did not start"
    try:
        yield Running(found["url"], found["server"], found["loop"])
    finally:
        found["runner"].should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not end"


@contextmanager
def _no_signals() -> Iterator[None]:
    yield


class Process(Served):
    """`touchstone serve` in a process of its own."""

    def __init__(self, *options: str, port: int = 0) -> None:
        self.options = options
        self.port = port
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "touchstone.cli", "serve", "--no-warm"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), *self.options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONWARNINGS": "error"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            assert self.process.stderr is not None
            raise AssertionError(self.process.stderr.read())
        self.url = line.split()[-1]
        self.port = int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """The hardest end there is."""
        self.process.send_signal(signal.SIGKILL)
        self._drain()

    def stop(self) -> int:
        """The polite end; returns the exit status."""
        self.process.send_signal(signal.SIGTERM)
        self._drain()
        return self.process.returncode

    def _drain(self) -> None:
        _, errors = self.process.communicate(timeout=PATIENCE)
        self.errors = errors

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.stop()
