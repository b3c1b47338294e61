"""The pieces as pictures: a round and a square block of wood in shallow places."""

from three_in_a_row.rules.game import ThreeInARow
from three_in_a_row.rules.state import SHAPES, State
from touchstone.core.values import Seat
from touchstone.views.picture.frame import Frame
from touchstone.views.picture.painter import CellPainter, Spot
from touchstone.views.picture.svg import group, number, tag

_WIDE, _DEEP = 72.0, 54.0
_HIGH = 18.0


class Blocks(CellPainter):
    """Draws positions of three in a row."""

    def frame(self, game: ThreeInARow) -> Frame:
        """Cells with some room between the pieces."""
        return Frame(game.grid, wide=104, deep=88)

    def ground(self, frame: Frame) -> str:
        """A shallow place for every cell."""
        return frame.places(_WIDE + 10, _DEEP + 10)

    def thing(self, game: ThreeInARow, state: State, cell: int) -> Seat | None:
        """Whose piece lies there."""
        return state.owners[cell]

    def draw(self, frame: Frame, key: str, thing: Seat) -> str:
        """One piece."""
        cell = frame.grid.read(key)
        return _piece(frame.x(cell), frame.y(cell), thing)

    def top(self, frame: Frame, cell: int, thing: Seat | None) -> Spot:
        """The top of a piece, or the bottom of an empty place."""
        lift = _HIGH if thing else 0
        return Spot(frame.x(cell), frame.y(cell) - lift, _WIDE / 2, _DEEP / 2)


def _piece(x: float, y: float, owner: Seat) -> str:
    draw = _round if SHAPES[owner - 1] == "round" else _square
    return group(draw(x, y), kind=f"three-{owner}")


def _round(x: float, y: float) -> str:
    top, rx, ry = y - _HIGH, _WIDE / 2, _DEEP / 2
    side = f"M{number(x - rx)} {number(top)}v{_HIGH:g}a{rx:g} {ry:g} 0 0 0 {_WIDE:g} 0v-{_HIGH:g}z"
    return tag("path", d=side, kind="three-side") + tag(
        "ellipse", cx=x, cy=top, rx=rx, ry=ry, kind="three-top"
    )


def _square(x: float, y: float) -> str:
    box = {"x": x - _WIDE / 2, "y": y - _DEEP / 2 - _HIGH, "width": _WIDE, "rx": 6}
    return tag("rect", **box, height=_DEEP + _HIGH, kind="three-side") + tag(
        "rect", **box, height=_DEEP, kind="three-top"
    )


PAINTER = Blocks()
