"""Players who go on whatever happens to the server, and a check that nothing was lost."""

import asyncio
import json
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from helpers.serving import PATIENCE, Message
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import read_command
from touchstone.server.new_tables import seated_match
from touchstone.server.schema import Row, StoredTable
from touchstone.server.store import Store

CELLS = [f"{column}{row}" for column in "abcd" for row in range(1, 5)]


@dataclass
class _Place:
    """One seat of the table: what it has heard, and what it still waits for."""

    seat: int
    heard: int = 0
    turn: int = 0
    unanswered: Message | None = None


class Player:
    """Plays both seats of one table over two connections; sends again what was not answered.

    Each connection goes to any of the servers.
    """

    def __init__(self, servers: Sequence[str], table: Message, dice: Random) -> None:
        self.servers = servers
        self.table = table
        self.dice = dice
        self.acknowledged: list[tuple[int, str]] = []
        self.repeated = 0
        self.reconnections = 0
        self.behind = 0
        """How often a server knew less than another had told before."""
        self.ended = False

    async def run(self) -> None:
        """Until it is told to end."""
        await asyncio.gather(self._sit(_Place(1)), self._sit(_Place(2)))

    async def _sit(self, place: _Place) -> None:
        while not self.ended:
            server = self.dice.choice(self.servers)
            try:
                async with connect(
                    server, compression=None, open_timeout=PATIENCE, close_timeout=1
                ) as socket:
                    await self._play(socket, place)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self.reconnections += 1
                await asyncio.sleep(self.dice.uniform(0.05, 0.3))

    async def _play(self, socket: ClientConnection, place: _Place) -> None:
        secret = self.table["seats"][place.seat - 1]["secret"]
        hello = {"type": "hello", "table": self.table["table"], "secret": secret}
        await socket.send(json.dumps({**hello, "since": place.heard}))
        while not self.ended:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            kind, waited = message["type"], place.unanswered
            self._hear(message, place)
            if kind == "ack" and waited is not None:
                assert message["id"] == waited["id"], message
                self._note(place.seat, waited, message)
                place.unanswered = None
            if kind == "refused":  # too fast, or the store was away
                await asyncio.sleep(0.2)
            elif place.unanswered is None and place.turn in (0, place.seat):
                place.unanswered = self._next(place.turn)
            elif kind != "welcome":
                continue
            if place.unanswered is not None:
                await socket.send(json.dumps(place.unanswered))

    def _hear(self, message: Message, place: _Place) -> None:
        update = message.get("update") or message
        if update["type"] == "welcome":
            is_behind = update["number"] < place.heard
            assert not is_behind or len(self.servers) > 1, "an update that was told has vanished"
            self.behind += is_behind
        elif update["type"] == "update":
            assert update["number"] == place.heard + 1, f"{update['number']} after {place.heard}"
        else:
            return
        place.heard = update["number"]
        place.turn = update["view"].get("turn", place.turn) or 0

    def _note(self, seat: int, sent: Message, answer: Message) -> None:
        self.repeated += answer["repeated"]
        if answer["ok"]:
            self.acknowledged.append((seat, sent["id"]))

    def _next(self, turn: int) -> Message:
        roll = self.dice.random()
        if turn == 0:
            text = "accept" if roll < 0.5 else "offer rematch"
        elif roll < 0.3:
            text = f"touch {self.dice.choice(CELLS)}"
        elif roll < 0.6:
            text = f"{self.dice.choice(['f', 'h', 'df', 'dh'])} {self.dice.choice(CELLS)}"
        elif roll < 0.9:
            text = self.dice.choice(["done", "pass"])
        else:
            text = f"claim {self.dice.choice(['a1-d1', 'a1-a4', 'b1-b4', 'a1-d4'])}"
        return {"type": "command", "id": uuid.uuid4().hex, "text": text, "sure": True}


@dataclass
class Found:
    """What is in the store, compared with what was acknowledged."""

    stored: int = 0
    lost: int = 0
    twice: int = 0
    holes: int = 0
    failed: int = 0


async def check(address: str, players: Sequence[Player]) -> Found:
    """Every acknowledged command should be stored exactly once, and the commands replay."""
    store, found = Store(address), Found()
    try:
        for player in players:
            rows = await store.commands(player.table["table"])
            ids = [(row.seat, row.client) for row in rows]
            found.stored += len(rows)
            found.twice += len(ids) - len(set(ids))
            found.lost += len(set(player.acknowledged) - set(ids))
            found.holes += [row.number for row in rows] != list(range(1, len(rows) + 1))
            table = await store.table(player.table["table"])
            assert table is not None
            found.failed += table.failed
            _replay(table, rows)
    finally:
        await store.close()
    return found


def _replay(table: StoredTable, rows: list[Row]) -> None:
    """Replaying twice gives the same match, byte for byte."""
    texts = []
    for _ in range(2):
        match = seated_match(table, GAMES)
        for row in rows:
            match, _ = match.submit(read_command(Seat(row.seat), row.text))
        texts.append(repr(match.commands) + repr(match.log) + match.record.text())
    assert texts[0] == texts[1]
