"""What an operator can set, with defaults that need no set-up."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds on what clients can make the server do. Rates are per second."""

    message_bytes: int = 4096
    body_bytes: int = 16_384
    messages_per_second: float = 30.0
    message_burst: int = 60
    requests_per_second: float = 20.0
    request_burst: int = 100
    tables_per_second: float = 0.5
    table_burst: int = 300
    """New tables of one address."""
    connections: int = 5000
    connections_per_address: int = 200
    tables: int = 10_000
    commands_per_table: int = 20_000
    hello_seconds: float = 10.0
    idle_seconds: float = 3600.0
    unsent_messages: int = 500
    strikes: int = 50
    """Messages refused, less those taken, before the connection is closed."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server runs.

    `grace_seconds` is how long an empty seat is kept before others may let a bot play on;
    `away_seconds` how long a drop may last before it is told at all.
    """

    store: str = "sqlite:///touchstone.db"
    store_seconds: float = 10.0
    """How long a store that is busy is waited for."""
    keep_days: float = 90.0
    """After how many days a table is forgotten that nobody visits; 0 is never."""
    redis: str | None = None
    limits: Limits = Limits()
    grace_seconds: float = 300.0
    away_seconds: float = 2.0
    bot_seconds: tuple[float, float] = (0.8, 2.0)
    bot_workers: int = 1
    room_seconds: float = 600.0
    """How long a table without listeners stays in memory."""
    table_seconds: float = 2 * 24 * 3600.0
    """How long a table counts as being in play without being finished."""
    unplayed_seconds: float = 3600.0
    """The same for a table at which nobody has played yet."""
    allowed_origins: tuple[str, ...] = ()
    trust_proxy: bool = False
