"""What a table needs of the world outside: disk, time, thoughts and the other processes.

Everything is handed in, so a table can be tested with a clock that is moved by hand. Nothing here
waits: whoever asks for something that takes a while hands over what is to be called with it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from touchstone.engine.briefing import Briefing
from touchstone.match import Command
from touchstone.server.schema import Row
from touchstone.server.settings import Settings

MOST_READ = 50
"""How many commands are read at once of what others stored: telling them must not take long."""


class Entry(Protocol):
    """Something that waits for the disk; without a row it only waits for those before it."""

    @property
    def table_id(self) -> str: ...
    @property
    def row(self) -> Row | None: ...
    @property
    def is_current(self) -> bool:
        """Whether it may still be stored: what stands before it is on disk or on its way there."""

    @property
    def finished(self) -> bool | None:
        """Whether its table is finished from now on, if that changes."""

    def committed(self) -> None:
        """It is on disk."""

    def lost(self) -> None:
        """Another process stored a command of this number first."""

    def refused(self) -> None:
        """The store works but does not take this row."""

    def failed(self) -> None:
        """The store could not be reached; whether it is on disk is not known."""


class Timer(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> object:
        """Lets it not happen."""


class Count(Protocol):
    """Adds to a figure for operators."""

    def __call__(self, name: str, label: str = "", by: int = 1) -> None: ...


class TellOthers(Protocol):
    """Tells the other processes something."""

    def __call__(self, kind: str, /, **facts: object) -> None: ...


@dataclass(frozen=True, slots=True)
class Services:
    """All that a room may ask for."""

    settings: Settings
    now: Callable[[], float]
    """Seconds that only ever go forward."""
    later: Callable[[float, Callable[[], None]], Timer]
    """Calls after a number of seconds."""
    commit: Callable[[Entry], None]
    """Puts an entry behind all others that wait for the disk."""
    read: Callable[[str, int, Callable[[list[Row] | None], None]], None]
    """Reads the next commands of a table after a number, at most MOST_READ of them; None where
    the store cannot be read."""
    think: Callable[[Briefing, str, Callable[[list[Command] | None], None]], Timer]
    """Asks what a bot at a table does next; None where thinking has failed."""
    lease: Callable[[str, Callable[[bool], None]], None]
    """Asks whether this process may do what only one of them should do."""
    tell_others: TellOthers
    count: Count
    finished: Callable[[bool], None]
    """A table is finished, or, after a rematch, no more."""
    closed: Callable[[str], None]
    """A table leaves memory."""
    failed: Callable[[str], None]
    """The rules of a table have failed: it is not to be opened again."""
