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

from touchstone.core.values import Seat
from touchstone.games import new_game

GAMES = 100
"""Different games that are played, over and over, for either start."""

Script = list[tuple[int, str]]
"""The commands of a game with the seats that send them."""
REMATCH = ("offer rematch", "accept")


@dataclass
class Figures:
    """What the client measured."""

    waits: list[float] = field(default_factory=list)
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


def scripts(dice: random.Random) -> dict[int, list[Script]]:
    """Whole legal games by the seat that starts; nobody claims, so all go on to the last piece."""
    return {start: [script(start, dice) for _ in range(GAMES)] for start in (1, 2)}


def script(start: int, dice: random.Random) -> Script:
    """One game that the rules have played: who says what, and how a rematch comes about."""
    game = new_game("four-senses")
    state, steps = game.initial(Seat(start)), []
    while game.outcome(state) is None:
        seat = int(game.to_move(state))
        moves = {game.move_text(move): move for move in game.legal_moves(state)}
        text = dice.choice([text for text in moves if not text.startswith("claim")])
        state = game.play(state, moves[text]).state
        steps.append((seat, text))
    return [*steps, *enumerate(REMATCH, start=1)]


class Game:
    """Both seats of one table: sends the next command when the last is acknowledged."""

    def __init__(
        self,
        clients: dict[int, QuickClient],
        figures: Figures,
        games: dict[int, list[Script]],
        dice: random.Random,
    ) -> None:
        self.clients = clients
        self.figures = figures
        self.games = games
        self.dice = dice
        self.start = 1
        self.number = 0
        self.began = 0.0
        self.steps = iter(dice.choice(games[self.start]))
        self.command = ""
        self.until = dice.randrange(1, len(games[1][0]))
        self.ended = asyncio.get_running_loop().create_future()
        for client in clients.values():
            client.receive = self.receive

    async def begin(self) -> None:
        """Plays a part of the first game: people at many tables do not play in step."""
        self.next()
        await self.ended

    async def play(self) -> None:
        """Plays on until the time is over."""
        self.until, self.ended = 0, asyncio.get_running_loop().create_future()
        self.next()
        await self.ended

    def next(self) -> None:
        """Sends the next command, or stops when the time is over."""
        if self.number == self.until or (not self.until and perf_counter() > self.figures.until):
            self.ended.set_result(None)
            return
        step = next(self.steps, None)
        if step is None:
            self.start = 3 - self.start
            self.steps = iter(self.dice.choice(self.games[self.start]))
            step = next(self.steps)
        seat, self.command = step
        self.number += 1
        message = {"type": "command", "id": str(self.number), "text": self.command}
        self.began = perf_counter()
        self.clients[seat].send(orjson.dumps(message))

    def receive(self, text: bytes) -> None:
        """Only acknowledgements matter here."""
        if not text.startswith(b'{"type":"ack"'):
            return
        assert b'"ok":true' in text[:60], text
        if self.command not in REMATCH and not self.until:
            self.figures.waits.append(perf_counter() - self.began)
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
    games = scripts(dice)
    played = [Game(clients, figures, games, random.Random(dice.random())) for clients in seats]
    await asyncio.gather(*(game.begin() for game in played))
    began, cpu = perf_counter(), cpu_seconds(server.process.pid)
    figures.until = began + arguments.seconds
    await asyncio.gather(*(game.play() for game in played))
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
