"""A real server on a real socket, in a thread of the test or as a process, and a client for it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from secrets import token_hex
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
import uvloop
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from touchstone.core.game import GameKind
from touchstone.games import GAMES
from touchstone.server.app import Server
from touchstone.server.bots import Answer, answer
from touchstone.server.run import uvicorn_config
from touchstone.server.settings import Limits, Settings
from touchstone.views.wire.outgoing import FROM_SERVER

Message = dict[str, Any]

QUICK = Settings(
    grace_seconds=0.6,
    away_seconds=0.1,
    bot_seconds=(0.0, 0.05),
    limits=Limits(
        messages_per_second=100_000,
        message_burst=100_000,
        requests_per_second=100_000,
        request_burst=100_000,
        table_burst=100_000,
        connections_per_address=5000,
    ),
)
"""Nobody waits long in a test, and no test is too fast."""


class Running:
    """A server that runs; `hub` is for looking inside from the test."""

    def __init__(self, url: str, server: Server, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.socket_url = url.replace("http", "ws") + "/socket"
        self.server = server
        self.loop = loop

    def call(self, function: Callable[[], Any]) -> Any:
        """Runs something in the server's own thread."""

        async def run() -> Any:
            return function()

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(10)

    def create(self, **wish: Any) -> Message:
        """A new table."""
        return create(self.url, **wish)


def create(url: str, **wish: Any) -> Message:
    """A new table."""
    answer = httpx.post(f"{url}/api/tables", json=wish, timeout=30)
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


@contextmanager
def serving(
    settings: Settings, kinds: Mapping[str, GameKind] = GAMES, think: Answer = answer
) -> Iterator[Running]:
    """The server in a thread of this process."""
    started = threading.Event()
    found: dict[str, Any] = {}

    async def serve() -> None:
        server = Server(settings, kinds, think)
        runner = uvicorn.Server(uvicorn_config(server, "127.0.0.1", 0))
        runner.capture_signals = _no_signals  # type: ignore[method-assign]
        found.update(server=server, runner=runner, loop=asyncio.get_running_loop())
        task = asyncio.create_task(runner.serve())
        while not runner.started and not task.done():
            await asyncio.sleep(0.01)
        if runner.started:
            port = runner.servers[0].sockets[0].getsockname()[1]
            found["url"] = f"http://127.0.0.1:{port}"
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
    assert started.wait(30)
    assert "url" in found, "the server did not start"
    try:
        yield Running(found["url"], found["server"], found["loop"])
    finally:
        found["runner"].should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server did not end"


@contextmanager
def _no_signals() -> Iterator[None]:
    yield


class Process:
    """`touchstone serve` in a process of its own."""

    def __init__(self, *options: str, port: int = 0) -> None:
        self.options = options
        self.port = port
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "touchstone.cli", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, *self.options],
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
        self.socket_url = self.url.replace("http", "ws") + "/socket"

    def kill(self) -> None:
        """The hardest end there is."""
        self.process.send_signal(signal.SIGKILL)
        self._drain()

    def stop(self) -> int:
        """The polite end; gives back the exit status."""
        self.process.send_signal(signal.SIGTERM)
        self._drain()
        return self.process.returncode

    def _drain(self) -> None:
        _, errors = self.process.communicate(timeout=30)
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


class Client:
    """One player's connection. Keeps every frame that it received."""

    def __init__(self, url: str, **headers: str) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                url, compression=None, additional_headers=headers, close_timeout=2, open_timeout=20
            )
        )
        self.frames: list[str] = []
        self.number = 0
        self._name = token_hex(4)

    @classmethod
    def at(cls, url: str, table: Message, seat: int | None, **hello: Any) -> "Client":
        """A client that has said hello; `welcome` is what it was answered."""
        client = cls(url)
        secret = {"secret": table["seats"][seat - 1]["secret"]} if seat else {}
        client.welcome = client.hello(table["table"], **secret, **hello)
        return client

    welcome: Message

    def hello(self, table: str, **hello: Any) -> Message:
        self.send({"type": "hello", "table": table, **hello})
        return self.wait("welcome", "refused", "closed")

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def receive(self, timeout: float = 10) -> Message:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        FROM_SERVER.validate_json(frame)
        message: Message = json.loads(frame)
        return message

    def wait(self, *types: str, timeout: float = 10) -> Message:
        """The next message of one of these types; others are passed over."""
        until = monotonic() + timeout
        while True:
            message = self.receive(max(0.01, until - monotonic()))
            if message["type"] in types:
                return message

    def order(self, do: str, id: str | None = None, **command: Any) -> Message:  # noqa: A002
        """Sends a command and waits for its acknowledgement."""
        self.number += 1
        name = id or f"{self._name}-{self.number}"
        self.send({"type": "command", "id": name, "command": {"do": do, **command}})
        while True:
            message = self.wait("ack", "refused", "closed")
            if message["type"] != "ack" or message["id"] == name:
                return message

    def play(self, text: str) -> Message:
        return self.order("play", text=text)

    def settle(self) -> None:
        """Waits until everything that was on its way to this client has arrived."""
        self.send({"type": "ask", "id": "settle", "cells": []})
        while self.wait("choices")["id"] != "settle":
            pass

    def drain(self, quiet: float = 0.2) -> list[Message]:
        """Whatever else arrives until nothing comes for a while."""
        found = []
        while True:
            try:
                found.append(self.receive(quiet))
            except (TimeoutError, ConnectionClosed):
                return found

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def eventually(check: Callable[[], bool], timeout: float = 10) -> None:
    """Waits until something is true."""
    until = monotonic() + timeout
    while not check():
        assert monotonic() < until, "it did not come true"
        sleep(0.02)


def sqlite(folder: Path) -> str:
    """The address of a store in a folder."""
    return f"sqlite:///{folder / 'touchstone.db'}"
