"""What is to be done in a turn, and what can be tried in it without knowing the board.

Nothing here looks at a tile: everybody hears when moving begins, and when the first tile was laid.
"""

from touchstone.core.game import AnyGame
from touchstone.core.grid import Grid
from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
from touchstone.games.four_eyes_plus.rules.moves import may_swap
from touchstone.games.four_eyes_plus.rules.state import State


def stage(game: AnyGame, state: State) -> str:
    """Laying, laying or taking over, moving (3.1, 3.7, 5.1)."""
    assert isinstance(game, FourEyesPlus)
    if state.phase == 2:
        return "move"
    return "swap" if may_swap(game.terms, state) else "lay"


def thinkable(game: AnyGame, state: State, form: str, cells: tuple[str, ...]) -> bool:
    """Whether the move belongs to this phase, and its tiles take cells side by side (3.1)."""
    assert isinstance(game, FourEyesPlus)
    if form == "swap":
        return may_swap(game.terms, state)
    if (" to " in form) != (state.phase == 2):
        return False
    tiles = zip(cells[::2], cells[1::2], strict=False)
    return all(_side_by_side(game.grid, *tile) for tile in tiles)


def _side_by_side(grid: Grid, first: str, second: str) -> bool:
    one, other = grid.find(first), grid.find(second)
    return one is not None and other is not None and other in grid.neighbours(one)
