"""What every answer of the server carries, and who may speak to it."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
App = Callable[
    [Scope, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]],
    Awaitable[None],
]

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

    async def __call__(
        self,
        scope: Scope,
        receive: Callable[[], Awaitable[Message]],
        send: Callable[[Message], Awaitable[None]],
    ) -> None:
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
