"""The small values that every room shares: seats, what a finger feels, how a game ended."""

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, NewType, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(made: type[T]) -> type[T]:
    """A class of values: compared by what they hold, and never changed once they are made.

    Type checkers hold to that. The interpreter does not: what it guards takes five times as long
    to make, and some of these are made with every move.
    """
    return dataclass(slots=True, unsafe_hash=True)(made)


Seat = NewType("Seat", int)
"""Seats are numbered from 1 in order of play."""

FIRST = Seat(1)


def seat_after(seat: Seat, seats: int, steps: int = 1) -> Seat:
    """The seat that plays `steps` turns later at a table of `seats`; negative steps look back.

    >>> seat_after(Seat(3), seats=3)
    1
    """
    return Seat((seat - 1 + steps) % seats + 1)


@cache
def all_seats(seats: int) -> tuple[Seat, ...]:
    """Every seat of the table, in order of play."""
    return tuple(Seat(number) for number in range(1, seats + 1))


class Feel(NamedTuple):
    """A cell under a finger.

    `height` in levels gives the pitch, `surface` (the ending of a message id, such as "hole") the
    timbre. `details` are further things that fingers find, as (ending of a message id, argument).
    """

    height: int
    surface: str
    details: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Lot:
    """Pieces of one kind on the board, told together.

    `kind` is the ending of a message id, `facts` are its arguments. Each place is one piece or
    several that hang together: the cells that they take, in an order that tells how they lie.
    """

    kind: str
    facts: tuple[tuple[str, str | int], ...]
    places: tuple[tuple[int, ...], ...]


class Outcome(NamedTuple):
    """The end of a game. No winners means a draw, several a shared victory.

    `reason` is the first of `reasons` where the game names several; `where` are the cells that
    show it. `scores` holds the points by seat (seat 1 first) where the game counts points.
    `together` is set when all players have reached what they set out to do, against nobody.
    """

    winners: tuple[Seat, ...]
    reason: str
    where: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    together: bool = False


def highest(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the highest score; equals share.

    >>> highest((8, 5, 8))
    (1, 3)
    """
    best = max(scores)
    return tuple(Seat(number) for number, score in enumerate(scores, start=1) if score == best)
