"""Turns of the competitive games on 9x9, with moving and knocking out (7).

Runs of stones are lifted first; then knocking out and landing are judged on what is left of the
board (7.1 to 7.4).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import ClassVar, NamedTuple

from touchstone.games.tactori.rules.aerial import in_one_piece, seen_from_above
from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.geometry import WIDE, Pair, members
from touchstone.games.tactori.rules.pieces import Ends
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
from touchstone.games.tactori.rules.terms import Look
from touchstone.games.tactori.rules.turns.base import (
    OTHER_VARIANT,
    Judges,
    Turn,
    all_places,
    all_takes,
    lays,
    pair_of,
    stick_fault,
)


@dataclass(frozen=True, slots=True)
class WideTurn(Turn):
    """A stone put or moved, then any number of sticks; or sticks only.

    `relay` lets players take back and re-lay sticks; `straight` keeps moves to columns and rows,
    and the sticks of a turn without a stone in one piece.
    """

    relay: bool
    straight: bool

    def moves(self, look: Look) -> list[Move]:
        before_stone = look.state.stage is Stage.STONE
        stones, sticks, free = self._open_fields(look), self._fitting(look), self._free_sticks(look)
        leaving = _leaving(look) if before_stone else 0
        places, begins = self._places(look, stones), look.terms.geometry.begins
        moves: list[Move] = []
        told = 0
        # Every other move begins at a stone of the mover.
        for cell in members(look.board.tops[look.colour]):
            so_far = (stones & (2 << cell) - 1).bit_count()
            moves += places[told:so_far]
            told = so_far
            if sticks & begins[cell]:
                moves += lays(look, sticks & begins[cell])
            if free & begins[cell]:
                for number in members(free & begins[cell]):
                    if before_stone:
                        moves.append(all_takes(look.terms.geometry)[number])
                    moves += self._shifts(look, number)
            if leaving >> cell & 1:
                moves += self._carries(look, cell)
        moves += places[told:]
        return moves

    def _places(self, look: Look, fields: int) -> Sequence[Place]:
        if not fields:
            return ()
        places = list(all_places(len(look.board.towers)))
        for cell in reversed(members(everywhere(look) & ~fields)):
            del places[cell]
        return places

    def can_go_on(self, look: Look) -> bool:
        if self._open_fields(look) or self._fitting(look):
            return True
        free = self._free_sticks(look)
        if look.state.stage is Stage.STONE:
            leaving = members(_leaving(look))
            return bool(free) or any(self._carries(look, cell) for cell in leaving)
        return any(self._shifts(look, number) for number in members(free))

    def _open_fields(self, look: Look) -> int:
        """The fields on which a stone can be put now."""
        state, board = look.state, look.board
        if state.stage is not Stage.STONE or state.taken or not board.stones_left[look.colour]:
            return 0
        return everywhere(look) & ~board.shut & ~_crowded(look, board)

    def _fitting(self, look: Look) -> int:
        """The places where a stick can be laid now."""
        board, colour = look.board, look.colour
        if not board.sticks_left[colour]:
            return 0
        fitting = board.fitting[colour] & ~_set_of(look, look.state.taken)
        if self.relay or not look.state.laid:
            return fitting
        places = look.terms.geometry.places
        in_piece = (n for n in members(fitting) if self._piece_fault(look, places[n]) is None)
        return sum(1 << number for number in in_piece)

    def _free_sticks(self, look: Look) -> int:
        """The places from which a stick can be taken back or re-laid."""
        if not self.relay:
            return 0
        return look.board.free_sticks(look.colour) & ~_set_of(look, look.state.laid)

    def may_end(self, state: State) -> bool:
        return state.stage is Stage.STICKS or bool(state.taken)

    def progress(self, look: Look, board: Board, move: BoardMove) -> State:
        state, laid = look.state, look.state.laid
        match move:
            case Take(first, last):
                taken = tuple(sorted((*state.taken, (first, last))))
                return state._replace(board=board, taken=taken)
            case Lay(first, last) if self.relay or state.stage is Stage.STONE or laid:
                laid = tuple(sorted((*laid, (first, last))))
            case Shift(_, _, first, last):
                laid = tuple(sorted((*laid, (first, last))))
        return state.moved_on(board, Stage.STICKS, laid)

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

    def _shifts(self, look: Look, number: int) -> list[Move]:
        """The stick of this place laid elsewhere; only beside it does it matter that it goes."""
        geometry, tops = look.terms.geometry, look.board.tops[look.colour]
        source = geometry.places[number]
        targets = look.board.fitting[look.colour] & ~geometry.overlap_sets[number]
        targets &= ~_set_of(look, look.state.taken)
        for near in geometry.overlaps[number]:
            if tops >> near.first & tops >> near.last & 1:  # what most places fail
                targets |= (self._shift_fault(look, source, near) is None) << near.number
        places = [geometry.places[target] for target in members(targets)]
        return [Shift.of(*source.ends, *target.ends) for target in places]

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

    def _carries(self, look: Look, cell: int) -> list[Move]:
        """The legal moves of a run from this field, in order."""
        run = look.board.free_run(cell, look.colour)
        if run <= 1:  # as nearly always
            return list(chain(*self._carries_by_target(look, cell, 1))) if run else []
        by_count = [self._carries_by_target(look, cell, count) for count in range(1, run + 1)]
        by_target = chain.from_iterable(zip(*by_count, strict=True))
        return list(chain.from_iterable(by_target))

    def _carries_by_target(self, look: Look, cell: int, count: int) -> list[tuple[Carry, ...]]:
        """The legal moves of so many stones to each target; to most of them there is just one."""
        terms = look.terms
        hand, known = _in_hand(look, cell, count), _known_carries(self.straight, cell, count)
        order, carries = known.order, list(known.simple)
        for to, most in hand.landings(look.colour).items():
            if to in order:
                # Up to so many are knocked out; -1 is the last and means that nothing may come.
                carries[order[to]] = known.moves[to][most if most < count else count]
        if terms.ban:
            for to in order.keys() & members(_crowded(look, hand)):
                # Nothing may stay: all that come knock one out.
                carries[order[to]] = carries[order[to]][count:]
        if self.straight and terms.clear:
            for to in order:
                if way_fault(look, cell, to):
                    carries[order[to]] = ()
        return carries

    judges: ClassVar[Judges] = {
        Place: place_fault,
        Lay: lay_fault,
        Take: take_fault,
        Shift: shift_fault,
        Carry: carry_fault,
    }


def everywhere(look: Look) -> int:
    """The set of all fields."""
    return (1 << len(look.board.towers)) - 1


def _set_of(look: Look, places: tuple[Ends, ...]) -> int:
    pairs = look.terms.geometry.pairs
    return sum([1 << pairs[ends].number for ends in places]) if places else 0


def _may_leave(look: Look, cell: int) -> bool:
    """After taking sticks back, only a run from an end of one of them may move (7.6)."""
    taken = look.state.taken
    return not taken or any(cell in ends for ends in taken)


def _leaving(look: Look) -> int:
    """The fields from which a run of the mover may leave."""
    taken, own = look.state.taken, look.board.tops[look.colour]
    return own & sum(1 << end for end in {*chain(*taken)}) if taken else own


class _Known(NamedTuple):
    """Moves of so many stones from one field, made once."""

    simple: tuple[tuple[Carry, ...], ...]
    """To each target, in order, the move that knocks nothing out."""
    order: dict[int, int]
    """By target, its place in this order."""
    moves: dict[int, tuple[tuple[Carry, ...], ...]]
    """By target and the most that can be knocked out there, the moves; at last none."""


@cache
def _known_carries(straight: bool, cell: int, count: int) -> _Known:
    targets = WIDE.lines[cell] if straight else WIDE.others[cell]
    carries = {to: tuple(Carry(cell, to, count, out) for out in range(count + 1)) for to in targets}
    moves = {
        to: (*(known[: most + 1] for most in range(count + 1)), ()) for to, known in carries.items()
    }
    order = {to: number for number, to in enumerate(targets)}
    return _Known(tuple((known[0],) for known in carries.values()), order, moves)


def _crowded(look: Look, board: Board) -> int:
    """The fields that spacing keeps the mover's stones from, if it does (7.5)."""
    if not look.terms.ban:
        return 0
    near = look.terms.geometry.grid.neighbours
    own = (cell for cell, tower in enumerate(board.towers) if look.colour in tower)
    return sum(1 << cell for cell in {*chain(*map(near, own))})


def carry_fault(look: Look, move: Carry) -> str | None:
    """Why this run cannot go there, apart from the way."""
    fault = _run_fault(look, move)
    if fault is not None:
        return fault
    board = _in_hand(look, move.cell, move.count)
    fault = board.place_fault(move.to)
    if fault is not None:
        return fault
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
        return "game-stone-held" if look.board.is_held(move.cell) else "game-not-free"
    return "game-out-too-many" if move.out > move.count else None


def _in_hand(look: Look, cell: int, count: int) -> Board:
    """The board while a run is in the hand; where nothing can change by it, the board itself.

    Lifting matters to others only if it may open a field beside it that a stick has shut, or if
    the mover's own neighbouring stones are counted.
    """
    board = look.board
    if look.terms.ban or board.shut & look.terms.geometry.shade[cell]:
        hand = board.with_tower(cell, board.towers[cell][:-count])
        return hand if look.terms.ban or hand.shut != board.shut else board
    return board


def spacing_fault(look: Look, board: Board, cell: int) -> str | None:
    """Why a stone may not stand here where a player's stones must keep a field apart (7.5)."""
    return "game-too-close" if _crowded(look, board) >> cell & 1 else None


def way_fault(look: Look, cell: int, to: int) -> str | None:
    """Why a straight move does not lead there (7.7)."""
    geometry = look.terms.geometry
    if to not in geometry.lines[cell]:
        return "game-not-straight"
    way = geometry.between(cell, to)
    blocked = look.terms.clear and any(look.board.heights[field] for field in way)
    return "game-way-not-clear" if blocked else None
