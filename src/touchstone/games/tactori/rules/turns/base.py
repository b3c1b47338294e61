"""What every kind of turn answers: which moves there are, why one is refused, how it goes on.

The methods that name a fault return the id of a message, or None for a legal move.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.effects import board_after
from touchstone.games.tactori.rules.geometry import Geometry, Pair, members
from touchstone.games.tactori.rules.state import (
    BoardMove,
    Carry,
    Done,
    Lay,
    Move,
    Place,
    Stage,
    State,
    Take,
)
from touchstone.games.tactori.rules.terms import Look

OTHER_VARIANT = "game-other-variant"
Judges = Mapping[type[Move], Callable[[Any, Look, Any], str | None]]
"""By kind of move, the method of a turn that says why one is refused."""


@dataclass(frozen=True, slots=True)
class Turn(ABC):
    """A way of playing. A move that it has no judge for belongs to another variant."""

    judges: ClassVar[Judges]

    @abstractmethod
    def moves(self, look: Look) -> list[Move]:
        """All legal moves but the end of the turn, in the order of the notation."""

    @abstractmethod
    def can_go_on(self, look: Look) -> bool:
        """Whether there is a move other than ending the turn; found without listing them all."""

    @abstractmethod
    def lay_fault(self, look: Look, move: Lay) -> str | None:
        """Why the stick cannot be laid there."""

    def progress(self, look: Look, board: Board, move: BoardMove) -> State:
        """How far the turn has come after a move that leads to this board."""
        return look.state._replace(board=board, stage=Stage.STICKS)

    def may_end(self, state: State) -> bool:
        """Whether the turn may be ended: something has been done in it."""
        return state.stage is not Stage.STONE

    def meant(self, look: Look, move: Move) -> Move:
        """The move in its one form."""
        return move

    def play(self, look: Look, move: Move) -> State:
        """The position after a legal move, before anything happens by itself."""
        if isinstance(move, Done):
            return look.state._replace(stage=Stage.OVER)
        return self.progress(look, board_after(look, move), move)

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


@cache
def all_places(fields: int) -> tuple[Place, ...]:
    """A stone of the mover's colour put on each field."""
    return tuple(Place.of(cell) for cell in range(fields))


@cache
def all_carries(fields: int, cell: int) -> tuple[Carry, ...]:
    """One stone moved from a field to each."""
    return tuple(Carry(cell, to) for to in range(fields))


@cache
def all_lays(geometry: Geometry) -> tuple[Lay, ...]:
    """A stick of the mover's colour laid at each place, by its number."""
    return tuple(Lay.of(*pair.ends) for pair in geometry.places)


@cache
def all_takes(geometry: Geometry) -> tuple[Take, ...]:
    """A stick taken back from each place, by its number."""
    return tuple(Take(*pair.ends) for pair in geometry.places)


def lays(look: Look, places: int) -> list[Move]:
    """A stick of the mover's colour laid at each of these places."""
    known = all_lays(look.terms.geometry)
    return [known[number] for number in members(places)]


def takes(look: Look, cell: int) -> list[Move]:
    """The sticks beginning at a field that can be taken back."""
    pairs = look.terms.geometry.pairs_from[cell]
    return [Take(*pair.ends) for pair in pairs if stick_fault(look, *pair.ends) is None]


def pair_of(look: Look, first: int, last: int) -> Pair | None:
    """The place for a stick between two fields, or None if a stick does not reach."""
    return look.terms.geometry.pairs.get((first, last))


def stick_fault(look: Look, first: int, last: int) -> str | None:
    """Why there is no stick here that could be taken off the board (2.3)."""
    stick = look.board.top_sticks.get((first, last))
    if stick is None:
        return "game-no-stick-there"
    return "game-stick-built-over" if look.board.is_built_over(stick) else None
