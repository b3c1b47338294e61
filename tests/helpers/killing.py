"""Players who go on whatever happens to the server, and a check that nothing was lost.

Also run by hand for longer: `python tests/helpers/killing.py --kills 200`.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import uuid
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from helpers.serving import PATIENCE, Process
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import read_command
from touchstone.server.new_tables import seated_match
from touchstone.server.schema import Row, StoredTable
from touchstone.server.store import Store

CELLS = [f"{column}{row}" for column in "abcd" for row in range(1, 5)]


class Player:
    """Plays both seats of one table over two connections; sends again what was not answered."""

    def __init__(self, url: str, table: dict[str, Any], dice: Random) -> None:
        self.url = url
        self.table = table
        self.dice = dice
        self.acknowledged: list[tuple[int, str]] = []
        self.repeated = 0
        self.reconnections = 0
        self.ended = False
        self.turn = 1

    async def run(self) -> None:
        """Until it is told to end."""
        await asyncio.gather(self._seat(1), self._seat(2))

    async def _seat(self, seat: int) -> None:
        unanswered: dict[str, Any] | None = None
        heard = 0
        while not self.ended:
            try:
                async with connect(
                    self.url, compression=None, open_timeout=PATIENCE, close_timeout=1
                ) as socket:
                    secret = self.table["seats"][seat - 1]["secret"]
                    hello = {"type": "hello", "table": self.table["table"], "secret": secret}
                    await socket.send(json.dumps({**hello, "since": heard}))
                    while not self.ended:
                        if unanswered is not None:
                            await socket.send(json.dumps(unanswered))
                        answered = False
                        while not answered and not self.ended:
                            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                            view, heard = self._look(message, heard)
                            if message["type"] == "ack" and unanswered is not None:
                                assert message["id"] == unanswered["id"], message
                                answered = True
                                self._note(seat, unanswered, message)
                                unanswered = None
                            if view is not None:
                                answered = answered or unanswered is None
                                self.turn = view.get("turn", self.turn) or 0
                        if unanswered is None and self.turn in (0, seat):
                            unanswered = self._next(seat)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self.reconnections += 1
                await asyncio.sleep(self.dice.uniform(0.05, 0.3))

    def _look(self, message: dict[str, Any], heard: int) -> tuple[dict[str, Any] | None, int]:
        if message["type"] == "welcome":
            assert message["number"] >= heard, "an update that was told has vanished"
            return message["view"], message["number"]
        update = message.get("update") or (message if message["type"] == "update" else None)
        if update is None:
            return None, heard
        assert update["number"] == heard + 1, f"{update['number']} after {heard}"
        return update["view"], update["number"]

    def _note(self, seat: int, sent: dict[str, Any], answer: dict[str, Any]) -> None:
        self.repeated += answer["repeated"]
        if answer["ok"]:
            self.acknowledged.append((seat, sent["id"]))

    def _next(self, seat: int) -> dict[str, Any]:
        roll = self.dice.random()
        if self.turn == 0:
            text = "accept" if roll < 0.5 else "offer rematch"
        elif roll < 0.3:
            text = f"touch {self.dice.choice(CELLS)}"
        elif roll < 0.6:
            piece = self.dice.choice(["f", "h", "df", "dh"])
            text = f"{piece} {self.dice.choice(CELLS)}"
        elif roll < 0.9:
            text = self.dice.choice(["done", "pass"])
        else:
            line = self.dice.choice(["a1-d1", "a1-a4", "b1-b4", "a1-d4"])
            text = f"claim {line}"
        return {"type": "command", "id": uuid.uuid4().hex, "text": text, "sure": True}


async def kill_and_check(
    store: str, kills: int, tables: int, seed: int, progress: Callable[[int], None] | None = None
) -> dict[str, int]:
    """Plays, kills the server at random instants, and checks that nothing was lost."""
    dice = Random(seed)
    process = await asyncio.to_thread(Process, "--store", store)
    async with httpx.AsyncClient(base_url=process.url, timeout=PATIENCE) as client:
        wish = {"game": "four-senses", "seats": [{}, {}]}
        made = [(await client.post("/api/tables", json=wish)).json() for _ in range(tables)]
    players = [Player(process.socket_url, table, Random(dice.random())) for table in made]
    tasks = [asyncio.create_task(player.run()) for player in players]
    try:
        for number in range(kills):
            if progress is not None:
                progress(number)
            before = sum(len(player.acknowledged) for player in players)
            began = monotonic()
            while sum(len(player.acknowledged) for player in players) == before:
                assert monotonic() - began < PATIENCE, "nobody goes on playing"
                _raise_first(tasks)
                await asyncio.sleep(0.01)
            await asyncio.sleep(dice.uniform(0, 0.3))
            await asyncio.to_thread(process.kill)
            await asyncio.to_thread(process.start)
        await asyncio.sleep(0.5)
        for player, task in zip(players, tasks, strict=True):
            player.ended = True
            task.cancel()  # else one who waits for a message would wait for long
        for found in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(found, Exception):
                raise found
        status = await asyncio.to_thread(process.stop)
        assert status == 0, process.errors
    finally:
        for task in tasks:
            task.cancel()
        if process.process.poll() is None:
            process.kill()
    stored = await _check(store, players)
    return {
        "kills": kills,
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "stored": stored,
        "sent again": sum(player.repeated for player in players),
        "tries to reconnect": sum(player.reconnections for player in players),
    }


def _raise_first(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


async def _check(address: str, players: list[Player]) -> int:
    """Every acknowledged command is stored exactly once, and the commands replay."""
    store = Store(address)
    stored = 0
    try:
        for player in players:
            rows = await store.commands(player.table["table"])
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            ids = [(row.seat, row.client) for row in rows]
            assert len(set(ids)) == len(ids), "a command took effect twice"
            lost = set(player.acknowledged) - set(ids)
            assert not lost, f"acknowledged, but lost: {lost}"
            table = await store.table(player.table["table"])
            assert table is not None
            _replay(table, rows)
            stored += len(rows)
    finally:
        await store.close()
    return stored


def _replay(table: StoredTable, rows: list[Row]) -> None:
    """Replaying twice gives the same match, byte for byte."""
    texts = []
    for _ in range(2):
        match = seated_match(table, GAMES)
        for row in rows:
            match, _ = match.submit(read_command(Seat(row.seat), row.text))
        texts.append(repr(match.commands) + repr(match.log) + match.record.text())
    assert texts[0] == texts[1]


def main() -> None:
    """A long run, with figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = arguments.store or f"sqlite:///{folder}/kill.db"
        found = asyncio.run(
            kill_and_check(
                store,
                arguments.kills,
                arguments.tables,
                arguments.seed,
                lambda number: print(f"killed {number} times", end="\r", flush=True),
            )
        )
    for name, value in found.items():
        print(f"{name:<20}{value:>10}")
    print("nothing was lost")


if __name__ == "__main__":
    main()
