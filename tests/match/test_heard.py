"""The one function that decides what reaches whom."""

import pytest

from touchstone.core.events import Event, Reach
from touchstone.core.values import Seat
from touchstone.games import new_game
from touchstone.match import Agreement, Chair, heard_by

ANA, BEN = Seat(1), Seat(2)


class Heard(Event):
    name = "x"
    reach = Reach.HEARD


class Seen(Event):
    name = "x"


class Own(Event):
    name = "x"
    reach = Reach.OWN


@pytest.mark.parametrize(
    ("event", "listener", "masked", "reached"),
    [
        (Heard(ANA), BEN, True, True),
        (Heard(ANA), None, True, True),
        (Seen(ANA), ANA, True, True),
        (Seen(ANA), BEN, True, False),
        (Seen(ANA), BEN, False, True),
        (Seen(ANA), None, True, False),
        (Seen(ANA), None, False, True),
        (Own(ANA), ANA, True, True),
        (Own(ANA), BEN, False, False),
        (Own(ANA), None, False, False),
    ],
)
def test_who_learns_of_an_event(
    event: Event, listener: Seat | None, masked: bool, reached: bool
) -> None:
    agreement = Agreement(new_game("four-senses"), (Chair(masked=masked), Chair(masked=masked)))
    assert bool(heard_by((event,), agreement, listener)) is reached


def test_who_watches_is_blind_as_soon_as_anybody_is() -> None:
    agreement = Agreement(new_game("four-senses"), (Chair(masked=False), Chair(masked=True)))
    assert heard_by((Seen(ANA),), agreement, None) == ()
    assert heard_by((Seen(BEN),), agreement, ANA) == (Seen(BEN),)
