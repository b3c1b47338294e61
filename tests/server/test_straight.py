"""The short way of a message past ASGI's queues: the same bytes, in the same order."""

from functools import partial
from struct import pack
from typing import Any

import orjson
import pytest
from helpers.client import Client
from helpers.raw import Raw, raw
from helpers.serving import Running, eventually
from websockets.frames import Frame, Opcode

from touchstone.server.asgi import STRAIGHT
from touchstone.server.frames import frame_at, head_of, only_text
from touchstone.server.refusals import Refusal
from touchstone.views.wire.outgoing import Hint

SEATS = [{"name": "Ana"}, {"name": "Ben"}]
A_LOT = "x" * 400_000


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_library_would_send(length: int) -> None:
    text = b"x" * length
    assert head_of(text) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_read_as_the_library_would_read_it(length: int) -> None:
    sent = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)
    before, after = b"before", b"after"
    data = before + sent + after
    assert frame_at(data, len(before)) == (len(before + sent), b"x" * length)
    assert {frame_at(sent[:cut], 0) for cut in range(min(20, len(sent)))} == {None}
    assert only_text(sent) == (b"x" * length if length <= 125 else None)
    assert {only_text(sent[:cut]) for cut in range(min(20, len(sent)))} == {None}
    assert only_text(sent + after) is None


def _masked(opcode: Opcode, *, fin: bool = True) -> bytes:
    return Frame(opcode, b"x", fin=fin).serialize(mask=True)


ODD = {
    "a part": _masked(Opcode.TEXT, fin=False),
    "the last part": _masked(Opcode.CONT),
    "with a reserved bit": b"\xc1" + _masked(Opcode.TEXT)[1:],
    "without a mask": Frame(Opcode.TEXT, b"x").serialize(mask=False),
    "bytes": _masked(Opcode.BINARY),
    "a ping": _masked(Opcode.PING),
}


@pytest.mark.parametrize("kind", ODD)
def test_all_but_plain_texts_are_left_to_the_library(kind: str) -> None:
    frame = ODD[kind]
    assert frame_at(frame, 0) == (len(frame), None)
    assert only_text(frame) is None


def _texts(client: Raw, count: int) -> list[dict[str, Any]]:
    """The next texts that the server sends; answers to pings are passed over."""
    found: list[dict[str, Any]] = []
    data = b""
    while len(found) < count:
        whole = frame_at(data, 0)
        if whole is None:
            data += client.socket.recv(1 if len(data) < 10 else 65_536)
        else:
            if data[0] == Opcode.TEXT | 0x80:
                found.append(orjson.loads(data[data.index(b"{") : whole[0]]))
            data = data[whole[0] :]
    assert not data
    return found


def _ask(number: int) -> bytes:
    return orjson.dumps({"type": "ask", "id": f"{number}", "cells": []})


def _whole(text: bytes) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=True)


def test_frames_may_arrive_in_any_pieces(server: Running) -> None:
    """Whole, several at once, in parts with a ping between them, and cut anywhere."""
    made = server.create(game="four-senses", seats=SEATS)
    hello = {"type": "hello", "table": made["table"], "secret": made["seats"][0]["secret"]}
    parts = (
        Frame(Opcode.TEXT, _ask(4)[:9], fin=False),
        Frame(Opcode.PING, b""),
        Frame(Opcode.CONT, _ask(4)[9:]),
    )
    cut = _whole(_ask(6))
    pieces = [
        (_whole(orjson.dumps(hello)), 1),
        (_whole(_ask(1)), 1),
        (_whole(_ask(2)) + _whole(_ask(3)), 2),
        (b"".join(part.serialize(mask=True) for part in parts), 1),
        (_whole(_ask(5)) + cut[:3], 1),
        (cut[3:] + _whole(_ask(7)), 2),
        (_whole(_ask(8)), 1),
    ]
    heard = []
    with raw(server) as client:
        client.upgrade()
        for piece, answers in pieces:
            client.send(piece)
            heard += _texts(client, answers)
    assert [one.get("id", one["type"]) for one in heard] == ["welcome", *"12345678"]


def test_a_text_among_the_parts_of_another_ends_the_connection(server: Running) -> None:
    with raw(server) as client:
        client.upgrade()
        begun = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
        client.send(begun + _whole(_ask(1)))
        assert client.read_all()[:4].endswith(pack("!H", 1002))


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


class _Noting:
    """A transport that notes what is written, one entry for each write."""

    def __init__(self, transport: Any) -> None:
        self._transport = transport
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)
        self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


def test_what_is_said_in_one_moment_leaves_in_one_go(server: Running) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana:
        connection = next(iter(server.server.sockets.open))
        line: Any = connection.scope["extensions"][STRAIGHT]
        noting = line.transport = _Noting(line.transport)
        sent = [f"{number}" for number in range(10)]

        def answer() -> None:
            for one in sent:
                connection.push(Hint(id=one))
            assert not noting.written

        server.call(answer)
        assert [ana.wait("hint")["id"] for _ in sent] == sent
        assert len(noting.written) == 1


def test_the_last_word_stands_behind_all_that_was_said(server: Running) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1) as ana:
        connection = next(iter(server.server.sockets.open))

        def answer_and_end() -> None:
            connection.push(Hint(id="one"))
            connection.end(Refusal("limit/idle"), 1001)
            connection.push(Hint(id="too late"))

        server.call(answer_and_end)
        heard = [ana.receive() for _ in range(2)]
    assert [one["type"] for one in heard] == ["hint", "closed"]


class _Stuck(_Noting):
    """A transport whose client does not read, so that it cannot be closed politely."""

    def close(self) -> None:
        pass


def test_whoever_answers_no_ping_is_let_go_without_a_fault(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """The protocol says farewell by itself, and what others do then cannot be told any more."""
    made = server.create(game="four-senses", seats=SEATS)
    with Client.at(server.socket_url, made, 1):
        connection = next(iter(server.server.sockets.open))
        line: Any = connection.scope["extensions"][STRAIGHT]

        def give_up_and_go_on() -> None:
            line.transport = _Stuck(line.transport)
            line.keepalive_timeout()
            connection.push(Hint(id="too late"))

        server.call(give_up_and_go_on)
        eventually(lambda: not server.server.sockets.open)
        server.call(line.transport.abort)
    assert not caplog.records


def test_a_server_may_end_while_somebody_leaves(server: Running) -> None:
    made = server.create(game="four-senses", seats=SEATS)
    farewell = Frame(Opcode.CLOSE, pack("!H", 1000)).serialize(mask=True)
    with Client.at(server.socket_url, made, 1):
        connection = next(iter(server.server.sockets.open))
        protocol: Any = connection.scope["extensions"][STRAIGHT]

        def leave_and_end() -> None:
            protocol.data_received(farewell)
            protocol.shutdown()

        server.call(leave_and_end)
        eventually(lambda: not server.server.sockets.open)
