"""What an operator can set, with defaults that need no set-up."""

from dataclasses import dataclass

LOOPBACK = ("127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds on what clients can make the server do. Rates are per second."""

    message_bytes: int = 4096
    body_bytes: int = 16_384
    messages_per_second: float = 30.0
    message_burst: int = 60
    talkers_per_address: int = 20
    """An address may send as many messages as so many connections at full speed."""
    requests_per_second: float = 20.0
    request_burst: int = 100
    request_seconds: float = 10.0
    """How long a request may take to arrive."""
    silent_per_address: int = 200
    """Connections of one address that have not sent a whole request yet."""
    tables_per_second: float = 0.05
    table_burst: int = 300
    """New tables of one address: too few to use up `tables` in the time that they count."""
    phrases_per_second: float = 0.25
    phrase_burst: int = 4
    """What one player may say to the others of a table."""
    wrong_codes_per_second: float = 0.05
    wrong_code_burst: int = 10
    """Numbers of invitations that one address may try in vain."""
    connections: int = 5000
    connections_per_address: int = 200
    connects_per_second: float = 5.0
    """New connections of one address, after twice as many at once as it may have."""
    farewell_seconds: float = 10.0
    """How long a client that reads nothing may keep a connection that is to end."""
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
    `away_seconds` how long a drop may last before it is told at all; `clock_grace_seconds` how
    long, in each turn, the clock waits for somebody who has dropped out.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = "sqlite:///touchstone.db"
    store_seconds: float = 10.0
    """How long a store that is busy is waited for."""
    keep_days: float = 90.0
    """After how many days a table is forgotten that nobody visits; 0 is never."""
    redis: str | None = None
    site: str = "touchstone"
    """The name under which processes find each other in Redis: two sites may share one."""
    things: str = "touchstone-things"
    """The folder in which downloads are kept; without a name none are offered."""
    limits: Limits = Limits()
    grace_seconds: float = 300.0
    away_seconds: float = 2.0
    clock_grace_seconds: float = 5.0
    bot_seconds: tuple[float, float] = (0.8, 2.0)
    """The time after which a bot answers is drawn from here."""
    bot_search_seconds: float = 3.0
    """What a bot that searches takes at least where somebody wears a mask: time hides thoughts."""
    bot_step_seconds: float = 2.0
    """A bot that is late at such a table is late by whole steps."""
    bot_workers: int = 0
    """Processes in which bots think; 0 is one for each core."""
    bot_warming: bool = True
    """Whether the bots' code is compiled as soon as the server runs, not at the first move."""
    room_seconds: float = 600.0
    """How long a table without listeners stays in memory."""
    table_seconds: float = 2 * 24 * 3600.0
    """How long a table counts as being in play without being finished."""
    unplayed_seconds: float = 3600.0
    """The same for a table at which nobody has played yet."""
    public_url: str | None = None
    """Where people find the server; settles links, cookies, the origin of its pages and HSTS."""
    trusted_proxies: tuple[str, ...] | None = None
    """Who may say for whom it asks; None: this machine, if there is a public address."""
    allowed_origins: tuple[str, ...] = ()
    metrics_token: str | None = None
    """Opens the figures to whoever has it; None: only to programs on this machine."""

    @property
    def proxies(self) -> tuple[str, ...]:
        """Addresses and networks whose forwarded headers are believed."""
        if self.trusted_proxies is not None:
            return self.trusted_proxies
        return LOOPBACK if self.public_url else ()
