"""A turn of free building: anything, in any colour and order (10)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from touchstone.games.tactori.rules.state import (
    COLOURS,
    STICK_HEAPS,
    STONE_HEAPS,
    BoardMove,
    Lay,
    Move,
    Place,
    Remove,
    Stage,
    State,
    Take,
)
from touchstone.games.tactori.rules.terms import Look
from touchstone.games.tactori.rules.turns.base import Turn, pair_of, stick_fault


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

    def progress(self, look: Look, after: State, move: BoardMove) -> State:
        return replace(after, stage=Stage.STICKS)

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
