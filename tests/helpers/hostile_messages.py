"""Messages that no good client would send: malformed, oversized, duplicated, reordered."""

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

from helpers.serving import PATIENCE
from websockets.asyncio.client import ClientConnection, connect

_BATCH = 200
CELLS = [f"{column}{row}" for column in "abcde" for row in range(6)]
WORDS = [
    *("f", "h", "df", "dh", "claim", "done", "pass", "touch", "resign", "help", "board"),
    *("score", "repeat", "supply", "to", "-", "«", "\u0000", "\u202e", "💥", "9" * 11, "a1-d1"),
]
ODD: list[Any] = [
    *(None, True, -1, 0, 2**70, 1e308, "", "x" * 300, [], {}, [[]], {"a": {}}, "\ud83d"),
    *("a\u0000", "\u0000", "\x9f", "\x1b[2J", "\u2800", "\u202e"),
]


class Attacker:
    """Makes messages: malformed, oversized, duplicated, reordered, and now and then fine."""

    def __init__(self, table: dict[str, Any], dice: Random) -> None:
        self.table = table
        self.dice = dice
        self.sent: list[str] = []

    def message(self) -> str:
        dice = self.dice
        roll = dice.random()
        if roll < 0.15:
            text = "".join(chr(dice.randrange(32, 0x2FFF)) for _ in range(dice.randrange(60)))
        elif roll < 0.25 and self.sent:
            text = dice.choice(self.sent[-50:])
        elif roll < 0.35:
            whole = json.dumps(self.fine())
            text = whole[: dice.randrange(len(whole))]
        elif roll < 0.55:
            text = json.dumps(self.twisted(self.fine()))
        elif roll < 0.57:
            text = json.dumps({**self.fine(), "padding": "y" * dice.randrange(5000, 9000)})
        else:
            text = json.dumps(self.fine())
        self.sent = [*self.sent[-100:], text]
        return text

    def fine(self) -> dict[str, Any]:
        """A message of the right form; what it asks for may still be nonsense."""
        dice = self.dice
        name = str(dice.randrange(400)) + dice.choice([""] * 30 + ["\u0000", "\n", "\x7f"])
        if dice.random() < 0.05:
            secrets = [seat["secret"] for seat in self.table["seats"]]
            secret = dice.choice([*secrets, *secrets, *secrets, "wrong", ""])
            hello = {"type": "hello", "table": self.table["table"], "secret": secret}
            if dice.random() < 0.3:
                hello["name"] = dice.choice(["Eve", "\u2800", "\u0000", "x" * 41, " ", "\u202eevE"])
            since = dice.choice([0, dice.randrange(100), 2**40])
            return {**hello, "since": since, "language": dice.choice(["de", "xx"])}
        if dice.random() < 0.2:
            return {"type": "ask", "id": name, "cells": dice.sample(CELLS, dice.randrange(4))}
        message: dict[str, Any] = {"type": "command", "id": name, "text": self._text()}
        if dice.random() < 0.2:
            message["sure"] = dice.random() < 0.5
        if dice.random() < 0.05:
            message["format"] = dice.randrange(4)
        return message

    def _text(self) -> str:
        dice = self.dice
        words = " ".join(dice.choice(WORDS + CELLS) for _ in range(dice.randrange(5)))
        return dice.choice(
            [
                words,
                words,
                f"{dice.choice(WORDS[:4])} {dice.choice(CELLS)}",
                f"touch {dice.choice([*CELLS, 'supply', words])}",
                f"offer {dice.choice(['draw', 'undo', 'rematch', words])}",
                dice.choice(["accept", "accept", "decline"]),
                dice.choice(["resign", "time-up", "return", "accept"]),
                "done",
                f"replace {dice.randrange(1, 4)} {dice.choice('12x')}",
                f"abandon {dice.choice('123x')}",
            ]
        )

    def twisted(self, message: Any) -> Any:
        """The message with something in it exchanged, left out or added."""
        dice = self.dice
        if not isinstance(message, dict) or not message or dice.random() < 0.05:
            return dice.choice(ODD)
        name = dice.choice(list(message))
        if isinstance(message[name], dict) and dice.random() < 0.7:
            return {**message, name: self.twisted(message[name])}
        roll = dice.random()
        if roll < 0.3:
            return {key: value for key, value in message.items() if key != name}
        if roll < 0.6:
            return {
                **message,
                dice.choice(["x", "admin", "seat", "type", "format"]): dice.choice(ODD),
            }
        return {**message, name: dice.choice(ODD)}


async def attack(url: str, table: dict[str, Any], messages: int, seed: int) -> Counter[str]:
    """Sends this many messages over one connection; counts the answers by code."""
    attacker = Attacker(table, Random(seed))
    answers: Counter[str] = Counter()
    async with connect(
        url,
        compression=None,
        max_queue=None,
        max_size=None,
        ping_interval=None,  # whoever shouts is made to wait, also for the answer to a ping
    ) as socket:
        hello = {"type": "hello", "table": table["table"], "secret": table["seats"][0]["secret"]}
        await socket.send(json.dumps(hello))
        await _answers(socket, answers, 1)
        for first in range(0, messages, _BATCH):
            wanted = min(_BATCH, messages - first)
            for _ in range(wanted):
                await socket.send(attacker.message().encode("utf-8", "replace").decode())
            await _answers(socket, answers, wanted)
    return answers


async def _answers(socket: ClientConnection, answers: Counter[str], wanted: int) -> None:
    """Reads until everything has been answered; every refusal has a code and a sentence."""
    while wanted > 0:
        message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        kind = message["type"]
        assert kind != "closed", message
        if kind not in ("ack", "choices", "refused", "welcome"):
            continue
        wanted -= 1
        code = message.get("code")
        if kind == "refused" or (kind == "ack" and not message["ok"]):
            assert code, message
            assert message["sentence"], message
            assert "/" in code, message
        answers[code or kind] += 1
