"""A position, and the one kind of move. Neither is ever changed in place."""

from dataclasses import dataclass

from touchstone.core.grid import Grid
from touchstone.core.values import Seat

GRID = Grid(columns=5, rows=3)
LINES = GRID.runs(3)
"""Every three neighbouring cells across, along and slantwise."""
SHAPES = ("round", "square")
"""What the pieces of seat 1 and seat 2 feel like."""
EACH = 8
"""Pieces that each player has."""


@dataclass(frozen=True, slots=True)
class State:
    """Whose piece is on each cell, in the grid's order, and whose turn it is."""

    owners: tuple[Seat | None, ...]
    turn: Seat


@dataclass(frozen=True, slots=True)
class Place:
    """Put a piece of one's own on an empty cell."""

    cell: int
