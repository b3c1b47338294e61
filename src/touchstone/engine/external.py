"""Engines in other programs: a few lines of text on their standard input and output.

    > touchstone 1                          what is spoken, and its version
    < name My engine                        and more such lines, until
    < ready
    > game four-senses players 2 claims=referee
    > position four-senses; row4 …          as `state_text` writes it
    > go seconds 1.0
    < bestmove f b3
    > quit

An engine sees the board, so it cannot play behind a mask. One that answers too late, not at all or
with no legal move gives up its game: nobody waits for it for ever.
"""

import os
import shlex
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any

from touchstone.core.errors import TouchstoneError
from touchstone.core.game import AnyGame

VERSION = 1
PREFIX = "engine:"
"""How the name of such a bot begins; the command that starts it follows."""
STARTING = 20.0
"""Seconds that an engine may take until it is ready."""
USUAL = 1.0
"""Seconds for a move where nobody says how many."""
GRACE = 5.0
"""Seconds beyond the time that it was given before nobody waits any longer."""


class EngineFault(Exception):
    """The engine did not do what it should; the text says what."""


class Engine:
    """A running engine."""

    def __init__(self, command: str) -> None:
        self.name = command
        try:
            self._process = subprocess.Popen(
                command if os.name == "nt" else shlex.split(command),  # Windows splits it itself
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, IndexError, ValueError) as problem:
            raise EngineFault(f"{command!r:.80} cannot be started: {problem}") from None
        self._lines: Queue[str | None] = Queue()
        # A thread reads, so that waiting can end: pipes have no time limit on every system.
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def greet(self) -> None:
        """Waits until it is ready; it may say how it is called."""
        self._say(f"touchstone {VERSION}")
        while (line := self._next(STARTING)) != "ready":
            word, _, rest = line.partition(" ")
            self.name = rest if word == "name" else self.name

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put(line.strip())
        self._lines.put(None)

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            print(line, file=self._process.stdin, flush=True)
        except OSError:
            raise EngineFault(f"{self.name} has ended") from None

    def _next(self, seconds: float) -> str:
        try:
            line = self._lines.get(timeout=max(0.0, seconds))
        except Empty:
            raise EngineFault(f"{self.name} does not answer") from None
        if line is None:
            raise EngineFault(f"{self.name} has ended")
        return line

    def begin(self, game: AnyGame) -> None:
        """Tells what is played from now on."""
        settings = "".join(f" {name}={value}" for name, value in game.settings.items())
        self._say(f"game {game.kind.slug} players {game.seats}{settings}")

    def best(self, game: AnyGame, state: Any, seconds: float = USUAL) -> str:
        """The text of the legal move that the engine plays."""
        self._say(f"position {game.state_text(state)}")
        self._say(f"go seconds {seconds:g}")
        end = monotonic() + seconds + GRACE
        while True:
            word, _, rest = self._next(end - monotonic()).partition(" ")
            if word == "bestmove":
                break
        try:
            return game.move_text(game.read_move(state, rest))
        except TouchstoneError as error:
            raise EngineFault(f"{self.name} plays {rest!r:.60}: {error}") from None

    def close(self) -> None:
        """Asks it to end, and ends it."""
        try:
            self._say("quit")
            self._process.wait(1)
        except (EngineFault, subprocess.TimeoutExpired):
            self._process.kill()
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended, and something was still to be said
            self._process.stdin.close()
        self._process.wait()
        self._reader.join()


@contextmanager
def running(command: str) -> Iterator[Engine]:
    """The engine once it is ready, as long as it is needed."""
    engine = Engine(command)
    try:
        engine.greet()
        yield engine
    finally:
        engine.close()
