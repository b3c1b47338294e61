"""The three winning patterns (clauses 4.1 to 4.6) and the lines they can stand on."""

from collections.abc import Callable, Iterable
from functools import cache, reduce
from itertools import product
from operator import itemgetter, or_
from typing import NamedTuple

from touchstone.games.four_senses.rules.state import GRID, Board

Line = tuple[int, ...]

FOUR_LINES: tuple[Line, ...] = GRID.runs(4)
"""4 columns, 4 rows, 2 long diagonals."""
STAIR_WINDOWS: tuple[Line, ...] = GRID.runs(3)
"""Three neighbouring wells: 8 in columns, 8 in rows, 4 on long and 4 on short diagonals."""
LINES: dict[tuple[int, int], Line] = {
    (line[0], line[-1]): line
    for line in sorted(FOUR_LINES + STAIR_WINDOWS, key=lambda line: (line[0], line[-1]))
}
"""The 34 lines that can be declared, by their end cells."""

SAME_TOP, SAME_LEVEL, STAIRS = "same-top", "same-level", "stairs"
REASONS = (SAME_TOP, SAME_LEVEL, STAIRS)
"""In the order in which an outcome names them."""


class Pattern(NamedTuple):
    """One winning pattern that stands on the board. `double` ones are worth the bonus (7.4)."""

    reason: str
    line: Line
    double: bool


def _reasons(faces: tuple[str, ...]) -> tuple[tuple[str, bool], ...]:
    """What a four-line or stair window with these faces wins by, and whether that is double."""
    levels = "".join(face[0] for face in faces)
    one_top = len({face[1] for face in faces}) == 1
    if len(faces) == 3:
        return ((STAIRS, one_top),) if levels in ("123", "321") else ()
    one_level = len(set(levels)) == 1
    double = one_top and one_level
    found = ((SAME_TOP, one_top), (SAME_LEVEL, one_level))
    return tuple((reason, double) for reason, stands in found if stands)


_FILLED = ("1f", "2f", "3f", "1h", "2h", "3h")
"""The faces of a well with a piece in it: ceramic is no step and no level (4.4)."""
_WINNING = {
    faces: found
    for length in (3, 4)
    for faces in product(_FILLED, repeat=length)
    if (found := _reasons(faces))
}
"""Every row of faces on which something stands: to ask for a line is to look it up."""
_Reader = Callable[[tuple[str, ...]], tuple[str, ...]]
_READERS: dict[Line, _Reader] = {line: itemgetter(*line) for line in FOUR_LINES + STAIR_WINDOWS}
"""From the faces of the board to those on a line."""
_Looked = tuple[Line, int, _Reader]
"""A line, its wells as a set of bits, and its reader."""


def _with_readers(lines: Iterable[Line]) -> tuple[_Looked, ...]:
    return tuple((line, sum(1 << cell for cell in line), _READERS[line]) for line in lines)


_ALL = _with_readers(_READERS)
_NAMED = {
    line: _with_readers(
        (line, *(w for w in STAIR_WINDOWS if len(line) == 4 and set(w) <= set(line)))
    )
    for line in LINES.values()
}
_THROUGH = tuple(_with_readers(line for line in _READERS if cell in line) for cell in GRID.cells)
_AROUND = tuple(reduce(or_, (wells for _, wells, _ in lines)) for lines in _THROUGH)
"""By well, all wells on its lines as a set of bits."""


@cache
def _whole_through(cell: int, filled: int) -> tuple[_Looked, ...]:
    """The lines through a well without an empty well, given which wells around it are filled."""
    return tuple(one for one in _THROUGH[cell] if filled & one[1] == one[1])


def _patterns(board: Board, lines: tuple[_Looked, ...]) -> list[Pattern]:
    """The patterns that stand on exactly these four-lines and stair windows.

    Most lines have an empty well, which is soon seen.
    """
    faces, filled = board.faces, board.filled
    return [
        Pattern(reason, line, double)
        for line, wells, read in lines
        if filled & wells == wells and (found := read(faces)) in _WINNING
        for reason, double in _WINNING[found]
    ]


def patterns_named(board: Board, line: Line) -> list[Pattern]:
    """The patterns that count when this line is declared: its own, and stairs within it (5.2)."""
    return _patterns(board, _NAMED[line])


def patterns_through(board: Board, cell: int) -> list[Pattern]:
    """The patterns of which this well is a part."""
    whole = _whole_through(cell, board.filled & _AROUND[cell])
    return _patterns(board, whole) if whole else []


def all_patterns(board: Board) -> list[Pattern]:
    """Every pattern on the board."""
    return _patterns(board, _ALL)
