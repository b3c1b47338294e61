"""Moves of 4EYES+ as text."""

import re

from touchstone.core.errors import IllegalMove, UnreadableMove
from touchstone.core.grid import CELL, Grid
from touchstone.core.reading import tidy
from touchstone.games.four_eyes_plus.rules.moves import why_not
from touchstone.games.four_eyes_plus.rules.state import Lay, Move, Shift, State
from touchstone.games.four_eyes_plus.rules.terms import Terms

_LAY = re.compile(rf"({CELL}) ({CELL})")
_SHIFT = re.compile(rf"({CELL}) ({CELL}) to ({CELL}) ({CELL})")


def move_text(grid: Grid, move: Move) -> str:
    """The one text of a move."""
    if isinstance(move, Lay):
        return f"{grid.name(move.own)} {grid.name(move.other)}"
    names = grid.names((move.own, move.other, move.to_own, move.to_other))
    return "{} {} to {} {}".format(*names)


def read_move(terms: Terms, state: State, text: str) -> Move:
    """The legal move that the text means; says why where there is none."""
    words = tidy(text)
    if words == "pass":
        raise IllegalMove("game-no-pass")
    move: Move
    if found := _LAY.fullmatch(words):
        move = Lay(*_cells(terms.grid, found))
    elif found := _SHIFT.fullmatch(words):
        move = Shift(*_cells(terms.grid, found))
    else:
        raise UnreadableMove("move-unreadable", text=text.strip())
    refusal = why_not(terms, state, move)
    if refusal:
        raise refusal
    return move


def _cells(grid: Grid, found: re.Match[str]) -> list[int]:
    cells = []
    for name in found.groups():
        cell = grid.find(name)
        if cell is None:
            raise IllegalMove("move-off-board", cell=name)
        cells.append(cell)
    return cells
