"""Turns of the games that everybody plays together: free, colourful, sliding (8 to 10)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import ClassVar

from touchstone.games.tactori.rules.aerial import pieces, seen_from_above
from touchstone.games.tactori.rules.board import Look
from touchstone.games.tactori.rules.geometry import Pair
from touchstone.games.tactori.rules.state import (
    COLOURS,
    LAID_OUT,
    MOST_STEPS,
    STICK_HEAPS,
    STONE_HEAPS,
    STONES,
    BoardMove,
    Carry,
    Colour,
    Lay,
    Move,
    Place,
    Remove,
    Slide,
    Stage,
    State,
    Take,
)
from touchstone.games.tactori.rules.turns.base import Judges, Turn, pair_of, stick_fault


@dataclass(frozen=True, slots=True)
class FreeTurn(Turn):
    """Every action keeps the turn; `done` passes it on after at least one."""

    def moves_at(self, look: Look, cell: int) -> Iterator[Move]:
        pairs = look.terms.geometry.pairs_from[cell]
        candidates: tuple[Move, ...] = (
            *(Place.of(cell, colour) for colour in COLOURS),
            *(Lay.of(pair.first, pair.last, colour) for colour in COLOURS for pair in pairs),
            *(Take(pair.first, pair.last) for pair in pairs),
            Remove(cell),
        )
        return (move for move in candidates if self.fault(look, move) is None)

    def heaps(self, look: Look) -> dict[str, int]:
        stones = zip(STONE_HEAPS, look.board.stones_left, strict=True)
        sticks = zip(STICK_HEAPS, look.board.sticks_left, strict=True)
        return dict((*stones, *sticks))

    def place_fault(self, look: Look, move: Place) -> str | None:
        if move.colour is None:
            return "game-name-the-colour"
        return None if look.board.stones_left[move.colour] else "game-no-stone-left"

    def lay_fault(self, look: Look, move: Lay) -> str | None:
        if move.colour is None:
            return "game-name-the-colour"
        pair = pair_of(look, move.first, move.last)
        if pair is None:
            return "game-span"
        if not look.board.sticks_left[move.colour]:
            return "game-no-stick-left"
        return look.board.lay_fault(pair, move.colour)

    def take_fault(self, look: Look, move: Take) -> str | None:
        return stick_fault(look, move.first, move.last)

    def remove_fault(self, look: Look, move: Remove) -> str | None:
        if not look.board.heights[move.cell]:
            return "game-nothing-there"
        return "game-stone-held" if look.board.is_held(move.cell) else None

    judges: ClassVar[Judges] = {
        Place: place_fault,
        Lay: lay_fault,
        Take: take_fault,
        Remove: remove_fault,
    }


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
        cells, steps = look.terms.geometry.grid.cells, (self._places, self._carries)
        return any(True for step in steps for cell in cells for _ in step(look, cell))

    judges: ClassVar[Judges] = {Place: place_fault, Lay: lay_fault, Carry: carry_fault}


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


@dataclass(frozen=True, slots=True)
class SlidingTurn(Turn):
    """Any number of sticks off the board, one slide, any number of sticks onto it."""

    def moves_at(self, look: Look, cell: int) -> Iterator[Move]:
        yield from self.lays_at(look, cell)
        for pair in look.terms.geometry.pairs_from[cell]:
            take = Take(pair.first, pair.last)
            if self.take_fault(look, take) is None:
                yield take
        slide = Slide(cell)
        if self.slide_fault(look, slide) is None:
            yield slide

    def progress(self, look: Look, after: State, move: BoardMove) -> State:
        match move:
            case Take():
                return after
            case Slide():
                steps = min(after.steps + 1, MOST_STEPS)
                return replace(after, stage=Stage.STICKS, steps=steps)
            case _:
                return replace(after, stage=Stage.STICKS)

    def heaps(self, look: Look) -> dict[str, int]:
        return {"sticks": look.board.sticks_left[look.colour]}

    def position_fault(self, look: Look) -> str | None:
        if any(height > 1 for height in look.board.heights):
            return "game-stacked"
        if any(left != STONES - LAID_OUT for left in look.board.stones_left):
            return "game-not-six-each"
        strange = any(stick.colour != look.colour for stick in look.state.sticks)
        return "game-stick-of-other-colour" if strange else None

    def take_fault(self, look: Look, move: Take) -> str | None:
        if look.state.stage is Stage.STICKS:
            return "game-take-first"
        return stick_fault(look, move.first, move.last)

    def slide_fault(self, look: Look, move: Slide) -> str | None:
        if look.state.stage is Stage.STICKS:
            return "game-slide-done"
        if not look.board.heights[move.cell]:
            return "game-nothing-there"
        near = look.terms.geometry.grid.neighbours(move.cell)
        if all(look.board.heights[cell] for cell in near):
            return "game-not-next-to-hole"
        return "game-stone-held" if look.board.is_held(move.cell) else None

    def lay_fault(self, look: Look, move: Lay) -> str | None:
        if move.colour is not None:
            return "game-own-colour"
        if look.state.stage is Stage.STONE:
            return "game-slide-first"
        pair = pair_of(look, move.first, move.last)
        return "game-span" if pair is None else look.board.lay_fault(pair, look.colour)

    judges: ClassVar[Judges] = {Lay: lay_fault, Take: take_fault, Slide: slide_fault}
