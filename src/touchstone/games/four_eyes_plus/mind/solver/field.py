"""What the search for proofs knows of a board, and a position as it sees it.

A set of cells is two signed words of 64 bits, so boards up to 11x11 fit. While tiles are laid, it
does not matter who owns a tile: a position is the pawns of both colours and the lays that are left
before tiles are moved. Lays are numbered in the order of the notation.
"""

from functools import cache
from typing import NamedTuple, Self

import numpy as np

from touchstone.core.values import seat_after
from touchstone.engine.kernels.compiling import Numbers
from touchstone.engine.kernels.primitives import as_words
from touchstone.games.four_eyes_plus.rules.state import Lay, State, pairs, pawns
from touchstone.games.four_eyes_plus.rules.terms import Terms

LARGEST = 11
"""The largest board whose cells fit two words."""
FOR_EVER = 1 << 20
"""Lays left on paper: more than there is room for."""


class Field(NamedTuple):
    """The geometry of a board."""

    lays: Numbers
    """By number of a lay, the cell of the mover's pawn and that of the other."""
    first: Numbers
    """By cell, the number of the first lay with the mover's pawn there; one more at the end."""
    corners: Numbers
    """By two cells and number, the other two corners of a square through both; -1 for none."""
    near: Numbers
    """By cell, its neighbours as a set."""
    hashes: Numbers
    """By colour and cell, random bits."""


@cache
def field_of(terms: Terms) -> Field:
    """The tables of a board, computed once."""
    cells = len(terms.grid.cells)
    lays = [lay for of_cell in pairs(terms.grid) for lay in of_cell]
    corners = np.full((cells, cells, 3, 2), -1, dtype=np.int16)
    for square in terms.squares.corners:
        for one in square:
            for two in square:
                if one != two:
                    number = int((corners[one, two, :, 0] >= 0).sum())
                    corners[one, two, number] = [c for c in square if c not in (one, two)]
    near = [sum(1 << other for other in terms.grid.neighbours(cell)) for cell in terms.grid.cells]
    dice = np.random.default_rng(1)
    return Field(
        np.array([(lay.own, lay.other) for lay in lays], dtype=np.int64),
        np.array(
            [sum(lay.own < cell for lay in lays) for cell in range(cells + 1)], dtype=np.int64
        ),
        corners.astype(np.int64),
        np.array([as_words(cells, 2) for cells in near]),
        dice.integers(-(1 << 63), (1 << 63) - 1, (2, cells), dtype=np.int64),
    )


class Position(NamedTuple):
    """Pawns as two words a colour, the mover's before the other's, and the lays that are left."""

    own: int
    own_high: int
    other: int
    other_high: int
    left: int

    @classmethod
    def of(cls, terms: Terms, state: State) -> Self | None:
        """The position, or None where it is not simply the next of alternating lays."""
        if terms.seats != 2 or terms.grid.columns > LARGEST or state.phase == 2 or state.outcome:
            return None
        foe = seat_after(state.turn, 2)
        left = FOR_EVER
        if state.hands is not None:
            mine, others = state.hands[state.turn - 1], state.hands[foe - 1]
            if mine - others not in (0, 1):
                return None
            left = mine + others
        own, own_high = map(int, as_words(pawns(state.tiles, state.turn), 2))
        other, other_high = map(int, as_words(pawns(state.tiles, foe), 2))
        return cls(own, own_high, other, other_high, left)

    def after(self, lay: Lay) -> "Position":
        """The other's position after a lay that completes nothing."""
        own, own_high = _with(self.own, self.own_high, lay.own)
        other, other_high = _with(self.other, self.other_high, lay.other)
        return Position(other, other_high, own, own_high, self.left - 1)


def _with(low: int, high: int, cell: int) -> tuple[int, int]:
    # The words are signed: the highest bit makes them negative.
    bit = -(1 << 63) if cell & 63 == 63 else 1 << (cell & 63)
    return (low | bit, high) if cell < 64 else (low, high | bit)
