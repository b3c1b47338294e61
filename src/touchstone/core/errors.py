"""Every kind of "no", each with a code that never changes.

An error carries a message id (`reason`) and named facts, never a finished sentence: the views
turn both into words of the reader's language. `str()` is for programmers, until a view has spoken.
"""

from typing import TypeVar

Fact = str | int


class TouchstoneError(ValueError):
    """Something was refused; everything is as it was before."""

    code: str
    said: str = ""
    """The sentence, where somebody has put it into words."""

    def __init__(self, reason: str, /, **facts: Fact) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TouchstoneError):
            return NotImplemented
        return (type(self), self.reason, self.facts) == (type(other), other.reason, other.facts)

    def __hash__(self) -> int:
        return hash((type(self), self.reason, *self.facts.items()))

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return self.said or f"{self.code}: {self.reason}" + (f" ({facts})" if facts else "")


E = TypeVar("E", bound=TouchstoneError)


def without_trace(error: E) -> E:
    """The error as a value to keep. Where it came from would keep everything that was there."""
    error.__traceback__ = error.__context__ = error.__cause__ = None
    return error


class MoveError(TouchstoneError):
    """A move cannot be taken."""


class UnreadableMove(MoveError):
    """The text has not the form of any move of this game."""

    code = "move/unreadable"


class IllegalMove(MoveError):
    """The text is a move, but not in this position.

    `touches` are the cells (or "supply") whose contents the refusal gives away. For a masked
    player the refusal counts as a touch of exactly these, so it tells nothing that a finger
    would not.
    """

    code = "move/illegal"

    def __init__(self, reason: str, /, touches: tuple[str, ...] = (), **facts: Fact) -> None:
        super().__init__(reason, **facts)
        self.touches = touches


class NotYourTurn(MoveError):
    """The move may be fine, but another seat is to move."""

    code = "move/not-your-turn"


class GameOver(MoveError):
    """The game has ended; there are no more moves."""

    code = "game/over"


class RecordError(TouchstoneError):
    """A line of a record is not what a record consists of."""

    code = "record/unreadable"


class PositionError(TouchstoneError):
    """The text is no position of this game; `reason` names the first invariant that fails."""

    code = "position/invalid"


class SettingError(TouchstoneError):
    """A setting has an unknown name or value; the facts list what is allowed."""

    code = "setting/unknown"
