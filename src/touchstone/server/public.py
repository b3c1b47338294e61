"""Where people find the server, whatever proxies stand in between."""

import re
from dataclasses import dataclass
from typing import Self
from urllib.parse import urlsplit

from touchstone.server.asgi import Scope

_HOST = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
_BASE = re.compile(r"(/[A-Za-z0-9._~-]+)*")
_PORTS = {"http": ":80", "https": ":443"}
_SOCKET_SCHEMES = {"http": "ws", "https": "wss"}


def is_host(text: str) -> bool:
    """Whether this is a host, with or without a port."""
    return _HOST.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class PublicUrl:
    """The address of the first page: `https://games.example`, or `.../touchstone` below others."""

    scheme: str
    host: str
    base: str

    @classmethod
    def read(cls, text: str) -> Self:
        """Reads an address with or without a slash at the end; raises ValueError."""
        parts = urlsplit(text)
        host, base = parts.netloc.lower(), parts.path.rstrip("/")
        if parts.scheme not in _PORTS or not is_host(host) or not _BASE.fullmatch(base):
            raise ValueError(f"no address of a site: {text}")
        if {".", ".."} & set(base.split("/")) or parts.query or parts.fragment:
            raise ValueError(f"no address of a site: {text}")
        return cls(parts.scheme, host.removesuffix(_PORTS[parts.scheme]), base)

    @property
    def origin(self) -> str:
        """The site, as browsers name it."""
        return f"{self.scheme}://{self.host}"

    def seen_from_outside(self, scope: Scope) -> Scope:
        """The request as it left the browser, before any proxy changed it."""
        others = [(name, value) for name, value in scope["headers"] if name != b"host"]
        schemes = _SOCKET_SCHEMES if scope["type"] == "websocket" else {}
        return {
            **scope,
            "scheme": schemes.get(self.scheme, self.scheme),
            "headers": [(b"host", self.host.encode()), *others],
            "root_path": self.base,
        }
