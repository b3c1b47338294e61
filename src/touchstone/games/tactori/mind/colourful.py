"""The colourful game, planned: which fields shall carry the fifteen sticks, and what they lack.

Sticks join neighbouring fields of equal height whose top stones have the round's colour. So a plan
is a height and a connected set of fields with at least fifteen neighbourhoods among them: what can
be raised to that height is taken to begin with, then the field that lacks most is dropped, as long
as enough neighbourhoods are left. The plan with the fewest stones to put is followed for a turn.
"""

from collections.abc import Sequence
from typing import NamedTuple

from touchstone.core.game import AnyGame
from touchstone.core.grid import Grid
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.pieces import STICKS, Colour
from touchstone.games.tactori.rules.state import Carry, Done, Lay, Move, Place, Stage, State

HEIGHTS = (1, 2, 3)
"""The heights at which all sticks may lie; higher ones take more stones than there are."""


class Plan(NamedTuple):
    """The fields that shall carry the sticks, with the stones that each of them lacks."""

    height: int
    lacks: dict[int, int]

    @property
    def cost(self) -> int:
        """The stones to put until all sticks can lie."""
        return sum(self.lacks.values())


def planned(game: AnyGame, state: State) -> list[Move]:
    """Moves of the cheapest plan; none where nothing of it can be done now."""
    assert isinstance(game, Tactori)
    plan = cheapest(game, state)
    if plan is None:
        return []
    moves = game.legal_moves(state)
    lays: list[Move] = [
        move
        for move in moves
        if isinstance(move, Lay)
        and plan.lacks.get(move.first) == 0
        and plan.lacks.get(move.last) == 0
    ]
    if lays:
        return lays
    if state.stage is Stage.STICKS:
        return [move for move in moves if isinstance(move, Done)]
    return _stones(game.terms.round_colour, state, plan, moves)


def _stones(own: Colour, state: State, plan: Plan, moves: Sequence[Move]) -> list[Move]:
    """What raises a field of the plan: the last stone of the round's colour, others below it."""
    found = [move for move in moves if _raises(own, state, plan, move)]
    nearly = min((plan.lacks[_target(move)] for move in found), default=0)
    return [move for move in found if plan.lacks[_target(move)] == nearly]


def _raises(own: Colour, state: State, plan: Plan, move: Move) -> bool:
    if isinstance(move, Place):
        lack, is_own = plan.lacks.get(move.cell, 0), move.colour is None
        return lack > 0 and is_own == (lack == 1)
    if not isinstance(move, Carry) or plan.lacks.get(move.to) != 1:
        return False
    return state.towers[move.cell][-1] == own and move.cell not in plan.lacks


def _target(move: Move) -> int:
    assert isinstance(move, Place | Carry)
    return move.cell if isinstance(move, Place) else move.to


def cheapest(game: Tactori, state: State) -> Plan | None:
    """The plan that takes the fewest stones, of one for each height."""
    grid, own = game.grid, game.terms.round_colour
    plans = [_plan(grid, _lacks(state, own, height), height) for height in HEIGHTS]
    return min((plan for plan in plans if plan), key=lambda plan: plan.cost, default=None)


def _lacks(state: State, own: Colour, height: int) -> dict[int, int]:
    """By field that can be raised to this height with the round's colour on top, what it lacks."""
    found = {}
    under_sticks = {end for stick in state.sticks for end in stick.ends}
    for cell, tower in enumerate(state.towers):
        lack = height - len(tower)
        is_own = bool(tower) and tower[-1] == own
        # Equal colours must not lie on each other: an own stone needs another on it first.
        if (lack == 0 and is_own) or (lack > 0 and not (is_own and lack == 1)):
            found[cell] = lack
    # Sticks that lie must be a part of the network that is planned.
    return found if not under_sticks or under_sticks & found.keys() else {}


def _plan(grid: Grid, lacks: dict[int, int], height: int) -> Plan | None:
    cells = _largest_piece(grid, set(lacks))
    if _edges(grid, cells) < STICKS:
        return None
    for cell in sorted(cells, key=lambda cell: (-lacks[cell], _degree(grid, cells, cell))):
        fewer = cells - {cell}
        if _edges(grid, fewer) >= STICKS and len(_largest_piece(grid, fewer)) == len(fewer):
            cells = fewer
    return Plan(height, {cell: lacks[cell] for cell in cells})


def _degree(grid: Grid, cells: set[int], cell: int) -> int:
    return sum(other in cells for other in grid.neighbours(cell))


def _edges(grid: Grid, cells: set[int]) -> int:
    return sum(_degree(grid, cells, cell) for cell in cells) // 2


def _largest_piece(grid: Grid, cells: set[int]) -> set[int]:
    best: set[int] = set()
    left = set(cells)
    while left:
        piece, edge = set[int](), [next(iter(left))]
        while edge:
            cell = edge.pop()
            if cell in left:
                left.remove(cell)
                piece.add(cell)
                edge += grid.neighbours(cell)
        best = max(best, piece, key=len)
    return best
