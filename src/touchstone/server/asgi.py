"""The words of ASGI, and small questions about a request."""

from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import IPv6Address, ip_address
from typing import Any, Protocol

from starlette.requests import cookie_parser

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_NETWORK_BITS = 64


class Straight(Protocol):
    """The short way between a WebSocket's bytes and whoever serves it, past ASGI's queues.

    It stands among the scope's extensions where the server that runs us offers it.
    """

    taker: Callable[[str], bool] | None
    """Is handed every text as it arrives, and says whether that is all; otherwise, and while
    others wait before it, the text comes by `receive`."""

    def write_at_once(self, text: bytes) -> bool:
        """Sends a text with all else that is said in this moment; False if it must wait its turn.

        It must where the client is slow, or was told very much.
        """


STRAIGHT = "touchstone.straight"
"""The name of that extension."""


def headers(scope: Scope, name: bytes) -> list[str]:
    """Every header of this name."""
    return [value.decode("latin-1") for found, value in scope["headers"] if found == name]


def header(scope: Scope, name: bytes) -> str:
    """The first header of this name, or nothing."""
    return next(iter(headers(scope, name)), "")


def cookie(scope: Scope, name: str) -> str | None:
    """A cookie; odd ones beside it, which other programs have set, do not hide it."""
    found = [cookie_parser(line) for line in headers(scope, b"cookie")]
    return next((cookies[name] for cookies in found if name in cookies), None)


def base_of(scope: Scope) -> str:
    """What stands before every path of this site: nothing, or something like `/touchstone`."""
    return str(scope.get("root_path", ""))


def path_of(scope: Scope) -> str:
    """The path within this site."""
    return str(scope["path"]).removeprefix(base_of(scope))


def neighbourhood(scope: Scope) -> str:
    """For whom rates are counted: an IPv4 address, or a network of IPv6.

    Whoever has one IPv6 address has 2**64 of them.
    """
    client = scope.get("client")
    try:
        address = ip_address(client[0] if client else "")
    except ValueError:
        return ""
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> _NETWORK_BITS << _NETWORK_BITS))
