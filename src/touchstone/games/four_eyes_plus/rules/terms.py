"""What the settings come to, worked out once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from touchstone.core.grid import Grid
from touchstone.games.four_eyes_plus.rules.squares import Squares, squares_of
from touchstone.games.four_eyes_plus.rules.state import HANDS
from touchstone.games.four_eyes_plus.rules.ways import Ways, ways_of


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms on which a game is played."""

    seats: int
    grid: Grid
    squares: Squares
    ways: Ways = field(compare=False, repr=False)
    hand: int | None
    """The tiles each seat begins with; None on paper, where nothing is counted (6.1)."""
    gifts: bool
    """Whether a move may complete the next player's square and no other (4.3)."""
    lift: bool
    """Whether a moved tile may use a cell that it has just left (5.3)."""
    repetition: int
    """The occurrence of a position that ends the game (5.6); 0 never does."""
    cap: int
    """The turns of phase 2, all seats counted, that end the game (5.7); 0 never does."""
    swap: bool
    """Whether the second of two players may take the first tile over (3.7)."""

    @classmethod
    def of(cls, seats: int, settings: Mapping[str, str]) -> Self:
        """The terms of a game with these settings."""
        size = int(settings["size"])
        grid = Grid(size, size)
        return cls(
            seats,
            grid,
            squares_of(grid, tilted=settings["squares"] == "any"),
            ways_of(grid),
            HANDS[seats][size] if settings["mode"] == "tiles" else None,
            gifts=settings["gift"] == "opponent_wins",
            lift=settings["relocate"] == "lift",
            repetition=int(settings["repetition"]),
            cap=int(settings["cap"]) * seats,
            swap=settings["swap"] == "on" and seats == 2,
        )
