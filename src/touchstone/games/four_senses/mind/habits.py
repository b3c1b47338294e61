"""How levels look at Four Senses, and what is hard to see in it.

The rates were chosen with `touchstone arena --ladder`, so that the steps between levels are even.
Late in a round less than one placement in six is safe: levels 3 and 4 think of more of them than
lower levels do, or they would stand far below level 5.
"""

from touchstone.core.grid import STRAIGHT
from touchstone.core.values import Outcome
from touchstone.engine.habits import Habits
from touchstone.games.four_senses.rules.patterns import SAME_LEVEL, SAME_TOP, STAIRS
from touchstone.games.four_senses.rules.state import GRID

HARDNESS = {
    SAME_TOP: 1.0,  # the thumb says it at once: four holes, or four flat tops
    SAME_LEVEL: 1.4,  # heights are compared one with another, and tops distract from them
    STAIRS: 2.0,  # three steps that differ in height, up or down, and tops do not matter
}
"""By pattern; what is 2 is seen with the square of the chance to see what is 1."""
SLANTING = 1.6
"""By how much a diagonal is harder: people look along rows and columns, and fingers walk there."""
_STRAIGHT = {frozenset(run) for length in (3, 4) for run in GRID.runs(length, STRAIGHT)}

TWO_PLAYERS = {
    1: Habits(notice=0.45, care=0.2, near=1.5),
    2: Habits(notice=0.76, care=0.62, near=1.2),
    3: Habits(notice=0.91, care=0.88, thoughts=10, near=0.9),
    4: Habits(notice=0.97, care=0.97, thoughts=20, near=0.6),
    5: Habits(notice=0.98, care=1.0, near=0.3),
    6: Habits(notice=1.0, care=1.0, thinks=0.75, nodes=300),
    7: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=1000),
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=8000, deep=0.3),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=60_000, deep=0.7),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=1_000_000, deep=1.0),
}
"""Nodes are positions of the solver."""
THREE_PLAYERS = {
    **TWO_PLAYERS,
    6: Habits(notice=1.0, care=1.0, thinks=0.5, nodes=20),
    7: Habits(notice=1.0, care=1.0, thinks=0.8, nodes=40),
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=60),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=150),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=400, deep=1.0),
}
"""Nodes are playouts."""


def hardness_of(end: Outcome) -> float:
    """How hard the easiest of the patterns on a line is to see."""
    easiest = min((HARDNESS.get(reason, 1.0) for reason in end.reasons), default=1.0)
    cells = frozenset(GRID.find(name) for name in end.where)
    return easiest if cells in _STRAIGHT else easiest * SLANTING
