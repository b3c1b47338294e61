"""Four Senses on one machine word: placements and patterns of the referee's game.

A position is one 64-bit integer. Bit `4 * column + row` of a 16-bit mask is a cell, so that
counting upwards gives a1, a2, .. d4, the order in which moves are listed.

    bits  0-15  height, low bit        bits 48-51  flat singles left
    bits 16-31  height, high bit       bits 52-55  holed singles left
    bits 32-47  top is a hole          bits 56-59  doubles left

A set of placements is one word too: four lanes of 16 cells for f, h, df, dh.
All arithmetic is signed: Numba turns a mixture of signed and unsigned words into floats.
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
