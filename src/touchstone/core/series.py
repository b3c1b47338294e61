"""Several rounds of one game: who starts each, and who has won in the end."""

from collections.abc import Iterable
from typing import Generic

from touchstone.core.game import Game, M, S, Step
from touchstone.core.values import FIRST, Outcome, Seat, seat_after, value


@value
class Sitting(Generic[S]):
    """Where a series stands: the position of the latest round, and how earlier ones ended.

    `final` is the position in which the last finished round ended.
    """

    state: S
    past: tuple[Outcome, ...] = ()
    final: S | None = None


def total(past: Iterable[Outcome], *further: tuple[int, ...]) -> tuple[int, ...]:
    """The points of rounds that are over, and of others, by seat; empty where there are none."""
    rounds = [outcome.scores for outcome in past if outcome.scores]
    if not rounds and len(further) < 2:
        return further[0] if further else ()
    return tuple(map(sum, zip(*rounds, *further, strict=True)))


@value
class Series(Generic[S, M]):
    """The rules of `rounds` rounds in a row; each is started by the seat after the last starter."""

    game: Game[S, M]
    rounds: int = 1
    start: Seat = FIRST

    def initial(self, position: S | None = None) -> Sitting[S]:
        """The beginning; a given position takes the place of the first round's empty board."""
        return self._arrive(self.game.initial(self.start) if position is None else position, ())

    def starter(self, number: int) -> Seat:
        """The seat that starts a round, counted from 0."""
        return seat_after(self.start, self.game.seats, number)

    def play(
        self, sitting: Sitting[S], move: M, game: Game[S, M] | None = None
    ) -> Step[Sitting[S]]:
        """What a legal move leads to; when it ends a round, the next one is set up.

        `game` are the rules for this move, where they are not those of all the others.
        """
        step = (game or self.game).play(sitting.state, move)
        return Step(self._arrive(step.state, sitting.past, sitting.final), step.events)

    def _arrive(self, state: S, past: tuple[Outcome, ...], final: S | None = None) -> Sitting[S]:
        outcome = self.game.outcome(state)
        if outcome is None:
            return Sitting(state, past, final)
        past, final = (*past, outcome), state
        if len(past) < self.rounds:
            state = self.game.initial(self.starter(len(past)))
        return Sitting(state, past, final)

    def is_over(self, sitting: Sitting[S]) -> bool:
        """Whether the last round has ended."""
        return len(sitting.past) == self.rounds

    def scores(self, sitting: Sitting[S]) -> tuple[int, ...]:
        """Points by seat over all rounds so far; empty where the game counts none."""
        if not sitting.past:
            return self.game.scores(sitting.state)
        going_on = () if self.is_over(sitting) else (self.game.scores(sitting.state),)
        return total(sitting.past, *going_on)

    def outcome(self, sitting: Sitting[S]) -> Outcome | None:
        """How the series ended: one round as it ended, several by their total."""
        if len(sitting.past) < self.rounds:
            return None
        last = sitting.past[-1]
        if self.rounds == 1:
            return last
        totals = self.scores(sitting)
        winners = self.game.kind.leaders(totals)
        return Outcome(winners, last.reason, last.where, last.reasons, totals)

    def perft(self, sitting: Sitting[S], depth: int) -> int:
        """The number of move sequences of exactly this length."""
        if self.is_over(sitting):
            return 1 if depth == 0 else 0
        if depth == 0:
            return 1
        moves = self.game.legal_moves(sitting.state)
        if depth == 1:
            return len(moves)
        return sum(self.perft(self.play(sitting, move).state, depth - 1) for move in moves)
