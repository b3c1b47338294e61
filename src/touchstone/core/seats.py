"""Seats are numbered from 1 in order of play."""

from typing import NewType

Seat = NewType("Seat", int)

FIRST = Seat(1)


def seat_after(seat: Seat, seats: int, steps: int = 1) -> Seat:
    """The seat that plays `steps` turns later at a table of `seats`; negative steps look back.

    >>> seat_after(Seat(3), seats=3)
    1
    """
    return Seat((seat - 1 + steps) % seats + 1)


def all_seats(seats: int) -> tuple[Seat, ...]:
    """Every seat of the table, in order of play."""
    return tuple(Seat(number) for number in range(1, seats + 1))
