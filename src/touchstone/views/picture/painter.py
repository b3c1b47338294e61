"""What draws the positions of one game."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping
from typing import Any, NamedTuple

from touchstone.views.picture.frame import Frame

Things = Mapping[str, Hashable]
"""What lies on a board, in the order of painting: by a key, all that its drawing depends on."""


class Spot(NamedTuple):
    """The ellipse on top of a cell where a mark is drawn."""

    x: float
    y: float
    rx: float
    ry: float


class Painter(ABC):
    """Draws one game: the ground first, then every thing on it, from far to near.

    A game's `look.py` has one as PAINTER. It knows the types of its own game; nobody else does.
    A page that has drawn one position is sent only the things that are others in the next.
    """

    above: "Painter | None" = None
    """What draws the same positions from straight above, for those who want it."""
    heights = False
    """Whether it writes the height of each cell on it, with `svg.height`, for those who want it."""

    @abstractmethod
    def frame(self, game: Any, /) -> Frame:
        """The measures of the board."""

    @abstractmethod
    def ground(self, frame: Frame, /) -> str:
        """What lies in the board under all pieces: the same for every position."""

    @abstractmethod
    def things(self, game: Any, state: Any, frame: Frame, /) -> Things:
        """What lies on the board. The same key is the same place: what stays keeps its order."""

    @abstractmethod
    def draw(self, frame: Frame, key: str, thing: Any, /) -> str:
        """One of the things; called once for all that are alike."""

    @abstractmethod
    def spot(self, game: Any, state: Any, frame: Frame, cell: int, /) -> Spot:
        """Where a mark goes."""

    def stands(self, frame: Frame, key: str, /) -> str:
        """The cell that a click on this thing means; empty for what lies flat across several."""
        cells = (word for word in key.split(" ") if frame.grid.find(word) is not None)
        return next(cells, "")

    def counted(self, game: Any, state: Any, frame: Frame, /) -> Iterable[tuple[Spot, Spot]]:
        """What brought the winners their points, as stretches from one cell to another."""
        return ()

    def shades(self) -> str:
        """Gradients that the pieces use."""
        return ""

    def icons(self) -> dict[str, str]:
        """Small pictures of pieces, by the first word of a move."""
        return {}


class CellPainter(Painter):
    """Draws a game in which what stands on a cell has nothing to do with the other cells.

    The key of a thing is the name of its cell, and every cell has an element in the picture, so
    that nothing has to find its place in it. After a move nobody looks at cells that its events do
    not name as changed.
    """

    @abstractmethod
    def thing(self, game: Any, state: Any, cell: int, /) -> Hashable:
        """What stands there, with all that its drawing depends on; None, or empty, if nothing."""

    @abstractmethod
    def top(self, frame: Frame, cell: int, thing: Any, /) -> Spot:
        """Where a mark goes on what stands there, or on the empty cell."""

    def spot(self, game: Any, state: Any, frame: Frame, cell: int, /) -> Spot:
        """Where a mark goes."""
        return self.top(frame, cell, self.thing(game, state, cell))

    def things(self, game: Any, state: Any, frame: Frame, /) -> Things:
        """What stands on all cells, those in the far rows first; an empty cell keeps its place."""
        return {name: self.thing(game, state, cell) for name, cell in frame.far_to_near()}
