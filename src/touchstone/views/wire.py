"""The messages of the server, as models: docs/wire.md explains them. `incoming` has the client's.

Unknown fields are refused. What a message may say to whom is decided elsewhere
(`touchstone.match.view`); these are only the shapes.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Text = Annotated[str, Field(max_length=200)]
Name = Annotated[str, Field(max_length=40)]
Secret = Annotated[str, Field(max_length=64)]
Id = Annotated[str, Field(min_length=1, max_length=64)]
CellName = Annotated[str, Field(max_length=4)]
SeatNumber = Annotated[int, Field(ge=1, le=9)]
Level = Annotated[int, Field(ge=0, le=5)]
"""The strength of a bot; 0 is a person."""


class Wire(BaseModel):
    """A message or a part of one."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# Parts of what the server sends ------------------------------------------------------------------


class Player(Wire):
    """Somebody at the table. `level` is the bot that plays now, 0 a person.

    `helper`: this player is told when a move wins at once.
    `replaceable`: the seat has been empty for longer than the grace period.
    """

    seat: int
    name: str
    masked: bool
    level: int
    connected: bool
    replaceable: bool = False
    helper: bool = False


class SettingValue(Wire):
    """A setting as it stands at this table, in words."""

    name: str
    value: str
    label: str
    value_label: str


class CommandWord(Wire):
    """A token of the notation and what may be typed for it; the first is the one to show."""

    token: str
    forms: tuple[str, ...]


class TableInfo(Wire):
    """What stays the same at a table. `size` is the number of columns, and of rows."""

    id: str
    game: str
    name: str
    about: str
    help: str
    language: str
    settings: tuple[SettingValue, ...]
    size: int
    seat: int | None
    masked: bool
    words: tuple[CommandWord, ...]
    level_names: tuple[str, ...]


class EventOut(Wire):
    """One thing that happened and that this listener may know; the facts depend on the name."""

    name: str
    seat: int
    facts: dict[str, str | int]


class Cell(Wire):
    """A cell that may be seen: `words` for the ear, the rest for sound and vibration."""

    cell: str
    words: str
    height: int
    surface: str
    details: tuple[tuple[str, str], ...] = ()


class Heap(Wire):
    """A heap beside the board."""

    heap: str
    count: int
    words: str


class Board(Wire):
    """A position that this listener may see. `supply` has the heaps of each seat in order."""

    cells: tuple[Cell, ...]
    supply: tuple[tuple[Heap, ...], ...]
    position: str
    picture: str | None = None


class Choice(Wire):
    """A move that can be sent: its notation, its words, and its cells in order."""

    text: str
    label: str
    cells: tuple[str, ...] = ()


class OfferOut(Wire):
    """An offer on the table; `mine` if this listener made it, `agreed` if already accepted."""

    offer: Literal["draw", "undo", "rematch"]
    seat: int
    mine: bool
    agreed: bool
    words: str


class OutcomeOut(Wire):
    """How a round or the match ended; no winners is a draw."""

    winners: tuple[int, ...]
    reason: str
    where: tuple[str, ...]
    scores: tuple[int, ...]
    words: str


class Clocks(Wire):
    """What is left of each seat's time, in milliseconds, and the seat whose clock runs."""

    left: tuple[int, ...]
    running: int | None


class View(Wire):
    """How the table stands for one listener, complete.

    `board` is None for whoever may not see it. `starts` are the cells at which a move can begin;
    None means any cell (a masked player is never told what is legal). `choices` are the moves that
    need no cell. `record` and `before` show the rounds that are over and the last one's board.
    """

    status: str
    turn: int | None
    yours: bool
    over: bool
    round: int
    rounds: int
    scores: tuple[int, ...]
    count: int | None
    board: Board | None
    starts: tuple[str, ...] | None
    choices: tuple[Choice, ...]
    offer: OfferOut | None
    outcome: OutcomeOut | None
    record: str | None
    before: Board | None
    clocks: Clocks | None


class Told(Wire):
    """What one command meant to this listener: one utterance, and the events behind it."""

    number: int
    utterance: str
    events: tuple[EventOut, ...]


# What the server sends ---------------------------------------------------------------------------


class Welcome(Wire):
    """The answer to hello: everything a client needs to begin or to go on."""

    type: Literal["welcome"] = "welcome"
    table: TableInfo
    players: tuple[Player, ...]
    number: int
    updates: tuple[Told, ...]
    view: View


class Update(Wire):
    """Something happened. `number` counts this listener's updates from 1, without gaps."""

    type: Literal["update"] = "update"
    number: int
    utterance: str
    events: tuple[EventOut, ...]
    view: View


class Ack(Wire):
    """The answer to a command, once what it did is on disk.

    `ok` false: refused, with a code and the sentence; `unsure` asks for the same again with
    `sure`. `update` is what the command meant to its sender, to be treated like any update.
    """

    type: Literal["ack"] = "ack"
    id: str
    ok: bool
    code: str | None = None
    sentence: str = ""
    repeated: bool = False
    update: Update | None = None


class Choices(Wire):
    """The answer to ask: moves made of exactly these cells, and cells that may come next.

    For a masked player these are all moves of that form, whether legal or not.
    """

    type: Literal["choices"] = "choices"
    id: str
    cells: tuple[str, ...]
    moves: tuple[Choice, ...]
    next: tuple[str, ...]


class Hint(Wire):
    """The answer to hint: how the seat can win now, in words, with the cells of the line.

    Nothing but empty fields if it is not the seat's turn or there is no such move.
    """

    type: Literal["hint"] = "hint"
    id: str
    words: str = ""
    cells: tuple[str, ...] = ()


class Players(Wire):
    """Somebody came, left, was named, or can now be replaced; a clock may have stopped for it."""

    type: Literal["players"] = "players"
    players: tuple[Player, ...]
    utterance: str
    clocks: Clocks | None = None


class Refused(Wire):
    """A message that could not be taken at all; `id` is the one it had, if it had one."""

    type: Literal["refused"] = "refused"
    id: str | None = None
    code: str
    sentence: str


class Closed(Wire):
    """The last message of a connection: why it ends."""

    type: Literal["closed"] = "closed"
    code: str
    sentence: str


ToClient = Welcome | Update | Ack | Choices | Hint | Players | Refused | Closed
FromServer = Annotated[ToClient, Field(discriminator="type")]
FROM_SERVER: TypeAdapter[ToClient] = TypeAdapter(FromServer)
