"""Load on one core with durable commits, measured from another process.

    python benchmarks/server_load.py [--tables 100] [--seconds 20] [--idle 2000] [--store URL]

Starts `touchstone serve` pinned to one core (client on another, where there is one), plays Four
Senses at many tables at once, each seat behind a mask and over a connection of its own, and prints
how many moves a second were acknowledged, how long an acknowledgement took, and what many idle
connections cost in memory. Every acknowledged move is on disk.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import orjson
import uvloop
from quick_client import QuickClient

CELLS = [f"{column}{row}" for column in "abcd" for row in range(1, 5)]
PIECES = ["f", "h", "df", "dh"]
TURNS = 12
"""Placements before a game is given up and played again; the box holds twice as many."""


@dataclass
class Figures:
    """What the client measured."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    until: float = 0.0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


def memory(pid: int) -> float:
    """Megabytes of the process and its children."""
    total = 0.0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            lines = dict(
                line.split(":", 1) for line in status.read_text().splitlines() if ":" in line
            )
        except OSError:
            continue
        if int(lines["Pid"]) == pid or int(lines["PPid"]) == pid:
            total += int(lines.get("VmRSS", "0 kB").split()[0]) / 1024
    return total


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """`touchstone serve` in a process of its own."""

    def __init__(self, store: str, core: int | None, profile: str | None = None) -> None:
        command = [sys.executable, str(Path(__file__).with_name("bench_server.py")), store]
        command += [profile] if profile else []
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]
        if core is not None:
            for task in Path(f"/proc/{self.process.pid}/task").iterdir():
                os.sched_setaffinity(int(task.name), {core})

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


async def hello(url: str, table: dict[str, Any], seat: int) -> QuickClient:
    client = await QuickClient.open(url)
    welcomed = asyncio.get_running_loop().create_future()

    def receive(text: bytes) -> None:
        if text.startswith(b'{"type":"welcome"') and not welcomed.done():
            welcomed.set_result(None)

    client.receive = receive
    secret = table["seats"][seat - 1]["secret"]
    client.send(orjson.dumps({"type": "hello", "table": table["table"], "secret": secret}))
    await welcomed
    return client


class Game:
    """Both seats of one table: sends the next command when the last is acknowledged."""

    def __init__(
        self, clients: dict[int, QuickClient], figures: Figures, dice: random.Random
    ) -> None:
        self.clients = clients
        self.figures = figures
        self.dice = dice
        self.number = 0
        self.seat = 1
        self.placed = 0
        self.began = 0.0
        self.steps: list[tuple[int, dict[str, str]]] = []
        self.ended = asyncio.get_running_loop().create_future()
        for client in clients.values():
            client.receive = self.receive

    def next(self) -> None:
        """Sends the next command, or stops when the time is over."""
        if perf_counter() > self.figures.until:
            self.ended.set_result(None)
            return
        if not self.steps:
            self._plan()
        seat, command = self.steps[0]
        self.number += 1
        message = {"type": "command", "id": str(self.number), "command": command}
        self.began = perf_counter()
        self.clients[seat].send(orjson.dumps(message))

    def _plan(self) -> None:
        """A turn: place and say done; after some turns give up and begin again."""
        move = f"{self.dice.choice(PIECES)} {self.dice.choice(CELLS)}"
        self.steps = [
            (self.seat, {"do": "play", "text": move}),
            (self.seat, {"do": "play", "text": "done"}),
        ]
        if self.placed == TURNS:
            other = 3 - self.seat
            self.placed = 0
            self.steps = [
                (self.seat, {"do": "resign"}),
                (self.seat, {"do": "propose", "offer": "rematch"}),
                (other, {"do": "accept"}),
            ]

    def receive(self, text: bytes) -> None:
        """Only acknowledgements matter here."""
        if not text.startswith(b'{"type":"ack"'):
            return
        answer = orjson.loads(text)
        _, command = self.steps[0]
        if not answer["ok"]:
            self.figures.refused += 1
            self.steps = []
        else:
            if command["do"] == "play":
                self.figures.waits.append(perf_counter() - self.began)
            self.steps.pop(0)
            if not self.steps:
                self.placed += command["do"] == "play"
                self.seat = answer["update"]["view"]["turn"]
        self.next()


async def measure(arguments: argparse.Namespace, server: Server) -> Figures:
    socket_url = server.url.replace("http", "ws") + "/socket"
    figures = Figures()
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
        wish = {"game": "four-senses", "seats": [{}, {}]}
        tables = [
            (await client.post("/api/tables", json=wish)).json() for _ in range(arguments.tables)
        ]
    seats = [{seat: await hello(socket_url, table, seat) for seat in (1, 2)} for table in tables]
    dice = random.Random(1)
    figures.until = perf_counter() + arguments.seconds
    began, cpu = perf_counter(), cpu_seconds(server.process.pid)
    games = [Game(clients, figures, random.Random(dice.random())) for clients in seats]
    for game in games:
        game.next()
    await asyncio.gather(*(game.ended for game in games))
    took = perf_counter() - began
    used = cpu_seconds(server.process.pid) - cpu
    moves = len(figures.waits)
    print(f"tables                      {arguments.tables:>10}")
    print(f"moves acknowledged          {moves:>10}")
    print(f"moves a second              {moves / took:>10.0f}   (target 5000)")
    print(f"median wait, ms             {figures.percentile(0.5):>10.1f}")
    print(f"p99 wait, ms                {figures.percentile(0.99):>10.1f}   (target 50)")
    print(f"server core in use, %       {100 * used / took:>10.0f}")
    print(f"server time a move, us      {1e6 * used / max(1, moves):>10.0f}   (200 fill a core)")
    print(f"load of the machine         {os.getloadavg()[0]:>10.1f}   (cores: {os.cpu_count()})")
    return figures


async def idle(arguments: argparse.Namespace, server: Server) -> None:
    socket_url = server.url.replace("http", "ws") + "/socket"
    sockets = []
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
        for _ in range(arguments.idle // 2):
            wish = {"game": "four-senses", "seats": [{}, {}]}
            table = (await client.post("/api/tables", json=wish)).json()
            sockets += [await hello(socket_url, table, seat) for seat in (1, 2)]
    await asyncio.sleep(1)
    print(f"idle connections            {len(sockets):>10}")
    print(f"server memory, MB           {memory(server.process.pid):>10.0f}   (target 300)")
    for socket in sockets:
        socket.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--store")
    parser.add_argument("--profile", help="a file for cProfile's figures of the server")
    arguments = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    apart = len(cores) > 1
    if apart:
        os.sched_setaffinity(0, set(cores[1:]))
    with tempfile.TemporaryDirectory() as folder:
        store = arguments.store or f"sqlite:///{folder}/load.db"
        server = Server(store, cores[0] if apart else None, arguments.profile)
        try:
            if arguments.seconds:
                uvloop.run(measure(arguments, server))
        finally:
            server.stop()
        server = Server(store, cores[0] if apart else None)
        try:
            if arguments.idle:
                uvloop.run(idle(arguments, server))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
