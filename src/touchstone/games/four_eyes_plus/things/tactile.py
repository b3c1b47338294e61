"""What reaches from cell to cell on a tactile board of 4EYES+: the edges of the tiles."""

from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
from touchstone.games.four_eyes_plus.rules.state import State
from touchstone.views.flat import Disc, Plan, Shape, box

_INSET = 2.6
_EDGE = 1.2
_DOT = 0.9
_ASIDE = 2.0
"""How far the owner's dot is from the middle of the tile."""


def across(game: FourEyesPlus, state: State, plan: Plan) -> list[Shape]:
    """Each tile as a frame; between its pawns, nearer to the owner's, the owner's dot."""
    shapes: list[Shape] = []
    half = plan.pitch / 2 - _INSET
    for own, other in (tile for of_seat in state.tiles for tile in of_seat):
        (ax, ay), (bx, by) = (plan.x(own), plan.y(own)), (plan.x(other), plan.y(other))
        wide, high = abs(ax - bx) + 2 * half, abs(ay - by) + 2 * half
        shapes.append(box(min(ax, bx) - half, min(ay, by) - half, wide, high, _EDGE))
        share = 0.5 - _ASIDE / plan.pitch
        shapes.append(Disc(ax + (bx - ax) * share, ay + (by - ay) * share, _DOT))
    return shapes
