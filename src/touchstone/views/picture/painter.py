"""What draws the positions of one game."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from touchstone.views.picture.frame import Frame


@dataclass(frozen=True, slots=True)
class Spot:
    """The ellipse on top of a cell where a mark is drawn."""

    x: float
    y: float
    rx: float
    ry: float


class Painter(ABC):
    """Draws one game: the ground first, then row by row from far to near.

    A game's `look.py` has one as PAINTER. It knows the types of its own game; nobody else does.
    """

    heights = False
    """Whether it writes the height of each cell on it, with `svg.height`, for those who want it."""

    @abstractmethod
    def frame(self, game: Any, /) -> Frame:
        """The measures of the board."""

    @abstractmethod
    def ground(self, game: Any, state: Any, frame: Frame, /) -> str:
        """What lies in the board under all pieces."""

    @abstractmethod
    def row(self, game: Any, state: Any, frame: Frame, cells: tuple[int, ...], /) -> str:
        """The pieces of one row."""

    @abstractmethod
    def spot(self, game: Any, state: Any, frame: Frame, cell: int, /) -> Spot:
        """Where a mark goes."""

    def shades(self) -> str:
        """Gradients that the pieces use."""
        return ""

    def icons(self) -> dict[str, str]:
        """Small pictures of pieces, by the first word of a move."""
        return {}
