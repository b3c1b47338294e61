"""What lies on the board, tile by tile: each is told as it was laid, its owner's colour first."""

from collections.abc import Iterator

from touchstone.core.game import AnyGame
from touchstone.core.values import Lot, all_seats
from touchstone.games.four_eyes_plus.rules.state import COLOURS, State, pawns
from touchstone.games.four_eyes_plus.rules.ways import cells_in


def lots(game: AnyGame, state: State) -> tuple[Lot, ...]:
    """The tiles of each owner; on paper, where there are none, the cells of each colour (6.1)."""
    told = _cells(game, state) if state.hands is None else _tiles(game, state)
    return tuple(lot for lot in told if lot.places)


def _tiles(game: AnyGame, state: State) -> Iterator[Lot]:
    for colour, tiles in zip(COLOURS[game.seats], state.tiles, strict=True):
        yield Lot("tiles", (("colour", colour),), tuple(sorted(tiles)))


def _cells(game: AnyGame, state: State) -> Iterator[Lot]:
    for colour, seat in zip(COLOURS[game.seats], all_seats(game.seats), strict=True):
        cells = cells_in(pawns(state.tiles, seat))
        yield Lot("cells", (("colour", colour),), tuple((cell,) for cell in cells))
