"""Turns of the games that everybody plays together: free, colourful, sliding (8 to 10)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import ClassVar

from touchstone.games.tactori.rules.aerial import pieces, seen_from_above
from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.geometry import Pair, members
from touchstone.games.tactori.rules.pieces import (
    COLOURS,
    LAID_OUT,
    STICK_HEAPS,
    STONE_HEAPS,
    STONES,
    Colour,
)
from touchstone.games.tactori.rules.state import (
    MOST_STEPS,
    BoardMove,
    Carry,
    Lay,
    Move,
    Place,
    Remove,
    Slide,
    Stage,
    State,
    Take,
)
from touchstone.games.tactori.rules.terms import Look
from touchstone.games.tactori.rules.turns.base import (
    Judges,
    Turn,
    all_carries,
    lays,
    pair_of,
    stick_fault,
    takes,
)


@dataclass(frozen=True, slots=True)
class FreeTurn(Turn):
    """Every action keeps the turn; `done` passes it on after at least one."""

    def moves(self, look: Look) -> list[Move]:
        geometry, board = look.terms.geometry, look.board
        colours = [colour for colour in COLOURS if board.stones_left[colour]]
        fitting = [board.fitting[colour] if board.sticks_left[colour] else 0 for colour in COLOURS]
        moves: list[Move] = []
        for cell in geometry.grid.cells:
            moves += [Place.of(cell, colour) for colour in colours]
            tower = board.towers[cell]
            if not tower:
                continue  # every other move begins at a stone
            colour = tower[-1]
            for pair in geometry.pairs_from[cell]:
                if fitting[colour] >> pair.number & 1:
                    moves.append(Lay.of(pair.first, pair.last, colour))
            if board.held[cell]:
                moves += takes(look, cell)
            if not board.is_held(cell):
                moves.append(Remove(cell))
        return moves

    def can_go_on(self, look: Look) -> bool:
        return any(look.board.stones_left) or bool(self.moves(look))

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

    def moves(self, look: Look) -> list[Move]:
        if look.state.stage is Stage.STONE:
            steps = [*chain.from_iterable(self._stone_steps(look))]
            if steps:
                return steps
        return lays(look, self._fitting(look))

    def can_go_on(self, look: Look) -> bool:
        stone = look.state.stage is Stage.STONE and any(self._stone_steps(look))
        return stone or bool(self._fitting(look))

    def _fitting(self, look: Look) -> int:
        places = look.terms.geometry.places
        fitting = look.board.fitting[look.colour]
        joined = (n for n in members(fitting) if _network_fault(look, places[n]) is None)
        return sum(1 << number for number in joined)

    def _stone_steps(self, look: Look) -> Iterator[list[Move]]:
        """Field by field, the stones that can be put there or moved from there (8.3)."""
        board, own = look.board, look.colour
        tops = [tower[-1] if tower else None for tower in board.towers]
        colours = [colour for colour in COLOURS if board.stones_left[colour]]
        colours.sort(key=lambda colour: colour != own)
        for cell, top in enumerate(tops):
            steps: list[Move] = [
                Place.of(cell, None if colour == own else colour)
                for colour in colours
                if colour != top
            ]
            if own not in colours and top is not None and not board.is_held(cell):
                moves = zip(all_carries(len(tops), cell), tops, strict=True)
                steps += [move for move, other in moves if other != top]
            yield steps

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
        if fault is None and look.state.stage is Stage.STONE and any(self._stone_steps(look)):
            return "game-stone-first"
        return fault

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

    def moves(self, look: Look) -> list[Move]:
        if look.state.stage is Stage.STICKS:
            return lays(look, look.board.fitting[look.colour])
        slides = self._slides(look)
        moves: list[Move] = []
        for cell in members(slides | look.board.tops[look.colour]):
            moves += takes(look, cell)
            if slides >> cell & 1:
                moves.append(Slide(cell))
        return moves

    def can_go_on(self, look: Look) -> bool:
        if look.state.stage is Stage.STICKS:
            return bool(look.board.fitting[look.colour])
        return bool(self._slides(look) or self.moves(look))

    def _slides(self, look: Look) -> int:
        """The fields whose stone can be pushed into the empty one beside it."""
        board, near = look.board, look.terms.geometry.grid.neighbours
        holes = [cell for cell, tower in enumerate(board.towers) if not tower]
        beside = {cell for hole in holes for cell in near(hole)}
        return sum(1 << cell for cell in beside if board.heights[cell] and not board.is_held(cell))

    def progress(self, look: Look, board: Board, move: BoardMove) -> State:
        state = look.state
        match move:
            case Take():
                return state._replace(board=board)
            case Slide():
                steps = min(state.steps + 1, MOST_STEPS)
                return state._replace(board=board, stage=Stage.STICKS, steps=steps)
            case _:
                return state._replace(board=board, stage=Stage.STICKS)

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
