"""What a seat can ask of the match: the one way in for people, bots and tests alike."""

from dataclasses import dataclass
from enum import Enum

from touchstone.core.values import Seat


class Offer(Enum):
    """What needs everybody's consent."""

    DRAW = "draw"
    UNDO = "undo"
    REMATCH = "rematch"


@dataclass(frozen=True, slots=True)
class Play:
    """Make a move, in the game's notation."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Touch:
    """Put a finger on a cell, or on the supply ("supply")."""

    seat: Seat
    target: str


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Propose:
    """Offer something to all the others."""

    seat: Seat
    offer: Offer


@dataclass(frozen=True, slots=True)
class Accept:
    """Agree to what was offered."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Decline:
    """Refuse what was offered."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Replace:
    """Let a bot of this level play on for a person who is gone."""

    seat: Seat
    absent: Seat
    level: int


@dataclass(frozen=True, slots=True)
class Return:
    """Take the seat back from the bot that played on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Abandon:
    """End the match because somebody is gone."""

    seat: Seat
    absent: Seat


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The seat's clock has run out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Help:
    """Switch the helper of this seat on or off."""

    seat: Seat
    on: bool


Command = (
    Play | Touch | Resign | Propose | Accept | Decline | Replace | Return | Abandon | TimeUp | Help
)
