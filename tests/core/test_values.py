"""Values: compared by what they hold, and quick to make."""

import pickle

import pytest

from touchstone.core.game import Step
from touchstone.core.record import Record
from touchstone.core.series import Series, Sitting
from touchstone.core.values import value
from touchstone.games import new_game


@value
class Crumb:
    """A value of two fields, one of which is usually the same."""

    size: int
    taste: str = "sweet"


def test_values_are_compared_by_what_they_hold() -> None:
    assert Crumb(1) == Crumb(1, "sweet") != Crumb(2)
    assert {Crumb(1): "found"}[Crumb(1)] == "found"


def test_values_have_their_fields_and_nothing_else() -> None:
    with pytest.raises(AttributeError):
        Crumb(1).colour = "brown"  # type: ignore[attr-defined]


def test_a_step_can_be_taken_apart() -> None:
    state, events = Step("there", ())
    assert (state, events) == ("there", ())


@pytest.mark.parametrize("slug", ["four-senses", "4eyes-plus", "tactori"])
def test_positions_and_records_travel_between_processes(slug: str) -> None:
    """Bots think in processes of their own."""
    game = new_game(slug)
    record = Record.begin(Series(game))
    for _ in range(6):
        move = game.legal_moves(record.sitting.state)[0]
        record = record.extended(game.to_move(record.sitting.state), move).state
    again = pickle.loads(pickle.dumps(record))
    assert again == record
    assert hash(again.sitting) == hash(record.sitting)
    assert isinstance(again.sitting, Sitting)
    assert again.text() == record.text()
