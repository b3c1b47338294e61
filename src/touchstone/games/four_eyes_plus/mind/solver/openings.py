"""What is known about first lays: found once by search, kept as a table.

Turning and mirroring the board changes nothing, so one lay stands for up to eight.
"""

from typing import NamedTuple

from touchstone.core.game import AnyGame
from touchstone.core.grid import Grid
from touchstone.engine.mind import Advice
from touchstone.games.four_eyes_plus.mind.solver.certificate import TITLE
from touchstone.games.four_eyes_plus.rules.state import Lay, State


class Known(NamedTuple):
    """First lays of one board, parted by commas; all that are not named lose."""

    win: str = ""
    unknown: str = ""


CORNER = "a2 a1"
OPENINGS = {
    ("6", "any"): Known(f"{CORNER}, b3 a3", "b2 a2"),
    ("7", "any"): Known(CORNER),
    ("8", "any"): Known(CORNER),
    ("9", "any"): Known(CORNER),
    ("7", "upright"): Known(),
}
"""By size of the board and squares that count, for two players and else the usual settings."""


def opening(game: AnyGame, state: State) -> Advice | None:
    """What is known about the empty board, and about one tile that the other player has laid."""
    if not _is_known(game) or state.outcome or state.phase == 2:
        return None
    moves = game.legal_moves(state)
    if not any(state.tiles):
        return _first(game, tuple(move for move in moves if isinstance(move, Lay)))
    if value_of_only(game, state) != "win":
        return None
    swaps = tuple(move for move in moves if not isinstance(move, Lay))
    if swaps:
        return Advice(swaps, "win", exact=True)
    return Advice(tuple(moves), "loss", exact=True)


def _first(game: AnyGame, lays: tuple[Lay, ...]) -> Advice:
    """The first lays that win; if there is none, or it can be taken over, those not known."""
    values = {lay: value_of_first(game, lay) for lay in lays}
    winning = tuple(lay for lay in lays if values[lay] == "win")
    if winning and game.settings.get("swap") != "on":
        return Advice(winning, "win", exact=True)
    unknown = tuple(lay for lay in lays if values[lay] is None)
    # Where a lay that wins is taken over, and one that loses is not, nothing is left to play for.
    return Advice(unknown) if unknown else Advice(lays, "loss", exact=True)


def value_of_only(game: AnyGame, state: State) -> str | None:
    """What the only tile is worth to the other player, who laid it; None if that is not known."""
    tiles = [tile for of_seat in state.tiles for tile in of_seat]
    if not _is_known(game) or len(tiles) != 1 or state.tiles[state.turn - 1]:
        return None
    return value_of_first(game, Lay(*tiles[0]))


def value_of_first(game: AnyGame, lay: Lay) -> str | None:
    """What a first lay is worth to the player who makes it; None if that is not known."""
    known, same = OPENINGS[_board(game)], _alike(game.grid, lay)
    if same & set(known.win.split(", ")):
        return "win"
    return None if same & set(known.unknown.split(", ")) else "loss"


def _is_known(game: AnyGame) -> bool:
    usual = game.kind.defaults
    standard = all(game.settings[name] == usual[name] for name in TITLE if name != "squares")
    return game.seats == 2 and standard and _board(game) in OPENINGS


def _board(game: AnyGame) -> tuple[str, str]:
    return game.settings["size"], game.settings["squares"]


def _alike(grid: Grid, lay: Lay) -> set[str]:
    """The lay as the eight ways to turn and mirror the board show it."""
    last = grid.columns - 1
    found = set()
    for number in range(8):
        names = []
        for cell in (lay.own, lay.other):
            column, row = grid.column(cell), grid.row(cell)
            column = last - column if number & 1 else column
            row = last - row if number & 2 else row
            at = grid.at(row, column) if number & 4 else grid.at(column, row)
            assert at is not None
            names.append(grid.name(at))
        found.add(" ".join(names))
    return found
