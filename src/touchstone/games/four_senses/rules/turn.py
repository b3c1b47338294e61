"""How far a turn has come, and what can be tried in it without knowing the board.

Nothing here looks at a well: every player hears how many pieces were placed, and knows what they
did themselves in this turn.
"""

from touchstone.core.game import AnyGame
from touchstone.games.four_senses.rules.patterns import LINES
from touchstone.games.four_senses.rules.state import EXPLORE, GRID, PLACED, Piece, State

_ENDS = [frozenset(GRID.names(ends)) for ends in LINES]
_PIECES = {piece.text for piece in Piece}


def _may_claim(game: AnyGame, state: State) -> bool:
    return game.settings["claims"] == "spoken" and not state.claimed


def stage(game: AnyGame, state: State) -> str:
    """What is to be done now (3.1 to 3.5)."""
    if state.stage is PLACED:
        return "placed"
    if not state.must_place:
        return "last"
    return "explore" if _may_claim(game, state) else "place"


def thinkable(game: AnyGame, state: State, form: str, cells: tuple[str, ...]) -> bool:
    """Whether the move fits the turn, and a claim one of the 34 lines (5.1)."""
    word = form.partition(" ")[0]
    if word in _PIECES:
        return state.must_place
    if word == "claim":
        ends = frozenset(cells)
        named = len(ends) == len(cells) and any(ends <= line for line in _ENDS)
        return named and _may_claim(game, state)
    if word == "done":
        return state.stage is PLACED
    return state.stage is EXPLORE and not state.must_place
