"""What reaches from cell to cell on a tactile board of Tactori: the sticks, as seen from above."""

from itertools import pairwise

from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.state import State
from touchstone.views.flat import Line, Plan, Shape

_WIDTH = 2.0
_GAP = 2.6
_DIGIT = 6.0
"""How far the number of a tower goes from the middle of its field."""


def across(game: Tactori, state: State, plan: Plan) -> list[Shape]:
    """Each stick as a wide line, which stops short of every tower on its way."""
    shapes: list[Shape] = []
    for stick in state.sticks:
        upright = game.grid.column(stick.first) == game.grid.column(stick.last)
        fields = range(stick.first, stick.last + 1, 1 if upright else game.grid.rows)
        for near, far in pairwise(fields):
            start, end = _room(state, plan, near), _room(state, plan, far)
            x, y = plan.x(near), plan.y(near)
            ends = (
                ((x, y - start), (x, plan.y(far) + end))
                if upright
                else ((x + start, y), (plan.x(far) - end, y))
            )
            shapes.append(Line(ends, _WIDTH))
    return shapes


def _room(state: State, plan: Plan, field: int) -> float:
    """How far from the middle of a field a stick has to stay."""
    floors = len(state.towers[field])
    if not floors:
        return 0.0
    return _GAP + (plan.sign_reach if floors == 1 else max(_DIGIT, 1.36 * plan.sign_reach))
