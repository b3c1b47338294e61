"""What is stored: only what was agreed and what was commanded, as tables and as plain values."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any

import sqlalchemy as sa

from touchstone.core.values import value

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("start", sa.Integer, nullable=False),
    sa.Column("position", sa.Text),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("open_secret", sa.String(64), nullable=False),
    sa.Column("clock_seconds", sa.Integer),
    sa.Column("clock_increment", sa.Integer),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("finished", sa.Boolean, nullable=False),
    sa.Column("failed", sa.Boolean, nullable=False),
    sa.Column("chance", sa.BigInteger),
    sa.Column("visited", sa.BigInteger, nullable=False),
    sa.Column("code", sa.String(64)),
    sa.Index("tables_in_lobby", "open", "finished", "created"),
    sa.Index("tables_by_visit", "visited"),
    sa.Index("tables_by_code", "code"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("masked", sa.Boolean, nullable=False),
    sa.Column("level", sa.Integer, nullable=False),
    sa.Column("taken", sa.Boolean, nullable=False),
    sa.Column("helper", sa.Boolean, nullable=False),
)

commands = sa.Table(
    "commands",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("client", sa.String(64), nullable=False),
    sa.Column("spent", sa.Integer, nullable=False),
)


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """A seat as it was agreed; `secret` is a hash."""

    seat: int
    secret: str
    name: str
    masked: bool
    level: int
    taken: bool
    helper: bool = False


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was agreed; what is laid out at random follows from `chance`.

    `visited` is when it was last loaded, give or take an hour. `code` is a hash of the number
    that invites to it.
    """

    id: str
    game: str
    settings: Mapping[str, str]
    rounds: int
    start: int
    position: str | None
    open: bool
    open_secret: str
    clock_seconds: int | None
    clock_increment: int | None
    created: int
    seats: tuple[StoredSeat, ...] = field(default=())
    finished: bool = False
    failed: bool = False
    chance: int | None = None
    visited: int = 0
    code: str | None = None


@value
class Row:
    """A stored command."""

    table_id: str
    number: int
    seat: int
    text: str
    client: str
    spent: int

    @property
    def place(self) -> tuple[str, int]:
        """Where it stands: no table has two of the same number."""
        return self.table_id, self.number

    def columns(self) -> dict[str, Any]:
        """What is stored, by the names of the columns."""
        return dict(zip(_COLUMNS, columns_of(self), strict=True))


_COLUMNS = tuple(column.name for column in fields(Row))
columns_of: Callable[[Row], tuple[Any, ...]] = attrgetter(*_COLUMNS)
"""What is stored of a row, in the order of the columns."""
