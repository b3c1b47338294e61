"""What draws the positions of one game."""

from dataclasses import dataclass
from typing import Any, Protocol

from touchstone.views.picture.frame import Frame


@dataclass(frozen=True, slots=True)
class Spot:
    """The ellipse on top of a cell where a mark is drawn."""

    x: float
    y: float
    rx: float
    ry: float


class Painter(Protocol):
    """Draws one game: the ground first, then row by row from far to near."""

    def frame(self, game: Any, /) -> Frame:
        """The measures of the board."""

    def shades(self) -> str:
        """Gradients that the pieces use."""

    def ground(self, game: Any, state: Any, frame: Frame, /) -> str:
        """What lies in the board under all pieces."""

    def row(self, game: Any, state: Any, frame: Frame, cells: tuple[int, ...], /) -> str:
        """The pieces of one row."""

    def spot(self, game: Any, state: Any, frame: Frame, cell: int, /) -> Spot:
        """Where a mark goes."""

    def icons(self) -> dict[str, str]:
        """Small pictures of pieces, by the first word of a move."""
