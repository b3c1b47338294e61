"""What a seat can ask of the match: the one way in for people, bots and tests alike.

Every command has one text, which the store keeps, the wire carries and the terminal's file holds.
The text of a move is the game's own notation; every other command begins with a word of its own,
and no game may begin a move with one of these words.
"""

from enum import Enum

from touchstone.core.errors import RecordError, TouchstoneError
from touchstone.core.values import Seat, value


class Deal(Enum):
    """What needs everybody's consent."""

    DRAW = "draw"
    UNDO = "undo"
    REMATCH = "rematch"


class CommandRefused(TouchstoneError):
    """The match cannot do this now."""

    code = "match/refused"


@value
class _Asked:
    seat: Seat


@value
class Play(_Asked):
    """Make a move, in the game's notation."""

    text: str


@value
class Touch(_Asked):
    """Put a finger on a cell, on the supply ("supply"), or on several things one after another."""

    target: str


@value
class Resign(_Asked):
    """Give up."""


@value
class Offer(_Asked):
    """Offer something to all the others."""

    deal: Deal


@value
class Accept(_Asked):
    """Agree to what was offered."""


@value
class Decline(_Asked):
    """Refuse what was offered."""


@value
class Replace(_Asked):
    """Let a bot of this level play on for a person who is gone."""

    absent: Seat
    level: int


@value
class Return(_Asked):
    """Take the seat back from the bot that played on."""


@value
class Abandon(_Asked):
    """End the match because somebody is gone."""

    absent: Seat


@value
class TimeUp(_Asked):
    """The seat's clock has run out."""


@value
class _Switch(_Asked):
    on: bool


@value
class Helper(_Switch):
    """Switch the helper of this seat on or off."""


@value
class Share(_Switch):
    """Agree that the game may be given to researchers, or take that back."""


@value
class ShowPath(_Switch):
    """Agree that whoever watched sees the path of the fingers, or take that back."""


Command = (
    Play
    | Touch
    | Resign
    | Offer
    | Accept
    | Decline
    | Replace
    | Return
    | Abandon
    | TimeUp
    | Helper
    | Share
    | ShowPath
)

SWITCH = ("off", "on")
_BARE: dict[str, type[Resign | Accept | Decline | Return | TimeUp]] = {
    "resign": Resign,
    "accept": Accept,
    "decline": Decline,
    "return": Return,
    "time-up": TimeUp,
}
_BARE_WORDS = {made: word for word, made in _BARE.items()}
_SWITCHES: dict[str, type[Helper | Share | ShowPath]] = {
    "helper": Helper,
    "share": Share,
    "path": ShowPath,
}
_SWITCH_WORDS = {made: word for word, made in _SWITCHES.items()}
COMMAND_WORDS = frozenset({*_BARE, *_SWITCHES, "touch", "offer", "replace", "abandon"})
"""The words with which commands begin that are no moves."""


def command_text(command: Command) -> str:
    """The one text of a command; the seat is kept apart.

    >>> command_text(Play(Seat(2), "f b3")), command_text(Offer(Seat(2), Deal.DRAW))
    ('f b3', 'offer draw')
    """
    if isinstance(command, Play):  # nearly all are moves
        return command.text
    match command:
        case Touch(_, target):
            return f"touch {target}"
        case Offer(_, deal):
            return f"offer {deal.value}"
        case Replace(_, absent, level):
            return f"replace {absent} {level}"
        case Abandon(_, absent):
            return f"abandon {absent}"
        case Helper(_, on) | Share(_, on) | ShowPath(_, on):
            return f"{_SWITCH_WORDS[type(command)]} {SWITCH[on]}"
        case _:
            return _BARE_WORDS[type(command)]


def read_command(seat: Seat, text: str) -> Command:
    """The command that the text means; raises RecordError.

    >>> read_command(Seat(1), "f b3"), read_command(Seat(1), "touch b3")
    (Play(seat=1, text='f b3'), Touch(seat=1, target='b3'))
    """
    word, _, rest = text.partition(" ")
    try:
        match word:
            case "touch":
                return Touch(seat, rest)
            case "offer":
                return Offer(seat, Deal(rest))
            case "replace":
                absent, level = rest.split()
                return Replace(seat, Seat(int(absent)), int(level))
            case "abandon":
                return Abandon(seat, Seat(int(rest)))
            case _ if word in _SWITCHES:
                return _SWITCHES[word](seat, SWITCH.index(rest) == 1)
            case _:
                return _BARE[text](seat) if text in _BARE else Play(seat, text)
    except ValueError:
        raise RecordError("record-not-a-move", text=text) from None
