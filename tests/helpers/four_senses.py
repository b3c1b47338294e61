"""Short ways to set up Four Senses: boards as drawn in the rule book, and played lines of moves."""

from touchstone.core.values import Seat
from touchstone.games import new_game
from touchstone.games.four_senses.rules.game import FourSenses
from touchstone.games.four_senses.rules.state import GRID, Board, Piece, Stack, State

# A cell as a finger finds it -> one stack that feels so.
_STACKS: dict[str, Stack] = {
    "..": (),
    "1f": (Piece.FLAT,),
    "1h": (Piece.HOLE,),
    "2f": (Piece.DOUBLE_FLAT,),
    "2h": (Piece.DOUBLE_HOLE,),
    "3f": (Piece.FLAT, Piece.DOUBLE_FLAT),
    "3h": (Piece.FLAT, Piece.DOUBLE_HOLE),
}

STAIRS = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; "
    "row1 f, h+f, h+df, -; turn 1; stage explore"
)
"""Stairs stand from a1 to c1; nobody has noticed."""


def four_senses(players: int = 2, **settings: str) -> FourSenses:
    game = new_game("four-senses", players, **settings)
    assert isinstance(game, FourSenses)
    return game


def drawn(*rows: str) -> tuple[Stack, ...]:
    """Stacks from rows such as "1f 2h .. ..", far row first; missing near rows are empty."""
    lines = [*rows, *[".. .. .. .."] * (4 - len(rows))]
    by_row = dict(zip((3, 2, 1, 0), (line.split() for line in lines), strict=True))
    return tuple(_STACKS[by_row[GRID.row(cell)][GRID.column(cell)]] for cell in GRID.cells)


def near(row: str, second: str = ".. .. .. ..") -> tuple[Stack, ...]:
    """Stacks with only row 1, and perhaps row 2, filled."""
    return drawn(".. .. .. ..", ".. .. .. ..", second, row)


def played(game: FourSenses, state: State, *moves: str) -> State:
    for text in moves:
        state = game.play(state, game.read_move(state, text)).state
    return state


def standing(stacks: tuple[Stack, ...], turn: int = 1) -> State:
    return State(Board.of(stacks), Seat(turn))
