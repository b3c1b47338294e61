"""How others reach this machine."""

import socket
from contextlib import suppress
from ipaddress import ip_address

_ANYWHERE = ("0.0.0.0", "::")
_OUTSIDE = ("192.0.2.1", "2001:db8::1")
"""Addresses for examples. Nothing is sent: the system only says which way it would go."""


def reachable(host: str, port: int) -> list[str]:
    """The addresses at which a server that listens here can be opened, the best first.

    >>> reachable("127.0.0.1", 8000)
    ['http://127.0.0.1:8000']
    """
    hosts = (_own_addresses() or ["127.0.0.1"]) if host in _ANYWHERE else [host]
    return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}" for host in hosts]


def is_near(host: str) -> bool:
    """Whether only this machine can reach a server that listens here."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _own_addresses() -> list[str]:
    found = []
    for outside in _OUTSIDE:
        family = socket.AF_INET6 if ":" in outside else socket.AF_INET
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as sock:
            sock.connect((outside, 9))
            found.append(str(sock.getsockname()[0]))
    with suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None)]
    return [address for address in dict.fromkeys(found) if _is_for_others(address)]


def _is_for_others(address: str) -> bool:
    known = ip_address(address.partition("%")[0])
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)
