"""The boards, stones and sticks of Tactori, in measures of our own.

Stones of 16 mm stand 18 mm apart on 9x9 and 36 mm apart on 5x5, so that the same stick spans two
fields there and one here. It ends just before the middle of a stone: four sticks can come in from
four sides. Halfway it is cut down to half its height, so that one stick, turned over, crosses
another in a stone between. Dimples tell the colours: red one, blue two, yellow three, green four.
"""

from touchstone.core.grid import Grid
from touchstone.games.tactori.rules.pieces import COLOUR_NAMES, STICKS, STONES
from touchstone.views.solid import Box, Cylinder, Part, Plate, Solid, joined

STONE, TALL = 16.0, 14.0
THICK, HIGH = 4.0, 5.0
"""A stick's width and height."""
SPAN = 36.0
"""From the middle of one stone to that of the other."""
PITCHES = {5: SPAN, 9: SPAN / 2}
FLOOR, DEEP = 2.4, 1.6
_DIMPLE = 1.2
_CORNERS = ((1, 1), (-1, -1), (1, -1), (-1, 1))
_ALONG = (-10.5, 10.5, -6.5, 6.5)
"""Where dimples are on a stick, from its middle."""


def plate(size: int) -> Plate:
    """Where the fields are."""
    return Plate(Grid(size, size), PITCHES[size], FLOOR + DEEP)


def board(size: int, clearance: float) -> Solid:
    """A shallow field for every stone."""
    here = plate(size)
    side = STONE + 2 * clearance
    return here.slab - here.everywhere(Box(side, side, DEEP + 1), z=FLOOR)


def stone(colour: int, clearance: float) -> Solid:
    """A block with a cross of slots in its upper side, and dimples in the corners between."""
    wide, deep = THICK + 2 * clearance, HIGH + clearance
    slots = Box(STONE + 1, wide, deep + 1) + Box(wide, STONE + 1, deep + 1)
    middle = (STONE + wide) / 4
    marks = (_hollow(TALL, up=True).at(x * middle, y * middle) for x, y in _CORNERS[: colour + 1])
    return Box(STONE, STONE, TALL) - slots.at(z=TALL - deep) - joined(marks)


def stick(colour: int, clearance: float) -> Solid:
    """A bar with a notch halfway, and dimples on both of its broad sides."""
    length = SPAN - 2 * (THICK / 2 + 1.5 * clearance)
    notch = Box(THICK + 2 * clearance, THICK + 1, HIGH).at(z=HIGH / 2 - clearance / 2)
    marks = [
        _hollow(z, up).at(x) for x in _ALONG[: colour + 1] for z, up in ((HIGH, True), (0.0, False))
    ]
    return Box(length, THICK, HIGH) - notch - joined(marks)


def _hollow(z: float, up: bool) -> Solid:
    """A cone of 45 degrees, which prints well from above and from below."""
    if up:
        return Cylinder(0.01, _DIMPLE, _DIMPLE).at(z=z - _DIMPLE) + Cylinder(_DIMPLE, 1).at(z=z)
    return Cylinder(_DIMPLE, _DIMPLE, 0) + Cylinder(_DIMPLE, 1).at(z=z - 1)


def parts(clearance: float) -> list[Part]:
    """Both boards, and what each of the four colours has."""
    boards = [Part(f"board-{size}", board(size, clearance)) for size in PITCHES]
    colours = [
        part
        for number, name in enumerate(COLOUR_NAMES)
        for part in (
            Part(f"stone-{name}", stone(number, clearance), STONES),
            Part(f"stick-{name}", stick(number, clearance), STICKS),
        )
    ]
    return boards + colours
