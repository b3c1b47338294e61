"""The boards and the tiles of 4EYES+, in measures of our own.

Small posts at the corners of the cells hold the tiles, which are hollowed out where posts stand.
A pawn is told by its outline: red a diamond, blue a ring, brown a bar. The owner's has a dot.
"""

from itertools import product

from touchstone.core.grid import Grid
from touchstone.games.four_eyes_plus.rules.state import COLOURS, HANDS
from touchstone.views.solid import Box, Cylinder, Part, Plate, Prism, Solid, joined

PITCH = 20.0
FLOOR, THICK = 3.0, 3.0
SIZES = (9, 7)
"""The large board and the small one; there are tiles for the large one."""
_POST_RADIUS, _POST_HEIGHT = 1.5, 2.5
_PAWN = 2.5
_REACH = 6.5
_PAWNS: dict[str, Solid] = {
    "red": Prism(((0, -_REACH), (_REACH, 0), (0, _REACH), (-_REACH, 0)), _PAWN),
    "blue": Cylinder(_REACH - 0.5, _PAWN) - Cylinder(_REACH - 3, _PAWN + 1),
    "brown": Box(2 * _REACH, 5, _PAWN),
}
_DOT_RADIUS, _DOT_TOP, _DOT_HEIGHT = 1.2, 0.6, 1.2


def board(size: int) -> Solid:
    """A board with posts at the corners of its cells."""
    plate = Plate(Grid(size, size), PITCH, FLOOR)
    return plate.slab + _posts(size, size, _POST_RADIUS, _POST_HEIGHT).at(z=FLOOR)


def _posts(columns: int, rows: int, radius: float, height: float) -> Solid:
    """Posts round so many cells; the origin is the middle of the cells."""
    post = Cylinder(radius, height)
    return joined(
        post.at((across - columns / 2) * PITCH, (away - rows / 2) * PITCH)
        for across, away in product(range(columns + 1), range(rows + 1))
    )


def tile(owner: str, other: str, clearance: float) -> Solid:
    """The owner's pawn on the left, with the dot, and the other's on the right."""
    slab = Box(2 * PITCH - 2 * clearance, PITCH - 2 * clearance, THICK)
    gaps = _posts(2, 1, _POST_RADIUS + clearance, THICK + 1)
    # It begins at the foot of the pawn: a ring has nothing in its middle that could carry it.
    dot = Cylinder(_DOT_RADIUS, _PAWN) + Cylinder(_DOT_RADIUS, _DOT_HEIGHT, _DOT_TOP).at(z=_PAWN)
    pawns = (_PAWNS[owner] + dot).at(-PITCH / 2) + _PAWNS[other].at(PITCH / 2)
    return slab - gaps.at(z=-0.5) + pawns.at(z=THICK)


def parts(clearance: float) -> list[Part]:
    """Two boards, and tiles for two players and for three."""
    boards = [Part(f"board-{size}", board(size)) for size in SIZES]
    tiles = [
        Part(f"tile-{owner}-{other}-{seats}", tile(owner, other, clearance), HANDS[seats][SIZES[0]])
        for seats, colours in COLOURS.items()
        for owner, other in zip(colours, (*colours[1:], colours[0]), strict=True)
    ]
    return boards + tiles
