"""Secrets of seats, names of tables, and the links to both.

The secret of a seat is long enough that guessing is hopeless, and stored only as a hash.
"""

import re
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import compare_digest, token_urlsafe

_DIGITS = 10
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_secret() -> str:
    """128 bits that nobody can guess."""
    return token_urlsafe(16)


def new_table_id() -> str:
    """A name for a table; whoever knows it can watch.

    It begins and ends with a letter or a digit: a dash in front would be an option to a command,
    and whatever finds links in a text leaves the last mark out.
    """
    while not ((name := token_urlsafe(9))[0] + name[-1]).isalnum():
        pass
    return name


def is_table_id(text: str) -> bool:
    """Whether a table could be called that."""
    return _TABLE_ID.fullmatch(text) is not None


def hashed(secret: str) -> str:
    """What is stored of a secret. It is random and long, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def opens(secret: str, stored: str) -> bool:
    """Whether the secret is the one that was hashed."""
    return compare_digest(hashed(secret), stored)


def invitation_of(secret: str) -> str:
    """The secret of the open link, from that of the host's seat: so the host can always invite.

    Nobody finds the way back from it to the seat.
    """
    return urlsafe_b64encode(_derived("invitation", secret)[:16]).decode().rstrip("=")


def code_of(invitation: str) -> str:
    """An invitation as a number that can be said aloud in any language, and typed by anybody."""
    number = int.from_bytes(_derived("code", invitation)) % 10**_DIGITS
    return f"{number:0{_DIGITS}}"


def is_code(text: str) -> bool:
    """Whether an invitation could have this number."""
    return text.isascii() and text.isdigit() and len(text) == _DIGITS


def spoken_code(code: str) -> str:
    """The number in groups, as people say it."""
    return " ".join((code[:3], code[3:6], code[6:]))


def _derived(purpose: str, secret: str) -> bytes:
    return sha256(f"touchstone {purpose} {secret}".encode()).digest()


def seat_link(table: str, secret: str) -> str:
    """The address that leads to a seat, within this site."""
    return f"/join/{table}/{secret}"


def table_link(table: str) -> str:
    """The address of a table's page, within this site."""
    return f"/table/{table}"
