"""Events are small values: what they tell is what their fields say."""

import pickle

from touchstone.core.errors import IllegalMove
from touchstone.core.events import Event, Reach, TurnEnded
from touchstone.core.values import Seat, all_seats, seat_after
from touchstone.match.events import Refused


class Waved(Event):
    name = "waved"
    how: str
    often: int = 1


def test_an_event_is_told_by_its_name_and_fields() -> None:
    waved = Waved(Seat(2), "left")
    assert (waved.message, waved.facts()) == ("game-event-waved", {"how": "left", "often": 1})
    assert (waved.reach, waved.changed, waved.changes_turn) == (Reach.SEEN, (), False)


def test_everybody_hears_the_end_of_a_turn_however_it_ends() -> None:
    ends = [TurnEnded(Seat(1)), TurnEnded(Seat(1), "passed"), TurnEnded(Seat(1), "skipped")]
    assert [end.message for end in ends] == [
        "game-turn-done",
        "game-turn-passed",
        "game-turn-skipped",
    ]
    assert {end.reach for end in ends} == {Reach.HEARD}
    assert all(end.changes_turn for end in ends)


def test_events_of_the_same_things_are_equal_and_travel_between_processes() -> None:
    refused = Refused(Seat(1), IllegalMove("move-off-board", touches=("a1",), cell="z9"))
    again = pickle.loads(pickle.dumps(refused))
    assert again == refused
    assert hash(again) == hash(refused)
    assert again.error.facts == {"cell": "z9"}
    assert refused != Refused(Seat(1), IllegalMove("move-off-board", cell="y9"))
    assert refused.error != "move-off-board"


def test_seats_go_round() -> None:
    assert [seat_after(seat, 3) for seat in all_seats(3)] == [2, 3, 1]
    assert seat_after(Seat(1), 3, -1) == 3
