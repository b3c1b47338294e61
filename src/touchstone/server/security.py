"""Secrets of seats, names of tables, and the links to both.

The secret of a seat is long enough that guessing is hopeless, and stored only as a hash.
"""

import re
from hashlib import sha256
from secrets import compare_digest, token_urlsafe

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
    """The address that leads to a seat, within this site."""
    return f"/join/{table}/{secret}"


def table_link(table: str) -> str:
    """The address of a table's page, within this site."""
    return f"/table/{table}"
