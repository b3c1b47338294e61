"""What a board of 4EYES+ looks like to the kernel: squares and neighbours as arrays.

A set of cells is a row of signed 64-bit words, cell 0 being bit 0 of the first.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Numbers
from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
from touchstone.games.four_eyes_plus.rules.terms import Terms

SEATS, CELLS, HAND, GIFTS, LIFT, REPETITION, CAP = range(7)
PAPER = -1
"""The hand of a game on paper."""


class Terrain(NamedTuple):
    """The terms of a game and the geometry of its board."""

    terms: Numbers
    masks: Numbers
    """By square, its four cells."""
    through: Numbers
    """By cell and number, the other three cells of each square it is a corner of."""
    squares: Numbers
    """By cell, the number of those squares."""
    near: Numbers
    """By cell, its neighbours in order, then -1."""


def terrain_of(game: AnyGame) -> Terrain:
    """The terrain of a game, computed once."""
    assert isinstance(game, FourEyesPlus)
    return _terrain(game.terms)


@cache
def _terrain(terms: Terms) -> Terrain:
    cells = len(terms.grid.cells)
    words = (cells + 63) // 64
    most = max(len(rest) for rest in terms.squares.through)
    through = np.zeros((cells, most, words), dtype=np.int64)
    near = np.full((cells, 4), -1, dtype=np.int64)
    for cell in terms.grid.cells:
        for number, (rest, _) in enumerate(terms.squares.through[cell]):
            through[cell, number] = mask_words(rest, words)
        around = terms.grid.neighbours(cell)
        near[cell, : len(around)] = around
    return Terrain(
        np.array(
            [
                terms.seats,
                cells,
                PAPER if terms.hand is None else terms.hand,
                terms.gifts,
                terms.lift,
                terms.repetition,
                terms.cap,
            ],
            dtype=np.int64,
        ),
        np.array([mask_words(mask, words) for mask in terms.squares.masks], dtype=np.int64),
        through,
        np.array([len(rest) for rest in terms.squares.through], dtype=np.int64),
        near,
    )


def mask_words(mask: int, words: int) -> Numbers:
    """A set of cells, given as one integer, as signed words."""
    parts = [mask >> (64 * word) & (1 << 64) - 1 for word in range(words)]
    return np.array(parts, dtype=np.uint64).view(np.int64)
