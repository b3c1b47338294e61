"""The messages of the server, as models: docs/wire.md explains them. `incoming` has the client's.

What a message may say to whom is decided elsewhere (`touchstone.match.view`); these are only the
shapes, `writing` makes text of them.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, dataclass_transform

from pydantic import ConfigDict, Field, TypeAdapter, with_config
from typing_extensions import TypedDict

from touchstone.core.events import Event

FORMAT = 1
"""The number of this form of the wire; a message without a number has this one."""


@dataclass_transform(kw_only_default=True)
class Message:
    """A message or a part of one: plain and quick to make, and strict for whoever validates it."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    def __init_subclass__(cls) -> None:
        dataclass(kw_only=True)(cls)


# Parts of what the server sends ------------------------------------------------------------------


class Player(Message):
    """Somebody at the table. `level` is the bot that plays now, 0 a person.

    `label` is the name with a bot's level and with what tells the pieces of this player from the
    others', which `sign` names without words ("red"); it is empty where nothing does.
    `helper`: this player is told when a move wins at once.
    `shares`: this player agrees that the game is given to researchers, without names.
    `shows_path`: the game is over, and others may see where this player's fingers went.
    `replaceable`: the seat has been empty for longer than the grace period.
    `free`: nobody has taken the seat yet.
    """

    seat: int
    name: str
    label: str = ""
    sign: str = ""
    masked: bool
    level: int
    connected: bool
    replaceable: bool = False
    helper: bool = False
    shares: bool = False
    shows_path: bool = False
    free: bool = False


class SettingValue(Message):
    """A setting as it stands at this table, in words."""

    name: str
    value: str
    label: str
    value_label: str


class CommandWord(Message):
    """A token of the notation and what may be typed for it; the first is the one to show."""

    token: str
    forms: tuple[str, ...]


class Kind(Message):
    """A kind of piece whose places can be asked for ("where red")."""

    kind: str
    words: str


class TableInfo(Message):
    """What stays the same at a table. `translated`: the game itself speaks this language.

    `title` is the game with its variant, `goal` how one wins, `greeting` what somebody hears who
    sits down.
    """

    id: str
    game: str
    name: str
    title: str
    goal: str
    greeting: str
    about: str
    help: str
    language: str
    settings: tuple[SettingValue, ...]
    columns: int
    rows: int
    seat: int | None
    masked: bool
    translated: bool
    words: tuple[CommandWord, ...]
    level_names: tuple[str, ...]
    kinds: tuple[Kind, ...] = ()


class EventOut(Message):
    """One thing that happened and that this listener may know; the facts depend on the name."""

    name: str
    seat: int
    facts: dict[str, Any]

    @classmethod
    def of(cls, event: Event) -> "EventOut":
        """An event that has reached the listener."""
        return cls(name=event.name, seat=event.seat, facts=event.facts())


class Cell(Message):
    """A cell that may be seen: `words` for the ear, the rest for sound and vibration."""

    cell: str
    words: str
    height: int
    surface: str
    details: tuple[tuple[str, str], ...] = ()


class Heap(Message):
    """A heap beside the board."""

    heap: str
    count: int
    words: str


class Board(Message):
    """A position that this listener may see. `supply` has the heaps of each seat in order."""

    cells: tuple[Cell, ...]
    supply: tuple[tuple[Heap, ...], ...]
    picture: str | None = None


@with_config(ConfigDict(extra="forbid"))
class Part(TypedDict):
    """A part of the picture that is another now.

    It is the element whose `data-part` is the key, or that has none and whose `data-at` is it.
    `svg` is the new element; without it the old one is taken away. A part that was not there
    before goes before the one with the key `before`.
    """

    key: str
    svg: NotRequired[str]
    before: NotRequired[str]


@with_config(ConfigDict(extra="forbid"))
class BoardChange(TypedDict, total=False):
    """What is different on a board; what is not there is as it was.

    `cells` and the heaps in `supply` take the places of those with the same names. The picture is
    a new one, or a list of parts to change in the old one, in this order.
    """

    cells: tuple[Cell, ...]
    supply: tuple[tuple[Heap, ...], ...]
    picture: str | tuple[Part, ...] | None


class Choice(Message):
    """A move that can be sent: its notation, its words, and its cells in order.

    `ends`: it does nothing but end the turn.
    """

    text: str
    label: str
    cells: tuple[str, ...] = ()
    ends: bool = False


class OfferOut(Message):
    """An offer on the table; `mine` if this listener made it, `agreed` if already accepted."""

    offer: Literal["draw", "undo", "rematch"]
    seat: int
    mine: bool
    agreed: bool
    words: str


class OutcomeOut(Message):
    """How a round or the match ended; no winners is a draw."""

    winners: tuple[int, ...]
    reason: str
    where: tuple[str, ...]
    scores: tuple[int, ...]
    words: str


class Clocks(Message):
    """What is left of each seat's time, in milliseconds, and the seat whose clock runs."""

    left: tuple[int, ...]
    running: int | None


class Task(Message):
    """Something that players may set themselves to do, and whether it was done."""

    words: str
    done: bool


class View(Message):
    """How the table stands for one listener, complete.

    `stage` says what is to be done now in one's own turn, `points` are the scores in words.
    `board` is None for whoever may not see it. `record` and `before` show the rounds that are over
    and the last one's board.
    """

    status: str
    stage: str
    turn: int | None
    yours: bool
    over: bool
    round: int
    rounds: int
    scores: tuple[int, ...]
    points: tuple[str, ...]
    count: int | None
    board: Board | None
    offer: OfferOut | None
    outcome: OutcomeOut | None
    record: str | None
    before: Board | None
    clocks: Clocks | None
    tasks: tuple[Task, ...] = ()


@with_config(ConfigDict(extra="forbid"))
class ViewChange(TypedDict, total=False):
    """What is different in the view since this listener was last told; the rest is as it was."""

    status: str
    stage: str
    turn: int | None
    yours: bool
    over: bool
    round: int
    rounds: int
    scores: tuple[int, ...]
    points: tuple[str, ...]
    count: int | None
    board: BoardChange | None
    offer: OfferOut | None
    outcome: OutcomeOut | None
    record: str | None
    before: Board | None
    clocks: Clocks | None
    tasks: tuple[Task, ...]


class Told(Message):
    """What one command meant to this listener: one utterance, and the events behind it."""

    number: int
    utterance: str
    events: tuple[EventOut, ...]


# What the server sends ---------------------------------------------------------------------------


class Welcome(Message):
    """The answer to hello: everything a client needs to begin or to go on.

    `position` is the position as text, for whoever may see the board.
    """

    type: Literal["welcome"] = "welcome"
    table: TableInfo
    players: tuple[Player, ...]
    number: int
    updates: tuple[Told, ...]
    view: View
    position: str | None = None


class Update(Message):
    """Something happened. `number` counts this listener's updates from 1, without gaps."""

    type: Literal["update"] = "update"
    number: int
    utterance: str
    events: tuple[EventOut, ...]
    view: ViewChange


class Ack(Message):
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


class Choices(Message):
    """The answer to ask: moves made of exactly these cells, and cells that may come next.

    For a masked player these are all moves of that form, whether legal or not. `pick` says what
    it means to choose the last of the cells and to go on with one of `next`.
    """

    type: Literal["choices"] = "choices"
    id: str
    cells: tuple[str, ...]
    moves: tuple[Choice, ...]
    next: tuple[str, ...]
    pick: str = ""


class Hint(Message):
    """The answer to hint: how the seat can win now, in words, with the cells of the line.

    Nothing but empty fields if it is not the seat's turn or there is no such move.
    """

    type: Literal["hint"] = "hint"
    id: str
    words: str = ""
    cells: tuple[str, ...] = ()


class Players(Message):
    """Somebody came, left, was named, or can now be replaced; a clock may have stopped for it."""

    type: Literal["players"] = "players"
    players: tuple[Player, ...]
    utterance: str
    clocks: Clocks | None = None


class Said(Message):
    """Somebody at the table says one of the phrases that everybody knows. It is not kept."""

    type: Literal["said"] = "said"
    seat: int
    phrase: str
    utterance: str


class Refused(Message):
    """A message that could not be taken at all; `id` is the one it had, if it had one."""

    type: Literal["refused"] = "refused"
    id: str | None = None
    code: str
    sentence: str


class Closed(Message):
    """The last message of a connection: why it ends."""

    type: Literal["closed"] = "closed"
    code: str
    sentence: str


ToClient = Welcome | Update | Ack | Choices | Hint | Players | Said | Refused | Closed
FromServer = Annotated[ToClient, Field(discriminator="type")]
FROM_SERVER: TypeAdapter[ToClient] = TypeAdapter(FromServer)
