"""A turn of the competitive games on 5x5: one stone, then sticks (4)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from touchstone.games.tactori.rules.state import BoardMove, Lay, Move, Place, Stage, State
from touchstone.games.tactori.rules.terms import Look
from touchstone.games.tactori.rules.turns.base import Turn, pair_of


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
