"""The clock of a match: what is lost, what is gained, and when it stands still."""

from touchstone.core.values import FIRST, Seat
from touchstone.match.agreement import Clock


def test_a_clock_loses_what_was_spent_and_gains_when_the_turn_is_over() -> None:
    clock = Clock.new(2, seconds=10, increment=2)
    touched = clock.after(FIRST, 1500, FIRST)
    assert touched.left == (8500, 10000)
    assert touched.after(FIRST, 500, Seat(2)).left == (10000, 10000)
    assert touched.after(FIRST, 90_000, None).left == (0, 10000)
    assert touched.after(None, 90_000, None) == touched
