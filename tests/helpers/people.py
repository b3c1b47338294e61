"""People at tables of any game: they play what they are offered, drop out, come back, and watch.

They know no rules. What cannot happen at a good server raises `Fault`.
"""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from math import inf
from random import Random
from time import monotonic
from typing import Any

from helpers.serving import PATIENCE, Message
from helpers.views import merged
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from touchstone.views.languages import LANGUAGES

_ASIDE = ("help", "board", "score", "repeat", "clock", "touch supply")
_SUITS_NOBODY = 60
"""Commands after which somebody gives up: games of people who guess may not end otherwise."""


class Fault(AssertionError):
    """Something that no guest should ever see."""


@dataclass
class Life:
    """What all tables share: the server, the pace, the end of the trial, and what was seen."""

    url: str
    dice: Random
    pace: float
    until: float
    away: float
    """The longest that somebody stays away, in seconds."""
    least: int = 0
    """Commands that must have been taken before it ends, however long a busy machine needs."""
    seen: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)

    @property
    def goes_on(self) -> bool:
        """Whether the trial is not over yet."""
        return monotonic() < self.until or self.seen["commands taken"] < self.least


@dataclass
class Sitting:
    """The time that some people spend together at a table."""

    life: Life
    table: str
    matches: int
    """How many matches they want to play before they go."""
    until: float
    """When they go at the latest."""
    guests: list["Guest"] = field(default_factory=list)

    @property
    def goes_on(self) -> bool:
        return monotonic() < self.until and self.life.goes_on


class Guest:
    """Somebody at a table; without a secret only a watcher."""

    def __init__(self, sitting: Sitting, seat: int | None, secret: str | None) -> None:
        self.sitting, self.seat, self.secret = sitting, seat, secret
        self.life, self.dice = sitting.life, Random(sitting.life.dice.random())
        self.heard = 0
        self.view: Message = {"over": False}
        self.table: Message = {}
        self.players: list[Message] = []
        self.number = 0
        self.asked: tuple[str, float] | None = None
        """The id of what is not answered yet, and since when."""

    async def run(self) -> None:
        """Comes and goes until the sitting is over."""
        while self.sitting.goes_on:
            self.asked = None
            try:
                async with connect(
                    self.life.url,
                    compression=None,
                    open_timeout=PATIENCE,
                    close_timeout=5,
                    ping_interval=None,  # a busy machine may take its time
                ) as socket:
                    await self._stay(socket)
            except ConnectionClosed as closed:
                raise Fault(f"thrown out of {self.sitting.table}: {closed}") from None
            if self.sitting.goes_on:
                self.life.seen["left and came back"] += 1
                await asyncio.sleep(self.dice.uniform(0.1, self.life.away))

    async def _stay(self, socket: ClientConnection) -> None:
        hello: Message = {"type": "hello", "table": self.sitting.table, "since": self.heard}
        hello |= {"secret": self.secret} if self.secret else {}
        picture = self.dice.random() < 0.5
        language = self.dice.choice(list(LANGUAGES))
        await socket.send(json.dumps({**hello, "picture": picture, "language": language}))
        leaves = monotonic() + self.dice.expovariate(1 / (40 * self.life.pace))
        acts = inf
        while self.sitting.goes_on and (self.asked or monotonic() < leaves):
            acts = min(acts, monotonic() + self.life.pace * self.dice.uniform(0.5, 1.5))
            try:
                text = await asyncio.wait_for(socket.recv(), max(0.0, acts - monotonic()))
            except TimeoutError:
                acts = inf
                message = self._wish()
            else:
                message = self._hear(json.loads(text))
            if message is not None:
                self.number += 1
                name = f"{self.seat}-{self.number}-{self.dice.random()}"
                self.asked = (name, monotonic())
                await socket.send(json.dumps({**message, "id": name}))

    # What is heard -------------------------------------------------------------------------------

    def _hear(self, message: Message) -> Message | None:
        """Takes it in; perhaps there is something to ask further."""
        kind = message["type"]
        if kind == "closed" or (kind == "refused" and message["code"] != "limit/rate"):
            raise Fault(f"{self.sitting.table}: {message}")
        if kind in ("ack", "choices", "refused"):
            self._answered(message)
        if kind == "welcome":
            self.table, self.players = message["table"], message["players"]
            if message["number"] < self.heard:
                raise Fault(f"{self.sitting.table} has forgotten an update")
            self._look(message)
        elif kind == "players":
            self.players = message["players"]
        elif kind == "choices":
            return self._choose(message)
        update = message.get("update") or message
        if update["type"] == "update":
            if update["number"] != self.heard + 1:
                raise Fault(f"update {update['number']} after {self.heard}")
            self._look(update)
        return None

    def _look(self, told: Message) -> None:
        view = merged(self.view, told["view"])
        if view["over"] and not self.view["over"] and self is self.sitting.guests[0]:
            self.life.seen["matches to the end"] += 1
        self.heard, self.view = told["number"], view

    def _answered(self, message: Message) -> None:
        if self.asked is None or message["id"] != self.asked[0]:
            raise Fault(f"an answer to nothing: {message}")
        if message["type"] == "ack":
            self.life.waits.append(monotonic() - self.asked[1])
            self.life.seen["commands taken" if message["ok"] else "commands refused"] += 1
        self.asked = None

    # What is done --------------------------------------------------------------------------------

    def _wish(self) -> Message | None:
        """What to send now, if anything."""
        if self.asked is not None:
            if monotonic() - self.asked[1] > PATIENCE:
                raise Fault(f"{self.sitting.table}: no answer to {self.asked[0]}")
            return None
        if self.seat is None or not self.table:
            return None
        text = self._after_the_end() if self.view["over"] else self._in_play()
        if text == "ask":
            return {"type": "ask", "cells": []}
        return None if text is None else _command(text)

    def _after_the_end(self) -> str | None:
        offer = self.view["offer"]
        if self.sitting.matches <= 1:
            self.sitting.until = 0.0
            return None
        if offer is not None:
            return None if offer["mine"] or offer["agreed"] else "accept"
        self.sitting.matches -= 1
        self.life.seen["rematches offered"] += 1
        return "offer rematch"

    def _in_play(self) -> str | None:
        gone = [player["seat"] for player in self.players if player["replaceable"]]
        offer, roll = self.view["offer"], self.dice.random()
        if gone and self.seat not in gone:
            self.life.seen["bots for the absent"] += 1
            return f"replace {gone[0]} 1" if roll < 0.8 else f"abandon {gone[0]}"
        if offer is not None and not offer["mine"] and not offer["agreed"]:
            return "accept" if roll < 0.3 else "decline"
        if roll < 0.1:
            return self.dice.choice(_ASIDE)
        if not self.view["yours"]:
            return "offer undo" if roll > 0.99 else None
        if self.number > _SUITS_NOBODY and roll > 0.9:
            return "resign"
        return f"touch {self._cell()}" if self.table["masked"] and roll > 0.8 else "ask"

    def _cell(self) -> str:
        column = chr(ord("a") + self.dice.randrange(self.table["columns"]))
        return f"{column}{1 + self.dice.randrange(self.table['rows'])}"

    def _choose(self, choices: Message) -> Message | None:
        moves, onward = choices["moves"], choices["next"]
        if moves and (not onward or self.dice.random() < 0.5):
            return _command(self.dice.choice(moves)["text"])
        if onward:
            return {"type": "ask", "cells": [*choices["cells"], self.dice.choice(onward)]}
        return None


def _command(text: str) -> dict[str, Any]:
    return {"type": "command", "text": text, "sure": True}
