"""How levels look at 4EYES+, and what is hard to see in it.

The rates were chosen with `touchstone arena --ladder`, so that the steps between levels are even.
Levels 3 and 4 think of more lays than lower levels do: with few, even whoever overlooks nothing is
soon left with dangerous ones.
"""

from touchstone.core.grid import Grid
from touchstone.engine.habits import Habits

UPRIGHT = 1.0
"""Sides along the rows: what everybody calls a square."""
DIAMOND = 1.6
"""On its tip: the sides follow the diagonals of the cells, which the eye still knows."""
TILTED = 2.2
"""Any other slope: one has to count steps, two over and one up, to see that it is a square."""
LONG = 0.15
"""What each step of the longer way between two corners adds: far corners are not seen together."""

TWO_PLAYERS = {
    1: Habits(notice=0.25, care=0.0, near=1.5),
    2: Habits(notice=0.58, care=0.4, near=1.2),
    3: Habits(notice=0.85, care=0.8, thoughts=12, near=0.9),
    4: Habits(notice=0.98, care=0.985, thoughts=60, near=0.6),
    5: Habits(notice=0.98, care=1.0, near=0.3, touch=1.0),
    6: Habits(notice=1.0, care=1.0, thinks=0.4, nodes=600),
    7: Habits(notice=1.0, care=1.0, thinks=0.65, nodes=600),
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=2000, deep=0.2),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=10_000, deep=0.6),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=40_000, deep=1.0),
}
"""Nodes are lays tried, half of them in attacks."""
THREE_PLAYERS = {
    **TWO_PLAYERS,
    6: Habits(notice=1.0, care=1.0, thinks=0.4, nodes=40),
    7: Habits(notice=1.0, care=1.0, thinks=0.7, nodes=60),
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=100),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=300),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=1000, deep=1.0),
}
"""Nodes are playouts."""


def hardness_of(grid: Grid, corners: tuple[str, ...]) -> float:
    """How hard a square with these corners is to see."""
    cells = [cell for name in corners if (cell := grid.find(name)) is not None]
    if len(cells) != 4:
        return UPRIGHT
    first = min(cells)
    ways = sorted(
        (abs(grid.column(cell) - grid.column(first)), abs(grid.row(cell) - grid.row(first)))
        for cell in cells
        if cell != first
    )
    # The corner that lies opposite is the farthest; the two others are neighbours.
    across, up = min(ways, key=lambda way: way[0] ** 2 + way[1] ** 2)
    slope = UPRIGHT if 0 in (across, up) else DIAMOND if across == up else TILTED
    return slope + LONG * (max(across, up) - 1)
