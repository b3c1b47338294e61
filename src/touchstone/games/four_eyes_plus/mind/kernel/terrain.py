"""The terms of a game of 4EYES+ and the geometry of its board, as tables for the kernel."""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers
from touchstone.games.four_eyes_plus.mind.kernel.sets import WORDS, as_set, picks

if TYPE_CHECKING:  # what is imported for good is part of what the kernels are built on
    from touchstone.core.game import AnyGame
    from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
    from touchstone.games.four_eyes_plus.rules.terms import Terms

SEATS, CELLS, HAND, GIFTS, LIFT, REPETITION, CAP, SWAP, SIZE = range(9)
PAPER = -1
"""The hand of a game on paper."""
ALL, INNER = 0, 1
"""The two sets of the frame."""
LANES = 8
"""Squares that a processor may compare at once; lists of them are filled up to a multiple."""


class Terrain(NamedTuple):
    """The terms of a game and the geometry of its board."""

    terms: Numbers
    masks: Bits
    """In one row, by word and square, its four cells."""
    rests: Bits
    """By cell, word and number, the other three cells of each square it is a corner of; lists are
    filled up with sets of all cells, which no pawns ever hold."""
    squares: Numbers
    """By cell, the length of that list."""
    near: Numbers
    """By cell, its neighbours in order, then -1."""
    frame: Bits
    """Two sets: all cells, and those that are not in the last row."""
    picks: Numbers
    """What `nth` of sets.py looks up."""


def terrain_of(game: "AnyGame") -> Terrain:
    """The terrain of a game, computed once."""
    return _terrain(cast("FourEyesPlus", game).terms)


@cache
def _terrain(terms: "Terms") -> Terrain:
    grid, cells = terms.grid, len(terms.grid.cells)
    squares = np.array([_filled(len(rest)) for rest in terms.squares.through], dtype=np.int64)
    masks = np.full((1, WORDS, _filled(len(terms.squares.masks))), ~np.uint64(0))
    rests = np.full((cells, WORDS, squares.max()), ~np.uint64(0))
    near = np.full((cells, 4), -1, dtype=np.int64)
    for number, mask in enumerate(terms.squares.masks):
        masks[0, :, number] = as_set(mask)
    for cell in grid.cells:
        for number, (rest, _) in enumerate(terms.squares.through[cell]):
            rests[cell, :, number] = as_set(rest)
        around = grid.neighbours(cell)
        near[cell, : len(around)] = around
    hand = PAPER if terms.hand is None else terms.hand
    others = (terms.gifts, terms.lift, terms.repetition, terms.cap, terms.swap, grid.rows)
    inner = sum(1 << cell for cell in grid.cells if grid.row(cell) < grid.rows - 1)
    return Terrain(
        np.array([terms.seats, cells, hand, *others], dtype=np.int64),
        masks,
        rests,
        squares,
        near,
        np.array([as_set((1 << cells) - 1), as_set(inner)]),
        picks(),
    )


def _filled(length: int) -> int:
    """The length of a list of squares that is filled up."""
    return -(-length // LANES) * LANES
