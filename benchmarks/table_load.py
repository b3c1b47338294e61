"""The load on Touchstone: whole random games of Four Senses with a referee at many tables at once.

A move is one placement. Its wait is from sending it to its sender's acknowledgement; the next
command is sent when both seats have heard of the last. A rematch is offered and accepted.
"""

import asyncio
import random
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import httpx
import orjson
from processes import WINDOW, Row, Started, best, percentile
from quick_client import QuickClient

from touchstone.core.values import Seat
from touchstone.games import new_game

ROADS = ("masked", "open", "picture", "asking")
"""How both seats play: behind masks, with open eyes, with the picture as the page has it, and with
the questions that the page asks, too: what can be done at all, and what on a cell."""
GAMES = 200
"""Different games that are played, over and over, for either start."""

Script = list[tuple[int, str]]
"""The commands of a game with the seats that send them."""
REMATCH: Script = [(1, "offer rematch"), (2, "accept")]


def scripts(dice: random.Random) -> dict[int, list[Script]]:
    """Whole legal games, by the seat that starts."""
    return {start: [script(start, dice) for _ in range(GAMES)] for start in (1, 2)}


def script(start: int, dice: random.Random) -> Script:
    """One game that the rules have played: who places what."""
    game = new_game("four-senses", claims="referee")
    state, steps = game.initial(Seat(start)), []
    while game.outcome(state) is None:
        move = dice.choice(game.legal_moves(state))
        steps.append((int(game.to_move(state)), game.move_text(move)))
        state = game.play(state, move).state
    return steps


class Table:
    """Both seats of one table over two connections."""

    def __init__(
        self, made: dict[str, Any], road: str, games: dict[int, list[Script]], dice: random.Random
    ) -> None:
        self.clients: dict[int, QuickClient] = {}
        self._made = made
        self._asks = road == "asking"
        self._picture = road in ("picture", "asking")
        self._unanswered = 0
        self._mover: QuickClient
        self._command = b""
        """What is sent when the questions before it are answered."""
        self.waits: list[float] = []
        self.bytes = 0
        self.moves = 0
        self._commands = self._endless(games, dice)
        self._number = 0
        self._began = 0.0
        self._is_move = False
        self._missing = 0
        self._until = 0.0
        self._least = 0
        self._heard: asyncio.Future[None] | None = None

    async def sit(self, url: str) -> None:
        """Both come, say hello and are welcomed."""
        for seat in (1, 2):
            client = await QuickClient.open(url.replace("http", "ws") + "/socket")
            welcomed = asyncio.get_running_loop().create_future()
            client.receive = lambda text, wait=welcomed: _welcome(text, wait)
            hello = {"type": "hello", "table": self._made["table"], "picture": self._picture}
            hello["secret"] = self._made["seats"][seat - 1]["secret"]
            client.send(orjson.dumps(hello))
            await welcomed
            self.clients[seat] = client
        for client in self.clients.values():
            client.receive = self._receive

    @staticmethod
    def _endless(
        games: dict[int, list[Script]], dice: random.Random
    ) -> Iterator[tuple[int, str, bool]]:
        """Game after game; whether the command is a move."""
        start = 1
        while True:
            yield from ((*step, True) for step in dice.choice(games[start]))
            yield from ((*step, False) for step in REMATCH)
            start = 3 - start

    async def play(self, url: str, until: float, least: int) -> None:
        """Both come and play until a time, and until there were so many moves."""
        await self.sit(url)
        self._until, self._least = until, least
        self._heard = asyncio.get_running_loop().create_future()
        self._next()
        await self._heard

    def leave(self) -> None:
        """Both go."""
        for client in self.clients.values():
            client.close()

    async def one(self) -> tuple[str, bool]:
        """One command, until both have heard of it; says which, and whether it was a move."""
        self._until = 0.0
        self._heard = asyncio.get_running_loop().create_future()
        text = self._send()
        await self._heard
        return text, self._is_move

    def _next(self) -> None:
        if perf_counter() < self._until or self.moves < self._least:
            self._send()
        elif self._heard is not None:
            self._heard.set_result(None)

    def _send(self) -> str:
        seat, text, self._is_move = next(self._commands)
        self._number += 1
        self._missing = 2
        message = {"type": "command", "id": str(self._number), "text": text}
        self._command, self._mover = orjson.dumps(message), self.clients[seat]
        if self._asks and self._is_move:
            self._unanswered = 2
            for cells in ([], [text[-2:]]):
                self._mover.send(orjson.dumps({"type": "ask", "id": "a", "cells": cells}))
        else:
            self._give()
        return text

    def _give(self) -> None:
        self._began = perf_counter()
        self._mover.send(self._command)

    def _receive(self, text: bytes) -> None:
        self.bytes += len(text)
        if text.startswith(b'{"type":"ack"'):
            assert b'"ok":true' in text[:80], text[:300]
            if self._is_move and perf_counter() < self._until:
                self.waits.append(perf_counter() - self._began)
            self.moves += self._is_move
        elif text.startswith(b'{"type":"choices"'):
            assert b'"moves":[{' in text or b'"cells":[]' in text, text[:300]
            self._unanswered -= 1
            if not self._unanswered:
                self._give()
            return
        elif not text.startswith(b'{"type":"update"'):
            return
        self._missing -= 1
        if not self._missing:
            self._next()


def _welcome(text: bytes, welcomed: asyncio.Future[None]) -> None:
    if text.startswith(b'{"type":"welcome"') and not welcomed.done():
        welcomed.set_result(None)


async def laid(url: str, road: str, tables: int) -> list[Table]:
    """Tables for two people each, called differently everywhere: so are people."""
    dice = random.Random(7)
    games = scripts(dice)
    found = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        for number in range(tables):
            names = f"Ana {number}", f"Ben {number}"
            wish = {
                "game": "four-senses",
                "settings": {"claims": "referee"},
                "seats": [{"name": name, "masked": road == "masked"} for name in names],
            }
            answer = await client.post("/api/tables", json=wish)
            answer.raise_for_status()
            found.append(Table(answer.json(), road, games, random.Random(dice.random())))
    return found


async def seated(server: Started, tables: list[Table]) -> float:
    """Everybody comes at once; what one of them costs the server, in milliseconds of processor."""
    used = server.cpu()
    await asyncio.gather(*(table.sit(server.said) for table in tables))
    return 1000 * (server.cpu() - used) / (2 * len(tables))


async def load(server: Started, road: str, tables: int, seconds: float, least: int) -> Row:
    """All come and play at once for some seconds, and at least so many moves at each table."""
    playing = await laid(server.said, road, tables)
    began, used = perf_counter(), server.cpu()
    notes: list[tuple[int, float]] = []
    watching = asyncio.create_task(_note(server, playing, notes))
    await asyncio.gather(*(table.play(server.said, began + seconds, least) for table in playing))
    watching.cancel()
    used = server.cpu() - used
    waits = [1000 * wait for table in playing for wait in table.waits]
    size = sum(table.bytes for table in playing)
    median, slow = percentile(waits, 0.5), percentile(waits, 0.99)
    moves = sum(table.moves for table in playing)
    for table in playing:
        table.leave()
    return Row(road, moves, perf_counter() - began, used, size, median, slow, best(notes))


async def _note(server: Started, playing: list[Table], notes: list[tuple[int, float]]) -> None:
    while True:
        notes.append((sum(table.moves for table in playing), server.fine_cpu()))
        await asyncio.sleep(WINDOW)


async def end_in_moves(server: Started, road: str, games: int) -> float:
    """What the end of a game and the rematch cost together, in moves, by the server's processor."""
    (table,) = await laid(server.said, road, 1)
    await table.sit(server.said)
    costs: list[tuple[bool, float]] = []
    while sum(not is_move for is_move, _ in costs) < 2 * games:
        before = server.fine_cpu()
        _, is_move = await table.one()
        # Whatever the server still has to do for this command it does now.
        await asyncio.sleep(0.002)
        costs.append((is_move, server.fine_cpu() - before))
    # The last move of a game is the one before the offer.
    ordinary, ends = [], []
    for number, (is_move, cost) in enumerate(costs):
        last = is_move and number + 1 < len(costs) and not costs[number + 1][0]
        (ends if last or not is_move else ordinary).append(cost)
    return sum(ends) / games / (sum(ordinary) / len(ordinary))
