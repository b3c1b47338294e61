"""What fingers find on a cell (clause 7.2)."""

from touchstone.core.grid import Grid
from touchstone.core.values import Feel, Seat, seat_after
from touchstone.games.four_eyes_plus.rules.state import COLOURS, State

EMPTY = Feel(0, "empty")
_WAYS = {(0, 1): "north", (1, 0): "east", (0, -1): "south", (-1, 0): "west"}


def feel(grid: Grid, state: State, cell: int) -> Feel:
    """The colour; on a tile also which end this is, and where the other half lies."""
    seats = len(state.tiles)
    for number, of_seat in enumerate(state.tiles, start=1):
        for tile in of_seat:
            if cell in tile:
                is_own = cell == tile.own
                colour = Seat(number) if is_own else seat_after(Seat(number), seats)
                surface = COLOURS[seats][colour - 1]
                if state.hands is None:
                    return Feel(1, surface)
                half = _way(grid, cell, tile.other if is_own else tile.own)
                end = "owner" if is_own else "next"
                return Feel(1, surface, (("end", end), ("half", half)))
    return EMPTY


def _way(grid: Grid, cell: int, to: int) -> str:
    across = grid.column(to) - grid.column(cell)
    return _WAYS[across, grid.row(to) - grid.row(cell)]
