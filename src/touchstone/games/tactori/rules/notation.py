"""Moves of Tactori as text."""

import re
from collections.abc import Callable
from typing import assert_never

from touchstone.core.errors import IllegalMove, UnreadableMove
from touchstone.core.grid import CELL, Grid
from touchstone.core.reading import tidy
from touchstone.games.tactori.rules.pieces import COLOUR_NAMES, COLOURS, Colour
from touchstone.games.tactori.rules.state import (
    Carry,
    Done,
    Lay,
    Move,
    Place,
    Remove,
    Shift,
    Slide,
    Take,
)

_COLOUR = rf"(?:({'|'.join(COLOUR_NAMES)}) )?"
_ENDS = rf"({CELL})-({CELL})"
_NUMBER = "([1-9][0-9]{0,5})"


def move_text(grid: Grid, move: Move) -> str:
    """The one text of a move."""
    match move:
        case Place(cell, colour):
            return f"place {_colour_text(colour)}{grid.name(cell)}"
        case Lay(first, last, colour):
            return f"lay {_colour_text(colour)}{ends_text(grid, first, last)}"
        case Take(first, last):
            return f"take {ends_text(grid, first, last)}"
        case Shift(first, last, to_first, to_last):
            return f"shift {ends_text(grid, first, last)} to {ends_text(grid, to_first, to_last)}"
        case Carry(cell, to, count, out):
            number = f" {count}" if count > 1 else ""
            knocked = f" out {out}" if out else ""
            return f"move {grid.name(cell)}{number} to {grid.name(to)}{knocked}"
        case Remove(cell):
            return f"remove {grid.name(cell)}"
        case Slide(cell):
            return f"slide {grid.name(cell)}"
        case Done():
            return "done"
        case _:
            assert_never(move)


def ends_text(grid: Grid, first: int, last: int) -> str:
    """A place for a stick by its two ends."""
    return f"{grid.name(first)}-{grid.name(last)}"


def _colour_text(colour: Colour | None) -> str:
    return "" if colour is None else f"{COLOUR_NAMES[colour]} "


def parse_move(grid: Grid, text: str) -> Move:
    """The move that the text means, legal or not; all its cells are on the board."""
    words = tidy(text)
    if words == "skip":
        # Anyone who cannot move is skipped without a word, so whoever types this can.
        raise IllegalMove("game-no-skip")
    for form, build in _FORMS:
        found = form.fullmatch(words)
        if found:
            return build(grid, *found.groups())
    raise UnreadableMove("move-unreadable", text=text.strip())


def _ends(grid: Grid, first: str, last: str) -> tuple[int, int]:
    low, high = sorted((grid.read(first), grid.read(last)))
    return low, high


def _colour(name: str | None) -> Colour | None:
    return None if name is None else COLOURS[COLOUR_NAMES.index(name)]


def _lay(grid: Grid, colour: str | None, first: str, last: str) -> Move:
    return Lay(*_ends(grid, first, last), _colour(colour))


def _carry(grid: Grid, cell: str, count: str | None, to: str, out: str | None) -> Move:
    return Carry(grid.read(cell), grid.read(to), int(count or 1), int(out or 0))


_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Move]], ...] = (
    (
        re.compile(rf"place {_COLOUR}({CELL})"),
        lambda grid, colour, cell: Place(grid.read(cell), _colour(colour)),
    ),
    (re.compile(rf"lay {_COLOUR}{_ENDS}"), _lay),
    (re.compile(f"take {_ENDS}"), lambda grid, *ends: Take(*_ends(grid, *ends))),
    (
        re.compile(f"shift {_ENDS} to {_ENDS}"),
        lambda grid, *ends: Shift(*_ends(grid, *ends[:2]), *_ends(grid, *ends[2:])),
    ),
    (re.compile(rf"move ({CELL})(?: {_NUMBER})? to ({CELL})(?: out {_NUMBER})?"), _carry),
    (re.compile(rf"remove ({CELL})"), lambda grid, cell: Remove(grid.read(cell))),
    (re.compile(rf"slide ({CELL})"), lambda grid, cell: Slide(grid.read(cell))),
    (re.compile("done"), lambda _: Done()),
)
