"""What an analyst found about moves, in the words of the player."""

from collections.abc import Sequence
from typing import Any, Protocol

from touchstone.core.game import AnyGame
from touchstone.core.values import Outcome
from touchstone.views.sentences import why
from touchstone.views.words import Words

FEW = 6
"""Moves that are named one by one."""


class Fact(Protocol):
    """Something that is true of a move: see `Reason` in the engine."""

    @property
    def code(self) -> str: ...
    @property
    def moves(self) -> tuple[Any, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def parries(self) -> tuple[Any, ...] | None: ...


class Finding(Protocol):
    """What is known of a move: see `MoveAnalysis` in the engine."""

    @property
    def value(self) -> str | None: ...
    @property
    def exact(self) -> bool: ...
    @property
    def distance(self) -> int | None: ...
    @property
    def share(self) -> float | None: ...
    @property
    def playouts(self) -> int: ...
    @property
    def interval(self) -> tuple[float, float] | None: ...


def reason_words(words: Words, game: AnyGame, fact: Fact) -> str:
    """A fact about a move as a sentence; `words` are those of the game."""
    how = "" if fact.outcome is None else why(words, game, fact.outcome)
    told: dict[str, str | int] = {
        "moves": _named(game, fact.moves),
        "how": how,
        "number": len(fact.parries or ()),
    }
    code = "wins-with" if fact.code == "wins" and fact.moves else fact.code
    said = words.say(f"analysis-{code}", **told)
    if fact.code == "threatens" and fact.parries is not None and len(fact.parries) <= FEW:
        parries = _named(game, fact.parries)
        said += " " + words.say("analysis-answers", number=len(fact.parries), parries=parries)
    return said.strip()


def verdict_words(words: Words, found: Finding) -> str:
    """What a move, or a position, is worth: proven, likely or not known."""
    if found.exact and found.value is not None:
        said = words.say("analysis-proven", value=words.say("analysis-value", value=found.value))
        if found.distance is None:
            return said
        return f"{said}, {words.say('analysis-left', number=found.distance)}"
    if found.interval is None or found.share is None:
        return words.say("analysis-unknown")
    low, high = found.interval
    return words.say(
        "analysis-share",
        percent=round(100 * found.share),
        games=found.playouts,
        low=round(100 * low),
        high=round(100 * high),
    )


def _named(game: AnyGame, moves: Sequence[Any]) -> str:
    return ", ".join(game.move_text(move) for move in moves)
