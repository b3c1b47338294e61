"""Bytes on a bare socket: what no good client would send."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self
from urllib.parse import urlsplit

from helpers.serving import PATIENCE, Served

Headers = list[tuple[str, str]]

HANDSHAKE: Headers = [
    ("Connection", "Upgrade"),
    ("Upgrade", "websocket"),
    ("Sec-WebSocket-Version", "13"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
]
_NO_MASK = b"\0\0\0\0"


def request(method: str, path: str, headers: Headers, body: bytes = b"") -> bytes:
    """A request, whatever may be in it."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers), "", ""]
    return "\r\n".join(lines).encode("latin-1") + body


def frame(first: int, data: bytes = b"") -> bytes:
    """A short frame of a client; `first` has the kind and whether it is the last of a message."""
    return bytes([first, 0x80 | len(data)]) + _NO_MASK + data


class Raw:
    """A connection that sends bytes and reads what comes; `source` is the address that it has."""

    def __init__(self, server: Served, source: str = "") -> None:
        address = urlsplit(server.url)
        self.host = address.netloc
        to = (address.hostname, address.port)
        self.socket = socket.create_connection(to, PATIENCE, (source, 0))

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def read_head(self) -> bytes:
        """The status line and the headers of an answer."""
        head = b""
        while not head.endswith(b"\r\n\r\n") and (more := self.socket.recv(1)):
            head += more
        return head

    def read_all(self) -> bytes:
        """Everything until the server ends the connection."""
        found = b""
        try:
            while more := self.socket.recv(65_536):
                found += more
        except ConnectionResetError:
            pass
        return found

    def upgrade(self, path: str = "/socket") -> Self:
        """Becomes a WebSocket."""
        self.send(request("GET", path, [("Host", self.host), *HANDSHAKE]))
        head = self.read_head()
        assert head.startswith(b"HTTP/1.1 101"), head
        return self


@contextmanager
def raw(server: Served) -> Iterator[Raw]:
    made = Raw(server)
    try:
        yield made
    finally:
        made.socket.close()


def exchange(server: Served, data: bytes) -> bytes:
    """What the server says to these bytes before it ends the connection."""
    with raw(server) as made:
        made.send(data)
        return made.read_all()
