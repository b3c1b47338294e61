"""Headers, paths and bodies that no browser sends: answered or cut off, never a fault."""

from dataclasses import replace
from random import Random

import pytest
from helpers.raw import HANDSHAKE, raw, request
from helpers.serving import serving

from touchstone.server.settings import Settings

_PATHS = [
    "/",
    "/health",
    "/metrics",
    "/socket",
    "/join/a/b",
    "/table/%00",
    "/record/x/9" + "9" * 30,
]
_PATHS += ["/play/four-senses", "/new/tactori", "/language/de?back=%0d%0a", "/static/..%2fx", "//"]
_PATHS += ["/help/", "/api/tables", "/api/games?language=%ff", "/sit/x", "*", "http://[/", "/join"]
_NAMES = [
    "Host",
    "Origin",
    "Cookie",
    "Content-Length",
    "Upgrade",
    "Connection",
    "Transfer-Encoding",
]
_NAMES += ["Accept", "Accept-Language", "If-None-Match", "Sec-WebSocket-Key", "X-Forwarded-For"]
_NAMES += ["Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol", "Expect", "Content-Type"]
_VALUES = ["", "[", "http://[", "null", "\xff\xfe", "a" * 3000, "x:y:z", "-1", "0", "9" * 30, "+3"]
_VALUES += ["websocket", "h2c", "chunked", 'a={"b":1}', "=;=;;=", "keep-alive, Upgrade", "%00", "*"]
_VALUES += ["text/html", "de;q=x", "1.2.3.4, [::1", "100-continue", "127.0.0.1:99999999"]
_BODIES = [
    b"",
    b"{}",
    b"{",
    b"\xff",
    b"code=http://[",
    b"who1=bot%C2%B2&rounds=%C2%B2",
    b"[" * 4000,
]
_BODIES += [
    b"&".join(b"a%d=b" % number for number in range(200)),
    b'{"seats":[{"name":"\\ud800"}]}',
]
_BODIES += [b"who1=here&who2=bot" + b"9" * 5000, b"rounds=%C2%B2&who1=here&who2=here", b"NaN"]


def test_odd_requests_are_never_a_fault(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    dice = Random(5)
    counted: set[bytes] = set()
    limits = replace(settings.limits, request_seconds=0.1)
    hasty = replace(settings, limits=limits)
    with serving(replace(hasty, trusted_proxies=("127.0.0.1",))) as server:
        for _ in range(600):
            headers = [("Host", "127.0.0.1"), *dice.choice([[], [], HANDSHAKE])]
            for _ in range(dice.randrange(4)):
                name = dice.choice(_NAMES)
                kept = [pair for pair in headers if pair[0] != name or dice.random() < 0.3]
                headers = [*kept, (name, dice.choice(_VALUES))]
            method = dice.choice(["GET", "GET", "HEAD", "POST", "POST", "PUT", "OPTIONS"])
            body = dice.choice(_BODIES) if method == "POST" or dice.random() < 0.1 else b""
            if dice.random() < 0.9:
                headers.append(("Content-Length", str(len(body))))
            sent = request(method, dice.choice(_PATHS), headers, body)
            with raw(server) as odd:
                odd.send(sent)
                status = odd.read_head()[9:12]
            assert not status.startswith(b"5"), sent
            counted.add(status)
        assert server.get("/health").status_code == 200
    assert {b"200", b"400", b"403", b"404", b"405", b"422", b"101"} <= counted
    assert capsys.readouterr().err == ""
