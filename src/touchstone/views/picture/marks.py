"""What is pointed out on a picture: the latest move, a line that won, or what counted.

Marks lie round and between the pieces, never on the face that tells them apart.
"""

from functools import lru_cache
from itertools import pairwise
from math import atan2, hypot
from typing import Any, NamedTuple

from touchstone.core.game import AnyGame
from touchstone.core.grid import Grid
from touchstone.views.picture.frame import Frame
from touchstone.views.picture.painter import Painter, Spot
from touchstone.views.picture.svg import number, tag

_DISC = 15.0
"""The largest disc of a number."""
_MOST_KEPT = 1024
"""Marks in one place that are drawn once: on a line that wins all others stand there as well."""


class Marks(NamedTuple):
    """Cells to point out: those of the latest move, and those of a winning line, in order."""

    last: tuple[str, ...] = ()
    line: tuple[str, ...] = ()


class Pointed(NamedTuple):
    """Where the marks of a position are; `closed` if the line comes back to where it began."""

    last: tuple[Spot, ...] = ()
    line: tuple[Spot, ...] = ()
    closed: bool = False
    counted: tuple[tuple[Spot, Spot], ...] = ()


def pointed(game: AnyGame, state: Any, marks: Marks, painter: Painter, frame: Frame) -> Pointed:
    """The marks of a position, as places on the picture."""
    is_won = bool(marks.line)
    if not is_won and game.outcome(state) is not None:
        counted = tuple(painter.counted(game, state, frame))
        if counted:
            return Pointed(counted=counted)
    find, names = game.grid.find, marks.line if is_won else marks.last
    cells = [cell for name in names if (cell := find(name)) is not None]
    order, closed = _in_order(game, state, cells) if is_won else (cells, False)
    spots = tuple([painter.spot(game, state, frame, cell) for cell in order])
    return Pointed(line=spots, closed=closed) if is_won else Pointed(spots)


def _in_order(game: AnyGame, state: Any, cells: list[int]) -> tuple[list[int], bool]:
    """As an eye follows them: a straight line upwards, anything else once round."""
    order, closed = _round(game.grid, tuple(cells))
    if closed:
        return order, True
    heights = [game.feel(state, cell).height for cell in cells]
    falls = all(one > two for one, two in pairwise(heights))
    return (cells[::-1] if falls and len(cells) > 1 else cells), False


@lru_cache(maxsize=_MOST_KEPT)
def _round(grid: Grid, cells: tuple[int, ...]) -> tuple[list[int], bool]:
    """The cells once round, and whether there is a way round: a straight line has none."""
    places = [(grid.column(cell), grid.row(cell)) for cell in cells]
    (x, y), (far_x, far_y) = places[0], places[-1]
    if all((a - x) * (far_y - y) == (b - y) * (far_x - x) for a, b in places):
        return list(cells), False
    middle = sum(a for a, _ in places) / len(places), sum(b for _, b in places) / len(places)
    angles = [atan2(b - middle[1], a - middle[0]) for a, b in places]
    return [cell for _, cell in sorted(zip(angles, cells, strict=True))], True


# Drawing -----------------------------------------------------------------------------------------


def drawn(marks: Pointed) -> str:
    """The marks as elements, those below first."""
    way = _way(marks.line, marks.closed)
    return "".join(
        (
            *(_latest(at) for at in marks.last),
            *(_between(one, other, "counted") for one, other in marks.counted),
            *((tag("path", d=way, kind="won-under", pathLength=100),) if way else ()),
            *(_ring(at, "won-under") for at in marks.line),
            *((tag("path", d=way, kind="won"),) if way else ()),
            *(_ring(at, "won") for at in marks.line),
            *(_number(at, place) for place, at in enumerate(marks.line, start=1)),
        )
    )


@lru_cache(maxsize=_MOST_KEPT)
def _latest(at: Spot) -> str:
    """A ring and a small pointer above it: the latest move is not told by colour alone."""
    flag = f"M{at.x - 9:g} {at.y - at.ry - 14:g}h18l-9 13z"
    return _ring(at, "last-under") + _ring(at, "last") + tag("path", d=flag, kind="last-flag")


@lru_cache(maxsize=_MOST_KEPT)
def _ring(at: Spot, kind: str) -> str:
    return tag("ellipse", cx=at.x, cy=at.y, rx=at.rx, ry=at.ry, kind=kind)


def _way(line: tuple[Spot, ...], closed: bool) -> str:
    """From ring to ring, leaving out what lies inside them."""
    onward = [*line[1:], line[0]] if closed else list(line[1:])
    return "".join(_stretch(one, other) for one, other in zip(line, onward, strict=False))


def _stretch(one: Spot, other: Spot) -> str:
    across, down = other.x - one.x, other.y - one.y
    far = hypot(across, down)
    begin, end = (_reach(at, across / far, down / far) / far for at in (one, other))
    if begin + end >= 1:
        return ""
    x, y = one.x + across * begin, one.y + down * begin
    to_x, to_y = other.x - across * end, other.y - down * end
    return f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"


def _reach(at: Spot, across: float, down: float) -> float:
    """How far the ring is from its middle in this direction."""
    return 1 / hypot(across / at.rx, down / at.ry)


def _between(one: Spot, other: Spot, kind: str) -> str:
    way = f"M{number(one.x)} {number(one.y)}L{number(other.x)} {number(other.y)}"
    return tag("path", d=way, kind=f"{kind}-under") + tag("path", d=way, kind=kind)


@lru_cache(maxsize=_MOST_KEPT)
def _number(at: Spot, place: int) -> str:
    """Beside the ring, on the side away from the next column."""
    size = min(_DISC, at.rx * 0.42)
    x, y = at.x - at.rx * 0.9, at.y - at.ry * 0.9
    return tag("circle", cx=x, cy=y, r=size, kind="won-disc") + tag(
        "text", str(place), x=x, y=y, dy="0.35em", font_size=size * 1.5, kind="won-number"
    )
