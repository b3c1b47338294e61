"""What fingers find in a well (clause 6.3)."""

from touchstone.core.values import Feel
from touchstone.games.four_senses.rules.state import State, height, top

_SURFACES = {"": "ceramic", "f": "flat", "h": "hole"}


def feel(state: State, cell: int) -> Feel:
    """Level and surface. A double and two singles of the same top feel alike."""
    stack = state.stacks[cell]
    return Feel(height(stack), _SURFACES[top(stack)])
