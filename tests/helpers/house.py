"""A real server in a thread of the test, into which the test can look."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import uvicorn

from touchstone.core.values import Seat
from touchstone.match import Match, Play
from touchstone.server.app import Server
from touchstone.server.room import Room
from touchstone.server.run import uvicorn_config
from touchstone.server.settings import Limits, Settings
from touchstone.views.sentences import Speaker
from touchstone.views.wire.api import NewSeat, NewTable
from touchstone.views.words import Words

MANY = 100_000


@dataclass(frozen=True)
class Seated:
    """A table and the links of its seats."""

    table: str
    secrets: tuple[str, ...]

    def link(self, seat: int) -> str:
        return f"/join/{self.table}/{self.secrets[seat - 1]}"


class House:
    """A running server."""

    def __init__(self, address: str, server: Server, loop: asyncio.AbstractEventLoop) -> None:
        self.address = address
        self.server = server
        self.loop = loop

    def call(self, function: Callable[[], Any]) -> Any:
        """Runs something in the server's own thread."""

        async def run() -> Any:
            answer = function()
            return await answer if asyncio.iscoroutine(answer) else answer

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(20)

    def seat_up(self, game: str, *seats: NewSeat, **wish: Any) -> Seated:
        """A new table."""
        wanted = NewTable(game=game, seats=seats, **wish)
        stored, secrets, _ = self.call(lambda: self.server.hub.create(wanted))
        return Seated(stored.id, tuple(secrets))

    def room(self, table: str) -> Room:
        found: Room = self.call(lambda: self.server.hub.room(table))
        return found

    def match(self, table: str) -> Match:
        """How the match stands on disk."""
        return self.room(table).committed

    def play(self, table: str, seat: int, text: str) -> None:
        """Somebody at another device makes a move."""
        room, count = self.room(table), len(self.match(table).commands)
        self.call(lambda: room.take(Play(Seat(seat), text), ""))
        eventually(lambda: len(room.committed.commands) > count)

    def wait_for_move(self, table: str, before: int) -> None:
        """Waits until there are more moves than before."""
        eventually(lambda: len(self.match(table).record.moves) != before)

    def told(self, table: str, seat: int, language: str) -> list[str]:
        """Every utterance that a seat was told so far."""
        room = self.room(table)
        speaker = Speaker(Words(language), room.committed.agreement, Seat(seat))
        masked = speaker.table.is_masked(Seat(seat))
        return [
            speaker.utterance(events, turn)
            for events, turn in room.story
            if any(event.reaches(Seat(seat), masked=masked) for event in events)
        ]


@contextmanager
def house(folder: Path) -> Iterator[House]:
    """A server with quick bots and without limits."""
    settings = Settings(
        store=f"sqlite:///{folder / 'touchstone.db'}",
        bot_seconds=(0.0, 0.05),
        away_seconds=60,
        limits=Limits(
            messages_per_second=MANY,
            message_burst=MANY,
            requests_per_second=MANY,
            request_burst=MANY,
            connections_per_address=MANY,
        ),
    )
    ready = threading.Event()
    found: dict[str, Any] = {}

    async def serve() -> None:
        server = Server(settings)
        runner = uvicorn.Server(uvicorn_config(server, "127.0.0.1", 0))
        runner.capture_signals = _no_signals  # type: ignore[method-assign]
        found.update(server=server, runner=runner, loop=asyncio.get_running_loop())
        task = asyncio.create_task(runner.serve())
        while not runner.started and not task.done():
            await asyncio.sleep(0.01)
        found["port"] = runner.servers[0].sockets[0].getsockname()[1]
        ready.set()
        await task

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert ready.wait(30)
    try:
        yield House(f"http://127.0.0.1:{found['port']}", found["server"], found["loop"])
    finally:
        found["runner"].should_exit = True
        thread.join(20)


@contextmanager
def _no_signals() -> Iterator[None]:
    yield


def eventually(check: Callable[[], bool], timeout: float = 10) -> None:
    """Waits until something is true."""
    until = monotonic() + timeout
    while not check():
        assert monotonic() < until, "it did not come true"
        sleep(0.01)
