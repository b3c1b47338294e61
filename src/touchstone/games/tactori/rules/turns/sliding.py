"""A turn of the sliding game: take sticks off, slide one stone, lay sticks (9)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from touchstone.games.tactori.rules.state import (
    LAID_OUT,
    MOST_STEPS,
    STONES,
    BoardMove,
    Lay,
    Move,
    Slide,
    Stage,
    State,
    Take,
)
from touchstone.games.tactori.rules.terms import Look
from touchstone.games.tactori.rules.turns.base import Turn, pair_of, stick_fault


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
