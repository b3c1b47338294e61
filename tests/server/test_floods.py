"""Guests who mean harm: floods, half requests, clients that do not read, bytes that are no text."""

import socket
import struct
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from helpers.client import Client
from helpers.hostile import rss
from helpers.raw import HANDSHAKE, Raw, exchange, frame, raw, request
from helpers.serving import NEVER, Process, Running, eventually, serving, sqlite

from touchstone.server.settings import Limits, Settings
from touchstone.views.wire.outgoing import Hint

SEATS = [{"name": "Ana"}, {"name": "Ben"}]
PING, PONG, TEXT, MORE = 0x89, 0x8A, 0x81, 0x00
REFUSED, NOT_TEXT = 1008, 1007


def _limited(settings: Settings, **limits: float) -> Settings:
    return replace(settings, limits=replace(settings.limits, **limits))  # type: ignore[arg-type]


def _closing_code(received: bytes) -> int:
    """The code in the close frame with which the server ended."""
    found: int = struct.unpack("!H", received[received.rindex(b"\x88") + 2 :][:2])[0]
    return found


def _sent(connection: Raw, data: bytes) -> bool:
    """Whether the server still takes bytes."""
    try:
        connection.send(data)
    except OSError:
        return False
    return True


def test_fifty_thousand_pings_that_nobody_reads_cost_no_memory(tmp_path: Path) -> None:
    with Process("--store", sqlite(tmp_path)) as server, raw(server) as flood:
        made = server.create(game="four-senses", seats=SEATS)
        flood.upgrade()
        before = rss(server.process.pid)
        pings = frame(PING, b"x" * 125) * 100
        assert not all(_sent(flood, pings) for _ in range(2000))
        assert rss(server.process.pid) - before < 20
        with Client.at(server.socket_url, made, 1) as ana:
            assert ana.play("f a1")["ok"]


@pytest.mark.parametrize("kind", [PING, PONG], ids=["pings", "pongs"])
def test_who_sends_too_many_frames_without_a_message_is_let_go(
    settings: Settings, kind: int
) -> None:
    with serving(_limited(settings, messages_per_second=0.001, message_burst=5)) as server:
        with raw(server) as quiet:
            quiet.upgrade().send(frame(PING, b"hi"))
            assert quiet.socket.recv(4) == b"\x8a\x02hi"
        with raw(server) as flood:
            flood.upgrade().send(frame(kind) * 6)
            assert _closing_code(flood.read_all()) == REFUSED
        eventually(lambda: not server.server.sockets.open)


def test_a_message_in_endless_pieces_ends_the_connection(settings: Settings) -> None:
    with (
        serving(_limited(settings, messages_per_second=0.001, message_burst=5)) as server,
        raw(server) as flood,
    ):
        flood.upgrade().send(frame(0x01) + frame(MORE) * 6)
        assert _closing_code(flood.read_all()) == REFUSED


def test_what_is_no_text_ends_the_connection_without_a_word_in_the_log(
    capsys: pytest.CaptureFixture[str], settings: Settings
) -> None:
    # Not the fixture of a server: its log would begin before the capture does.
    with serving(settings) as server:
        for message in (frame(TEXT, b"\xff\xfe"), frame(0x01, b"\xc3") + frame(0x80, b"x")):
            with raw(server) as odd:
                odd.upgrade().send(message)
                assert _closing_code(odd.read_all()) == NOT_TEXT
        with raw(server) as split:
            split.upgrade().send(frame(0x01, b'"\xc3') + frame(0x80, b'\xa9"'))
            assert b"wire/unreadable" in split.socket.recv(1000)
    assert capsys.readouterr().err == ""


def test_a_client_that_never_reads_is_let_go_though_it_hears_no_farewell(
    settings: Settings,
) -> None:
    with (
        serving(_limited(settings, unsent_messages=20, farewell_seconds=0.05)) as server,
        raw(server) as deaf,
    ):
        deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.upgrade()
        eventually(lambda: bool(server.server.sockets.open))
        (connection,) = server.server.sockets.open

        def shout() -> bool:
            server.call(lambda: connection.push(Hint(id="x" * 60, words="y" * 100_000)))
            return not server.server.sockets.open

        eventually(shout)


def test_who_goes_on_after_the_farewell_is_cut_off(settings: Settings) -> None:
    with (
        serving(_limited(settings, strikes=1, farewell_seconds=NEVER)) as server,
        raw(server) as deaf,
    ):
        deaf.upgrade()
        nonsense = frame(TEXT, b"x" * 125) * 100
        assert not all(_sent(deaf, nonsense) for _ in range(1000))


def test_half_requests_are_given_up(settings: Settings) -> None:
    halves = [b"", b"GET", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"\r\n"]
    body = request("POST", "/join", [("Host", "x"), ("Content-Length", "100")], b"code=")
    with serving(_limited(settings, request_seconds=0.2)) as server:
        waiting = [Raw(server) for _ in range(50)]
        for number, one in enumerate(waiting):
            one.send([*halves, body][number % 5])
        for one in waiting:
            assert one.read_all() == b""
            one.socket.close()
        with raw(server) as again:
            whole = request("GET", "/health", [("Host", again.host)])
            again.send(whole)
            assert again.read_head().startswith(b"HTTP/1.1 200")
            again.send(b"GET /help")
            assert b"Touchstone" not in again.read_all()
        assert server.get("/health").status_code == 200


ELSEWHERE, FURTHER_AWAY, HERE = "127.0.0.2", "127.0.0.3", "127.0.0.1"


def _is_served(connection: Raw) -> bool:
    """Whether a whole request is answered; the connection is one of the silent no more."""
    if not _sent(connection, request("GET", "/health", [("Host", connection.host)])):
        return False
    try:
        return connection.read_head().startswith(b"HTTP/1.1 200")
    except ConnectionResetError:
        return False


def test_an_address_cannot_keep_silent_connections_without_end(settings: Settings) -> None:
    few = _limited(settings, silent_per_address=3, request_seconds=NEVER)
    with serving(few) as server, ExitStack() as opened:

        def come(source: str) -> Raw:
            made = Raw(server, source)
            opened.callback(made.socket.close)
            return made

        silent = [come(ELSEWHERE) for _ in range(3)]
        for _ in range(50):
            assert come(ELSEWHERE).read_all() == b""
        assert _is_served(come(FURTHER_AWAY))
        assert all(_is_served(one) for one in [come(HERE) for _ in range(10)])
        assert _is_served(silent[0])
        assert _is_served(come(ELSEWHERE))
        silent[1].socket.close()
        eventually(lambda: _is_served(come(ELSEWHERE)))


def test_a_proxy_may_have_any_number_of_silent_connections(settings: Settings) -> None:
    few = _limited(settings, silent_per_address=3, request_seconds=NEVER)
    with serving(replace(few, trusted_proxies=(ELSEWHERE,))) as server:
        opened = [Raw(server, ELSEWHERE) for _ in range(10)]
        assert all(map(_is_served, opened))
        for one in opened:
            one.socket.close()


def test_a_request_without_end_is_cut_off(server: Running) -> None:
    with raw(server) as endless:
        endless.send(b"GET / HTTP/1.1\r\nX-Long: ")
        assert not all(_sent(endless, b"x" * 10_000) for _ in range(2000))
    assert exchange(server, b"GET /" + b"x" * 90_000)[:12] == b"HTTP/1.1 400"


def test_an_address_with_many_connections_cannot_talk_without_end(settings: Settings) -> None:
    limited = _limited(settings, messages_per_second=0.001, message_burst=5, talkers_per_address=2)
    with serving(limited) as server:
        made = server.create(game="four-senses", seats=SEATS)
        for _ in range(2):
            with Client.at(server.socket_url, made, None) as talker:
                for number in range(4):
                    talker.send({"type": "ask", "id": str(number), "cells": []})
                    assert talker.wait("choices", "refused")["type"] == "choices"
        with Client.at(server.socket_url, made, None) as third:
            assert third.welcome["code"] == "limit/rate"


def test_an_address_cannot_open_connections_without_end(settings: Settings) -> None:
    with serving(
        _limited(settings, connects_per_second=0.001, connections_per_address=3)
    ) as server:
        for _ in range(6):
            Client(server.socket_url).close()
        with raw(server) as seventh:
            head = request(
                "GET", "/socket", [("Host", seventh.host), *HANDSHAKE, ("Accept-Language", "de")]
            )
            seventh.send(head)
            answer = seventh.read_all()
        assert answer.startswith(b"HTTP/1.1 429")
        assert b"limit/rate" in answer
        assert b"content-security-policy" in answer


def test_the_usual_limits_keep_one_address_from_using_up_all_tables() -> None:
    limits, days = Limits(), Settings().table_seconds
    assert limits.table_burst + limits.tables_per_second * days < limits.tables
