"""How far a turn has come, and what can be tried in it without knowing the board (11.4).

Nothing here looks at a tower: the stage follows from what the seat itself has done in this turn.
"""

from touchstone.core.game import AnyGame
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.state import Stage, State
from touchstone.games.tactori.rules.turns.small import SmallTurn
from touchstone.games.tactori.rules.turns.together import FreeTurn, SlidingTurn

_STICK_WORDS = ("lay", "take", "shift")
_STONE_FIRST = (SmallTurn, SlidingTurn)
"""The turns in which no stick is laid before a stone was put or slid."""


def stage(game: AnyGame, state: State) -> str:
    """Before the stone, after it, or nothing more to do but to say so."""
    return state.stage.value


def thinkable(game: AnyGame, state: State, form: str, cells: tuple[str, ...]) -> bool:
    """Whether the move fits how far the turn has come, and a stick its place."""
    assert isinstance(game, Tactori)
    turn, word = game.variant.turn, form.partition(" ")[0]
    if word == "done":
        return turn.may_end(state)
    if word in _STICK_WORDS and not _is_place(game, cells):
        return False
    if isinstance(turn, FreeTurn):
        return True
    before = state.stage is Stage.STONE
    if word == "place":
        return before and not state.taken
    if word == "lay":
        return state.stage is Stage.STICKS or (before and not isinstance(turn, _STONE_FIRST))
    if word == "shift":
        return state.stage is not Stage.OVER
    return before


def _is_place(game: Tactori, cells: tuple[str, ...]) -> bool:
    """Whether sticks reach from each first cell to the second one; further ones may follow."""
    pairs = game.terms.geometry.pairs
    found = [game.grid.find(cell) for cell in cells]
    ends = zip(found[::2], found[1::2], strict=False)
    return all(
        one is not None and other is not None and (min(one, other), max(one, other)) in pairs
        for one, other in ends
    )
