"""Solid shapes as data, in millimetres: a game says what its pieces are, a workshop makes them.

    board = Box(100, 100, 12) - Cylinder(12, 8).at(z=4)

A shape stands on the bed, centred over the origin; x goes to the right, y away, z up.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from operator import add

from touchstone.core.grid import Grid
from touchstone.views.braille import dots


@dataclass(frozen=True, slots=True, kw_only=True)
class Solid:
    """Anything that can be moved, joined with another (`+`) and cut out of another (`-`)."""

    place: tuple[float, float, float] = (0, 0, 0)

    def at(self, x: float = 0, y: float = 0, z: float = 0) -> "Solid":
        """The same solid, moved."""
        was_x, was_y, was_z = self.place
        return replace(self, place=(was_x + x, was_y + y, was_z + z))

    def __add__(self, other: "Solid") -> "Solid":
        return Joined(self, other)

    def __sub__(self, other: "Solid") -> "Solid":
        return Cut(self, other)


@dataclass(frozen=True, slots=True)
class Box(Solid):
    """A box that stands on the bed."""

    width: float
    depth: float
    height: float


@dataclass(frozen=True, slots=True)
class Cylinder(Solid):
    """A round piece that stands on the bed; with another radius on top it is part of a cone."""

    radius: float
    height: float
    top: float | None = None


@dataclass(frozen=True, slots=True)
class Prism(Solid):
    """An outline, counter-clockwise, raised to a height."""

    outline: tuple[tuple[float, float], ...]
    height: float


@dataclass(frozen=True, slots=True)
class Joined(Solid):
    """Two solids as one."""

    one: Solid
    other: Solid


@dataclass(frozen=True, slots=True)
class Cut(Solid):
    """A solid without what another takes away."""

    whole: Solid
    away: Solid


def joined(solids: Iterable[Solid]) -> Solid:
    """All of them as one; at least one."""
    return reduce(add, solids)


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the box: the ending of its name's message, its shape, and how many there are."""

    name: str
    solid: Solid
    count: int = 1


DOT_SPACING, CELL_SPACING = 2.5, 6.0
"""Braille as it is on paper; what stands closer cannot be read."""
DOT_HEIGHT = 0.6
_DOT_FOOT, _DOT_TOP = 0.8, 0.4
_LABEL, _EDGE = 18.0, 5.0
"""How far a board goes beyond its cells: on the sides with names, and on the others."""


def braille(text: str) -> Solid:
    """Raised braille in one line, beginning with the upper left dot of its first cell."""
    dot = Cylinder(_DOT_FOOT, DOT_HEIGHT, _DOT_TOP)
    return joined(
        dot.at(cell * CELL_SPACING + column * DOT_SPACING, -row * DOT_SPACING)
        for cell, found in enumerate(dots(text))
        for column, row in found
    )


@dataclass(frozen=True, slots=True)
class Plate:
    """A board in the making: the origin is the middle of its cells, which lie `pitch` apart."""

    grid: Grid
    pitch: float
    height: float

    def middle(self, cell: int) -> tuple[float, float]:
        """Where the middle of a cell is."""
        across, away = self.grid.column(cell), self.grid.row(cell)
        return (
            (across - (self.grid.columns - 1) / 2) * self.pitch,
            (away - (self.grid.rows - 1) / 2) * self.pitch,
        )

    def everywhere(self, solid: Solid, z: float = 0) -> Solid:
        """The same in the middle of every cell."""
        return joined(solid.at(*self.middle(cell), z) for cell in self.grid.cells)

    @property
    def slab(self) -> Solid:
        """The board without its cells: letters along the near side, numbers along the left."""
        wide, deep = self.grid.columns * self.pitch, self.grid.rows * self.pitch
        both = _LABEL + _EDGE
        slab = Box(wide + both, deep + both, self.height).at(
            (_EDGE - _LABEL) / 2, (_EDGE - _LABEL) / 2
        )
        left, near = -wide / 2 - _LABEL, -deep / 2 - _LABEL
        names = [self.grid.name(cell) for cell in self.grid.cells if self.grid.row(cell) == 0]
        letters = [
            braille(name[0]).at(self.middle(place * self.grid.rows)[0] - DOT_SPACING / 2, near + 12)
            for place, name in enumerate(names)
        ]
        numbers = [
            braille(str(row + 1)).at(left + 3, self.middle(row)[1] + DOT_SPACING)
            for row in range(self.grid.rows)
        ]
        return slab + joined([*letters, *numbers]).at(z=self.height)
