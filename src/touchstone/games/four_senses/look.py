"""Four Senses: cylinders of wood, flat or with a hole, in ceramic wells."""

from touchstone.games.four_senses import FourSenses
from touchstone.games.four_senses.rules.state import Piece, Stack, State, height
from touchstone.views.picture.frame import Frame
from touchstone.views.picture.painter import CellPainter, Spot
from touchstone.views.picture.svg import group, number, shade, tag

_RX, _RY = 54.0, 41.0
"""The ellipse of a piece's top."""
_LEVEL = 23.0
_WELL_RX, _WELL_RY = 62.0, 47.0


class Cylinders(CellPainter):
    """Draws positions of Four Senses."""

    def frame(self, game: FourSenses) -> Frame:
        """Wells far enough apart that a tower of three does not hide the well behind it."""
        return Frame(game.grid, wide=146, deep=132)

    def shades(self) -> str:
        """The light on a round piece and in a well."""
        return (
            shade("side", "side-left", "side-light", "side-shine", "side-dark")
            + shade("top", "top-light", "top-dark")
            + shade("pit", "pit-dark", "pit-light", upright=True)
        )

    def ground(self, frame: Frame) -> str:
        """Sixteen ceramic wells in two tones."""
        cells = frame.grid.cells
        return group(*(_well(frame.x(c), frame.y(c), _tone(frame, c)) for c in cells))

    def thing(self, game: FourSenses, state: State, cell: int) -> Stack:
        """A tower."""
        return state.board.stacks[cell]

    def draw(self, frame: Frame, key: str, thing: Stack) -> str:
        """One tower."""
        cell = frame.grid.read(key)
        return _tower(frame.x(cell), frame.y(cell) + 4, thing)

    def top(self, frame: Frame, cell: int, thing: Stack) -> Spot:
        """The top face of a tower, or the bottom of an empty well."""
        levels = height(thing)
        lift = 4 - _LEVEL * levels if levels else 6
        return Spot(frame.x(cell), frame.y(cell) + lift, _RX + 2, _RY + 2)

    def icons(self) -> dict[str, str]:
        """The four ways in which a piece can lie."""
        return {piece.value: _icon((piece,)) for piece in Piece}


def _icon(stack: Stack) -> str:
    body = Cylinders().shades() + _tower(62, 90, stack)
    return tag("svg", body, viewBox="0 0 124 140", kind="icon", aria_hidden="true")


def _tone(frame: Frame, cell: int) -> str:
    odd = (frame.grid.column(cell) + frame.grid.row(cell)) % 2
    return "cream" if odd else "teal"


def _well(x: float, y: float, tone: str) -> str:
    light = f"M{number(x - 44)} {number(y + 18)}a52 35 0 0 0 88 0a56 30 0 0 1 -88 0z"
    return (
        tag("ellipse", cx=x, cy=y, rx=_WELL_RX, ry=_WELL_RY, kind="well-rim")
        + tag("ellipse", cx=x, cy=y + 3, rx=_WELL_RX - 3, ry=_WELL_RY - 3, kind="well-wall")
        + tag("ellipse", cx=x, cy=y + 7, rx=_WELL_RX - 4, ry=_WELL_RY - 6, kind=f"glaze {tone}")
        + tag("path", d=light, kind="glaze-light")
    )


def _tower(x: float, y: float, stack: Stack) -> str:
    levels = height(stack)
    rise = levels * _LEVEL
    side = (
        f"M{number(x - _RX)} {number(y - rise)}v{number(rise)}"
        f"a{number(_RX)} {number(_RY)} 0 0 0 {number(2 * _RX)} 0v{number(-rise)}z"
    )
    seams = (tag("path", d=_arc(x, y - at * _LEVEL), kind=kind) for at, kind in _seams(stack))
    return (
        tag("ellipse", cx=x + 5, cy=y + 5, rx=_RX + 3, ry=_RY + 2, kind="cast")
        + tag("path", d=side, kind="side", fill="url(#in-side)")
        + "".join(seams)
        + tag("ellipse", cx=x, cy=y - rise, rx=_RX, ry=_RY, kind="top", fill="url(#in-top)")
        + tag("path", d=_gleam(x, y - rise), kind="top-gleam")
        + (_hole(x, y - rise) if stack[-1].top == "h" else "")
    )


def _seams(stack: Stack) -> list[tuple[int, str]]:
    """Where to draw a seam: strong between two pieces, faint between the levels of a double."""
    seams = []
    level = 0
    for place, piece in enumerate(stack):
        if place:
            seams.append((level, "seam"))
        if piece.levels == 2:
            seams.append((level + 1, "seam faint"))
        level += piece.levels
    return seams


def _arc(x: float, y: float) -> str:
    return f"M{number(x - _RX)} {number(y)}a{number(_RX)} {number(_RY)} 0 0 0 {number(2 * _RX)} 0"


def _gleam(x: float, y: float) -> str:
    return f"M{number(x - 49)} {number(y - 4)}a50 37 0 0 1 98 0"


def _hole(x: float, y: float) -> str:
    rim = tag("ellipse", cx=x, cy=y, rx=25, ry=19, kind="hole-rim")
    pit = f"M{number(x - 23)} {number(y + 2)}a23 17 0 0 1 46 0a23 15 0 0 1 -46 0z"
    return rim + tag("path", d=pit, kind="hole", fill="url(#in-pit)")


PAINTER = Cylinders()
