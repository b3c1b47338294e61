"""What follows from the tiles that lie: the colours they show, and where there is room for more.

A move changes little of it, so it is kept in the position and handed on from move to move.
"""

from functools import reduce
from operator import or_
from typing import NamedTuple

from touchstone.core.values import Seat, all_seats, seat_after
from touchstone.games.four_eyes_plus.rules.squares import Shown
from touchstone.games.four_eyes_plus.rules.state import State, Tile, Tiles, occupied, pawns
from touchstone.games.four_eyes_plus.rules.terms import Terms


class Board(NamedTuple):
    """The tiles and what follows from them."""

    tiles: Tiles
    tilted: bool
    shown: tuple[Shown, ...]
    """By colour, with or without the tilted squares."""
    room: int
    """The ways to lay a tile on two free cells."""

    @property
    def taken(self) -> int:
        """Every cell with a pawn on it."""
        return reduce(or_, [colour.pawns for colour in self.shown])


def board_of(terms: Terms, state: State) -> Board:
    """What follows from the tiles: as the last move left it, else worked out afresh."""
    board, tiles, squares = state.board, state.tiles, terms.squares
    if isinstance(board, Board) and board.tiles is tiles and board.tilted == squares.tilted:
        return board
    shown = tuple(squares.shown(pawns(tiles, colour)) for colour in all_seats(len(tiles)))
    return Board(tiles, squares.tilted, shown, terms.ways.onto_free(occupied(tiles)))


def lifted(terms: Terms, board: Board, seat: Seat, tile: Tile) -> Board:
    """The board without a tile of a seat, which stays in the list of its tiles."""
    squares, ways, grid = terms.squares, terms.ways, terms.grid
    shown = list(board.shown)
    for colour, cell in zip(_colours(board, seat), tile, strict=True):
        shown[colour] = squares.without_pawn(shown[colour], cell)
    bare = board._replace(shown=tuple(shown))
    around = {*grid.neighbours(tile.own), *grid.neighbours(tile.other)}
    back = ways.using[tile.own] | ways.using[tile.other]
    taken = bare.taken
    for cell in around:
        if taken >> cell & 1:
            back &= ~ways.using[cell]
    return bare._replace(room=board.room | back)


def with_tile(terms: Terms, board: Board, seat: Seat, tile: Tile, tiles: Tiles) -> Board:
    """The board with a tile of a seat on two free cells, which makes these tiles."""
    squares, ways = terms.squares, terms.ways
    shown = list(board.shown)
    for colour, cell in zip(_colours(board, seat), tile, strict=True):
        shown[colour] = squares.with_pawn(shown[colour], cell)
    room = board.room & ~(ways.using[tile.own] | ways.using[tile.other])
    return Board(tiles, board.tilted, tuple(shown), room)


def _colours(board: Board, seat: Seat) -> tuple[int, int]:
    """Where the two colours of a seat's tiles stand in what is shown."""
    return seat - 1, seat_after(seat, len(board.shown)) - 1
