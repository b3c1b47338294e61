"""How levels look at Tactori, and what is hard to see in it.

The rates were chosen with `touchstone arena --ladder`, so that the steps between levels are even.
"""

from collections.abc import Mapping

from touchstone.core.game import AnyGame
from touchstone.core.grid import Grid
from touchstone.engine.habits import Habits
from touchstone.games.tactori.mind.kernel_small.convert import is_covered
from touchstone.games.tactori.mind.kernel_wide.board import is_covered as is_wide

WIDER = 0.3
"""What each step of a rectangle beyond the smallest adds: far corners are not seen together."""

SMALL = {
    1: Habits(notice=0.5, care=0.28, near=1.5),
    2: Habits(notice=0.67, care=0.5, near=1.2),
    3: Habits(notice=0.8, care=0.7, near=0.9),
    4: Habits(notice=0.92, care=0.88, near=0.6),
    5: Habits(notice=0.98, care=1.0, near=0.3),
    6: Habits(notice=1.0, care=1.0, thinks=0.8, nodes=100),
    7: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=300),
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=1000),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=3000),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=8000, deep=1.0),
}
"""5x5 against each other; nodes are playouts of the tree."""
WIDE = {
    **SMALL,
    6: Habits(notice=1.0, care=1.0, thinks=0.3, nodes=30),
    7: Habits(notice=1.0, care=1.0, thinks=0.6, nodes=30),
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=60),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=200),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=600, deep=1.0),
}
"""9x9; nodes are playouts of four turns."""
WIDE_RACE = {
    **WIDE,
    1: Habits(notice=0.3, care=0.05, near=1.5),
    2: Habits(notice=0.45, care=0.15, near=1.2),
    3: Habits(notice=0.65, care=0.35, near=0.9),
    4: Habits(notice=0.85, care=0.7, near=0.6),
}
"""The first rectangle on 9x9: random play never closes one, so little is enough to win."""
TOGETHER = {
    **SMALL,
    6: Habits(notice=1.0, care=1.0, thinks=0.3, nodes=100),
    7: Habits(notice=1.0, care=1.0, thinks=0.6, nodes=100),
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=400),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=2000, deep=0.5),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=8000, deep=1.0),
}
"""Building freely; nodes are positions looked at."""
PLANNED = {
    1: Habits(notice=1.0, care=0.4, near=1.5),
    2: Habits(notice=1.0, care=0.5, near=1.2),
    3: Habits(notice=1.0, care=0.6, near=0.9),
    4: Habits(notice=1.0, care=0.68, near=0.7),
    5: Habits(notice=1.0, care=0.75, near=0.5),
    6: Habits(notice=1.0, care=0.81, near=0.3),
    7: Habits(notice=1.0, care=0.87, near=0.3),
    8: Habits(notice=1.0, care=0.92, near=0.3),
    9: Habits(notice=1.0, care=0.96, near=0.3),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=100, deep=1.0),
}
"""Against nobody: how often the plan is followed. Nobody is to be watched, so nothing is missed;
what goes wrong is that people lose the thread and move what lies at hand."""


def habits_in(game: AnyGame) -> Mapping[int, Habits]:
    """The table of a variant."""
    if is_wide(game):
        return WIDE_RACE if game.settings["variant"] == "rectangle-advanced" else WIDE
    if game.settings["variant"] in ("colourful", "sliding"):
        return PLANNED
    return SMALL if is_covered(game) else TOGETHER


def hardness_of(grid: Grid, corners: tuple[str, ...]) -> float:
    """How hard a rectangle with these corners is to see: the larger, the harder."""
    cells = [cell for name in corners if (cell := grid.find(name)) is not None]
    columns, rows = [grid.column(cell) for cell in cells], [grid.row(cell) for cell in cells]
    if not cells:
        return 1.0
    steps = max(columns) - min(columns) + max(rows) - min(rows)
    return 1.0 + WIDER * max(0, steps - 2)
