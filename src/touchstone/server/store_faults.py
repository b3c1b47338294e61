"""What can go wrong with a store, and who is to blame: the store, or what was to be stored."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from touchstone.server.refusals import Refusal

_log = logging.getLogger("touchstone.server")
_DATA, _INTEGRITY = "22", "23"
"""The classes of SQLSTATE with which PostgreSQL blames a row."""


class CorruptTable(Exception):
    """What is stored of a table cannot be read."""


def is_unavailable(error: BaseException) -> bool:
    """Whether the store cannot work now; else the rows are to blame, one of them at least."""
    root = root_of(error)
    if isinstance(root, sqlite3.Error):
        return isinstance(root, sqlite3.OperationalError)
    state = getattr(root, "sqlstate", None)
    if state is not None:
        return str(state)[:2] not in (_DATA, _INTEGRITY)
    # A driver that cannot even write a value down raises ValueError or OverflowError.
    return not isinstance(root, ValueError | OverflowError | TypeError)


def named(error: BaseException) -> str:
    """A fault for the log. Only SQLite's words are known to hold nothing of what is stored."""
    root = root_of(error)
    name = type(root).__name__
    return f"{name}: {root}" if isinstance(root, sqlite3.Error) else name


def root_of(error: BaseException) -> BaseException:
    """What the database itself said, without the layers round it."""
    while True:
        inner = error.orig if isinstance(error, DBAPIError) else error.__cause__
        if inner is None:
            return error
        error = inner


@contextmanager
def refused_in_a_sentence() -> Iterator[None]:
    """Whoever asked is told that the store is out of order; the log has a line about it."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        _log.error("the store failed: %s", named(error))
        raise Refusal("store/unavailable") from None
