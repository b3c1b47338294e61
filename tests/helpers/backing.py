"""A Redis and a PostgreSQL of a test's own, on free ports, to be restarted and killed at will."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server

from helpers.serving import eventually
from redis import Redis
from redis.exceptions import RedisError


def free_port() -> int:
    """A port at which nobody listens."""
    with create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


class OwnRedis:
    """`redis-server`, which keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        eventually(self._answers)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def _answers(self) -> bool:
        try:
            with Redis.from_url(self.address) as connection:
                return bool(connection.ping())
        except RedisError:
            return False


@contextmanager
def own_redis() -> Iterator[OwnRedis]:
    made = OwnRedis()
    try:
        yield made
    finally:
        made.kill()


def postgres_programs() -> Path | None:
    """The folder with `initdb` and `pg_ctl`, of the newest version; None where there is none."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parts[-2])
    found = shutil.which("initdb")
    folders = [*reversed(debian), *([Path(found).resolve().parent] if found else [])]
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


class OwnPostgres:
    """A cluster in a folder, with full sync as by default. root lets the user postgres run it."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self._folder = programs, folder
        self._become = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._become:
            shutil.chown(folder, "postgres")
        self.port = free_port()
        self.address = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self._run("initdb", "--auth", "trust", "--username", "postgres", "--encoding", "UTF8")
        listen = f"-p {self.port} -h 127.0.0.1 -k {folder}"
        self._run("pg_ctl", "start", "--wait", "--log", str(folder / "log"), "--options", listen)

    def restart(self, how: str) -> None:
        """`fast` throws everybody out; `immediate` is a crash, after which the log is replayed."""
        self._run("pg_ctl", "restart", "--wait", "--mode", how, "--log", str(self._folder / "log"))

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "--wait", "--mode", "immediate")

    def _run(self, program: str, *arguments: str) -> None:
        # What it prints goes to a file: a server that lives on would hold a pipe open.
        with (self._folder / "told").open("w") as told:
            data = ["--pgdata", str(self._folder / "data")]
            command = [*self._become, str(self._programs / program), *data, *arguments]
            ended = subprocess.run(
                command, check=False, cwd=self._folder, stdout=told, stderr=subprocess.STDOUT
            )
        assert ended.returncode == 0, (self._folder / "told").read_text()


@contextmanager
def own_postgres(programs: Path) -> Iterator[OwnPostgres]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        made = OwnPostgres(programs, Path(folder))
        try:
            yield made
        finally:
            made.stop()
