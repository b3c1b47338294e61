"""The colourful game, planned: which fields shall carry the fifteen sticks, and what they lack.

Sticks join neighbouring fields of equal height whose top stones have the round's colour. So a plan
is a height and a connected set of fields with at least fifteen neighbourhoods among them: what can
be raised to that height is taken to begin with, then the field that lacks most is dropped, as long
as enough neighbourhoods are left. The plan with the fewest stones to put is followed for a turn.
"""

from collections.abc import Sequence
from typing import NamedTuple, Self

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
    site, own = Site.of(game.grid, state), game.terms.round_colour
    plans = [_plan(site, _lacks(state, own, height), height) for height in HEIGHTS]
    return min((plan for plan in plans if plan), key=lambda plan: plan.cost, default=None)


class Site(NamedTuple):
    """The board, and the sticks that lie on it: all others have to hang together with them."""

    grid: Grid
    pairs: set[frozenset[int]]
    """The neighbours that a stick joins already, on whatever floor; there is no second one."""
    ends: set[int]
    """The fields at which they end."""

    @classmethod
    def of(cls, grid: Grid, state: State) -> Self:
        pairs = {frozenset(stick.ends) for stick in state.sticks}
        return cls(grid, pairs, {end for pair in pairs for end in pair})

    def is_enough(self, cells: set[int]) -> bool:
        """Whether all sticks that are missing find a place among these fields, in one network."""
        is_joined = not self.ends or not self.ends.isdisjoint(cells)
        return is_joined and self.room(cells) >= STICKS - len(self.pairs)

    def room(self, cells: set[int]) -> int:
        """How many sticks can be laid among these fields."""
        return sum(self.degree(cells, cell) for cell in cells) // 2

    def degree(self, cells: set[int], cell: int) -> int:
        """How many of them from this field."""
        return sum(
            other in cells and frozenset((cell, other)) not in self.pairs
            for other in self.grid.neighbours(cell)
        )

    def pieces(self, cells: set[int]) -> list[set[int]]:
        """What hangs together of these fields."""
        found, left = [], set(cells)
        while left:
            piece, edge = set[int](), [next(iter(left))]
            while edge:
                cell = edge.pop()
                if cell in left:
                    left.remove(cell)
                    piece.add(cell)
                    edge += self.grid.neighbours(cell)
            found.append(piece)
        return found


def _lacks(state: State, own: Colour, height: int) -> dict[int, int]:
    """By field that can be raised to this height with the round's colour on top, what it lacks."""
    found = {}
    for cell, tower in enumerate(state.towers):
        lack = height - len(tower)
        is_own = bool(tower) and tower[-1] == own
        # Equal colours must not lie on each other: an own stone needs another on it first.
        if (lack == 0 and is_own) or (lack > 0 and not (is_own and lack == 1)):
            found[cell] = lack
    return found


def _plan(site: Site, lacks: dict[int, int], height: int) -> Plan | None:
    pieces = [piece for piece in site.pieces(set(lacks)) if site.is_enough(piece)]
    if not pieces:
        return None
    cells = whole = max(pieces, key=site.room)
    for cell in sorted(whole, key=lambda cell: (-lacks[cell], site.degree(whole, cell))):
        fewer = cells - {cell}
        if site.is_enough(fewer) and len(site.pieces(fewer)) == 1:
            cells = fewer
    return Plan(height, {cell: lacks[cell] for cell in cells})
