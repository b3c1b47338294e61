"""Pieces on flat paper: the signs of surfaces and colours, and boxes to cut out and fold."""

from collections.abc import Callable

from touchstone.views.flat import INK, THICK, THIN, Disc, Label, Line, Shape, box

PAINT = {
    "red": "#c22f2f",
    "blue": "#1f56b0",
    "brown": "#7a4a1e",
    "yellow": "#e8b80c",
    "green": "#2c7d3a",
}
"""Colours of print. Every colour also has a sign, for whoever does not tell it from another."""
STRIPE = 2.4
"""Room between lines that fingers are to tell apart."""
_TAB = 5.0

Sign = Callable[[float, float, float, str], list[Shape]]
"""Draws round a middle, as far as a reach, in a colour."""


def _diamond(x: float, y: float, reach: float, ink: str) -> list[Shape]:
    points = ((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y))
    return [Line(points, THICK, closed=True, fill=ink, colour=ink)]


def _ring(x: float, y: float, reach: float, ink: str) -> list[Shape]:
    return [Disc(x, y, reach - 0.75, 1.5, ink)]


def _disc(x: float, y: float, reach: float, ink: str) -> list[Shape]:
    return [Disc(x, y, reach, 0, ink)]


def _triangle(x: float, y: float, reach: float, ink: str) -> list[Shape]:
    points = ((x, y - reach), (x + reach, y + 0.8 * reach), (x - reach, y + 0.8 * reach))
    return [Line(points, THICK, closed=True, colour=ink)]


def _stripes(x: float, y: float, reach: float, ink: str) -> list[Shape]:
    """A square of level lines, as many as fingers can tell apart."""
    step = THICK + STRIPE
    half = int((reach - THICK / 2) / step)
    return [
        Line(((x - reach, y + step * n), (x + reach, y + step * n)), THICK, colour=ink)
        for n in range(-half, half + 1)
    ]


def _bar(x: float, y: float, reach: float, ink: str) -> list[Shape]:
    """An upright bar."""
    return [Line(((x, y - reach), (x, y + reach)), 2.5, colour=ink)]


SIGNS: dict[str, Sign] = {
    "flat": _disc,
    "hole": _ring,
    "red": _diamond,
    "blue": _ring,
    "yellow": _triangle,
    "green": _stripes,
    "brown": _bar,
}
"""By surface; what is felt as differently as possible looks different too."""


def sign(surface: str, x: float, y: float, reach: float, ink: str = INK) -> list[Shape]:
    """The sign of a surface; one that nobody knows is told by its first letter."""
    if (draw := SIGNS.get(surface)) is not None:
        return draw(x, y, reach, ink)
    return [Label(x, y, surface[:1].upper(), 1.8 * reach, ink)]


def pawn(colour: str, x: float, y: float, radius: float) -> list[Shape]:
    """A coloured disc with its sign in white."""
    return [Disc(x, y, radius, 0, PAINT[colour]), *sign(colour, x, y, 0.6 * radius, "#fff")]


def net_size(side: float, height: float) -> tuple[float, float]:
    """How wide and how high the net of a box is."""
    return side + 2 * height + 2 * _TAB, 2 * side + 2 * height + _TAB


def net(x: float, y: float, side: float, height: float, fill: str = "none") -> list[Shape]:
    """A box with square ends to cut out and fold, from the upper left corner of the whole net.

    From above: lid, side, bottom, side; left and right of the bottom the two other sides. Folds
    are dashed. Tabs are glued behind their neighbours.
    """
    left = x + _TAB + height
    top = y + _TAB
    lid, far, bottom, near = top, top + side, top + side + height, top + 2 * side + height
    sides = [
        box(left, lid, side, side, fill=fill),
        box(left, far, side, height, fill=fill),
        box(left, bottom, side, side, fill=fill),
        box(left, near, side, height, fill=fill),
        box(left - height, bottom, height, side, fill=fill),
        box(left + side, bottom, height, side, fill=fill),
    ]
    tabs = [_tab((left, lid), (left + side, lid), (0, -_TAB))]
    for edge in (left - height, left + side + height):
        away = -_TAB if edge < left else _TAB
        tabs.append(_tab((edge, bottom), (edge, bottom + side), (away, 0)))
    for level, away in ((bottom, -_TAB), (bottom + side, _TAB)):
        tabs.append(_tab((left - height, level), (left, level), (0, away), keep=0.35))
        tabs.append(_tab((left + side, level), (left + side + height, level), (0, away), keep=0.35))
    folds = [
        *((tab.points[0], tab.points[-1]) for tab in tabs),
        *(((left, level), (left + side, level)) for level in (far, bottom, near)),
        *(((edge, bottom), (edge, bottom + side)) for edge in (left, left + side)),
    ]
    dashes = [Line(fold, THIN, colour="#fff", dashed=True) for fold in folds]
    return [*sides, *tabs, *dashes]


def lid_middle(x: float, y: float, side: float, height: float) -> tuple[float, float]:
    """The middle of the lid of such a net: what is there is on top of the piece."""
    return x + _TAB + height + side / 2, y + _TAB + side / 2


def _tab(
    start: tuple[float, float],
    end: tuple[float, float],
    away: tuple[float, float],
    keep: float = 0.2,
) -> Line:
    """A tab along an edge, narrower outside so that it slips in."""
    (ax, ay), (bx, by), (dx, dy) = start, end, away
    ux, uy = (bx - ax) * keep, (by - ay) * keep
    return Line(
        ((ax, ay), (ax + ux + dx, ay + uy + dy), (bx - ux + dx, by - uy + dy), (bx, by)),
        THIN,
        closed=True,
    )
