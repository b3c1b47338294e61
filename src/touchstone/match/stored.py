"""Commands as text, one line each: what the store keeps of a match."""

from touchstone.core.errors import RecordError
from touchstone.core.values import Seat
from touchstone.match.commands import (
    Abandon,
    Accept,
    Command,
    Decline,
    Help,
    Offer,
    Play,
    Propose,
    Replace,
    Resign,
    Return,
    TimeUp,
    Touch,
)

_WORDS: dict[str, type[Resign | Accept | Decline | Return | TimeUp]] = {
    "resign": Resign,
    "accept": Accept,
    "decline": Decline,
    "return": Return,
    "time-up": TimeUp,
}
_SWITCH = ("off", "on")
_NAMES = {made: word for word, made in _WORDS.items()}


def command_text(command: Command) -> str:
    """The one text of a command; the seat is kept apart.

    >>> command_text(Touch(Seat(2), "b3"))
    'touch b3'
    """
    match command:
        case Play(_, text):
            return f"play {text}"
        case Touch(_, target):
            return f"touch {target}"
        case Propose(_, offer):
            return f"propose {offer.value}"
        case Replace(_, absent, level):
            return f"replace {absent} {level}"
        case Abandon(_, absent):
            return f"abandon {absent}"
        case Help(_, on):
            return f"helper {_SWITCH[on]}"
        case _:
            return _NAMES[type(command)]


def read_command(seat: Seat, text: str) -> Command:
    """The command that the text means; raises RecordError.

    >>> read_command(Seat(1), "play f b3")
    Play(seat=1, text='f b3')
    """
    word, _, rest = text.partition(" ")
    try:
        match word:
            case "play":
                return Play(seat, rest)
            case "touch":
                return Touch(seat, rest)
            case "propose":
                return Propose(seat, Offer(rest))
            case "replace":
                absent, level = rest.split()
                return Replace(seat, Seat(int(absent)), int(level))
            case "abandon":
                return Abandon(seat, Seat(int(rest)))
            case "helper":
                return Help(seat, _SWITCH.index(rest) == 1)
            case _:
                return _WORDS[text](seat)
    except (KeyError, ValueError):
        raise RecordError("record-not-a-move", text=text) from None
