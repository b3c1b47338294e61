"""A WebSocket client that costs next to nothing, so that one core can drive a server on another.

It speaks just enough of the protocol for measurements: text frames, no fragments, no extensions.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A


class QuickClient(asyncio.Protocol):
    """One connection; `receive` is called with the text of every message."""

    def __init__(self) -> None:
        self.receive: Callable[[bytes], None] = lambda _: None
        self.opened = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(cls, url: str) -> "QuickClient":
        """A connection that is ready."""
        parts = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(cls, parts.hostname, parts.port)
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert client._transport is not None
        client._transport.write(request.encode())
        await client.opened
        return client

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]

    def send(self, text: bytes) -> None:
        """Sends a message. The mask is all zeros, which the protocol allows."""
        size = len(text)
        head = struct.pack("!BB", _TEXT, 0x80 | size) if size < 126 else b""
        if not head:
            head = struct.pack("!BBH", _TEXT, 0x80 | 126, size)
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert b" 101 " in head, head
            self.opened.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at], buffer[at + 1], at + 2
            if size == 126:
                if len(buffer) < start + 2:
                    break
                (size,) = struct.unpack_from("!H", buffer, start)
                start += 2
            elif size == 127:
                if len(buffer) < start + 8:
                    break
                (size,) = struct.unpack_from("!Q", buffer, start)
                start += 8
            if len(buffer) < start + size:
                break
            payload = buffer[start : start + size]
            at = start + size
            if kind == _TEXT:
                self.receive(payload)
            elif kind == _PING and self._transport is not None:
                frame = struct.pack("!BB", _PONG, 0x80 | size) + b"\0\0\0\0" + payload
                self._transport.write(frame)
        self._buffer = buffer[at:]

    def close(self) -> None:
        """Ends the connection."""
        assert self._transport is not None
        self._transport.write(struct.pack("!BB", _CLOSE, 0x80) + b"\0\0\0\0")
        self._transport.close()
