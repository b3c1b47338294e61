"""The one name by which up to 16 equal positions are known.

They come from each other by turning and flipping the board, and by exchanging flat and hole, which
exchanges the two heaps of singles too.
"""

from touchstone.engine.kernels.compiling import kernel

_BOARD = (1 << 48) - 1


def _three(mask: int) -> int:
    return mask * 0x0000_0001_0001_0001


_M1, _M2 = _three(0x5555), _three(0x3333)
_T1, _T2 = _three(0x0A0A), _three(0x00CC)


@kernel
def flipped(board: int) -> int:
    """The board mirrored: rows 1234 become 4321 (all three masks at once)."""
    board = ((board >> 1) & _M1) | ((board & _M1) << 1)
    return ((board >> 2) & _M2) | ((board & _M2) << 2)


@kernel
def transposed(board: int) -> int:
    """The board mirrored at the diagonal a1-d4: columns become rows."""
    swap = (board ^ (board >> 3)) & _T1
    board ^= swap ^ (swap << 3)
    swap = (board ^ (board >> 6)) & _T2
    return board ^ swap ^ (swap << 6)


@kernel
def exchanged(board: int) -> int:
    """The board with every flat top turned into a hole and every hole into a flat top."""
    return board ^ (((board | (board >> 16)) & 0xFFFF) << 32)


@kernel
def canonical_key(board: int) -> int:
    """A 56-bit number that is the same for all symmetric positions and for no others.

    Holes left are not in it: they follow from the heights, the flats and the doubles left.
    """
    flats, holes, doubles = (board >> 48) & 15, (board >> 52) & 15, (board >> 56) & 15
    board &= _BOARD
    if flats > holes:
        board = exchanged(board)
        flats, holes = holes, flats
    best = board
    both = flats == holes
    for turn in range(8):
        if turn > 0:
            board = flipped(board) if turn & 1 else transposed(board)
            best = min(best, board)
        if both:
            best = min(best, exchanged(board))
    return best | (flats << 48) | (doubles << 52)
