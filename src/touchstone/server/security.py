"""Who may speak to the server and for which seat, how often, and what every answer carries.

The secret of a seat is long enough that guessing is hopeless, and stored only as a hash.
"""

import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from hashlib import sha256
from secrets import compare_digest, token_urlsafe
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"x-frame-options", b"DENY"),
]
_STRICT = (b"strict-transport-security", b"max-age=31536000")
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_secret() -> str:
    """128 bits that nobody can guess."""
    return token_urlsafe(16)


def new_table_id() -> str:
    """A name for a table; whoever knows it can watch."""
    return token_urlsafe(9)


def is_table_id(text: str) -> bool:
    """Whether a table could be called that."""
    return _TABLE_ID.fullmatch(text) is not None


def hashed(secret: str) -> str:
    """What is stored of a secret. It is random and long, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def opens(secret: str, stored: str) -> bool:
    """Whether the secret is the one that was hashed."""
    return compare_digest(hashed(secret), stored)


def seat_link(table: str, secret: str) -> str:
    """The address that takes a seat."""
    return f"/join/{table}/{secret}"


def table_link(table: str) -> str:
    """The address of a table's page."""
    return f"/table/{table}"


def header(scope: Scope, name: bytes) -> str:
    """A header of the request, or nothing."""
    for found, value in scope["headers"]:
        if found == name:
            return str(value.decode("latin-1"))
    return ""


def address_of(scope: Scope, *, trust_proxy: bool) -> str:
    """The client's address; behind a proxy that is trusted, the one that it names."""
    if trust_proxy and (forwarded := header(scope, b"x-forwarded-for")):
        return forwarded.rsplit(",", 1)[-1].strip()[:64]
    client = scope.get("client")
    return str(client[0]) if client else ""


def origin_allowed(scope: Scope, allowed: Iterable[str]) -> bool:
    """Whether the page that asks is ours; programs send no origin and are no page."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    return origin in allowed or urlsplit(origin).netloc == header(scope, b"host")


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes on, and adds."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [*_HEADERS, *([_STRICT] if scope.get("scheme") == "https" else [])]
                if not str(scope["path"]).startswith("/static/"):
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        await self.app(scope, receive, send_with_headers)


class Bucket:
    """Lets `burst` things through at once and `rate` a second in the long run."""

    __slots__ = ("burst", "filled", "level", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.filled = monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket an address; the addresses that were quiet longest are forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may do one more thing now."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()

    def __len__(self) -> int:
        return len(self._buckets)
