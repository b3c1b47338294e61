"""The messages that a client sends, as models: docs/wire.md explains them.

Unknown fields are refused.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

PLAIN = r"^[^\x00-\x1f\x7f-\x9f]*$"
"""No control characters: no store has to keep them, and nobody can type them."""

Text = Annotated[str, Field(max_length=200, pattern=PLAIN)]
Name = Annotated[str, Field(max_length=40)]
Secret = Annotated[str, Field(max_length=64, pattern=PLAIN)]
Id = Annotated[str, Field(min_length=1, max_length=64, pattern=PLAIN)]
CellName = Annotated[str, Field(max_length=4, pattern=PLAIN)]


class Wire(BaseModel):
    """A message of a client. `format` is the number of the wire's form; there is one so far."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    format: int = 1


class Hello(Wire):
    """Take a place at a table: the first message of a connection, and again after a change.

    Without a secret (here or in the cookie of the join link) one only watches. `since` is the
    number of the last update that was heard, so that nothing is told twice. `picture` asks for
    boards as pictures, at a tilt or from above. `beside` has the secrets of others who play at the
    same device, and so are there as well.
    """

    type: Literal["hello"]
    table: Id
    secret: Secret | None = None
    language: Annotated[str, Field(max_length=100)] = ""
    name: Name | None = None
    beside: Annotated[tuple[Secret, ...], Field(max_length=8)] = ()
    since: Annotated[int, Field(ge=0)] = 0
    picture: bool | Literal["above"] = False


class CommandMessage(Wire):
    """A command, with an id of the client's choice; sent again with the same id it counts once.

    `text` is the command's one text ("f a1", "touch b3", "offer draw"), or the same in words of
    the player's language, or a question. `sure` answers the question whether it is meant.
    """

    type: Literal["command"]
    id: Id
    text: Text
    sure: bool = False


class Ask(Wire):
    """What can be done with these cells, in the order in which they were chosen."""

    type: Literal["ask"]
    id: Id
    cells: Annotated[tuple[CellName, ...], Field(max_length=6)] = ()


class AskHint(Wire):
    """What the helper sees now. Only a seat with a helper, and with open eyes, is answered."""

    type: Literal["hint"]
    id: Id


class Say(Wire):
    """Say a phrase to everybody at the table. There is no free text."""

    type: Literal["say"]
    id: Id
    phrase: Literal["hello", "well-played", "one-moment", "thank-you"]


Incoming = Hello | CommandMessage | Ask | AskHint | Say
FromClient = Annotated[Incoming, Field(discriminator="type")]
FROM_CLIENT: TypeAdapter[Incoming] = TypeAdapter(FromClient)
