"""The lays that a proof looks at: attacks, calm lays of the attacker, parries of the defender.

A lay of the attacker must complete nothing and leave the defender no win. Of the defender all lays
are listed after which neither colour has won and the attacker cannot win at once: after a threat
these are the parries, else nearly all lays. Lays that give the other colour a pawn it can use, and
those that threaten something themselves, are among them.
"""

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.games.four_eyes_plus.mind.solver.field import Field
from touchstone.games.four_eyes_plus.mind.solver.sets import (
    bits,
    can_win,
    free_cells,
    has,
    line_up,
)


@kernel
def list_lays(
    field: Field,
    lining: Numbers,
    a0: int,
    a1: int,
    d0: int,
    d1: int,
    only_threats: bool,
    lays: Numbers,
) -> int:
    """Writes the attacker's lays that leave the defender no win; all, or those that threaten."""
    free0, free1 = free_cells(field, a0, a1, d0, d1)
    f0, f1 = line_up(field, a0, a1, d0, d1, lining[0])
    g0, g1 = line_up(field, d0, d1, a0, a1, lining[1])
    count = 0
    for own in range(field.near.shape[0]):
        l0, l1 = lining[0, own, 0], lining[0, own, 1]
        # A threat needs a new finishing cell: an old one could have been used by now.
        if not has(free0 & ~f0, free1 & ~f1, own) or (only_threats and (l0 | l1) == 0):
            continue
        for number in range(field.first[own], field.first[own + 1]):
            other = field.lays[number, 1]
            if not has(free0 & ~g0, free1 & ~g1, other):
                continue
            x0, x1 = bits(own)
            y0, y1 = bits(other)
            r0, r1 = free0 & ~x0 & ~y0, free1 & ~x1 & ~y1
            h0, h1 = g0 | lining[1, other, 0], g1 | lining[1, other, 1]
            if only_threats and not can_win(field, f0 | l0, f1 | l1, h0, h1, r0, r1):
                continue
            if not can_win(field, h0, h1, f0 | l0, f1 | l1, r0, r1):
                lays[count] = number
                count += 1
    return count


@kernel
def list_replies(
    field: Field, lining: Numbers, a0: int, a1: int, d0: int, d1: int, most: int, replies: Numbers
) -> int:
    """Writes at most so many of the defender's lays that do not lose at once.

    The defender cannot win at once. Lays that prepare a square come first. -1 if every lay that the
    defender has gives a square away, or none is left at all.
    """
    free0, free1 = free_cells(field, a0, a1, d0, d1)
    f0, f1 = line_up(field, a0, a1, d0, d1, lining[0])
    g0, g1 = line_up(field, d0, d1, a0, a1, lining[1])
    count, sharp = -1, 0
    for number in range(field.lays.shape[0]):
        own, other = field.lays[number]
        if not has(free0 & ~g0, free1 & ~g1, own) or not has(free0 & ~f0, free1 & ~f1, other):
            continue
        x0, x1 = bits(own)
        y0, y1 = bits(other)
        r0, r1 = free0 & ~x0 & ~y0, free1 & ~x1 & ~y1
        count = max(0, count)
        l0, l1 = lining[0, other, 0], lining[0, other, 1]
        m0, m1 = lining[1, own, 0], lining[1, own, 1]
        if can_win(field, f0 | l0, f1 | l1, g0 | m0, g1 | m1, r0, r1):
            continue
        replies[count] = number
        if m0 | m1:
            replies[count], replies[sharp] = replies[sharp], number
            sharp += 1
        count += 1
        if count == most:
            break
    return count


@kernel
def threatens(field: Field, lining: Numbers, a0: int, a1: int, d0: int, d1: int) -> bool:
    """Whether the attacker could win if it were to lay."""
    free0, free1 = free_cells(field, a0, a1, d0, d1)
    f0, f1 = line_up(field, a0, a1, d0, d1, lining[0])
    g0, g1 = line_up(field, d0, d1, a0, a1, lining[1])
    return can_win(field, f0, f1, g0, g1, free0, free1)
