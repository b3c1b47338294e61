"""Guests who talk without end, or stop in the midst: pings, pieces, halves, storms of hellos."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from urllib.parse import urlsplit

from helpers.raw import HANDSHAKE, frame, request
from helpers.serving import Message

_TEXT, _BINARY, _BEGIN, _MORE, _PING, _PONG = 0x81, 0x82, 0x01, 0x00, 0x89, 0x8A
_MUCH = 400
"""Packets of a flood."""
_SHORT = 125
"""Bytes that fit into a short frame."""


class Flooder:
    """A guest who means harm; `table` is one to which others have a seat."""

    def __init__(self, url: str, table: Message, dice: Random) -> None:
        self._address = urlsplit(url)
        self._table = table
        self._dice = dice
        self._ways: dict[str, Callable[[], Awaitable[None]]] = {
            "floods of pings": lambda: self._flood(frame(_PING, b"x" * _SHORT) * 50),
            "floods of pongs": lambda: self._flood(frame(_PONG) * 500),
            "messages in endless pieces": lambda: self._flood(frame(_MORE) * 500, frame(_BEGIN)),
            "bytes that are no text": lambda: self._flood(frame(_TEXT, b"\xff\xfe")),
            "binary messages": lambda: self._flood(frame(_BINARY, b"\0" * _SHORT) * 10),
            "storms of hellos": self._storm,
            "half requests": self._half,
            "requests without end": self._endless,
        }

    async def run(self, number: int) -> Counter[str]:
        """Does harm this many times, in turn; the server may cut the connection off."""
        ways = list(self._ways.items())
        seen: Counter[str] = Counter()
        for turn in range(number):
            name, way = ways[turn % len(ways)]
            await way()
            seen[name] += 1
        return seen

    async def _flood(self, packet: bytes, first: bytes = b"") -> None:
        await self._send([self._upgrade(), first, *[packet] * _MUCH])

    async def _storm(self) -> None:
        """Says hello over and over, reads nothing, and takes the seat of somebody else."""
        dice, hellos = self._dice, []
        for _ in range(_MUCH // 4):
            secret = dice.choice(["", "wrong", self._table["open_secret"]])
            hello = {"type": "hello", "table": self._table["table"], "since": 0}
            text = json.dumps({**hello, "secret": secret} if secret else hello).encode()
            head = bytes([_TEXT, 0x80 | 126]) + len(text).to_bytes(2, "big")
            short = frame(_TEXT, text) if len(text) <= _SHORT else head + b"\0\0\0\0" + text
            hellos.append(short)
        await self._send([self._upgrade(), *hellos])

    async def _half(self) -> None:
        whole = request("POST", "/join", [("Host", "x"), ("Content-Length", "100")], b"code=")
        await self._send([whole[: self._dice.randrange(len(whole))]], stay=0.2)

    async def _endless(self) -> None:
        await self._send([b"GET / HTTP/1.1\r\nX-Long: ", *[b"x" * 10_000] * 50])

    def _upgrade(self) -> bytes:
        return request("GET", "/socket", [("Host", self._address.netloc), *HANDSHAKE])

    async def _send(self, packets: list[bytes], stay: float = 0.0) -> None:
        """Sends as fast as the server takes it, reads nothing, and goes without a word."""
        _, writer = await asyncio.open_connection(self._address.hostname, self._address.port)
        with suppress(OSError, TimeoutError):
            for packet in packets:
                writer.write(packet)
                await asyncio.wait_for(writer.drain(), 1.0)
            await asyncio.sleep(stay)
        writer.transport.abort()
