"""The board and the pieces of Four Senses, in measures of our own.

A space is 8 mm deep and a level 6 mm high. So every piece is held by the wall of its space, also
the second one, and fingers find the top of level 1 below the rim, of levels 2 and 3 above it.
"""

from touchstone.games.four_senses.rules.state import GRID, HEAP
from touchstone.views.solid import Cylinder, Part, Plate, Solid, joined

RADIUS, LEVEL = 12.0, 6.0
DEEP, FLOOR = 8.0, 3.0
_HOLE_RADIUS, _HOLE_DEEP = 6.0, 4.0
_PITCH = 32.0
_GROOVES = ((9.5, 8.3), (6.0, 4.8), (2.5, 1.3))
"""Rings in the bottom of a space, outer and inner radius: where ceramic would be, fingers feel
that a space is empty."""
_GROOVE_DEEP = 0.8


def plate() -> Plate:
    """Where the spaces are."""
    return Plate(GRID, _PITCH, FLOOR + DEEP)


def board(clearance: float) -> Solid:
    """Sixteen spaces, each wider than a piece by the clearance all round."""
    rings = joined(Cylinder(outer, DEEP) - Cylinder(inner, DEEP) for outer, inner in _GROOVES)
    space = Cylinder(RADIUS + clearance, DEEP + 1) + rings.at(z=-_GROOVE_DEEP)
    here = plate()
    return here.slab - here.everywhere(space, z=FLOOR)


def single(hole: bool) -> Solid:
    """A piece of one level, flat or with a hole."""
    return _piece(LEVEL, hole)


def double() -> Solid:
    """A piece of two levels, printed with its hole up; turned over it is flat."""
    return _piece(2 * LEVEL, hole=True)


def _piece(height: float, hole: bool) -> Solid:
    whole = Cylinder(RADIUS, height)
    return whole - Cylinder(_HOLE_RADIUS, height).at(z=height - _HOLE_DEEP) if hole else whole


def parts(clearance: float) -> list[Part]:
    """Everything in the box."""
    return [
        Part("board", board(clearance)),
        Part("flat", single(hole=False), HEAP),
        Part("hole", single(hole=True), HEAP),
        Part("double", double(), HEAP),
    ]
