"""Alpha-beta for two seats, deeper and deeper until the budget is spent; proven wins come first."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.engine.levels import Meter

WIN = 1000.0
"""A win now; each move that it takes costs one. Estimates lie between -1 and 1."""

Moves = Callable[[AnyGame, Any], Sequence[Any]]
Worth = Callable[[AnyGame, Any], tuple[float, ...]]
"""By seat, how good a position is: 0 (lost) to 1 (won)."""


class _OutOfBudget(Exception):
    pass


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a search found: the best moves, equally good, their score and the depth it holds for."""

    moves: tuple[Any, ...]
    score: float
    depth: int

    @property
    def is_proven(self) -> bool:
        """Whether the score is a forced win or loss, not an estimate."""
        return abs(self.score) > 1


class AlphaBeta:
    """A search over the rules of a two-seat game. Seats may move several times in a row."""

    def __init__(self, game: AnyGame, moves: Moves, worth: Worth) -> None:
        if game.seats != 2:
            raise ValueError("alpha-beta is for two seats")
        self._game = game
        self._moves = moves
        self._worth = worth
        self._best: dict[Any, Any] = {}

    def search(
        self, state: Any, moves: Sequence[Any], meter: Meter, most_depth: int = 64
    ) -> Verdict:
        """The best of these moves in a position that is not over, as far as the budget reaches.

        Depth 1 is always looked at in full, so that a win within reach is never missed.
        """
        seat = self._game.to_move(state)
        verdict = Verdict(tuple(moves), 0.0, 0)
        for depth in range(1, most_depth + 1):
            try:
                verdict = self._root(state, moves, seat, depth, meter if depth > 1 else None)
            except _OutOfBudget:
                break
            if verdict.is_proven or len(verdict.moves) == 1 == depth or meter.is_out:
                break
        return verdict

    def _root(
        self, state: Any, moves: Sequence[Any], seat: Seat, depth: int, meter: Meter | None
    ) -> Verdict:
        best: list[Any] = []
        top = -2 * WIN
        for move in self._ordered(state, moves):
            # One less than the best, so that equally good moves get their true score as well.
            after = self._game.play(state, move).state
            score = self._score(after, seat, depth - 1, top - 0.001, 2 * WIN, 1, meter)
            if score > top:
                best, top = [move], score
            elif score == top:
                best.append(move)
        self._best[state] = best[0]
        return Verdict(tuple(best), top, depth)

    def _score(
        self,
        state: Any,
        seat: Seat,
        depth: int,
        low: float,
        high: float,
        ply: int,
        meter: Meter | None,
    ) -> float:
        """The score for `seat`, exact between `low` and `high`."""
        if meter is not None:
            meter.spend()
            if meter.is_out:
                raise _OutOfBudget
        outcome = self._game.outcome(state)
        worth = 2 * self._worth(self._game, state)[seat - 1] - 1 if depth == 0 or outcome else 0.0
        if outcome is not None:
            return worth * (WIN - ply) if outcome.winners else worth
        if depth == 0:
            return worth
        is_own = self._game.to_move(state) == seat
        best = -2 * WIN if is_own else 2 * WIN
        for move in self._ordered(state, self._moves(self._game, state)):
            after = self._game.play(state, move).state
            score = self._score(after, seat, depth - 1, low, high, ply + 1, meter)
            if is_own and score > best:
                best, low = score, max(low, score)
                self._best[state] = move
            elif not is_own and score < best:
                best, high = score, min(high, score)
                self._best[state] = move
            if low >= high:
                break
        return best

    def _ordered(self, state: Any, moves: Sequence[Any]) -> Sequence[Any]:
        """The move that was best at the depth before comes first."""
        first = self._best.get(state)
        return moves if first is None else [first, *(move for move in moves if move != first)]
