"""How levels look at 4EYES+, and what is hard to see in it.

The rates were chosen with `touchstone arena --ladder`, so that the steps between levels are even.
Levels 3 to 5 think of more lays than lower levels do: with few, even whoever overlooks nothing is
soon left with dangerous ones. Whoever sees every danger is still not far from random play here; so
levels 5 to 8 weigh two to six lays and play the one that looks best.
"""

from collections.abc import Mapping

from touchstone.core.game import AnyGame
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
    1: Habits(notice=0.286, care=0.102, near=1.5),
    2: Habits(notice=0.515, care=0.33, near=1.2),
    3: Habits(notice=0.78, care=0.69, thoughts=11, near=1.0),
    4: Habits(notice=0.96, care=0.975, thoughts=50, near=0.8, keep=0.92),
    5: Habits(notice=0.98, care=0.9985, thoughts=60, near=0.6, weighs=2, touch=1.0, keep=0.99),
    6: Habits(notice=0.98, care=1.0, near=0.3, weighs=6, touch=1.0),
    7: Habits(notice=1.0, care=1.0, weighs=6, thinks=0.43, nodes=600),
    8: Habits(notice=1.0, care=1.0, weighs=6, thinks=0.93, nodes=600),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=900, deep=0.62),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=4000, deep=0.865),
    11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=6500, deep=1.0),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=40_000, deep=1.0),
}
"""Nodes are lays tried, half of them in attacks. One tile forgotten is a danger overlooked: so
behind a mask levels 4 and 5 remember more than elsewhere, and level 5 feels every cell as level 6
does, or they would stand far below level 6."""
UPRIGHT_ALONE = {
    **TWO_PLAYERS,
    1: Habits(notice=0.275, care=0.093, near=1.5),
    2: Habits(notice=0.57, care=0.415, near=1.2),
    3: Habits(notice=0.875, care=0.86, thoughts=20, near=1.0),
    4: Habits(notice=0.97, care=0.983, thoughts=60, near=0.8, weighs=2),
    5: Habits(notice=0.98, care=0.9985, thoughts=60, near=0.6, weighs=3),
    7: Habits(notice=1.0, care=1.0, weighs=6, thinks=0.25, nodes=600),
    8: Habits(notice=1.0, care=1.0, weighs=6, thinks=0.55, nodes=600),
    9: Habits(notice=1.0, care=1.0, weighs=6, thinks=0.88, nodes=600, deep=0.03),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=4000, deep=0.88),
}
"""Fewer squares can be seen, so what little a level sees tells more, and proofs tell less."""
THREE_PLAYERS = {
    **TWO_PLAYERS,
    1: Habits(notice=0.365, care=0.17, near=1.5),
    2: Habits(notice=0.665, care=0.575, thoughts=14, near=1.2),
    3: Habits(notice=0.82, care=0.76, thoughts=20, near=1.0),
    4: Habits(notice=0.53, care=1.0, near=0.8),
    5: Habits(notice=0.72, care=1.0, near=0.6),
    7: Habits(notice=1.0, care=1.0, weighs=6, thinks=0.6, nodes=60),
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=60),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=150),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=400),
    11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=1000),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=3000, deep=1.0),
}
"""Nodes are playouts. Who sees every danger takes one of the most promising lays; levels 4 and 5
do, and overlook squares of their own instead."""


BY_SQUARES = {"any": TWO_PLAYERS, "upright": UPRIGHT_ALONE}


def habits_in(game: AnyGame) -> Mapping[int, Habits]:
    """The table of a number of players and, for two, of the squares that count."""
    return THREE_PLAYERS if game.seats == 3 else BY_SQUARES[game.settings["squares"]]


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
