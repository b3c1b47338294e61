"""The address of a store, as people and hosting companies write it."""

from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from touchstone.server.connections import MOST
from touchstone.server.starting import CannotStart

_POSTGRES = ("postgres", "postgresql")
_POOL: dict[str, Any] = {"pool_size": MOST // 2, "max_overflow": MOST - MOST // 2}


class StoreAddress:
    """Where games are kept: `sqlite:///FILE` or `postgresql://USER@HOST/DATABASE`."""

    def __init__(self, text: str) -> None:
        try:
            self._url = make_url(text)
        except ArgumentError:
            raise _unknown(text) from None
        self.is_sqlite = self._url.drivername == "sqlite"
        if not self.is_sqlite and self._url.drivername not in _POSTGRES:
            raise _unknown(text)
        if self.file is not None and not self.file.absolute().parent.is_dir():
            raise CannotStart(
                f"There is no folder {self.file.absolute().parent} for the store. Make it first, "
                "or choose another with --store."
            )

    def __str__(self) -> str:
        """The address without its password."""
        return self._url.render_as_string(hide_password=True)

    @property
    def has_password(self) -> bool:
        """Whether it holds what nobody else should read."""
        return self._url.password is not None

    @property
    def file(self) -> Path | None:
        """The file of the store; None where it is none."""
        name = self._url.database if self.is_sqlite else None
        return Path(name) if name and name != ":memory:" else None

    def sqlite(self) -> Engine:
        """Connections to a file, made when they are needed."""
        return create_engine(self._url, poolclass=QueuePool, **_POOL)

    def postgres(self) -> AsyncEngine:
        """Connections to a database, made when they are needed."""
        import asyncpg  # noqa: PLC0415  an extra: needed only with PostgreSQL

        # The driver reads the address itself: it knows sslmode and all else that PostgreSQL's
        # own programs read in one.
        dsn = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        bare = URL.create("postgresql+asyncpg")
        return create_async_engine(bare, async_creator=partial(asyncpg.connect, dsn), **_POOL)


def _unknown(text: str) -> CannotStart:
    scheme = text.partition("://")[0] if "://" in text else text
    return CannotStart(
        f"Touchstone cannot keep games in a store of the kind {scheme!r}. Write --store "
        "sqlite:///FILE or --store postgresql://USER@HOST/DATABASE."
    )
