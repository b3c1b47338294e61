"""Sets of fields or of places as two words of 63 bits, clear of the sign."""

from touchstone.engine.kernels.compiling import kernel
from touchstone.engine.kernels.primitives import count_bits, lowest_bit
from touchstone.games.tactori.mind.kernel_wide import tables

Set = tuple[int, int]
ALL_FIELDS: Set = tables.set_words(range(tables.FIELDS))


@kernel
def single(member: int) -> Set:
    """The set with only this member."""
    if member < tables.SET_BITS:
        return 1 << member, 0
    return 0, 1 << (member - tables.SET_BITS)


@kernel
def is_in(members: Set, member: int) -> bool:
    """Whether a field or a place is a member."""
    word = members[1] if member >= tables.SET_BITS else members[0]
    return bool((word >> (member - tables.SET_BITS * (member >= tables.SET_BITS))) & 1)


@kernel
def is_any(members: Set) -> bool:
    """Whether there is a member."""
    return members[0] | members[1] != 0


@kernel
def joined(one: Set, other: Set) -> Set:
    """The members of either."""
    return one[0] | other[0], one[1] | other[1]


@kernel
def meet(one: Set, other: Set) -> Set:
    """The members of both."""
    return one[0] & other[0], one[1] & other[1]


@kernel
def size(members: Set) -> int:
    """The number of members."""
    return count_bits(members[0]) + count_bits(members[1])


@kernel
def lowest(members: Set) -> int:
    """The first member; there must be one."""
    if members[0]:
        return lowest_bit(members[0])
    return tables.SET_BITS + lowest_bit(members[1])


@kernel
def without_lowest(members: Set) -> Set:
    """All members but the first."""
    low, high = members
    if low:
        return low & (low - 1), high
    return 0, high & (high - 1)


@kernel
def nth(members: Set, number: int) -> int:
    """The member with this number, counted from 0."""
    word, member = members[0], 0
    in_low = count_bits(word)
    if number >= in_low:
        word, member = members[1], tables.SET_BITS
        number -= in_low
    width = 32
    while width:
        in_part = count_bits(word & ((1 << width) - 1))
        if number >= in_part:
            number -= in_part
            word >>= width
            member += width
        width >>= 1
    return member
