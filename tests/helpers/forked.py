"""A server in a process of its own that begins at once: its modules were loaded before.

To kill a server a thousand times is a matter of minutes then. Otherwise it is what
`touchstone serve` runs.
"""

import multiprocessing
import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

from helpers.serving import PATIENCE, Served

from touchstone.cli import main
from touchstone.server.run import run
from touchstone.server.settings import Settings

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(
    [
        *("touchstone.server.run", "touchstone.games", "httpx", "websockets.asyncio.client"),
        *("touchstone.cli", "touchstone.cli.serve"),
        *("asyncpg", "sqlalchemy.dialects.postgresql.asyncpg", "redis.asyncio"),
    ]
)


_FAULT = re.compile(
    r"^(table \S+ failed|a request failed|a background task failed|a table could not be told)", re.M
)


def faults(log: Path) -> list[str]:
    """The lines of a server's log that tell of an error in the server itself."""
    return _FAULT.findall(log.read_text(errors="replace")) if log.exists() else []


def _serve(settings: Settings, told: Connection, log: Path | None) -> None:
    if log is not None:
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
    run(settings, lambda host, port: told.send((host, port)))


class Forked(Served):
    """Serves at the same port whenever it is started again; adds to the same log, if any."""

    def __init__(self, settings: Settings, log: Path | None = None) -> None:
        self.settings = replace(settings, port=0)
        self.log = log
        self.start()

    def start(self) -> None:
        heard, told = _FORKS.Pipe(duplex=False)
        self.process = _FORKS.Process(target=_serve, args=(self.settings, told, self.log))
        self.process.start()
        told.close()  # else nobody would notice that the server has died
        with heard:
            host, port = heard.recv()
        self.settings = replace(self.settings, port=port)
        self.url = f"http://{host}:{port}"

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def kill(self) -> None:
        """The hardest end there is."""
        self.process.kill()
        self.process.join(PATIENCE)

    def stop(self) -> int | None:
        """The polite end; returns the exit status."""
        self.process.terminate()
        self.process.join(PATIENCE)
        return self.process.exitcode


@contextmanager
def forked(settings: Settings, log: Path | None = None) -> Iterator[Forked]:
    """A server that has to end well."""
    made = Forked(settings, log)
    try:
        yield made
        assert made.stop() == 0
    finally:
        if made.process.is_alive():
            made.kill()


def _type(arguments: tuple[str, ...], environment: Mapping[str, str], output: Path) -> None:
    os.environ.clear()
    os.environ.update(environment)
    file = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    os.dup2(file, 1)
    os.dup2(file, 2)
    sys.argv = ["touchstone", *arguments]
    main()


def typed(folder: Path, *arguments: str) -> tuple[int | None, str]:
    """The exit status of `touchstone` with these arguments, and all that it says.

    A folder is needed for what it says.
    """
    output = folder / "said"
    process = _FORKS.Process(target=_type, args=(arguments, dict(os.environ), output))
    process.start()
    process.join(PATIENCE)
    process.kill()  # if it has not come to its end, the status says so
    return process.exitcode, output.read_text(encoding="utf-8")
