"""A turn of the shared game on a colourful board: one stone of any colour, then sticks (8)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from touchstone.games.tactori.rules.aerial import pieces, seen_from_above
from touchstone.games.tactori.rules.geometry import Pair
from touchstone.games.tactori.rules.state import (
    COLOURS,
    STONE_HEAPS,
    BoardMove,
    Carry,
    Colour,
    Lay,
    Move,
    Place,
    Stage,
    State,
)
from touchstone.games.tactori.rules.terms import Look
from touchstone.games.tactori.rules.turns.base import Turn, pair_of


@dataclass(frozen=True, slots=True)
class ColourfulTurn(Turn):
    """Put a stone from the pool, or move a free one when the round's colour has run out."""

    def moves_at(self, look: Look, cell: int) -> Iterator[Move]:
        if look.state.stage is Stage.STONE:
            yield from self._places(look, cell)
        yield from self.lays_at(look, cell)
        if look.state.stage is Stage.STONE:
            yield from self._carries(look, cell)

    def _places(self, look: Look, cell: int) -> Iterator[Move]:
        others = (colour for colour in COLOURS if colour != look.colour)
        for move in (Place.of(cell), *(Place.of(cell, colour) for colour in others)):
            if self.place_fault(look, move) is None:
                yield move

    def _carries(self, look: Look, cell: int) -> Iterator[Move]:
        for to in look.terms.geometry.grid.cells:
            move = Carry.of(cell, to)
            if self.carry_fault(look, move) is None:
                yield move

    def progress(self, look: Look, after: State, move: BoardMove) -> State:
        return replace(after, stage=Stage.STICKS)

    def meant(self, look: Look, move: Move) -> Move:
        if isinstance(move, Place) and move.colour == look.colour:
            return Place.of(move.cell)
        return move

    def heaps(self, look: Look) -> dict[str, int]:
        stones = dict(zip(STONE_HEAPS, look.board.stones_left, strict=True))
        return stones | {"sticks": look.board.sticks_left[look.colour]}

    def position_fault(self, look: Look) -> str | None:
        sticks = look.state.sticks
        if any(low == high for tower in look.state.towers for low, high in pairwise(tower)):
            return "game-equal-colours-stand"
        if any(stick.colour != look.colour for stick in sticks):
            return "game-stick-of-other-colour"
        if len({stick.ends for stick in sticks}) < len(sticks):
            return "game-pair-twice"
        graph = seen_from_above(look.terms.geometry, sticks, look.colour)
        apart = len(pieces(look.terms.geometry, graph)) > 1
        return "game-two-networks" if apart else None

    def place_fault(self, look: Look, move: Place) -> str | None:
        if look.state.stage is Stage.STICKS:
            return "game-stone-done"
        colour = look.colour if move.colour is None else move.colour
        if not look.board.stones_left[colour]:
            return "game-no-stone-left"
        return _equal_fault(look, move.cell, colour)

    def carry_fault(self, look: Look, move: Carry) -> str | None:
        if look.state.stage is Stage.STICKS:
            return "game-stone-done"
        if look.board.stones_left[look.colour]:
            return "game-colour-in-pool"
        if (move.count, move.out) != (1, 0):
            return "game-one-stone"
        if move.cell == move.to:
            return "game-same-field"
        tower = look.board.towers[move.cell]
        if not tower:
            return "game-nothing-there"
        if look.board.is_held(move.cell):
            return "game-stone-held"
        return _equal_fault(look, move.to, tower[-1])

    def lay_fault(self, look: Look, move: Lay) -> str | None:
        if move.colour is not None:
            return "game-own-colour"
        pair = pair_of(look, move.first, move.last)
        if pair is None:
            return "game-span"
        fault = look.board.lay_fault(pair, look.colour) or _network_fault(look, pair)
        if fault is None and look.state.stage is Stage.STONE and self._has_stone_step(look):
            return "game-stone-first"
        return fault

    def _has_stone_step(self, look: Look) -> bool:
        """Whether a stone can be put or moved; only then must it come first (8.3)."""
        cells = look.terms.geometry.grid.cells
        return any(
            True
            for step in (self._places, self._carries)
            for cell in cells
            for _ in step(look, cell)
        )


def _network_fault(look: Look, pair: Pair) -> str | None:
    """One stick a place, whatever its floor, and all of them in one network (8.4)."""
    places = look.board.top_sticks
    if pair.ends in places:
        return "game-pair-used"
    joins = any(end in pair.ends for ends in places for end in ends)
    return None if joins or not places else "game-not-one-network"


def _equal_fault(look: Look, cell: int, colour: Colour) -> str | None:
    tower = look.board.towers[cell]
    return "game-equal-colours" if tower and tower[-1] == colour else None
