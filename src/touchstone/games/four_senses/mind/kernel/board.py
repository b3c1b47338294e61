"""Four Senses on one machine word: placements, patterns, wins at once and safe placements.

A position is one 64-bit integer. Bit `4 * column + row` of a 16-bit mask is a cell, so that
counting upwards gives a1, a2, .. d4, the order in which moves are listed.

    bits  0-15  height, low bit        bits 48-51  flat singles left
    bits 16-31  height, high bit       bits 52-55  holed singles left
    bits 32-47  top is a hole          bits 56-59  doubles left

A set of placements is one word too: four lanes of 16 cells for f, h, df, dh.
All arithmetic is signed: Numba turns a mixture of signed and unsigned words into floats.

A placement is safe if the opponent has no winning placement after it. All 64 are looked at in one
sweep over the board. Where nobody can win at once, new threats can only come from the cell just
filled, so it is enough to ask for every cell and every result (top, height) there: would it leave a
line with one gap that somebody can fill?
"""

from touchstone.engine.kernels.compiling import kernel

FLAT, HOLE, DOUBLE_FLAT, DOUBLE_HOLE = 0, 1, 2, 3
EMPTY_BOARD = (8 << 48) | (8 << 52) | (8 << 56)
"""No piece placed, all 24 in the box."""

_COLUMN, _ROW, _RISING, _FALLING = 0x000F, 0x1111, 0x8421, 0x1248


def lanes(mask: int) -> int:
    """Four copies of a 16-bit mask side by side, as a signed word."""
    word = mask * 0x0001_0001_0001_0001
    return word - (1 << 64) if word >> 63 else word


# Where a cell may stand so that the cells one and two steps on are still on the board.
_UP, _DOWN, _RIGHT, _LEFT = lanes(0x3333), lanes(0xCCCC), lanes(0x00FF), lanes(0xFF00)
_UP_RIGHT, _DOWN_RIGHT = lanes(0x0033), lanes(0x00CC)
_UP_LEFT, _DOWN_LEFT = lanes(0x3300), lanes(0xCC00)
# Where a cell may stand so that its neighbours on both sides are on the board.
_IN_COLUMN, _IN_ROW, _CENTRE = lanes(0x6666), lanes(0x0FF0), lanes(0x0660)


@kernel
def pieces_placed(board: int) -> int:
    """The number of placements that led to the position."""
    return 24 - ((board >> 48) & 15) - ((board >> 52) & 15) - ((board >> 56) & 15)


@kernel
def in_stock(board: int) -> int:
    """The placements that no empty heap forbids: a lane is full or empty."""
    stock = 0
    if (board >> 48) & 15:
        stock |= 0xFFFF
    if (board >> 52) & 15:
        stock |= 0xFFFF << 16
    if (board >> 56) & 15:
        stock |= -1 << 32
    return stock


@kernel
def legal(board: int) -> int:
    """All legal placements."""
    cells = ~(board >> 16) & 0xFFFF
    cells |= cells << 16
    return (cells | (cells << 32)) & in_stock(board)


@kernel
def placed(board: int, lane: int) -> int:
    """The position after the placement `16 * piece + cell`; trusts that it is legal."""
    piece, bit = lane >> 4, 1 << (lane & 15)
    low = board & 0xFFFF
    if piece < DOUBLE_FLAT:
        # Height + 1: the low bit flips and carries into the high one.
        board = (board ^ bit) | ((low & bit) << 16)
        board -= (1 << 48) << (piece * 4)
    else:
        board = (board | (bit << 16)) - (1 << 56)
    if piece & 1:
        return board | (bit << 32)
    return board & ~(bit << 32)


@kernel
def stair_ends(next_to: int, beyond: int) -> int:
    """Per lane: cells with a neighbour in `next_to` and the cell behind it in `beyond`."""
    found = (next_to >> 1) & (beyond >> 2) & _UP
    found |= (next_to << 1) & (beyond << 2) & _DOWN
    found |= (next_to >> 4) & (beyond >> 8) & _RIGHT
    found |= (next_to << 4) & (beyond << 8) & _LEFT
    found |= (next_to >> 5) & (beyond >> 10) & _UP_RIGHT
    found |= (next_to << 5) & (beyond << 10) & _DOWN_LEFT
    found |= (next_to >> 3) & (beyond >> 6) & _DOWN_RIGHT
    found |= (next_to << 3) & (beyond << 6) & _UP_LEFT
    return found


@kernel
def stair_middles(one: int, other: int) -> int:
    """Per lane: cells between a cell of `one` and, on the opposite side, a cell of `other`."""
    found = (((one >> 1) & (other << 1)) | ((one << 1) & (other >> 1))) & _IN_COLUMN
    found |= (((one >> 4) & (other << 4)) | ((one << 4) & (other >> 4))) & _IN_ROW
    found |= (((one >> 5) & (other << 5)) | ((one << 5) & (other >> 5))) & _CENTRE
    found |= (((one >> 3) & (other << 3)) | ((one << 3) & (other >> 3))) & _CENTRE
    return found


@kernel
def four_line_through(mask: int, cell: int) -> bool:
    """Whether a column, row or long diagonal through the cell lies wholly in the mask."""
    if (mask >> (cell & 12)) & _COLUMN == _COLUMN or (mask >> (cell & 3)) & _ROW == _ROW:
        return True
    bit = 1 << cell
    if bit & _RISING:
        return mask & _RISING == _RISING
    return bit & _FALLING != 0 and mask & _FALLING == _FALLING


@kernel
def makes_pattern(board: int, cell: int) -> bool:
    """Whether a pattern stands through the cell, which is not empty."""
    low, high, hole = board & 0xFFFF, (board >> 16) & 0xFFFF, (board >> 32) & 0xFFFF
    bit = 1 << cell
    one, two, three = low & ~high, high & ~low, low & high
    same_top = hole if hole & bit else (low | high) & ~hole
    if bit & one:
        same_level, stairs = one, stair_ends(two, three)
    elif bit & two:
        same_level, stairs = two, stair_middles(one, three)
    else:
        same_level, stairs = three, stair_ends(two, one)
    if stairs & bit:
        return True
    return four_line_through(same_top, cell) or four_line_through(same_level, cell)


# A four-line seen from one of its cells: its partners are found by turning the line by one, two
# and three places. Each turn is two shifts, and a mask for what each of them may reach.
_N1A, _N1B = lanes(0xEEEE), lanes(0x1111)
_N2A, _N2B = lanes(0xCCCC), lanes(0x3333)
_N3A, _N3B = lanes(0x8888), lanes(0x7777)
_R1A, _R1B = lanes(0xFFF0), lanes(0x000F)
_R2A, _R2B = lanes(0xFF00), lanes(0x00FF)
_R3A, _R3B = lanes(0xF000), lanes(0x0FFF)
_D1A, _D1B, _A1A, _A1B = lanes(0x8420), lanes(0x0001), lanes(0x1240), lanes(0x0008)
_D2A, _D2B, _A2A, _A2B = lanes(0x8400), lanes(0x0021), lanes(0x1200), lanes(0x0048)
_D3A, _D3B, _A3A, _A3B = lanes(0x8000), lanes(0x0421), lanes(0x1000), lanes(0x0248)


@kernel
def _four_lines(held: int, able: int) -> tuple[int, int]:
    """Per lane: cells whose three partners in a four-line are all held, and nearly so.

    Nearly: two are held and the third is able to become so by one placement.
    """
    a = ((held << 1) & _N1A) | ((held >> 3) & _N1B)
    b = ((held << 2) & _N2A) | ((held >> 2) & _N2B)
    c = ((held << 3) & _N3A) | ((held >> 1) & _N3B)
    x = ((able << 1) & _N1A) | ((able >> 3) & _N1B)
    y = ((able << 2) & _N2A) | ((able >> 2) & _N2B)
    z = ((able << 3) & _N3A) | ((able >> 1) & _N3B)
    full = a & b & c
    near = (a & b & z) | (c & ((a & y) | (x & b)))
    a = ((held << 4) & _R1A) | ((held >> 12) & _R1B)
    b = ((held << 8) & _R2A) | ((held >> 8) & _R2B)
    c = ((held << 12) & _R3A) | ((held >> 4) & _R3B)
    x = ((able << 4) & _R1A) | ((able >> 12) & _R1B)
    y = ((able << 8) & _R2A) | ((able >> 8) & _R2B)
    z = ((able << 12) & _R3A) | ((able >> 4) & _R3B)
    full |= a & b & c
    near |= (a & b & z) | (c & ((a & y) | (x & b)))
    # The two long diagonals share no cell, so they turn together.
    a = ((held << 5) & _D1A) | ((held >> 15) & _D1B) | ((held << 3) & _A1A) | ((held >> 9) & _A1B)
    b = ((held << 10) & _D2A) | ((held >> 10) & _D2B) | ((held << 6) & _A2A) | ((held >> 6) & _A2B)
    c = ((held << 15) & _D3A) | ((held >> 5) & _D3B) | ((held << 9) & _A3A) | ((held >> 3) & _A3B)
    x = ((able << 5) & _D1A) | ((able >> 15) & _D1B) | ((able << 3) & _A1A) | ((able >> 9) & _A1B)
    y = ((able << 10) & _D2A) | ((able >> 10) & _D2B) | ((able << 6) & _A2A) | ((able >> 6) & _A2B)
    z = ((able << 15) & _D3A) | ((able >> 5) & _D3B) | ((able << 9) & _A3A) | ((able >> 3) & _A3B)
    full |= a & b & c
    near |= (a & b & z) | (c & ((a & y) | (x & b)))
    return full, near


@kernel
def survey(board: int, flats: int, holes: int, doubles: int) -> tuple[int, int, int, int]:
    """What the board threatens, given which pieces are left: four words of masks.

    The first two say which result completes a pattern at a cell: lanes top flat, top hole,
    height 1, height 2; and height 3. The other two say, in the same lanes, which result
    lets the next player complete a pattern somewhere else.
    """
    low = board & 0xFFFF
    high = (board >> 16) & 0xFFFF
    hole = (board >> 32) & 0xFFFF
    one, two, three = low & ~high, high & ~low, low & high
    flat = (low | high) & ~hole
    empty = ~(low | high) & 0xFFFF
    open_ = empty | one
    single = flats + holes > 0
    to1 = empty if single else 0
    to2 = (empty if doubles > 0 else 0) | (one if single else 0)
    to3 = one if doubles > 0 else 0
    to_flat = open_ if flats + doubles > 0 else 0
    to_hole = open_ if holes + doubles > 0 else 0

    held = flat | (hole << 16) | (one << 32) | (two << 48)
    able = to_flat | (to_hole << 16) | (to1 << 32) | (to2 << 48)
    wins, risks = _four_lines(held, able)
    wins3 = 0
    risks3 = 0
    if three & (three - 1):
        wins3, risks3 = _four_lines(three, to3)
    # Stairs: lanes 1 and 2 come out as ends of height 1, lanes 3 and 4 as ends of height 3.
    risk = stair_ends(
        two | (to2 << 16) | (two << 32) | (to2 << 48),
        to3 | (three << 16) | (to1 << 32) | (one << 48),
    )
    middle = stair_middles(one | (to1 << 16) | (one << 32), to3 | (three << 16) | (three << 32))
    risks |= ((risk | (risk >> 16)) & 0xFFFF) << 32
    risks |= ((middle | (middle >> 16)) & 0xFFFF) << 48
    risks3 |= ((risk >> 32) | (risk >> 48)) & 0xFFFF
    stairs = stair_ends(two | (two << 16), three | (one << 16))
    wins |= ((stairs & 0xFFFF) << 32) | (((middle >> 32) & 0xFFFF) << 48)
    wins3 |= (stairs >> 16) & 0xFFFF
    return wins, wins3, risks, risks3


@kernel
def _as_placements(board: int, results: int, results3: int) -> int:
    """Results at cells turned into placements on open cells: lanes f, h, df, dh."""
    low = board & 0xFFFF
    high = (board >> 16) & 0xFFFF
    empty = ~(low | high) & 0xFFFF
    one = low & ~high
    tops = results & 0xFFFFFFFF
    height1 = (results >> 32) & 0xFFFF
    height2 = (results >> 48) & 0xFFFF
    open_ = empty | one
    single = (empty & height1) | (one & height2)
    double = (empty & height2) | (one & results3)
    tops &= open_ | (open_ << 16)
    return (tops | single | (single << 16)) | ((tops | double | (double << 16)) << 32)


@kernel
def winning_and_safe(board: int) -> tuple[int, int]:
    """The placements that win at once, and those after which the opponent cannot.

    Both in lanes f, h, df, dh. The second word means something only if the first is 0.
    """
    flats, holes, doubles = (board >> 48) & 15, (board >> 52) & 15, (board >> 56) & 15
    stock = in_stock(board)
    wins, wins3, risks, risks3 = survey(board, flats, holes, doubles)
    winning = _as_placements(board, wins, wins3) & stock
    if winning:
        return winning, 0
    unsafe = _as_placements(board, risks, risks3)
    # Taking the last piece of a heap can take a threat away with it: look again without it.
    if flats == 1 and (holes == 0 or doubles == 0):
        _, _, r, r3 = survey(board, 0, holes, doubles)
        unsafe = (unsafe & ~0xFFFF) | (_as_placements(board, r, r3) & 0xFFFF)
    if holes == 1 and (flats == 0 or doubles == 0):
        _, _, r, r3 = survey(board, flats, 0, doubles)
        unsafe = (unsafe & ~(0xFFFF << 16)) | (_as_placements(board, r, r3) & (0xFFFF << 16))
    if doubles == 1:
        _, _, r, r3 = survey(board, flats, holes, 0)
        unsafe = (unsafe & 0xFFFFFFFF) | (_as_placements(board, r, r3) & (-1 << 32))
    # A single on an empty cell leaves the cell open: it may be just the step somebody needs.
    empty = ~(board | (board >> 16)) & 0xFFFF
    step = 0
    if doubles:
        step |= wins3
    if flats + holes > 1:
        step |= (wins >> 48) & 0xFFFF
    step &= empty
    unsafe |= step | (step << 16)
    return 0, legal(board) & ~unsafe
