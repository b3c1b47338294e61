"""What every kind of turn answers: which moves there are, why one is refused, how it goes on.

The methods that name a fault return the id of a message, or None for a legal move.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from touchstone.games.tactori.rules.board import Look
from touchstone.games.tactori.rules.effects import board_after
from touchstone.games.tactori.rules.geometry import Pair
from touchstone.games.tactori.rules.state import BoardMove, Done, Lay, Move, Stage, State

OTHER_VARIANT = "game-other-variant"
Judges = Mapping[type[Move], Callable[[Any, Look, Any], str | None]]
"""By kind of move, the method of a turn that says why one is refused."""


@dataclass(frozen=True, slots=True)
class Turn(ABC):
    """A way of playing. A move that it has no judge for belongs to another variant."""

    judges: ClassVar[Judges]

    @abstractmethod
    def moves_at(self, look: Look, cell: int) -> Iterator[Move]:
        """The legal moves whose first cell this is, in the order of the notation."""

    @abstractmethod
    def lay_fault(self, look: Look, move: Lay) -> str | None:
        """Why the stick cannot be laid there."""

    def progress(self, look: Look, after: State, move: BoardMove) -> State:
        """How far the turn has come after a move; the board is already as the move left it."""
        return replace(after, stage=Stage.STICKS)

    def may_end(self, state: State) -> bool:
        """Whether the turn may be ended: something has been done in it."""
        return state.stage is not Stage.STONE

    def meant(self, look: Look, move: Move) -> Move:
        """The move in its one form."""
        return move

    def play(self, look: Look, move: Move) -> State:
        """The position after a legal move, before anything happens by itself."""
        if isinstance(move, Done):
            return replace(look.state, stage=Stage.OVER)
        towers, sticks = board_after(look, move)
        return self.progress(look, replace(look.state, towers=towers, sticks=sticks), move)

    def can_go_on(self, look: Look) -> bool:
        """Whether there is a move other than ending the turn."""
        cells = look.terms.geometry.grid.cells
        return any(True for cell in cells for _ in self.moves_at(look, cell))

    def fault(self, look: Look, move: Move) -> str | None:
        """Why a move is not legal, or None."""
        if isinstance(move, Done):
            return None if self.may_end(look.state) else "game-not-done"
        judge = self.judges.get(type(move))
        return OTHER_VARIANT if judge is None else judge(self, look, move)

    def position_fault(self, look: Look) -> str | None:
        """Why no game of this kind comes to this position."""
        return None

    def heaps(self, look: Look) -> dict[str, int]:
        """What lies beside the board for the mover."""
        board, colour = look.board, look.colour
        return {"stones": board.stones_left[colour], "sticks": board.sticks_left[colour]}

    def lays_at(self, look: Look, cell: int) -> Iterator[Move]:
        """The legal sticks of the mover's colour from this cell."""
        for pair in own_pairs(look, cell):
            move = Lay.of(pair.first, pair.last)
            if self.lay_fault(look, move) is None:
                yield move


def pair_of(look: Look, first: int, last: int) -> Pair | None:
    """The place for a stick between two fields, or None if a stick does not reach."""
    return look.terms.geometry.pairs.get((first, last))


def own_pairs(look: Look, cell: int) -> tuple[Pair, ...]:
    """The places from this cell, if its top stone is the mover's: no stick can lie on others."""
    tower = look.state.towers[cell]
    is_own = tower and tower[-1] == look.colour
    return look.terms.geometry.pairs_from[cell] if is_own else ()


def stick_fault(look: Look, first: int, last: int) -> str | None:
    """Why there is no stick here that could be taken off the board (2.3)."""
    stick = look.board.top_sticks.get((first, last))
    if stick is None:
        return "game-no-stick-there"
    return "game-stick-built-over" if look.board.is_built_over(stick) else None
