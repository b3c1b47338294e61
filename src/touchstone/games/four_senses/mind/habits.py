"""How levels look at Four Senses, and what is hard to see in it.

The rates were chosen with `touchstone arena --ladder`, so that the steps between levels are even.
Late in a round less than one placement in six is safe: levels 3 to 5 think of more of them than
lower levels do, or they would stand far below level 6.
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
    1: Habits(notice=0.3, care=0.14, near=1.5),
    2: Habits(notice=0.6, care=0.42, near=1.2, touch=0.35),
    3: Habits(notice=0.83, care=0.75, thoughts=8, near=1.0, touch=0.5),
    4: Habits(notice=0.94, care=0.926, thoughts=15, near=0.8, touch=0.65),
    5: Habits(notice=0.974, care=0.983, thoughts=27, near=0.6),
    6: Habits(notice=0.98, care=1.0, near=0.3),
    7: Habits(notice=1.0, care=1.0, thinks=0.66, nodes=300),
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=460),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=950, deep=0.4),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=2000, deep=0.86),
    11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=14_000, deep=1.0),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=1_000_000, deep=1.0),
}
"""Nodes are positions of the solver. Above the middle levels differ in how often they ask the
book and the solver for proofs, and how many positions a proof may take, not in how well they guess
without: a guess that is nearly right loses to the best alone, which makes the last steps steep."""
THREE_PLAYERS = {
    **TWO_PLAYERS,
    1: Habits(notice=0.34, care=0.17, near=1.5, touch=0.37),
    2: Habits(notice=0.6, care=0.455, thoughts=7, near=1.2, touch=0.43),
    3: Habits(notice=0.825, care=0.745, thoughts=11, near=1.0, touch=0.5),
    4: Habits(notice=0.93, care=0.917, thoughts=19, near=0.8, touch=0.65),
    5: Habits(notice=0.97, care=0.979, thoughts=30, near=0.6, touch=0.8),
    7: Habits(notice=1.0, care=1.0, thinks=0.45, nodes=45),
    8: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=45),
    9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=100),
    10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=250),
    11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=700),
    12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=2000, deep=1.0),
}
"""Nodes are playouts. Twice as much changes between two turns of one's own as with two players: low
levels have to feel more behind a mask."""


def hardness_of(end: Outcome) -> float:
    """How hard the easiest of the patterns on a line is to see."""
    easiest = min((HARDNESS.get(reason, 1.0) for reason in end.reasons), default=1.0)
    cells = frozenset(GRID.find(name) for name in end.where)
    return easiest if cells in _STRAIGHT else easiest * SLANTING
