"""What Touchstone is compared with: boardgame.io with the same game, and a bare echo."""

import asyncio
import json
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from time import perf_counter

from processes import HERE, WINDOW, Row, Started, best, percentile
from quick_client import QuickClient

BOARDGAME_IO = HERE / "boardgame_io"
CACHE = Path.home() / ".cache" / "touchstone" / "boardgame-io-0.50.2"


def modules() -> Path | None:
    """Where boardgame.io is, fetched once; None where it cannot be had."""
    found = CACHE / "node_modules"
    if not shutil.which("node") or not (shutil.which("npm") or found.is_dir()):
        return None
    if not (found / "boardgame.io").is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        shutil.copy(BOARDGAME_IO / "package.json", CACHE)
        command = ["npm", "install", "--silent", "--no-fund", "--no-audit"]
        if subprocess.run(command, cwd=CACHE, check=False).returncode:
            return None
    return found


def boardgame_io(
    found: Path, tables: int, seconds: float, server_core: int | None, own_core: int | None
) -> Row:
    """The same work on boardgame.io: its own client, a new match after every game."""
    environment = {"NODE_PATH": str(found), "NODE_ENV": "production"}
    port = _free_port()
    serve = ["node", str(BOARDGAME_IO / "server.js"), str(port)]
    with Started(serve, server_core, **environment) as server:
        assert server.said == "ready", server.said
        pinned = [] if own_core is None else ["taskset", "-c", str(own_core)]
        play = ["node", str(BOARDGAME_IO / "load.js"), *map(str, (port, server.pid, tables))]
        done = subprocess.run(
            [*pinned, *play, str(seconds), str(WINDOW)],
            env={"PATH": "/usr/local/bin:/usr/bin:/bin", **environment},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    said = json.loads(done.stdout)
    return Row("boardgame.io", **said | {"best": best(said["best"])})


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


async def echo(tables: int, seconds: float, core: int | None) -> Row:
    """One message of 300 bytes in, two out, on the same stack: nothing can be faster."""
    with Started([sys.executable, str(HERE / "echo_server.py")], core) as server:
        waits: list[float] = []
        pairs = []
        for number in range(tables):
            url = f"{server.said.replace('http', 'ws')}/{number}"
            pairs.append((await QuickClient.open(url), await QuickClient.open(url)))
        notes: list[tuple[int, float]] = []
        watching = asyncio.create_task(_note(server, waits, notes))
        began, used = perf_counter(), server.cpu()
        await asyncio.gather(*(_shout(pair, began + seconds, waits) for pair in pairs))
        watching.cancel()
        used = server.cpu() - used
    took = perf_counter() - began
    median, slow = percentile(waits, 0.5), percentile(waits, 0.99)
    return Row("echo", len(waits), took, used, 640 * len(waits), median, slow, best(notes))


async def _note(server: Started, waits: list[float], notes: list[tuple[int, float]]) -> None:
    while True:
        notes.append((len(waits), server.fine_cpu()))
        await asyncio.sleep(WINDOW)


async def _shout(pair: tuple[QuickClient, QuickClient], until: float, waits: list[float]) -> None:
    loop = asyncio.get_running_loop()
    heard: asyncio.Future[None] = loop.create_future()
    missing = 0

    def receive(_: bytes) -> None:
        nonlocal missing
        missing -= 1
        if not missing:
            heard.set_result(None)

    for client in pair:
        client.receive = receive
    turn = 0
    while (began := perf_counter()) < until:
        heard, missing = loop.create_future(), 2
        pair[turn].send(b"x" * 300)
        await heard
        waits.append(1000 * (perf_counter() - began))
        turn = 1 - turn
