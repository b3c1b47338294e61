"""The levels on offer in 4EYES+: all twelve for two with any squares, fewer elsewhere.

Steps were measured with `touchstone arena --ladder` (docs/bots.md). With upright squares alone
there is less to foresee, so proofs are worth less; and with three players nobody can do much about
what the two others do to each other.
"""

from touchstone.match.rungs import Rungs

RUNGS = (
    Rungs((1, 2, 4, 6, 12), players=(3,)),
    Rungs((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12), {"squares": "upright"}),
)
"""The first that fit count; else all are offered."""
