"""Positions solved on the spot: value, distance, and every move that keeps the value."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from touchstone.engine.levels import Budget, Meter
from touchstone.engine.mind import OnStep, no_step
from touchstone.games.four_senses.mind.kernel import board as kernel
from touchstone.games.four_senses.mind.kernel.convert import lanes_in_order
from touchstone.games.four_senses.mind.solver.search import FOR_EVER, LIMIT, STOPPED, YES, Search
from touchstone.games.four_senses.mind.solver.transpositions import new_table

SLICE = 2000
"""The positions expanded between two looks at the clock: about a millisecond."""
DISTANCE_FROM = 8
"""Distances are exact from this ply on; before, they would take too long."""


class OutOfTime(Exception):
    """The search was stopped before it had an answer."""


@dataclass(frozen=True, slots=True)
class Solved:
    """A position's worth to the player to move: 1 win, 0 draw, -1 loss.

    `lanes` are the placements that keep it, those that also keep the distance first; `quickest`
    is the number of those. `distance` counts the placements to the end, None if not looked for.
    """

    worth: int
    lanes: tuple[int, ...]
    quickest: int
    distance: int | None


class LiveSolver(Search):
    """Solves positions one after another and remembers what it learnt. Not for several threads."""

    def __init__(self, bucket_bits: int = 20, meter: Meter | None = None) -> None:
        super().__init__(new_table(bucket_bits), bucket_bits)
        self.meter = meter or Budget().start()
        """What the answers may cost together; asked between slices of work."""
        self.on_step: OnStep = no_step
        """Called with the moves looked at and their number, for a progress bar."""

    @contextmanager
    def limited(self, nodes: int) -> Iterator[None]:
        """A block that is left early once this many positions have been expanded in it."""
        self.limit(nodes)
        try:
            with suppress(OutOfTime):
                yield
        finally:
            self.limit(FOR_EVER)

    def is_worth(self, board: int, score: int) -> bool:
        """Whether the position is worth at least the score (see `search`) to the player to move."""
        allowed = int(self.control[LIMIT])
        try:
            while self.nodes < allowed and not self.meter.is_out:
                before = self.nodes
                # A search that goes on finds its work in the table: slices cost next to nothing.
                self.control[LIMIT] = min(allowed, before + SLICE)
                answer = self.ask(board, score)
                self.meter.spend(self.nodes - before)
                if answer != STOPPED:
                    return answer == YES
        finally:
            self.control[LIMIT] = allowed
        raise OutOfTime

    def worth(self, board: int) -> int:
        """1 for a win of the player to move, 0 for a draw, -1 for a loss."""
        if self.is_worth(board, 1):
            return 1
        return 0 if self.is_worth(board, 0) else -1

    def score(self, board: int, worth: int) -> int:
        """The exact score of a position whose worth is known: winners hurry, losers delay."""
        pieces = kernel.pieces_placed(board)
        if worth > 0:
            # Short wins are quick to look for, so ask for them first.
            return next(s for s in range(24 - pieces, 0, -2) if s <= 2 or self.is_worth(board, s))
        if worth < 0:
            ends = range(pieces + 2, 25, 2)
            return next(e - 25 for e in ends if e >= 23 or not self.is_worth(board, e - 24))
        return 0

    def one_move(self, board: int) -> int:
        """One of the best placements, without looking at all of them; at least one is legal."""
        worth = self.worth(board)
        exact = kernel.pieces_placed(board) >= DISTANCE_FROM
        score = self.score(board, worth) if exact else worth
        moves = lanes_in_order(kernel.legal(board))
        if worth < 0 and not exact:
            # Lost, at any distance: at least do not give the win away at once.
            return (lanes_in_order(kernel.winning_and_safe(board)[1]) or moves)[0]
        for lane in moves:
            after = kernel.placed(board, lane)
            if kernel.makes_pattern(after, lane & 15) or not self.is_worth(after, 1 - score):
                return lane
        raise AssertionError(f"no move of {board:#x} keeps its score {score}")

    def solve(self, board: int) -> Solved:
        """Everything about a position in which at least one placement is legal."""
        pieces = kernel.pieces_placed(board)
        worth = self.worth(board)
        exact = pieces >= DISTANCE_FROM
        score = self.score(board, worth) if exact else worth
        moves = lanes_in_order(kernel.legal(board))
        if worth < 0 and not exact:
            return Solved(worth, tuple(moves), len(moves), None)
        best, others = [], []
        for number, lane in enumerate(moves):
            self.on_step(number, len(moves))
            after = kernel.placed(board, lane)
            # Nothing is quicker than a pattern made now, so such a move is always among the best.
            if kernel.makes_pattern(after, lane & 15) or not self.is_worth(after, 1 - score):
                best.append(lane)
            elif worth < 0 or not self.is_worth(after, 1 - worth):
                others.append(lane)
        distance = 25 - abs(score) - pieces if score else 24 - pieces
        return Solved(worth, (*best, *others), len(best), distance if exact else None)
