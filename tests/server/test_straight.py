"""The short way of a message past ASGI's queues: the same bytes, in the same order."""

from functools import partial

import pytest
from helpers.client import Client
from helpers.serving import Running
from websockets.frames import Frame, Opcode

from touchstone.server.protocols import text_frame
from touchstone.views.wire.outgoing import Hint

SEATS = [{"name": "Ana"}, {"name": "Ben"}]
A_LOT = "x" * 400_000


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_library_would_send(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_what_had_to_wait_stays_before_what_comes_after_it(server: Running) -> None:
    """A client reads slowly, so some of it is queued; then it catches up, and nothing overtakes."""
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana:
        connection = next(iter(server.server.sockets.open))
        sent = [f"{number}" for number in range(40)]

        def send(ids: list[str], words: str) -> None:
            for one in ids:
                connection.push(Hint(id=one, words=words))

        server.call(lambda: send(sent[:20], A_LOT))
        heard = [ana.wait("hint")["id"] for _ in range(10)]
        for one in sent[20:]:
            server.call(partial(send, [one], "y"))
        heard += [ana.wait("hint")["id"] for _ in range(30)]
    assert heard == sent


def test_what_is_sent_in_one_piece_is_answered_in_order(server: Running) -> None:
    """A question that takes a while holds up the quick ones behind it, and those alone."""
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana:
        for number in range(3):
            ana.send({"type": "ask", "id": f"a{number}", "cells": []})
            ana.send({"type": "hint", "id": f"h{number}"})
        answers = [ana.wait("choices", "refused") for _ in range(6)]
    assert [one["id"] for one in answers] == ["a0", "h0", "a1", "h1", "a2", "h2"]
