"""The board itself: wood, coordinates, and where each cell lies on the picture."""

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain

from touchstone.core.grid import Grid
from touchstone.views.picture.svg import group, number, shade, tag


@dataclass(frozen=True)
class Frame:
    """The measures of a tilted board: rows stay rows, so a cell is a rectangle of the picture.

    `wide` and `deep` are the distances between neighbouring columns and rows; `head` is the room
    above the far row, into which its high pieces reach.
    """

    grid: Grid
    wide: float
    deep: float
    side: float = 62
    head: float = 50
    foot: float = 44
    edge: float = 22

    @property
    def width(self) -> float:
        """The width of the whole picture."""
        return self.side + self.grid.columns * self.wide + self.side / 2

    @property
    def height(self) -> float:
        """The height of the whole picture."""
        return self.head + self.grid.rows * self.deep + self.foot + self.edge

    def x(self, cell: int) -> float:
        """The middle of a cell, from the left."""
        return self._middles[cell][0]

    def y(self, cell: int) -> float:
        """The middle of a cell on the ground, from the top; far rows are higher up."""
        return self._middles[cell][1]

    @cached_property
    def _middles(self) -> tuple[tuple[float, float], ...]:
        grid = self.grid
        return tuple(
            (
                self.side + (grid.column(cell) + 0.5) * self.wide,
                self.head + (grid.rows - grid.row(cell) - 0.5) * self.deep,
            )
            for cell in grid.cells
        )

    def places(self, wide: float, deep: float) -> str:
        """A shallow place of this size for every cell."""
        shape: dict[str, str | float] = {"width": wide, "height": deep, "rx": 8, "kind": "place"}
        corners = ((self.x(c) - wide / 2, self.y(c) - deep / 2) for c in self.grid.cells)
        return group(*(tag("rect", x=x, y=y, **shape) for x, y in corners))

    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The rows in the order of painting: what is nearer hides what is behind it."""
        return _rows(self.grid)

    def far_to_near(self) -> tuple[tuple[str, int], ...]:
        """The names of the cells, and the cells, in the order of painting."""
        return self._order

    @cached_property
    def _order(self) -> tuple[tuple[str, int], ...]:
        return tuple((self.grid.name(cell), cell) for cell in chain.from_iterable(self.rows()))

    def layout(self) -> dict[str, float]:
        """Where the cells lie, in percent of the picture: a client lays its grid there."""
        columns, rows = self.grid.columns, self.grid.rows
        return {
            "columns": columns,
            "rows": rows,
            "left": round(100 * self.side / self.width, 3),
            "top": round(100 * self.head / self.height, 3),
            "width": round(100 * columns * self.wide / self.width, 3),
            "height": round(100 * rows * self.deep / self.height, 3),
            "ratio": round(self.width / self.height, 4),
        }

    def shades(self) -> str:
        """The gradients of the wood."""
        return "".join(shade(of, f"{of}-light", f"{of}-dark") for of in ("wood", "cloth"))

    def plank(self, kind: str = "wood") -> str:
        """The slab with its front edge and a quiet grain."""
        wide, top = self.width, self.height - self.edge
        lines = []
        steps = 11
        for step in range(1, steps):
            y = top * step / steps
            sway = 9 if step % 2 else -8
            lines.append(
                f"M14 {number(y)}Q{number(wide * 0.3)} {number(y + sway)} {number(wide * 0.55)} "
                f"{number(y)}T{number(wide - 14)} {number(y + sway / 3)}"
            )
        return (
            tag("rect", y=self.edge, width=wide, height=top, rx=30, kind=f"{kind}-edge")
            + tag("rect", width=wide, height=top, rx=30, fill=f"url(#in-{kind})", kind=kind)
            + tag("path", d="".join(lines), kind=f"{kind}-grain")
            + tag("rect", x=2, y=2, width=wide - 4, height=top - 4, rx=28, kind=f"{kind}-gleam")
        )

    def coordinates(self) -> str:
        """Letters along the near side, numbers along the left."""
        near, low = self.height - self.edge - self.foot / 2, self.side * 0.56
        letters = (
            _label(self.x(cell), near, self.grid.name(cell)[0])
            for cell in self.grid.cells
            if self.grid.row(cell) == 0
        )
        numbers = (_label(low, self.y(row), str(row + 1)) for row in range(self.grid.rows))
        return group(*letters, *numbers, kind="coordinates")


@cache
def _rows(grid: Grid) -> tuple[tuple[int, ...], ...]:
    far_to_near = reversed(range(grid.rows))
    return tuple(tuple(cell for cell in grid.cells if grid.row(cell) == row) for row in far_to_near)


def _label(x: float, y: float, text: str) -> str:
    return tag("text", text, x=x, y=y, dy="0.35em")
