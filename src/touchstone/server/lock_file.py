"""One server for one SQLite file: a second one is told so, and one that was killed leaves no trace.

The lock is on a file beside the store. The system lets go of it when the process ends, however it
ends; the file itself stays and means nothing.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from touchstone.server.starting import CannotStart
from touchstone.server.store_address import StoreAddress


class StoreInUse(CannotStart):
    """Another server uses this store."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            f"A Touchstone server uses {file} already. Stop it first, or choose another file with "
            "--store; several servers can share a PostgreSQL store."
        )


@contextmanager
def sole_use(url: str) -> Iterator[None]:
    """Holds the store of this address, if it is a file; raises StoreInUse."""
    file = StoreAddress(url).file
    if file is None:
        yield
        return
    held = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        try:
            _locker()(held)
        except OSError:
            raise StoreInUse(file) from None
        yield
    finally:
        os.close(held)


def _locker() -> Callable[[int], None]:
    """What locks an open file at once or raises OSError, on this system."""
    try:
        import fcntl  # noqa: PLC0415  not on Windows
    except ImportError:
        import msvcrt  # noqa: PLC0415  only on Windows

        return lambda file: msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    return lambda file: fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
