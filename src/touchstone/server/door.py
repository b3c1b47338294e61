"""The door of the server: who may come in, how often, and what every answer carries."""

import logging
from collections.abc import Callable
from typing import Any

from fastapi.responses import JSONResponse
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import ClientDisconnected

from touchstone.server.asgi import (
    App,
    Message,
    Receive,
    Scope,
    Send,
    base_of,
    header,
    headers,
    neighbourhood,
    path_of,
)
from touchstone.server.public import PublicUrl, is_host
from touchstone.server.rates import Buckets
from touchstone.server.refusals import Refusal
from touchstone.server.settings import LOOPBACK, Settings
from touchstone.views.wire.api import Problem
from touchstone.views.words import Words, words_for

_log = logging.getLogger("touchstone.server")

SOCKET = "/socket"
PRIVATE = ("/table/", "/join/", "/code/", "/invite/", "/sit/", "/record/", "/review/")
"""Pages of players: nothing for search engines."""
_UNLIMITED = ("/health", "/metrics", "/static/")
_CREATE = ("/play/", "/friend/", "/new/", "/set-up")
_READING = ("GET", "HEAD", "OPTIONS")

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_ALWAYS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"x-frame-options", b"DENY"),
]
_STRICT = (b"strict-transport-security", b"max-age=31536000")
_FORGET = (b"cache-control", b"no-store")
_NO_INDEX = (b"x-robots-tag", b"noindex")


class Door:
    """Passes on what may come in, to `web` or to `sockets`; answers everything else itself.

    Nothing that fails behind the door gets past it: whoever asked is told of a fault.
    """

    def __init__(
        self, settings: Settings, web: App, sockets: App, refused: Callable[[str], None]
    ) -> None:
        limits = settings.limits
        self._web, self._sockets, self._refused = web, sockets, refused
        self._public = PublicUrl.read(settings.public_url) if settings.public_url else None
        self._origins = {
            *settings.allowed_origins,
            *([self._public.origin] if self._public else ()),
        }
        self._most = limits.body_bytes
        self._requests = Buckets(limits.requests_per_second, limits.request_burst)
        self._tables = Buckets(limits.tables_per_second, limits.table_burst)
        self._connects = Buckets(limits.connects_per_second, 2 * limits.connections_per_address)
        inside: Any = self._enter
        self._through_proxies: Any = ProxyHeadersMiddleware(inside, list(settings.proxies))

    def speaks_for_others(self, peer: str) -> bool:
        """Whether many may be behind this address: it is a proxy, or on this machine."""
        return peer in LOOPBACK or peer in self._through_proxies.trusted_hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request or a connection; `peer` is who really called, before any proxy."""
        await self._through_proxies({**scope, "peer": scope.get("client")}, receive, send)

    async def _enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._public is not None:
            scope = self._public.seen_from_outside(scope)
        answer = _Answer(scope, send)
        try:
            self._check(scope)
            if scope["type"] == "websocket":
                await self._sockets(scope, receive, answer.send)
            else:
                await self._pass_on(scope, receive, answer.send)
        except Refusal as refusal:
            await self._refuse(refusal, scope, receive, answer)
        except ClientDisconnected:
            pass
        except Exception:
            _log.exception("a request failed")
            await self._refuse(Refusal("server/fault"), scope, receive, answer)

    def _check(self, scope: Scope) -> None:
        """Raises Refusal where something comes too fast or from a strange page."""
        host, path, base = header(scope, b"host"), path_of(scope), base_of(scope)
        if host and not is_host(host):
            raise Refusal("http/invalid", where="Host")
        if not str(scope["path"]).startswith(base) or path[:1] not in ("", "/"):
            raise Refusal("http/not-found")
        address = neighbourhood(scope)
        if scope["type"] == "websocket":
            if path != SOCKET:
                raise Refusal("http/not-found")
            self._check_origin(scope)
            if not self._connects.take(address):
                raise Refusal("limit/rate")
            return
        if not path.startswith(_UNLIMITED) and not self._requests.take(address):
            raise Refusal("limit/rate")
        if scope["method"] in _READING:
            return
        self._check_origin(scope)
        creates = path == "/api/tables" or path.startswith(_CREATE)
        if creates and not self._tables.take(address):
            raise Refusal("limit/rate")

    def _check_origin(self, scope: Scope) -> None:
        """Only our own pages may ask; programs send no origin and are no page."""
        host = header(scope, b"host")
        own = () if self._public or not host else (f"http://{host}", f"https://{host}")
        if not all(
            origin in self._origins or origin in own for origin in headers(scope, b"origin")
        ):
            raise Refusal("origin/refused")

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = await _body(receive, self._most)
        if body is None:
            return
        given = [{"type": "http.request", "body": body, "more_body": False}]

        async def replayed() -> Message:
            return given.pop() if given else await receive()

        # Whoever asks for the head of a page gets just that: uvicorn leaves out the rest.
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        await self._web({**scope, "method": method}, replayed, send)

    async def _refuse(
        self, refusal: Refusal, scope: Scope, receive: Receive, answer: "_Answer"
    ) -> None:
        if answer.begun:
            return
        self._refused(refusal.code)
        response = problem(refusal, words_for(header(scope, b"accept-language")))
        if refusal.code == "limit/rate":
            response.headers["retry-after"] = "1"
        await response(scope, receive, answer.send)


def problem(refusal: Refusal, words: Words) -> JSONResponse:
    """A refusal as programs read it."""
    told = Problem(code=refusal.code, sentence=refusal.sentence(words))
    return JSONResponse(told.model_dump(), refusal.status)


class _Answer:
    """Sends an answer with the headers that every answer carries."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.begun = False
        self._send = send
        self._extra = list(_ALWAYS)
        path = path_of(scope)
        if scope.get("scheme") in ("https", "wss"):
            self._extra.append(_STRICT)
        if not path.startswith("/static/"):
            self._extra.append(_FORGET)
        if path.startswith(PRIVATE):
            self._extra.append(_NO_INDEX)

    async def send(self, message: Message) -> None:
        """Passes on, and adds."""
        self.begun = True
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            message["headers"] = [*message.get("headers", ()), *self._extra]
        await self._send(message)


async def _body(receive: Receive, most: int) -> bytes | None:
    """The whole body, which must be short; None if the client is gone."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if len(body) > most:
            raise Refusal("http/too-long", most=most)
        if not message.get("more_body", False):
            return bytes(body)
