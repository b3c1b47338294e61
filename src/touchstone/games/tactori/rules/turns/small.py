"""Turns of the competitive games on 5x5 (4)."""

from dataclasses import dataclass
from typing import ClassVar

from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.state import BoardMove, Lay, Move, Place, Stage, State
from touchstone.games.tactori.rules.terms import Look
from touchstone.games.tactori.rules.turns.base import Judges, Turn, all_places, lays, pair_of


@dataclass(frozen=True, slots=True)
class SmallTurn(Turn):
    """Put one stone, then lay one stick, or any number if the terms allow it."""

    def moves(self, look: Look) -> list[Move]:
        if look.state.stage is Stage.STICKS:
            return lays(look, self._fitting(look))
        return list(all_places(len(look.board.towers))) if self.can_go_on(look) else []

    def can_go_on(self, look: Look) -> bool:
        if look.state.stage is Stage.STICKS:
            return bool(self._fitting(look))
        return look.state.stage is Stage.STONE and bool(look.board.stones_left[look.colour])

    def _fitting(self, look: Look) -> int:
        board, colour = look.board, look.colour
        return board.fitting[colour] if board.sticks_left[colour] else 0

    def progress(self, look: Look, board: Board, move: BoardMove) -> State:
        ends = isinstance(move, Lay) and not look.terms.any_sticks
        return look.state.moved_on(board, Stage.OVER if ends else Stage.STICKS)

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
