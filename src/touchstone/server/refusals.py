"""Every "no" of the server: a code that never changes, and its sentence."""

from typing import Self

from touchstone.core.errors import Fact, TouchstoneError
from touchstone.core.game import GameKind
from touchstone.views.sentences import refusal
from touchstone.views.words import Words

STATUS = {
    "table/unknown": 404,
    "table/full": 409,
    "invitation/unknown": 404,
    "table/fault": 410,
    "table/not-finished": 409,
    "seat/unknown": 403,
    "limit/rate": 429,
    "limit/tables": 503,
    "limit/connections": 503,
    "store/unavailable": 503,
    "server/ill": 503,
    "origin/refused": 403,
    "http/not-found": 404,
    "http/method": 405,
    "http/invalid": 422,
    "http/too-long": 413,
    "server/fault": 500,
}
"""The HTTP status of each code; what the rules refuse is 422."""


class Refusal(TouchstoneError):
    """The server cannot do this; its reason is named as the code is: `server-limit-rate`."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(f"server-{code.replace('/', '-')}", **facts)
        self.code = code
        self.kind: GameKind | None = None

    @classmethod
    def of(cls, error: TouchstoneError, kind: GameKind | None) -> Self:
        """What the rules or the settings of a game refuse, to be said in the game's words."""
        made = cls(error.code, **error.facts)
        made.reason, made.kind = error.reason, kind
        return made

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return STATUS.get(self.code, 422)

    def sentence(self, words: Words) -> str:
        """Why, in this language."""
        return refusal(words if self.kind is None else words.of(self.kind), self)
