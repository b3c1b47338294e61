"""How a game ended: who won, why, and where on the board."""

from dataclasses import dataclass

from touchstone.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game. No winners means a draw, several a shared victory.

    `reason` is the first of `reasons`; `where` are the cells that show it. `scores` holds the
    points by seat (seat 1 first) where the game counts points.
    """

    winners: tuple[Seat, ...]
    reason: str
    where: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()


def highest(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the highest score; equals share.

    >>> highest((8, 5, 8))
    (1, 3)
    """
    best = max(scores)
    return tuple(Seat(number) for number, score in enumerate(scores, start=1) if score == best)
