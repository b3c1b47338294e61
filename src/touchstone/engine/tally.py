"""What a series of games says about two bots."""

from dataclasses import dataclass
from math import inf, log10, sqrt


@dataclass(frozen=True, slots=True)
class Tally:
    """What one bot got in a series of games."""

    results: tuple[float, ...]

    @property
    def share(self) -> float:
        """Its share of the points."""
        return sum(self.results) / len(self.results)

    @property
    def wins(self) -> int:
        """Games in which it got more than half."""
        return sum(result > 0.5 for result in self.results)

    @property
    def draws(self) -> int:
        """Games in which both got the same."""
        return sum(result == 0.5 for result in self.results)

    @property
    def interval(self) -> tuple[float, float]:
        """Where its true share lies with 95 % confidence (Wilson's interval)."""
        return wilson(self.share, len(self.results))

    @property
    def other(self) -> "Tally":
        """What the opponent got."""
        return Tally(tuple(1 - result for result in self.results))


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share found in so many games.

    >>> tuple(round(end, 3) for end in wilson(0.7, 200))
    (0.633, 0.759)
    """
    middle = share + z * z / (2 * games)
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def elo(share: float) -> float:
    """The difference in rating that makes this share likely.

    >>> round(elo(0.7))
    147
    """
    if share <= 0:
        return -inf
    return inf if share >= 1 else -400 * log10(1 / share - 1)
