"""The models of the HTTP API: docs/wire.md explains them."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from touchstone.match.agreement import LEVELS
from touchstone.views.wire.incoming import PLAIN, Name, Secret
from touchstone.views.wire.outgoing import OutcomeOut

SettingText = Annotated[str, Field(max_length=40, pattern=PLAIN)]
Level = Annotated[int, Field(ge=0, le=LEVELS[-1])]
"""The strength of a bot; 0 is a person."""


class Document(BaseModel):
    """A request or an answer; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class ValueInfo(Document):
    """A value that a setting can have, in words."""

    value: str
    label: str


class OnlyWith(Document):
    """Another setting, and those of its values with which a setting means anything."""

    name: str
    values: tuple[str, ...]


class SettingInfo(Document):
    """A setting: either `values` lists what is allowed, or `least` and `most` bound a number."""

    name: str
    label: str
    default: str
    values: tuple[ValueInfo, ...] = ()
    least: int | None = None
    most: int | None = None
    only_with: OnlyWith | None = None


class RungsInfo(Document):
    """The levels of bots that can be told apart in some ways to play; null or empty is any."""

    levels: tuple[int, ...]
    settings: dict[str, str] = {}
    players: tuple[int, ...] = ()
    masked: bool | None = None


class GameInfo(Document):
    """A game of the catalogue, in the asked language; English where it is not `translated`.

    Of `rungs` the first that fit a way to play say which levels to put before people. Every level
    can be played everywhere.
    """

    slug: str
    name: str
    about: str
    help: str
    players: tuple[int, ...]
    masked: bool
    settings: tuple[SettingInfo, ...]
    rungs: tuple[RungsInfo, ...]
    translated: bool


class NewSeat(Document):
    """A seat of a new table; level 0 is a person.

    A `reserved` seat can be taken by its own secret link only, not from the lobby. `helper`: the
    player is told when a move wins at once; not behind a mask.
    """

    name: Name = ""
    masked: bool = True
    level: Level = 0
    reserved: bool = False
    helper: bool = False


class NewClock(Document):
    """Seconds for each seat, and seconds added after each of its turns."""

    seconds: Annotated[int, Field(ge=10, le=86_400)]
    increment: Annotated[int, Field(ge=0, le=3_600)] = 0


class NewTable(Document):
    """A table to set up. `open`: the lobby lists it, and anybody may take a free seat."""

    game: SettingText
    seats: Annotated[tuple[NewSeat, ...], Field(min_length=1, max_length=9)]
    settings: dict[SettingText, SettingText] = Field(default={}, max_length=20)
    rounds: Annotated[int, Field(ge=1, le=9)] | None = None
    start: Annotated[int, Field(ge=1, le=9)] = 1
    position: Annotated[str, Field(max_length=2000, pattern=PLAIN)] | None = None
    open: bool = False
    clock: NewClock | None = None


class SeatLink(Document):
    """The secret of a seat, and the address of a page that takes it."""

    seat: int
    secret: str
    link: str


class Created(Document):
    """A new table: one secret link a seat, one for whoever comes first, one for watchers."""

    table: str
    seats: tuple[SeatLink, ...]
    open_secret: str
    open_link: str
    watch_link: str


class Join(Document):
    """Take a free seat; the secret of the open link, unless the lobby lists the table."""

    secret: Secret | None = None
    name: Name = ""


class LobbySeat(Document):
    """A seat as the lobby shows it."""

    seat: int
    name: str
    masked: bool
    level: int
    free: bool


class LobbyTable(Document):
    """A table that wants players. `facts` say who waits there, the masks, the clock, the rules."""

    table: str
    game: str
    name: str
    facts: tuple[str, ...] = ()
    seats: tuple[LobbySeat, ...]


class TableStatus(Document):
    """How a table stands for anybody: who sits there, whose turn it is, whether it is over."""

    table: str
    game: str
    players: tuple[LobbySeat, ...]
    turn: int | None
    over: bool


class FinishedRecord(Document):
    """A match that is over: its record in the one text form, and how it ended.

    Rematches are counted: this is match `game` of the `games` that are over at this table.
    """

    table: str
    game: int
    games: int
    record: str
    outcome: OutcomeOut


class Health(Document):
    """Whether the server can store what happens."""

    status: str


class Problem(Document):
    """Every refusal: a code that never changes and a sentence in the asked language."""

    code: str
    sentence: str
