"""The messages that a client sends, as models: docs/wire.md explains them."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from touchstone.views.wire import CellName, Id, Name, SeatNumber, Secret, Text, Wire


class Hello(Wire):
    """Take a place at a table: the first message of a connection, and again after a change.

    Without a secret (here or in the cookie of the join link) one only watches. `since` is the
    number of the last update that was heard, so that nothing is told twice.
    """

    type: Literal["hello"]
    table: Id
    secret: Secret | None = None
    language: Annotated[str, Field(max_length=100)] = ""
    name: Name | None = None
    since: Annotated[int, Field(ge=0)] = 0
    picture: bool = False


class Say(Wire):
    """Anything typed, as notation or in words of the player's language."""

    do: Literal["say"]
    text: Text
    sure: bool = False


class PlayMove(Wire):
    """A move, in the game's notation."""

    do: Literal["play"]
    text: Text


class TouchCell(Wire):
    """A finger on a cell, or on "supply"."""

    do: Literal["touch"]
    target: Text


class GiveUp(Wire):
    """Resign."""

    do: Literal["resign"]


class MakeOffer(Wire):
    """Offer something to all the others."""

    do: Literal["propose"]
    offer: Literal["draw", "undo", "rematch"]


class Agree(Wire):
    """Agree to what was offered."""

    do: Literal["accept"]


class Refuse(Wire):
    """Refuse what was offered."""

    do: Literal["decline"]


class LetBotPlay(Wire):
    """Let a bot play on for somebody who has been away too long."""

    do: Literal["replace"]
    seat: SeatNumber
    level: Annotated[int, Field(ge=1, le=5)] = 2


class EndGame(Wire):
    """End the game because somebody has been away too long."""

    do: Literal["abandon"]
    seat: SeatNumber


class SwitchHelper(Wire):
    """Switch the own helper on or off; everybody hears of it."""

    do: Literal["helper"]
    on: bool


Order = Annotated[
    Say
    | PlayMove
    | TouchCell
    | GiveUp
    | MakeOffer
    | Agree
    | Refuse
    | LetBotPlay
    | EndGame
    | SwitchHelper,
    Field(discriminator="do"),
]


class CommandMessage(Wire):
    """An order with an id of the client's choice; sent again with the same id it counts once.

    `seen` is the number of the last update the player had heard; if it is given and something
    has happened since, the order is refused as stale.
    """

    type: Literal["command"]
    id: Id
    command: Order
    seen: Annotated[int, Field(ge=0)] | None = None


class Ask(Wire):
    """What can be done with these cells, in the order in which they were chosen."""

    type: Literal["ask"]
    id: Id
    cells: Annotated[tuple[CellName, ...], Field(max_length=6)] = ()


class AskHelper(Wire):
    """What the helper sees now. Only a seat with a helper, and with open eyes, is answered."""

    type: Literal["hint"]
    id: Id


FromClient = Annotated[Hello | CommandMessage | Ask | AskHelper, Field(discriminator="type")]
FROM_CLIENT: TypeAdapter[Hello | CommandMessage | Ask | AskHelper] = TypeAdapter(FromClient)
