"""Flat drawings in millimetres, for paper that is cut, written on, or swells where it is black.

Shapes are data: what draws them makes SVG of them, and a test can measure them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import product
from textwrap import wrap

from touchstone.core.grid import Grid
from touchstone.views.braille import dots

A4 = (210.0, 297.0)
INK = "#000"
LOW = "#2a6fdb"
"""A colour that stays flat on swell paper: only black takes the heat."""
THIN = 0.3
"""A line to cut or to write along. What fingers are to feel is wider: see THICK."""
THICK = 1.2
DOT_RADIUS, DOT_SPACING, CELL_SPACING = 0.75, 2.5, 6.0
"""Braille as swell paper and embossers make it."""


def _mm(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


@dataclass(frozen=True, slots=True)
class Line:
    """Straight lines from point to point; closed they may be filled."""

    points: tuple[tuple[float, float], ...]
    width: float = THIN
    closed: bool = False
    fill: str = "none"
    colour: str = INK
    dashed: bool = False

    def svg(self) -> str:
        """As an element."""
        way = "L".join(f"{_mm(x)} {_mm(y)}" for x, y in self.points)
        dash = " stroke-dasharray='2 1.5'" if self.dashed else ""
        return (
            f"<path d='M{way}{'Z' if self.closed else ''}' fill='{self.fill}' "
            f"stroke='{self.colour}' stroke-width='{_mm(self.width)}'{dash}/>"
        )


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle: filled, or with a width of line a ring."""

    x: float
    y: float
    radius: float
    width: float = 0.0
    colour: str = INK

    def svg(self) -> str:
        """As an element."""
        ink = (
            f"fill='none' stroke='{self.colour}' stroke-width='{_mm(self.width)}'"
            if self.width
            else f"fill='{self.colour}'"
        )
        return f"<circle cx='{_mm(self.x)}' cy='{_mm(self.y)}' r='{_mm(self.radius)}' {ink}/>"


@dataclass(frozen=True, slots=True)
class Label:
    """A text, centred on its place; the size is the height of its letters' box."""

    x: float
    y: float
    text: str
    size: float = 5.0
    colour: str = INK
    start: bool = False

    def svg(self) -> str:
        """As an element."""
        anchor = "start" if self.start else "middle"
        return (
            f"<text x='{_mm(self.x)}' y='{_mm(self.y + 0.36 * self.size)}' fill='{self.colour}' "
            f"font-size='{_mm(self.size)}' text-anchor='{anchor}'>{escape(self.text)}</text>"
        )


Shape = Line | Disc | Label


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page of shapes, with its origin in the upper left corner."""

    name: str
    title: str
    shapes: tuple[Shape, ...]
    size: tuple[float, float] = A4

    def svg(self) -> str:
        """The page at its true size."""
        wide, high = map(_mm, self.size)
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' width='{wide}mm' height='{high}mm' "
            f"viewBox='0 0 {wide} {high}' font-family='Atkinson Hyperlegible, sans-serif' "
            f"role='img' aria-label='{escape(self.title)}'><title>{escape(self.title)}</title>"
            f"{''.join(shape.svg() for shape in self.shapes)}</svg>"
        )


Item = Callable[[float, float], Sequence[Shape]]
"""Draws itself from an upper left corner."""


def laid_out(
    name: str, title: str, items: Sequence[Item], wide: float, high: float, gap: float = 0.0
) -> list[Sheet]:
    """Items of one size in rows, on as many pages as they take."""
    left, top, wide, high = 10.0, 24.0, wide + gap, high + gap
    in_row = int((A4[0] - 2 * left + gap) // wide)
    on_page = in_row * int((A4[1] - top - left + gap) // high)
    made = []
    for first in range(0, len(items), on_page):
        shapes: list[Shape] = [heading(title)]
        for number, item in enumerate(items[first : first + on_page]):
            shapes += item(left + number % in_row * wide, top + number // in_row * high)
        number = first // on_page + 1
        made.append(
            Sheet(f"{name}-{number}" if len(items) > on_page else name, title, tuple(shapes))
        )
    return made


def heading(text: str) -> Label:
    """The title of a page."""
    return Label(A4[0] / 2, 14, text, 7)


def footnote(text: str) -> list[Shape]:
    """Small print along the foot of a page."""
    size, longest, left, bottom = 2.8, 150, 10.0, A4[1] - 7
    lines = wrap(text, longest)
    return [
        Label(left, bottom - 1.2 * size * above, line, size, LOW, start=True)
        for above, line in enumerate(reversed(lines))
    ]


def box(
    x: float, y: float, wide: float, high: float, width: float = THIN, fill: str = "none"
) -> Line:
    """A rectangle by its upper left corner."""
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    return Line(corners, width, closed=True, fill=fill)


def braille(text: str, x: float, y: float) -> list[Shape]:
    """A name in braille; its first cell begins with the upper left dot there."""
    return [
        Disc(x + cell * CELL_SPACING + column * DOT_SPACING, y + row * DOT_SPACING, DOT_RADIUS)
        for cell, found in enumerate(dots(text))
        for column, row in found
    ]


@dataclass(frozen=True, slots=True)
class Plan:
    """A board seen from straight above: cells of one size, with the upper left corner here."""

    grid: Grid
    pitch: float
    left: float = 25.0
    top: float = 30.0

    def x(self, cell: int) -> float:
        """The middle of a cell, from the left."""
        return self.left + (self.grid.column(cell) + 0.5) * self.pitch

    def y(self, cell: int) -> float:
        """The middle of a cell, from the top; far rows are higher up."""
        return self.top + (self.grid.rows - self.grid.row(cell) - 0.5) * self.pitch

    @property
    def sign_reach(self) -> float:
        """How far a sign goes from the middle of its cell."""
        return 0.23 * self.pitch

    @property
    def wide(self) -> float:
        """All columns together."""
        return self.grid.columns * self.pitch

    @property
    def high(self) -> float:
        """All rows together."""
        return self.grid.rows * self.pitch

    def lines(self, width: float = THIN) -> list[Shape]:
        """The edges of all cells."""
        right, bottom = self.left + self.wide, self.top + self.high
        across = [self.left + step * self.pitch for step in range(self.grid.columns + 1)]
        down = [self.top + step * self.pitch for step in range(self.grid.rows + 1)]
        return [
            *(Line(((x, self.top), (x, bottom)), width) for x in across),
            *(Line(((self.left, y), (right, y)), width) for y in down),
        ]

    def corners(self) -> list[tuple[float, float]]:
        """Where the edges of cells meet."""
        places = product(range(self.grid.columns + 1), range(self.grid.rows + 1))
        return [(self.left + a * self.pitch, self.top + d * self.pitch) for a, d in places]

    def names(self, size: float = 5.0) -> list[Shape]:
        """Letters along the near side, numbers along the left, to read with the eyes."""
        below = self.top + self.high + 1.1 * size
        return [
            *(Label(self.x(cell), below, name[0], size) for cell, name in self._first_row()),
            *(
                Label(self.left - 1.1 * size, self.y(row), str(row + 1), size)
                for row in range(self.grid.rows)
            ),
        ]

    def braille_names(self) -> list[Shape]:
        """The same to read with the fingers."""
        below = self.top + self.high + 5
        letters = [
            braille(name[0], self.x(cell) - DOT_SPACING / 2, below)
            for cell, name in self._first_row()
        ]
        numbers = [
            braille(
                str(row + 1), self.left - 5 - CELL_SPACING - DOT_SPACING, self.y(row) - DOT_SPACING
            )
            for row in range(self.grid.rows)
        ]
        return [shape for name in (*letters, *numbers) for shape in name]

    def _first_row(self) -> list[tuple[int, str]]:
        return [(c, self.grid.name(c)) for c in self.grid.cells if self.grid.row(c) == 0]
