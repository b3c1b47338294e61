"""Messages that no good client would send, by the thousand, and a check that the server bears it.

Also run by hand for longer: `python tests/helpers/hostile.py --messages 1000000`.
"""

import argparse
import asyncio
import json
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from helpers.serving import PATIENCE
from websockets.asyncio.client import ClientConnection, connect

BENCH_SERVER = Path(__file__).parents[2] / "benchmarks" / "bench_server.py"
BATCH = 200
CELLS = [f"{column}{row}" for column in "abcde" for row in range(6)]
WORDS = [
    *("f", "h", "df", "dh", "claim", "done", "pass", "touch", "resign", "help", "board"),
    *(
        "score",
        "repeat",
        "supply",
        "to",
        "-",
        "«",
        "\u0000",
        "\u202e",
        "💥",
        "9" * 11,
        "a1-d1",
    ),
]
ODD: list[Any] = [None, True, -1, 0, 2**70, 1e308, "", "x" * 300, [], {}, [[]], {"a": {}}, "\ud83d"]


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
        name = str(dice.randrange(400))
        if dice.random() < 0.05:
            secrets = [seat["secret"] for seat in self.table["seats"]]
            secret = dice.choice([*secrets, *secrets, *secrets, "wrong", ""])
            hello = {"type": "hello", "table": self.table["table"], "secret": secret}
            return {**hello, "since": dice.randrange(100), "language": dice.choice(["de", "xx"])}
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
    async with connect(url, compression=None, max_queue=None, max_size=None) as socket:
        hello = {"type": "hello", "table": table["table"], "secret": table["seats"][0]["secret"]}
        await socket.send(json.dumps(hello))
        await _answers(socket, answers, 1)
        for first in range(0, messages, BATCH):
            wanted = min(BATCH, messages - first)
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


def rss(pid: int) -> float:
    """Megabytes that the process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def onslaught(store: str, messages: int, connections: int, seed: int) -> dict[str, Any]:
    """Attacks a server of its own; returns the figures."""
    process = subprocess.Popen(
        [sys.executable, str(BENCH_SERVER), store], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    url = (await asyncio.to_thread(process.stdout.readline)).split()[-1]
    totals: Counter[str] = Counter()
    memory = []
    try:
        parts = 5
        for part in range(parts):
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
                wish = {"game": "four-senses", "seats": [{}, {"masked": False}]}
                tables = [
                    (await client.post("/api/tables", json=wish)).json() for _ in range(connections)
                ]
            each = messages // parts // connections
            found = await asyncio.gather(
                *(
                    attack(url.replace("http", "ws") + "/socket", table, each, seed + 31 * n + part)
                    for n, table in enumerate(tables)
                )
            )
            for answers in found:
                totals += answers
            memory.append(rss(process.pid))
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
            assert (await client.get("/health")).status_code == 200
            figures = (await client.get("/metrics")).text
            assert "server/fault" not in figures
            assert "touchstone_tables_failed_total 0" in figures
    finally:
        process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(process.communicate, timeout=PATIENCE)
    assert process.returncode == 0
    return {"answers": totals, "memory": memory}


def main() -> None:
    """A long run, with figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--connections", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(
            onslaught(
                f"sqlite:///{folder}/hostile.db",
                arguments.messages,
                arguments.connections,
                arguments.seed,
            )
        )
    for code, count in found["answers"].most_common():
        print(f"{code:<24}{count:>10}")
    print("memory after each fifth, MB:", [round(value) for value in found["memory"]])


if __name__ == "__main__":
    main()
