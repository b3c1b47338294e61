"""Every "no" of the server: a code that never changes, and its sentence."""

from touchstone.core.errors import Fact, TouchstoneError
from touchstone.core.game import GameKind
from touchstone.views.sentences import refusal
from touchstone.views.words import Words

STATUS = {
    "table/unknown": 404,
    "table/full": 409,
    "table/fault": 410,
    "table/not-finished": 409,
    "seat/unknown": 403,
    "limit/rate": 429,
    "limit/tables": 503,
    "limit/connections": 503,
    "store/unavailable": 503,
    "origin/refused": 403,
    "http/not-found": 404,
    "http/method": 405,
    "http/invalid": 422,
    "http/too-long": 413,
    "server/fault": 500,
}
"""The HTTP status of each code; what the rules refuse is 422."""


class Refusal(Exception):
    """Something cannot be done; nothing has changed."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return STATUS.get(self.code, 422)

    def sentence(self, words: Words) -> str:
        """Why, in this language."""
        return words.say(f"server-{self.code.replace('/', '-')}", **self.facts)


class Reply(Exception):
    """The order was a question: this is the answer, and nothing has changed."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class RuleRefusal(Refusal):
    """A refusal that comes from the rules or the settings of a game."""

    def __init__(self, error: TouchstoneError, kind: GameKind | None = None) -> None:
        super().__init__(error.code)
        self.error = error
        self.kind = kind

    def sentence(self, words: Words) -> str:
        """Why, in this language."""
        return refusal(words if self.kind is None else words.of(self.kind), self.error)


class Unsure(Refusal):
    """Something that cannot be taken back is asked once more, in words of the game."""

    def __init__(self, kind: GameKind, message: str, **facts: Fact) -> None:
        super().__init__("command/unsure", **facts)
        self.kind = kind
        self.message = message

    def sentence(self, words: Words) -> str:
        """The question, in this language."""
        return words.of(self.kind).say(self.message, **self.facts)
