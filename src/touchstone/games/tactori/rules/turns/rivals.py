"""Turns of the competitive games: on 5x5 (4), and on 9x9 with moving and knocking out (7).

Runs of stones are lifted first; then knocking out and landing are judged on what is left of the
board (7.1 to 7.4).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from touchstone.games.tactori.rules.aerial import in_one_piece, seen_from_above
from touchstone.games.tactori.rules.board import Board, Look
from touchstone.games.tactori.rules.geometry import Pair
from touchstone.games.tactori.rules.state import (
    BoardMove,
    Carry,
    Lay,
    Move,
    Place,
    Shift,
    Stage,
    State,
    Take,
)
from touchstone.games.tactori.rules.turns.base import (
    OTHER_VARIANT,
    Judges,
    Turn,
    own_pairs,
    pair_of,
    stick_fault,
)


@dataclass(frozen=True, slots=True)
class SmallTurn(Turn):
    """Put one stone, then lay one stick, or any number if the terms allow it."""

    def moves_at(self, look: Look, cell: int) -> Iterator[Move]:
        if look.state.stage is Stage.STICKS:
            yield from self.lays_at(look, cell)
        elif look.state.stage is Stage.STONE and look.board.stones_left[look.colour]:
            yield Place.of(cell)

    def progress(self, look: Look, after: State, move: BoardMove) -> State:
        ends = isinstance(move, Lay) and not look.terms.any_sticks
        return replace(after, stage=Stage.OVER if ends else Stage.STICKS)

    def place_fault(self, look: Look, move: Place) -> str | None:
        if move.colour is not None:
            return "game-own-colour"
        if look.state.stage is not Stage.STONE:
            return "game-stone-done"
        return None if look.board.stones_left[look.colour] else "game-no-stone-left"

    def lay_fault(self, look: Look, move: Lay) -> str | None:
        if move.colour is not None:
            return "game-own-colour"
        if look.state.stage is Stage.STONE:
            return "game-stone-first"
        if look.state.stage is Stage.OVER:
            return "game-stick-done"
        pair = pair_of(look, move.first, move.last)
        if pair is None:
            return "game-span"
        if not look.board.sticks_left[look.colour]:
            return "game-no-stick-left"
        return look.board.lay_fault(pair, look.colour)

    judges: ClassVar[Judges] = {Place: place_fault, Lay: lay_fault}


@dataclass(frozen=True, slots=True)
class WideTurn(Turn):
    """A stone put or moved, then any number of sticks; or sticks only.

    `relay` lets players take back and re-lay sticks; `straight` keeps moves to columns and rows,
    and the sticks of a turn without a stone in one piece.
    """

    relay: bool
    straight: bool

    def moves_at(self, look: Look, cell: int) -> Iterator[Move]:
        before_stone = look.state.stage is Stage.STONE
        if before_stone and not look.state.taken:
            move = Place.of(cell)
            if self.place_fault(look, move) is None:
                yield move
        if not look.board.heights[cell]:
            return  # every other move begins at a stone
        yield from self.lays_at(look, cell)
        if self.relay and look.board.held[cell]:
            for pair in self._own_sticks(look, cell):
                if before_stone:
                    yield Take(pair.first, pair.last)
                yield from self._shifts(look, pair)
        if before_stone:
            yield from self._carries(look, cell)

    def may_end(self, state: State) -> bool:
        return state.stage is Stage.STICKS or bool(state.taken)

    def progress(self, look: Look, after: State, move: BoardMove) -> State:
        laid, taken = look.state.laid, look.state.taken
        match move:
            case Take(first, last):
                return replace(after, taken=tuple(sorted((*taken, (first, last)))))
            case Lay(first, last) if self.relay or look.state.stage is Stage.STONE or laid:
                laid = tuple(sorted((*laid, (first, last))))
            case Shift(_, _, first, last):
                laid = tuple(sorted((*laid, (first, last))))
        return replace(after, stage=Stage.STICKS, laid=laid)

    def place_fault(self, look: Look, move: Place) -> str | None:
        if move.colour is not None:
            return "game-own-colour"
        if look.state.stage is Stage.STICKS:
            return "game-stone-done"
        if look.state.taken:
            return "game-taken-no-new-stone"
        if not look.board.stones_left[look.colour]:
            return "game-no-stone-left"
        return look.board.place_fault(move.cell) or spacing_fault(look, look.board, move.cell)

    def lay_fault(self, look: Look, move: Lay) -> str | None:
        if move.colour is not None:
            return "game-own-colour"
        pair = pair_of(look, move.first, move.last)
        if pair is None:
            return "game-span"
        if not look.board.sticks_left[look.colour]:
            return "game-no-stick-left"
        if (pair.first, pair.last) in look.state.taken:
            return "game-taken-this-turn"
        return look.board.lay_fault(pair, look.colour) or self._piece_fault(look, pair)

    def _piece_fault(self, look: Look, pair: Pair) -> str | None:
        """Sticks of a turn without a stone must be in one piece where moves are straight (7.8)."""
        if self.relay or not look.state.laid:
            return None
        geometry = look.terms.geometry
        graph = seen_from_above(geometry, look.state.sticks, look.colour) | pair.mask
        laid = [geometry.pairs[ends] for ends in look.state.laid]
        return None if in_one_piece(geometry, graph, [pair, *laid]) else "game-not-one-piece"

    def take_fault(self, look: Look, move: Take) -> str | None:
        if not self.relay:
            return OTHER_VARIANT
        if look.state.stage is Stage.STICKS:
            return "game-take-first"
        return self._own_stick_fault(look, move.first, move.last)

    def _own_stick_fault(self, look: Look, first: int, last: int) -> str | None:
        stick = look.board.top_sticks.get((first, last))
        if stick is not None and stick.colour != look.colour:
            return "game-stick-not-own"
        if (first, last) in look.state.laid:
            return "game-laid-this-turn"
        return stick_fault(look, first, last)

    def _own_sticks(self, look: Look, cell: int) -> list[Pair]:
        return [
            pair
            for pair in look.terms.geometry.pairs_from[cell]
            if self._own_stick_fault(look, pair.first, pair.last) is None
        ]

    def shift_fault(self, look: Look, move: Shift) -> str | None:
        if not self.relay:
            return OTHER_VARIANT
        fault = self._own_stick_fault(look, move.first, move.last)
        if fault is not None:
            return fault
        source = look.terms.geometry.pairs[move.first, move.last]
        target = pair_of(look, move.to_first, move.to_last)
        if target is None:
            return "game-span"
        return self._shift_fault(look, source, target)

    def _shift_fault(self, look: Look, source: Pair, target: Pair) -> str | None:
        if target is source:
            return "game-same-place"
        if (target.first, target.last) in look.state.taken:
            return "game-taken-this-turn"
        stick = look.board.top_sticks[source.first, source.last]
        return look.board.lay_fault(target, look.colour, stick)

    def _shifts(self, look: Look, source: Pair) -> Iterator[Move]:
        for cell in look.terms.geometry.grid.cells:
            for target in own_pairs(look, cell):
                if self._shift_fault(look, source, target) is None:
                    yield Shift.of(source.first, source.last, target.first, target.last)

    def carry_fault(self, look: Look, move: Carry) -> str | None:
        if look.state.stage is Stage.STICKS:
            return "game-stone-done"
        if not _may_leave(look, move.cell):
            return "game-move-from-taken"
        if move.cell == move.to:
            return "game-same-field"
        if self.straight:
            fault = way_fault(look, move.cell, move.to)
            if fault is not None:
                return fault
        return carry_fault(look, move)

    def _carries(self, look: Look, cell: int) -> Iterator[Move]:
        if not _may_leave(look, cell):
            return iter(())
        geometry = look.terms.geometry
        if not self.straight:
            return carries(look, cell, geometry.others[cell])
        targets = (to for to in geometry.lines[cell] if way_fault(look, cell, to) is None)
        return carries(look, cell, targets)

    judges: ClassVar[Judges] = {
        Place: place_fault,
        Lay: lay_fault,
        Take: take_fault,
        Shift: shift_fault,
        Carry: carry_fault,
    }


def _may_leave(look: Look, cell: int) -> bool:
    """After taking sticks back, only a run from an end of one of them may move (7.6)."""
    taken = look.state.taken
    return not taken or any(cell in ends for ends in taken)


def carries(look: Look, cell: int, targets: Iterable[int]) -> Iterator[Carry]:
    """The legal moves of a run from this field to these others, in order."""
    run = look.board.free_run(cell, look.colour)
    if not run:
        return
    lifted = [_in_hand(look, cell, count) for count in range(1, run + 1)]
    for to in targets:
        height = look.board.heights[to]
        for count, board in enumerate(lifted, start=1):
            if board.clamp[to] > height:
                continue
            most = min(count, board.loose_foreign(to, look.colour)) if height else 0
            barred = spacing_fault(look, board, to) is not None
            for out in range(most + 1):
                if out == count or not barred:
                    yield Carry.of(cell, to, count, out)


def carry_fault(look: Look, move: Carry) -> str | None:
    """Why this run cannot go there, apart from the way."""
    fault = _run_fault(look, move)
    if fault is not None:
        return fault
    board = _in_hand(look, move.cell, move.count)
    if board.clamp[move.to] > board.heights[move.to]:
        return "game-bridge-clamped"
    if move.out > board.loose_foreign(move.to, look.colour):
        return "game-cannot-knock-out"
    return None if move.out == move.count else spacing_fault(look, board, move.to)


def _run_fault(look: Look, move: Carry) -> str | None:
    tower = look.board.towers[move.cell]
    if not tower:
        return "game-nothing-there"
    if tower[-1] != look.colour:
        return "game-top-not-own"
    if move.count > look.board.free_run(move.cell, look.colour):
        return "game-not-free"
    return "game-out-too-many" if move.out > move.count else None


def _in_hand(look: Look, cell: int, count: int) -> Board:
    """The board while a run is in the hand; where nothing can change by it, the board itself.

    Lifting matters to others only if it frees a stick that ends just below the run, or if
    the mover's own neighbouring stones are counted.
    """
    below = look.board.heights[cell] - count
    frees_a_stick = look.board.held[cell] >> below & 1
    return look.board.lifted(cell, count) if frees_a_stick or look.terms.ban else look.board


def spacing_fault(look: Look, board: Board, cell: int) -> str | None:
    """Why a stone may not stand here where a player's stones must keep a field apart (7.5)."""
    if not look.terms.ban:
        return None
    near = look.terms.geometry.grid.neighbours(cell)
    beside_own = any(look.colour in board.towers[other] for other in near)
    return "game-too-close" if beside_own else None


def way_fault(look: Look, cell: int, to: int) -> str | None:
    """Why a straight move does not lead there (7.7)."""
    geometry = look.terms.geometry
    if to not in geometry.lines[cell]:
        return "game-not-straight"
    way = geometry.between(cell, to)
    blocked = look.terms.clear and any(look.board.heights[field] for field in way)
    return "game-way-not-clear" if blocked else None
