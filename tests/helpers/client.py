"""A player at a real socket who keeps every frame that came."""

import json
from contextlib import ExitStack
from secrets import token_hex
from time import monotonic
from types import TracebackType
from typing import Any, Self

from helpers.serving import PATIENCE, Message
from helpers.views import merged
from websockets.sync.client import ClientConnection, connect

from touchstone.views.wire.outgoing import FROM_SERVER


class Client:
    """One player's connection. Keeps every frame that it received."""

    def __init__(self, url: str, **headers: str) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                url,
                compression=None,
                additional_headers=headers,
                close_timeout=PATIENCE,
                max_queue=None,  # else a client that has not read everything cannot be closed
                open_timeout=PATIENCE,
                ping_interval=None,  # a busy machine may take its time
            )
        )
        self.frames: list[str] = []
        self.number = 0
        self._view: Message = {}
        self._name = token_hex(4)

    @classmethod
    def at(cls, url: str, table: Message, seat: int | None, **hello: Any) -> "Client":
        """A client that has said hello; `welcome` is what it was answered."""
        client = cls(url)
        secret = {"secret": table["seats"][seat - 1]["secret"]} if seat else {}
        client.welcome = client.hello(table["table"], **secret, **hello)
        return client

    welcome: Message

    def hello(self, table: str, **hello: Any) -> Message:
        self.send({"type": "hello", "table": table, **hello})
        return self.wait("welcome", "refused", "closed")

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Message:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        FROM_SERVER.validate_json(frame)
        message: Message = json.loads(frame)
        if "view" in (told := message.get("update") or message):
            # As every client does: what is not told again is as it was.
            told["view"] = self._view = merged(self._view, told["view"])
        return message

    def wait(self, *types: str) -> Message:
        """The next message of one of these types; others are passed over."""
        until = monotonic() + PATIENCE
        while True:
            message = self.receive(max(0.01, until - monotonic()))
            if message["type"] in types:
                return message

    def hears(self, words: str, kind: str = "players") -> Message:
        """The next message of this type whose utterance has these words in it."""
        while words not in (message := self.wait(kind))["utterance"]:
            pass
        return message

    def say(self, text: str, id: str | None = None, *, sure: bool = False) -> Message:  # noqa: A002
        """Sends a command and waits for its acknowledgement."""
        self.number += 1
        name = id or f"{self._name}-{self.number}"
        self.send({"type": "command", "id": name, "text": text, "sure": sure})
        while True:
            message = self.wait("ack", "refused", "closed")
            if message["type"] != "ack" or message["id"] == name:
                return message

    def play(self, text: str) -> Message:
        """Makes a move, and means it."""
        return self.say(text, sure=True)

    def settle(self) -> None:
        """Waits until everything that was on its way to this client has arrived."""
        self.send({"type": "ask", "id": "settle", "cells": []})
        while self.wait("choices")["id"] != "settle":
            pass

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
