"""Lines of the board: what they are called, which cells they have, and what lies on them in words.

A row, a column or a diagonal is named by a cell on it; a row also by its number, a column by its
letter. What somebody may see is decided elsewhere.
"""

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import groupby
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.core.grid import Grid
from touchstone.views.sentences import feel_words
from touchstone.views.words import Words

Line = tuple[int, ...]
"""Cells from near to far, or from left to right."""

_ROW, _COLUMN, _RISING, _FALLING = (1, 0), (0, 1), (1, 1), (1, -1)
WAYS = {"row": (_ROW,), "column": (_COLUMN,), "diagonal": (_RISING, _FALLING)}
"""The directions of each way to read the board."""


def lines_through(grid: Grid, way: str, where: str) -> list[Line]:
    """The lines of this way through a cell, or of a row's number or a column's letter.

    None if there is no such place. Of diagonals the longer one comes first, and a single cell is
    none.
    """
    cell = grid.find({"row": f"a{where}", "column": f"{where}1"}.get(way, ""))
    cell = grid.find(where) if cell is None else cell
    if cell is None:
        return []
    found = [_whole(grid, cell, step) for step in WAYS[way]]
    lines = [line for line in found if way != "diagonal" or len(line) > 1]
    return sorted(lines, key=len, reverse=True)


def _whole(grid: Grid, cell: int, step: tuple[int, int]) -> Line:
    """The line through a cell from edge to edge."""
    across, up = step
    column, row = grid.column(cell), grid.row(cell)
    far = range(-max(grid.columns, grid.rows), max(grid.columns, grid.rows))
    cells = (grid.at(column + n * across, row + n * up) for n in far)
    return tuple(one for one in cells if one is not None)


def line_name(words: Words, grid: Grid, first: str, last: str) -> str:
    """What the line between two cells is called: "row 1", "diagonal a1", "a1 to c1 in row 1".

    >>> line_name(Words("en"), Grid(4, 4), "d1", "a1")
    'row 1'
    """
    ends = [grid.read(first), grid.read(last)]
    for way in WAYS:
        for line in lines_through(grid, way, first):
            if ends[1] in line and line != (ends[0],):
                name = words.say(f"line-{way}", name=_short_name(grid, way, line))
                low, high = sorted(ends)
                if {low, high} == {line[0], line[-1]}:
                    return name
                return words.say("line-part", first=grid.name(low), last=grid.name(high), line=name)
    return f"{first}, {last}"


def _short_name(grid: Grid, way: str, line: Line) -> str:
    name = grid.name(line[0])
    return {"row": name[1:], "column": name[0]}.get(way, name)


def line_words(words: Words, game: AnyGame, state: Any, way: str, line: Line) -> str:
    """A line with the cells that hold something, and that the rest is empty."""
    filled = _filled(words, game, state, line)
    rest = [words.say("board-rest-empty")] if filled and len(filled) < len(line) else []
    content = _one_after_another(words, [*filled, *rest]) or words.say("board-row-empty")
    grid = game.grid
    if way == "diagonal":
        ends = {"first": grid.name(line[0]), "last": grid.name(line[-1])}
        return words.say("board-diagonal", **ends, content=content)
    return words.say(f"board-{way}", **{way: _short_name(grid, way, line)}, content=content)


def overview(words: Words, game: AnyGame, state: Any) -> list[str]:
    """The whole board in few words: kind by kind where the game tells it so, else row by row."""
    name = game.grid.name
    lots = [
        words.say(
            f"game-lies-{lot.kind}",
            **dict(lot.facts),
            places=", ".join(" ".join(map(name, place)) for place in lot.places),
        )
        for lot in game.kind.lots(game, state)
    ]
    return lots or board_lines(words, game, state)


def board_lines(words: Words, game: AnyGame, state: Any) -> list[str]:
    """Every row with the cells that hold something, far row first; empty rows in one sentence."""
    grid = game.grid
    rows = [(n, lines_through(grid, "row", str(n))[0]) for n in range(grid.rows, 0, -1)]
    contents = [
        (number, _one_after_another(words, _filled(words, game, state, line)))
        for number, line in rows
    ]
    said: list[str] = []
    for _, group in groupby(contents, key=lambda row: row[1] or None):
        said += _rows(words, list(group))
    return said


def _one_after_another(words: Words, told: Sequence[str]) -> str:
    """Cells in one sentence, with the mark that the language puts between them."""

    def joined(before: str, after: str) -> str:
        return words.say("board-between", before=before, after=after)

    return reduce(joined, told) if told else ""


def _rows(words: Words, rows: Sequence[tuple[int, str]]) -> Iterable[str]:
    numbers = [number for number, _ in rows]
    if len(rows) > 1 and not rows[0][1]:
        return [words.say("board-rows-empty", first=numbers[0], last=numbers[-1])]
    empty = words.say("board-row-empty")
    return [words.say("board-row", row=number, content=text or empty) for number, text in rows]


def _filled(words: Words, game: AnyGame, state: Any, cells: Iterable[int]) -> list[str]:
    return [
        f"{game.grid.name(cell)} {feel_words(words, game, feel)}"
        for cell in cells
        if (feel := game.feel(state, cell)).height or feel.details
    ]
