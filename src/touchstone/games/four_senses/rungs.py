"""The levels on offer in Four Senses: all twelve for two, fewer for three.

Steps were measured with `touchstone arena --ladder` (docs/bots.md). With three players nobody can
do much about what the two others do to each other: from level 6, who overlooks nothing, to the
strongest it is one step, however far levels between them think.
"""

from touchstone.match.rungs import Rungs

RUNGS = (Rungs((1, 2, 3, 4, 5, 6, 12), players=(3,)),)
"""The first that fit count; else all are offered."""
