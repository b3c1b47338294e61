"""Any game without a painter of its own: what a finger feels, as steps with their level."""

from typing import Any

from touchstone.core.game import AnyGame
from touchstone.views.picture.frame import Frame
from touchstone.views.picture.painter import CellPainter, Spot
from touchstone.views.picture.svg import group, tag

_WIDE, _DEEP, _LEVEL = 84.0, 62.0, 20.0


class Relief(CellPainter):
    """Draws positions of any game from the feel of its cells."""

    def frame(self, game: AnyGame) -> Frame:
        """Square steps with room between them."""
        return Frame(game.grid, wide=110, deep=96)

    def ground(self, frame: Frame) -> str:
        """A shallow place for every cell."""
        return frame.places(_WIDE, _DEEP)

    def thing(self, game: AnyGame, state: Any, cell: int) -> int:
        """How high a cell feels."""
        return game.feel(state, cell).height

    def draw(self, frame: Frame, key: str, thing: int) -> str:
        """A step with its level written on it."""
        cell, height = frame.grid.read(key), thing
        x, y = frame.x(cell) - _WIDE / 2, frame.y(cell) - _DEEP / 2 - height * _LEVEL
        box, side = {"x": x, "y": y, "width": _WIDE}, _DEEP + height * _LEVEL
        middle = {"x": frame.x(cell), "y": y + _DEEP / 2}
        return group(
            tag("rect", **box, height=side, rx=8, kind="step-side"),
            tag("rect", **box, height=_DEEP, rx=8, kind="step-top"),
            tag("text", str(height), **middle, dy="0.35em", kind="step-level"),
        )

    def top(self, frame: Frame, cell: int, thing: int) -> Spot:
        """The top of the step."""
        return Spot(frame.x(cell), frame.y(cell) - thing * _LEVEL, _WIDE / 2, _DEEP / 2)
