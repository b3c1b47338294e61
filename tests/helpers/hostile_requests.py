"""Requests that no browser sends, over HTTP: odd headers, paths, bodies, cookies; and previews."""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass
from random import Random
from urllib.parse import urlsplit

from helpers.raw import HANDSHAKE, request
from helpers.serving import PATIENCE, Message

_PATHS = [
    *("/", "/health", "/metrics", "/socket", "/join/a/b", "/table/%00", "/record/x/9" + "9" * 30),
    *("/play/four-senses", "/new/tactori", "/language/de?back=%0d%0a", "/static/..%2fx", "//"),
    *("/help/", "/api/tables", "/api/games?language=%ff", "/sit/x", "*", "http://[/", "/join"),
]
_NAMES = [
    *("Host", "Origin", "Cookie", "Content-Length", "Upgrade", "Connection", "Transfer-Encoding"),
    *("Accept", "Accept-Language", "If-None-Match", "Sec-WebSocket-Key", "X-Forwarded-For"),
    *("Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol", "Expect", "Content-Type"),
]
_VALUES = [
    *("", "[", "http://[", "null", "\xff\xfe", "a" * 3000, "x:y:z", "-1", "0", "9" * 30, "+3"),
    *("websocket", "h2c", "chunked", 'a={"b":1}', "=;=;;=", "keep-alive, Upgrade", "%00", "*"),
    *("text/html", "de;q=x", "1.2.3.4, [::1", "100-continue", "127.0.0.1:99999999"),
]
_BODIES = [
    *(b"", b"{}", b"{", b"\xff", b"code=http://[", b"who1=bot%C2%B2&rounds=%C2%B2", b"[" * 4000),
    b"&".join(b"a%d=b" % number for number in range(200)),
    *(b'{"seats":[{"name":"\\ud800"}]}', b"who1=here&who2=bot" + b"9" * 5000, b"NaN"),
    b"rounds=%C2%B2&who1=here&who2=here",
    b'{"game":"four-senses","seats":[{"name":"\\u0000"},{"name":"\\u2800"}]}',
]
ODD_COOKIES = ('a={"b":1}', "x=\xe9", "a b=c", "=", ";;", 'q="unfinished')


def odd_request(dice: Random) -> bytes:
    """A request of which something is wrong, or too much, or missing."""
    headers = [("Host", "127.0.0.1"), *dice.choice([[], [], HANDSHAKE])]
    for _ in range(dice.randrange(4)):
        name = dice.choice(_NAMES)
        kept = [pair for pair in headers if pair[0] != name or dice.random() < 0.3]
        headers = [*kept, (name, dice.choice(_VALUES))]
    method = dice.choice(["GET", "GET", "HEAD", "POST", "POST", "PUT", "OPTIONS"])
    body = dice.choice(_BODIES) if method == "POST" or dice.random() < 0.1 else b""
    if dice.random() < 0.9:
        headers.append(("Content-Length", str(len(body))))
    return request(method, dice.choice(_PATHS), headers, body)


@dataclass(frozen=True)
class Answer:
    """What a server said; status 0 is nothing but the end of the connection."""

    status: int
    head: bytes = b""
    body: bytes = b""


async def exchanged(url: str, sent: bytes) -> Answer:
    """Sends these bytes over a connection of their own; the server may cut it off."""
    address = urlsplit(url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    try:
        writer.write(sent)
        async with asyncio.timeout(PATIENCE):
            return await _answer(reader, is_head=sent.startswith(b"HEAD"))
    except (OSError, asyncio.IncompleteReadError):
        return Answer(0)
    finally:
        writer.close()


async def _answer(reader: asyncio.StreamReader, *, is_head: bool) -> Answer:
    status = 100
    while status == 100:
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head[9:12])
    lines = [line.partition(b":") for line in head.lower().split(b"\r\n")]
    sizes = [int(value) for name, _, value in lines if name == b"content-length"]
    has_body = sizes and not is_head and status not in (101, 204, 304)
    return Answer(status, head, await reader.readexactly(sizes[0]) if has_body else b"")


async def send_odd_requests(url: str, number: int, dice: Random) -> Counter[str]:
    """Counts the answers by status; each refusal of ours has a code, and none is a fault."""
    seen: Counter[str] = Counter()
    for _ in range(number):
        sent = odd_request(dice)
        answer = await exchanged(url, sent)
        assert answer.status < 500 or answer.status == 503, (sent, answer)
        if answer.status >= 400 and b"application/json" in answer.head and answer.body:
            assert set(json.loads(answer.body)) == {"code", "sentence"}, (sent, answer)
        seen[f"HTTP {answer.status}" if answer.status else "HTTP cut off"] += 1
    return seen


async def preview(url: str, table: Message, number: int, dice: Random) -> Counter[str]:
    """Looks at a link as messengers do, and comes with cookies among which ours is hard to find."""
    link, host = table["open_link"], urlsplit(url).netloc
    mine = f"touchstone-{table['table']}={table['seats'][0]['secret']}"
    for _ in range(number):
        looked = await exchanged(url, request("GET", link, [("Host", host)]))
        assert looked.status == 200, looked
        assert b"set-cookie" not in looked.head.lower()
        odd = dice.choice(ODD_COOKIES)
        cookies = f"{odd}; {mine}; {odd}"
        known = await exchanged(url, request("GET", link, [("Host", host), ("Cookie", cookies)]))
        assert known.status == 303, (cookies, known)
    return Counter({"previews": number, "odd cookies": number})
