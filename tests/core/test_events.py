import pytest

from touchstone.core.events import Event
from touchstone.core.values import Seat, all_seats, seat_after

ANA, BEN = Seat(1), Seat(2)


@pytest.mark.parametrize(
    ("event", "listener", "masked", "reached"),
    [
        (Event.heard("x", ANA), BEN, True, True),
        (Event.heard("x", ANA), None, True, True),
        (Event.seen("x", ANA), ANA, True, True),
        (Event.seen("x", ANA), BEN, True, False),
        (Event.seen("x", ANA), BEN, False, True),
        (Event.seen("x", ANA), None, True, False),
        (Event.seen("x", ANA), None, False, True),
        (Event.own("x", ANA), ANA, True, True),
        (Event.own("x", ANA), BEN, False, False),
        (Event.own("x", ANA), None, False, False),
    ],
)
def test_who_learns_of_an_event(
    event: Event, listener: Seat | None, masked: bool, reached: bool
) -> None:
    assert event.reaches(listener, masked=masked) is reached


def test_seats_go_round() -> None:
    assert [seat_after(seat, 3) for seat in all_seats(3)] == [2, 3, 1]
    assert seat_after(Seat(1), 3, -1) == 3
