"""Moves and positions as text, both ways. A refusal is a message id with facts."""

import re

from three_in_a_row.rules.state import GRID, Place, State
from touchstone.core.errors import IllegalMove, PositionError, UnreadableMove
from touchstone.core.grid import CELL
from touchstone.core.reading import position_parts, tidy, unique_parts, whole
from touchstone.core.values import Seat

SLUG = "three-in-a-row"
_PLACE = re.compile(rf"place ({CELL})")
_ROWS = [f"row{row}" for row in range(GRID.rows, 0, -1)]
_LETTERS = {"-": None, "r": Seat(1), "s": Seat(2)}


def move_text(move: Place) -> str:
    """`place b3`."""
    return f"place {GRID.name(move.cell)}"


def read_move(state: State, text: str) -> Place:
    """The move that the text means."""
    found = _PLACE.fullmatch(tidy(text))
    if not found:
        raise UnreadableMove("move-unreadable", text=text.strip())
    cell = GRID.find(found[1])
    if cell is None:
        raise IllegalMove("move-off-board", cell=found[1])
    if state.owners[cell]:
        # Whoever wears a mask learns by this refusal what a finger on the cell would have told.
        raise IllegalMove("game-taken", touches=(found[1],), cell=found[1])
    return Place(cell)


def state_text(state: State) -> str:
    """The position in one line, far row first: `three-in-a-row; row3 -, -, s, -, -; …; turn 2`."""
    letters = {owner: letter for letter, owner in _LETTERS.items()}
    rows: dict[str, list[str]] = {name: [] for name in _ROWS}
    for cell, owner in enumerate(state.owners):
        rows[_row(cell)].append(letters[owner])
    parts = (f"{name} {', '.join(row)}" for name, row in rows.items())
    return "; ".join([SLUG, *parts, f"turn {state.turn}"])


def read_state(text: str) -> State:
    """The position that the text means; `ThreeInARow.read_state` checks that it can be."""
    parts = unique_parts(position_parts(text, SLUG), required=(*_ROWS, "turn"))
    rows = {name: parts[name].split(",") for name in _ROWS}
    for name, letters in rows.items():
        if len(letters) != GRID.columns or not set(letters) <= set(_LETTERS):
            raise PositionError("game-bad-row", name=name, value=parts[name])
    owners = tuple(_LETTERS[rows[_row(cell)][GRID.column(cell)]] for cell in GRID.cells)
    return State(owners, Seat(whole("turn", parts["turn"], 1, 2)))


def _row(cell: int) -> str:
    return f"row{GRID.row(cell) + 1}"
