"""What an analyst has found out about a position, and about each of its moves."""

from dataclasses import dataclass
from typing import Any

from touchstone.engine.arena import wilson
from touchstone.engine.reasons import Reason

RANKS = {"win": 1.0, "draw": 0.5, "loss": 0.0}


@dataclass(frozen=True, slots=True)
class MoveAnalysis:
    """What is known of one move, for the player who would make it."""

    move: Any
    value: str | None = None
    """"win", "draw", "loss", or None where it is not known."""
    exact: bool = False
    """Whether the value is proven."""
    distance: int | None = None
    """Moves until the end, this one included, where that is proven."""
    points: float = 0.0
    playouts: int = 0
    line: tuple[Any, ...] = ()
    """This move and what is expected to follow."""
    reasons: tuple[Reason, ...] = ()

    @property
    def share(self) -> float | None:
        """The part of the points won in games played out; where the value is proven, that."""
        if self.exact and self.value is not None:
            return RANKS[self.value]
        return self.points / self.playouts if self.playouts else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the share of games played out lies with 95 % confidence."""
        if self.exact or not self.playouts:
            return None
        return wilson(self.points / self.playouts, self.playouts)


@dataclass(frozen=True, slots=True)
class Analysis:
    """What is known of a position: its worth to the player to move, and of every move."""

    best: tuple[Any, ...]
    """Every best move, in the order of the notation."""
    value: str | None
    distance: int | None
    exact: bool
    moves: tuple[MoveAnalysis, ...]
    """All legal moves in the order of the notation."""

    @property
    def keeping(self) -> tuple[Any, ...]:
        """The best moves that are proven; none where a value is known and no move that keeps it."""
        proven = {found.move for found in self.moves if found.exact}
        return tuple(move for move in self.best if move in proven)

    @property
    def playouts(self) -> int:
        """Games played out in all."""
        return sum(found.playouts for found in self.moves)
