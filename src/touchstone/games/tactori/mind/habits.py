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
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=335),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=1750),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=3300),
    11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=5500),
}
"""Where bridges are counted nothing is won or lost in one turn. Care is how often a player takes
what looks best, and who always does is as good as one who thinks ahead a little. Twice the playouts
are worth some 90 points of Elo: from level 6 to level 12 it is five steps, not six, so level 10 is
not on offer in bridges for two."""
CONNECTIONS = {
    **POINTS,
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=265),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=950),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=2700),
    11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=6200),
}
"""As bridges; but each doubling of the playouts is worth more here, so there is room for all."""
LONG = {
    **SMALL,
    1: Habits(notice=0.45, care=0.267, near=1.5),
    2: Habits(notice=0.6, care=0.487, near=1.2),
    3: Habits(notice=0.72, care=0.685, near=1.0),
    4: Habits(notice=0.82, care=0.78, near=0.8),
    5: Habits(notice=0.92, care=0.867, near=0.6),
    7: Habits(notice=1.0, care=1.0, thinks=0.43, nodes=100),
    8: Habits(notice=1.0, care=1.0, thinks=0.86, nodes=110),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=240),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=760),
    11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=4000),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=8500, deep=1.0),
}
"""The longest bridge: care is the same as where points count. A tree sees at once which stick joins
two bridges, which looks alone do not tell, so the first playouts are worth the most. With
9,000 and 40,000 for the two strongest their steps were 275 and 338 points."""
WIDE = {
    **SMALL,
    1: Habits(notice=0.45, care=0.21, near=1.5),
    2: Habits(notice=0.6, care=0.38, near=1.2),
    3: Habits(notice=0.72, care=0.49, near=1.0),
    4: Habits(notice=0.82, care=0.6, near=0.8),
    5: Habits(notice=0.92, care=0.837, near=0.6),
    7: Habits(notice=1.0, care=1.0, thinks=0.08, nodes=1),
    8: Habits(notice=1.0, care=1.0, thinks=0.31, nodes=1),
    9: Habits(notice=1.0, care=1.0, thinks=0.57, nodes=1),
    10: Habits(notice=1.0, care=1.0, thinks=0.81, nodes=1),
    11: Habits(notice=1.0, care=1.0, thinks=0.86, nodes=40),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=600, deep=1.0),
}
"""9x9, where rectangles are counted; nodes are lines that the tree follows. With one of them a
level takes the move after which it expects most points, which alone is worth some 500 of Elo more
than to look for the nearest rectangle: so levels differ in how often they do."""
WIDE_RACE = {
    **WIDE,
    1: Habits(notice=0.37, care=0.1, near=1.5),
    2: Habits(notice=0.49, care=0.195, near=1.2),
    3: Habits(notice=0.62, care=0.325, near=1.0),
    4: Habits(notice=0.755, care=0.525, near=0.8),
    5: Habits(notice=0.87, care=0.75, near=0.6),
    6: Habits(notice=0.968, care=0.972, near=0.3),
    7: Habits(notice=1.0, care=1.0, thinks=0.3, nodes=50),
    8: Habits(notice=1.0, care=1.0, thinks=0.45, nodes=50),
    9: Habits(notice=1.0, care=1.0, thinks=0.72, nodes=50),
    10: Habits(notice=1.0, care=1.0, thinks=0.865, nodes=100),
    11: Habits(notice=1.0, care=1.0, thinks=0.93, nodes=200),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=600, deep=1.0),
}
"""The first rectangle on 9x9; nodes are playouts of four turns. Random play never closes one, so
little is enough to win. Above the middle one turn without thinking ahead may be enough to lose."""
RECTANGLE = {
    **SMALL,
    1: Habits(notice=0.6, care=0.405, near=1.5),
    2: Habits(notice=0.69, care=0.53, near=1.2),
    3: Habits(notice=0.77, care=0.65, near=1.0),
    4: Habits(notice=0.84, care=0.775, near=0.8),
}
"""Whoever blocks every rectangle draws: from random play it is not far to there."""
POINTS_OF_THREE = {
    **POINTS,
    1: Habits(notice=0.48, care=0.16, near=1.5),
    2: Habits(notice=0.63, care=0.325, near=1.2),
    3: Habits(notice=0.76, care=0.45, near=1.0),
    4: Habits(notice=0.87, care=0.62, near=0.8),
    5: Habits(notice=0.94, care=0.782, near=0.6),
    7: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=140),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=800),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=16_000, deep=1.0),
}
POINTS_OF_FOUR = {
    **POINTS,
    1: Habits(notice=0.48, care=0.163, near=1.5),
    2: Habits(notice=0.63, care=0.306, near=1.2),
    3: Habits(notice=0.76, care=0.453, near=1.0),
    4: Habits(notice=0.87, care=0.606, near=0.8),
    5: Habits(notice=0.92, care=0.749, near=0.6),
    6: Habits(notice=0.96, care=0.88, near=0.3),
    7: Habits(notice=1.0, care=1.0),
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=500),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=1500),
    11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=5000),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=8000, deep=1.0),
}
"""It is far from random play to whoever always takes what looks best, which level 7 does here. From
there to the strongest it is one step: five times the playouts were worth no second one, and at a
table for four everybody waits for three bots."""
CONNECTIONS_OF_FOUR = {
    **POINTS_OF_FOUR,
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=250),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=550),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=16_000, deep=1.0),
}
"""Here the strongest stands further above level 7 than in bridges: there is room for two steps."""
LONG_OF_THREE = {
    **LONG,
    1: Habits(notice=0.45, care=0.24, near=1.5),
    2: Habits(notice=0.6, care=0.485, near=1.2),
    3: Habits(notice=0.72, care=0.63, near=1.0),
    4: Habits(notice=0.82, care=0.755, near=0.8),
    8: Habits(notice=1.0, care=1.0, thinks=0.8, nodes=110),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=800),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=16_000, deep=1.0),
}
LONG_OF_FOUR = {
    **LONG,
    1: Habits(notice=0.45, care=0.18, near=1.5),
    2: Habits(notice=0.6, care=0.34, near=1.2),
    3: Habits(notice=0.72, care=0.495, near=1.0),
    4: Habits(notice=0.82, care=0.65, near=0.8),
    5: Habits(notice=0.92, care=0.81, near=0.6),
    6: Habits(notice=0.993, care=0.9885, near=0.3),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=480),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=1200),
    11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=3300),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=16_000, deep=1.0),
}
"""From level 5 to level 12 it is some 650 points, which make three steps: so level 6 overlooks
hardly anything, and level 9 has twice the playouts that it has for two."""
_BLOCKING = {level: Habits(notice=1.0, care=1.0) for level in range(6, 13)}
"""Among three and four who block, a tree finds nothing to win. It takes for granted that everybody
blocks, and wins less often against those who do not than whoever just takes what looks best."""
RECTANGLE_OF_THREE = {
    1: Habits(notice=1.0, care=0.5, thoughts=1),
    2: Habits(notice=1.0, care=0.6, thoughts=2),
    3: Habits(notice=1.0, care=0.7, thoughts=3),
    4: Habits(notice=1.0, care=0.8, thoughts=4),
    5: Habits(notice=1.0, care=0.9, thoughts=5),
    **_BLOCKING,
}
RECTANGLE_OF_FOUR = {
    1: Habits(notice=1.0, care=0.64, thoughts=1),
    2: Habits(notice=1.0, care=0.7, thoughts=2),
    3: Habits(notice=1.0, care=0.77, thoughts=3),
    4: Habits(notice=1.0, care=0.85, thoughts=4),
    5: Habits(notice=1.0, care=0.93, thoughts=5),
    **_BLOCKING,
}
"""Low levels see what they can win themselves and overlook what others can: only so there is
something to win for them, and against them. Whoever plays near the latest moves blocks without
meaning to, so they do not."""
WIDE_OF_THREE = {
    **WIDE,
    1: Habits(notice=0.45, care=0.3, near=1.5),
    2: Habits(notice=0.6, care=0.41, near=1.2),
    3: Habits(notice=0.72, care=0.54, near=1.0),
    4: Habits(notice=0.82, care=0.67, near=0.8),
    5: Habits(notice=0.92, care=0.82, near=0.6),
    7: Habits(notice=1.0, care=1.0, thinks=0.06, nodes=1),
    8: Habits(notice=1.0, care=1.0, thinks=0.14, nodes=1),
    9: Habits(notice=1.0, care=1.0, thinks=0.23, nodes=1),
    10: Habits(notice=1.0, care=1.0, thinks=0.37, nodes=1),
    11: Habits(notice=1.0, care=1.0, thinks=0.52, nodes=1),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=100, deep=1.0),
}
WIDE_OF_FOUR = {
    **WIDE_OF_THREE,
    7: Habits(notice=1.0, care=1.0, thinks=0.11, nodes=1),
    8: Habits(notice=1.0, care=1.0, thinks=0.21, nodes=1),
    9: Habits(notice=1.0, care=1.0, thinks=0.33, nodes=1),
    10: Habits(notice=1.0, care=1.0, thinks=0.5, nodes=1),
    11: Habits(notice=1.0, care=1.0, thinks=0.68, nodes=1),
}
"""Four players: 600 lines won 7 of 16 games against one look in four of five moves, so a hundred
are enough."""
WIDE_RACE_OF_THREE = {
    **WIDE_RACE,
    1: Habits(notice=0.21, care=0.05, near=1.5),
    2: Habits(notice=0.41, care=0.133, near=1.2),
    3: Habits(notice=0.575, care=0.28, near=1.0),
    4: Habits(notice=0.73, care=0.485, near=0.8),
    5: Habits(notice=0.885, care=0.785, near=0.6),
    6: Habits(notice=0.98, care=1.0, near=0.3),
    7: Habits(notice=1.0, care=1.0, thinks=0.19, nodes=16),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=16),
}
"""From level 4 to level 12 it is some 560 points, which make three steps. Whoever does not think
ahead is too far below level 12, so level 7 is on offer instead of level 6."""
WIDE_RACE_OF_FOUR = {
    **WIDE_RACE,
    1: Habits(notice=0.225, care=0.055, near=1.5),
    2: Habits(notice=0.35, care=0.102, near=1.2),
    3: Habits(notice=0.465, care=0.175, near=1.0),
    4: Habits(notice=0.59, care=0.29, near=0.8),
    5: Habits(notice=0.755, care=0.53, near=0.6),
    6: Habits(notice=0.87, care=0.76, near=0.3),
    7: Habits(notice=1.0, care=1.0),
}
"""Again it is far from random play, which never closes a rectangle, to whoever overlooks nothing,
as level 7 does."""
OF_SEVERAL = {
    ("bridges", 3): POINTS_OF_THREE,
    ("bridges", 4): POINTS_OF_FOUR,
    ("connections", 3): POINTS_OF_THREE,
    ("connections", 4): CONNECTIONS_OF_FOUR,
    ("long", 3): LONG_OF_THREE,
    ("long", 4): LONG_OF_FOUR,
    ("rectangle", 3): RECTANGLE_OF_THREE,
    ("rectangle", 4): RECTANGLE_OF_FOUR,
    ("rectangle-advanced", 3): WIDE_RACE_OF_THREE,
    ("rectangle-advanced", 4): WIDE_RACE_OF_FOUR,
    ("rectangles", 3): WIDE_OF_THREE,
    ("rectangles", 4): WIDE_OF_FOUR,
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
    "rectangle": RECTANGLE,
    "rectangle-advanced": WIDE_RACE,
    "rectangles": WIDE,
    "sliding": PLANNED,
}


def habits_in(game: AnyGame) -> Mapping[int, Habits]:
    """The table of a variant and number of players; building freely is what is left."""
    variant = game.settings["variant"]
    return OF_SEVERAL.get((variant, game.seats), BY_VARIANT.get(variant, TOGETHER))


def hardness_of(grid: Grid, corners: tuple[str, ...]) -> float:
    """How hard a rectangle with these corners is to see: the larger, the harder."""
    cells = [cell for name in corners if (cell := grid.find(name)) is not None]
    columns, rows = [grid.column(cell) for cell in cells], [grid.row(cell) for cell in cells]
    if not cells:
        return 1.0
    steps = max(columns) - min(columns) + max(rows) - min(rows)
    return 1.0 + WIDER * max(0, steps - 2)
