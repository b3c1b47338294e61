"""The random set-up of the games that everybody plays together (8.1, 9.1)."""

from random import Random

from touchstone.games.tactori.rules.geometry import SMALL
from touchstone.games.tactori.rules.state import COLOURS, Tower

EACH = 6
"""Stones of each colour that are laid out."""
HOLE = SMALL.grid.at(2, 2)
"""The field in the middle stays empty."""


def colourful_towers(seed: int) -> tuple[Tower, ...]:
    """One stone on every field but the middle one, shuffled by the seed.

    Every such set-up of the sliding game can be solved: two stones of one colour can be thought
    exchanged, so no arrangement is of the wrong parity.
    """
    stones = list(COLOURS * EACH)
    Random(seed).shuffle(stones)
    return tuple(() if cell == HOLE else (stones.pop(),) for cell in SMALL.grid.cells)


def empty_towers(cells: int) -> tuple[Tower, ...]:
    """A board without stones."""
    return ((),) * cells
