"""Board geometry, computed once for each kind of board.

Cells are integers in the order of the notation: a1, a2, ... then b1, b2, ..., so sorting integers
sorts by column letter, then row.

    row 3 |  2  5  8
    row 2 |  1  4  7
    row 1 |  0  3  6
            a  b  c
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, partial

from touchstone.core.errors import IllegalMove

CELL = "[a-z][0-9]+"
"""What a cell looks like in text, whether or not it is on the board."""

# Up and to the right, so that a line always begins at its smaller cell.
_UP, _RIGHT, _RISING, _FALLING = (0, 1), (1, 0), (1, 1), (1, -1)
STRAIGHT = (_UP, _RIGHT)
EVERY_WAY = (_UP, _RIGHT, _RISING, _FALLING)


@dataclass(frozen=True, slots=True)
class Grid:
    """A rectangular board."""

    columns: int
    rows: int
    cells: range = field(init=False, repr=False, compare=False)
    """Every cell, in order."""
    every_name: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """The texts of all cells, in order."""
    _cells: dict[str, int] = field(init=False, repr=False, compare=False)
    _neighbours: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Every move asks, so it is worked out beforehand, once for all boards of this size."""
        set_once = partial(object.__setattr__, self)
        set_once("cells", range(self.columns * self.rows))
        set_once("every_name", _names_on(self))
        set_once("_cells", _cells_on(self))
        set_once("_neighbours", _neighbours_on(self))

    def column(self, cell: int) -> int:
        """Columns from 0, left to right."""
        return cell // self.rows

    def row(self, cell: int) -> int:
        """Rows from 0, near to far."""
        return cell % self.rows

    def at(self, column: int, row: int) -> int | None:
        """The cell there, or None beyond the edge."""
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return column * self.rows + row
        return None

    def name(self, cell: int) -> str:
        """The cell's text.

        >>> Grid(4, 4).name(5)
        'b2'
        """
        return self.every_name[cell]

    def names(self, cells: tuple[int, ...]) -> tuple[str, ...]:
        """The texts of several cells."""
        return tuple([self.every_name[cell] for cell in cells])

    def find(self, name: str) -> int | None:
        """The cell with this text, or None if the board has no such cell."""
        return self._cells.get(name)

    def read(self, name: str) -> int:
        """The cell with this text; raises IllegalMove if the board has no such cell."""
        cell = self._cells.get(name)
        if cell is None:
            raise IllegalMove("move-off-board", cell=name)
        return cell

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """The orthogonal neighbours, in order."""
        return self._neighbours[cell]

    def runs(
        self, length: int, directions: tuple[tuple[int, int], ...] = EVERY_WAY
    ) -> tuple[tuple[int, ...], ...]:
        """All straight runs of neighbouring cells of this length, smaller end first, in order."""
        return _runs(self, length, directions)


# Shared by all boards of one size: a server has a board for each table.


@cache
def _names_on(grid: Grid) -> tuple[str, ...]:
    return tuple(f"{chr(ord('a') + grid.column(c))}{grid.row(c) + 1}" for c in grid.cells)


@cache
def _cells_on(grid: Grid) -> dict[str, int]:
    return {name: cell for cell, name in enumerate(_names_on(grid))}


@cache
def _neighbours_on(grid: Grid) -> tuple[tuple[int, ...], ...]:
    def around(cell: int) -> Iterator[int]:
        column, row = grid.column(cell), grid.row(cell)
        for across, up in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            other = grid.at(column + across, row + up)
            if other is not None:
                yield other

    return tuple(tuple(around(cell)) for cell in grid.cells)


@cache
def _runs(
    grid: Grid, length: int, directions: tuple[tuple[int, int], ...]
) -> tuple[tuple[int, ...], ...]:
    def walks() -> Iterator[tuple[int, ...]]:
        for cell in grid.cells:
            column, row = grid.column(cell), grid.row(cell)
            for across, up in directions:
                steps = (grid.at(column + i * across, row + i * up) for i in range(length))
                run = tuple(step for step in steps if step is not None)
                if len(run) == length:
                    yield run

    return tuple(sorted(walks(), key=lambda run: (run[0], run[-1])))
