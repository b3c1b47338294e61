"""How levels look at Tactori, and what is hard to see in it.

The rates were chosen with `touchstone arena --ladder`, so that the steps between levels are even.
"""

from collections.abc import Mapping

from touchstone.core.game import AnyGame
from touchstone.core.grid import Grid
from touchstone.engine.habits import Habits

WIDER = 0.3
"""What each step of a rectangle beyond the smallest adds: far corners are not seen together."""

SMALL = {
    1: Habits(notice=0.45, care=0.24, near=1.5),
    2: Habits(notice=0.6, care=0.4, near=1.2),
    3: Habits(notice=0.72, care=0.57, near=1.0),
    4: Habits(notice=0.82, care=0.73, near=0.8),
    5: Habits(notice=0.92, care=0.89, near=0.6),
    6: Habits(notice=0.98, care=1.0, near=0.3),
    7: Habits(notice=1.0, care=1.0, thinks=0.8, nodes=110),
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=265),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=950),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=2200),
    11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=8000),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=40_000, deep=1.0),
}
"""5x5 against each other, where no other table says more; nodes are playouts of the tree."""
POINTS = {
    **SMALL,
    1: Habits(notice=0.48, care=0.245, near=1.5),
    2: Habits(notice=0.63, care=0.405, near=1.2),
    3: Habits(notice=0.76, care=0.575, near=1.0),
    4: Habits(notice=0.87, care=0.728, near=0.8),
    5: Habits(notice=0.94, care=0.855, near=0.6),
    6: Habits(notice=0.98, care=0.957, near=0.3),
}
"""Where bridges are counted nothing is won or lost in one turn. Care is how often a player takes
what looks best, and who always does is as good as one who thinks ahead a little."""
CONNECTIONS = {
    **POINTS,
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=2700),
    11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=6200),
}
"""As bridges; but from 2,000 to 8,000 playouts it is further here."""
LONG = {
    **SMALL,
    1: Habits(notice=0.45, care=0.215, near=1.5),
    2: Habits(notice=0.6, care=0.42, near=1.2),
    3: Habits(notice=0.72, care=0.605, near=1.0),
    4: Habits(notice=0.82, care=0.75, near=0.8),
    5: Habits(notice=0.92, care=0.888, near=0.6),
    7: Habits(notice=1.0, care=1.0, thinks=0.4, nodes=100),
    8: Habits(notice=1.0, care=1.0, thinks=0.8, nodes=110),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=300),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=1000),
    11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=9000),
}
"""The longest bridge: care is the same as where points count. A tree sees at once which stick joins
two bridges, which looks alone do not tell, so the first playouts are worth the most."""
WIDE = {
    **SMALL,
    1: Habits(notice=0.45, care=0.15, near=1.5),
    2: Habits(notice=0.6, care=0.285, near=1.2),
    3: Habits(notice=0.72, care=0.4, near=1.0),
    4: Habits(notice=0.82, care=0.56, near=0.8),
    5: Habits(notice=0.92, care=0.805, near=0.6),
    7: Habits(notice=1.0, care=1.0, thinks=0.1, nodes=50),
    8: Habits(notice=1.0, care=1.0, thinks=0.2, nodes=50),
    9: Habits(notice=1.0, care=1.0, thinks=0.3, nodes=50),
    10: Habits(notice=1.0, care=1.0, thinks=0.45, nodes=100),
    11: Habits(notice=1.0, care=1.0, thinks=0.65, nodes=200),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=600, deep=1.0),
}
"""9x9; nodes are playouts of four turns. The first 50 are worth some 400 points of Elo, the next
150 none that 27 games could show: so levels differ in how often they think ahead."""
WIDE_RACE = {
    **WIDE,
    1: Habits(notice=0.37, care=0.1, near=1.5),
    2: Habits(notice=0.49, care=0.195, near=1.2),
    3: Habits(notice=0.62, care=0.325, near=1.0),
    4: Habits(notice=0.755, care=0.525, near=0.8),
    5: Habits(notice=0.87, care=0.75, near=0.6),
    7: Habits(notice=1.0, care=1.0, thinks=0.3, nodes=50),
    8: Habits(notice=1.0, care=1.0, thinks=0.55, nodes=50),
    9: Habits(notice=1.0, care=1.0, thinks=0.72, nodes=50),
    10: Habits(notice=1.0, care=1.0, thinks=0.84, nodes=100),
    11: Habits(notice=1.0, care=1.0, thinks=0.93, nodes=200),
}
"""The first rectangle on 9x9: random play never closes one, so little is enough to win. Above the
middle one turn without thinking ahead may be enough to lose."""
LOW_POINTS_OF_SEVERAL = {
    1: Habits(notice=0.48, care=0.16, near=1.5),
    2: Habits(notice=0.63, care=0.325, near=1.2),
    3: Habits(notice=0.76, care=0.45, near=1.0),
    4: Habits(notice=0.87, care=0.62, near=0.8),
    5: Habits(notice=0.94, care=0.765, near=0.6),
}
OF_SEVERAL = {
    "bridges": {**POINTS, **LOW_POINTS_OF_SEVERAL},
    "connections": {**CONNECTIONS, **LOW_POINTS_OF_SEVERAL},
    "long": {
        **LONG,
        1: Habits(notice=0.45, care=0.18, near=1.5),
        2: Habits(notice=0.6, care=0.34, near=1.2),
        3: Habits(notice=0.72, care=0.495, near=1.0),
        4: Habits(notice=0.82, care=0.65, near=0.8),
        5: Habits(notice=0.92, care=0.81, near=0.6),
    },
    "rectangle-advanced": {
        **WIDE_RACE,
        1: Habits(notice=0.25, care=0.06, near=1.5),
        2: Habits(notice=0.44, care=0.15, near=1.2),
        3: Habits(notice=0.59, care=0.3, near=1.0),
        4: Habits(notice=0.735, care=0.495, near=0.8),
        5: Habits(notice=0.86, care=0.735, near=0.6),
    },
}
"""Three and four players, by variant: with the rates for two their first steps were 300 to 370
points and the last one 76 to 126. Where no table is here, those for two serve."""
TOGETHER = {
    **SMALL,
    7: Habits(notice=1.0, care=1.0, thinks=0.3, nodes=100),
    8: Habits(notice=1.0, care=1.0, thinks=0.6, nodes=100),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=300),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=800, deep=0.2),
    11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=2500, deep=0.6),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=8000, deep=1.0),
}
"""Building freely; nodes are positions looked at."""
PLANNED = {
    1: Habits(notice=1.0, care=0.4, near=1.5),
    2: Habits(notice=1.0, care=0.48, near=1.2),
    3: Habits(notice=1.0, care=0.56, near=1.0),
    4: Habits(notice=1.0, care=0.63, near=0.8),
    5: Habits(notice=1.0, care=0.7, near=0.6),
    6: Habits(notice=1.0, care=0.76, near=0.4),
    7: Habits(notice=1.0, care=0.81, near=0.3),
    8: Habits(notice=1.0, care=0.86, near=0.3),
    9: Habits(notice=1.0, care=0.9, near=0.3),
    10: Habits(notice=1.0, care=0.94, near=0.3),
    11: Habits(notice=1.0, care=0.97, near=0.3),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=100, deep=1.0),
}
"""Against nobody: how often the plan is followed. Nobody is to be watched, so nothing is missed;
what goes wrong is that people lose the thread and move what lies at hand."""


BY_VARIANT = {
    "bridges": POINTS,
    "colourful": PLANNED,
    "connections": CONNECTIONS,
    "long": LONG,
    "rectangle": SMALL,
    "rectangle-advanced": WIDE_RACE,
    "rectangles": WIDE,
    "sliding": PLANNED,
}


def habits_in(game: AnyGame) -> Mapping[int, Habits]:
    """The table of a variant and number of players; building freely is what is left."""
    variant = game.settings["variant"]
    if game.seats > 2 and variant in OF_SEVERAL:
        return OF_SEVERAL[variant]
    return BY_VARIANT.get(variant, TOGETHER)


def hardness_of(grid: Grid, corners: tuple[str, ...]) -> float:
    """How hard a rectangle with these corners is to see: the larger, the harder."""
    cells = [cell for name in corners if (cell := grid.find(name)) is not None]
    columns, rows = [grid.column(cell) for cell in cells], [grid.row(cell) for cell in cells]
    if not cells:
        return 1.0
    steps = max(columns) - min(columns) + max(rows) - min(rows)
    return 1.0 + WIDER * max(0, steps - 2)
