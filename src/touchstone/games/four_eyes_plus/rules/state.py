"""A position of 4EYES+: tiles by owner, hands, the phase and whose turn it is."""

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, get_args

from touchstone.core.grid import Grid
from touchstone.core.values import Feel, Outcome, Seat, seat_after, value

COLOURS = {2: ("red", "blue"), 3: ("red", "brown", "blue")}
"""By number of players, the colour of each seat (1.1)."""

SIZES = range(5, 13)
HANDS = {
    2: dict(zip(SIZES, (5, 7, 9, 12, 15, 19, 22, 27), strict=True)),
    3: dict(zip(SIZES, (3, 4, 6, 8, 10, 12, 15, 18), strict=True)),
}
"""By number of players and size of the board, the tiles each seat begins with (1.3)."""


class Tile(NamedTuple):
    """A tile on the board: the cell with its owner's pawn, and the one with the next player's."""

    own: int
    other: int


Tiles = tuple[tuple[Tile, ...], ...]
"""The tiles on the board by owner, seat 1 first, each in the order in which it was laid."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Put a tile from the hand (on paper: two pawns) on two cells, the mover's colour first."""

    own: int
    other: int


@dataclass(frozen=True, slots=True)
class Shift:
    """Take one of the mover's tiles off the board and put it elsewhere, their colour first."""

    own: int
    other: int
    to_own: int
    to_other: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Take over the first tile, which the other of two players has just laid."""


Move = Lay | Shift | Swap
MOVES = frozenset(get_args(Move))


@value
class State:
    """A position. `hands` are by seat as the tiles are; on paper there are none.

    `turns` and `moved` are kept in phase 2 only, and only where a draw depends on them: how many
    turns were taken, passes included, and which, oldest first, a pass as None. `swapped` is kept
    until the next tile is laid. `board` says nothing new: see board.py.
    """

    tiles: Tiles
    hands: tuple[int, ...] | None
    turn: Seat
    phase: int = 1
    turns: int = 0
    moved: tuple[Shift | None, ...] = ()
    outcome: Outcome | None = None
    swapped: bool = False
    board: object = field(default=None, compare=False, repr=False)


def pawns(tiles: Tiles, colour: Seat) -> int:
    """The cells that show the colour of a seat: its own tiles, and those of the seat before it."""
    before = seat_after(colour, len(tiles), -1)
    cells = 0
    for tile in tiles[colour - 1]:
        cells |= 1 << tile.own
    for tile in tiles[before - 1]:
        cells |= 1 << tile.other
    return cells


def occupied(tiles: Tiles) -> int:
    """Every cell with a pawn on it."""
    cells = 0
    for of_seat in tiles:
        for tile in of_seat:
            cells |= 1 << tile.own | 1 << tile.other
    return cells


def laid(tiles: Tiles, seat: Seat, tile: Tile) -> Tiles:
    """The tiles after a seat has put down one more."""
    return (*tiles[: seat - 1], (*tiles[seat - 1], tile), *tiles[seat:])


def shifted(tiles: Tiles, seat: Seat, move: Shift) -> Tiles:
    """The tiles after a seat has moved one of its own; it keeps its place in the list."""
    old, new = Tile(move.own, move.other), Tile(move.to_own, move.to_other)
    of_seat = tuple(new if tile == old else tile for tile in tiles[seat - 1])
    return (*tiles[: seat - 1], of_seat, *tiles[seat:])


@cache
def pairs(grid: Grid) -> tuple[tuple[Lay, ...], ...]:
    """By own cell, every way to lay a tile on the board, in order: 4n(n-1) in all."""
    return tuple(tuple(Lay(cell, other) for other in grid.neighbours(cell)) for cell in grid.cells)


_SIDES = {(0, 1): "north", (1, 0): "east", (0, -1): "south", (-1, 0): "west"}


def felt(grid: Grid, state: State, cell: int) -> Feel:
    """The colour; on a tile also which end this is, and where the other half lies (7.2)."""
    seats = len(state.tiles)
    for number, of_seat in enumerate(state.tiles, start=1):
        for tile in of_seat:
            if cell in tile:
                is_own = cell == tile.own
                colour = Seat(number) if is_own else seat_after(Seat(number), seats)
                surface = COLOURS[seats][colour - 1]
                if state.hands is None:
                    return Feel(1, surface)
                half = _side(grid, cell, tile.other if is_own else tile.own)
                end = "owner" if is_own else "next"
                return Feel(1, surface, (("end", end), ("half", half)))
    return Feel(0, "empty")


def _side(grid: Grid, cell: int, to: int) -> str:
    across = grid.column(to) - grid.column(cell)
    return _SIDES[across, grid.row(to) - grid.row(cell)]
