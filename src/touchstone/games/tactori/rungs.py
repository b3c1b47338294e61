"""The levels on offer in Tactori, by variant and number of players.

Steps were measured with `touchstone arena --ladder` (docs/bots.md). Where all play together, the
turns that are wasted fall by about a third or more from each level on offer to the next.
"""

from touchstone.match.rungs import Rungs

RUNGS = (
    Rungs((1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12), {"variant": "bridges"}, players=(2,)),
    Rungs((1, 2, 3, 4, 5, 6, 7, 9, 12), {"variant": "bridges"}, players=(3,)),
    Rungs((1, 2, 3, 4, 5, 6, 7, 12), {"variant": "bridges"}, players=(4,)),
    Rungs((1, 2, 3, 4, 5, 6, 7, 9, 12), {"variant": "connections"}, players=(3, 4)),
    Rungs((1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12), {"variant": "long"}, players=(2,)),
    Rungs((1, 2, 4, 6, 8, 10, 12), {"variant": "long"}, players=(3,)),
    Rungs((1, 2, 3, 4, 5, 6, 9, 12), {"variant": "long"}, players=(4,)),
    Rungs((1, 2, 4, 5, 7, 8, 9, 10, 11, 12), {"variant": "rectangles"}, players=(2,)),
    Rungs((1, 3, 5, 7, 9, 11, 12), {"variant": "rectangles"}, players=(3, 4)),
    Rungs((1, 2, 3, 4, 5, 6, 8, 10, 12), {"variant": "rectangle-advanced"}, players=(2,)),
    Rungs((1, 2, 3, 4, 5, 7, 12), {"variant": "rectangle-advanced"}, players=(3,)),
    Rungs((1, 2, 3, 4, 5, 6, 12), {"variant": "rectangle-advanced"}, players=(4,)),
    Rungs((1, 2, 4, 6, 9, 12), {"variant": "colourful"}),
    Rungs((1, 2, 3, 4, 6, 8, 10, 12), {"variant": "sliding"}),
    Rungs((1, 4, 12), {"variant": "rectangle"}, players=(2,)),
    # Three or four who block each other draw nearly always: there are two steps, no more.
    Rungs((1, 12), {"variant": "rectangle"}),
)
"""The first that fit count; else all are offered."""
