"""What is stored: only what was agreed and what was commanded, as tables and as plain values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("settings", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("start", Integer, nullable=False),
    Column("position", Text),
    Column("open", Boolean, nullable=False),
    Column("open_secret", String(64), nullable=False),
    Column("clock_seconds", Integer),
    Column("clock_increment", Integer),
    Column("created", BigInteger, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("failed", Boolean, nullable=False),
    Column("chance", BigInteger),
    Index("tables_in_lobby", "open", "finished", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("masked", Boolean, nullable=False),
    Column("level", Integer, nullable=False),
    Column("taken", Boolean, nullable=False),
    Column("helper", Boolean, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("client", String(64), nullable=False),
    Column("spent", Integer, nullable=False),
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
    """A table as it was agreed; what is laid out at random follows from `chance`."""

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


class Row(NamedTuple):
    """A stored command."""

    table_id: str
    number: int
    seat: int
    text: str
    client: str
    spent: int
