"""check_game must fail for a game that breaks a promise, and say how."""

from collections.abc import Mapping, Sequence

import pytest
from helpers.four_senses import four_senses

from touchstone.core.events import Event
from touchstone.core.values import Feel, Outcome, Seat
from touchstone.games.four_senses.rules.game import FourSenses
from touchstone.games.four_senses.rules.state import Move, Pass, State
from touchstone.testing import ContractBroken, check_game


class Moveless(FourSenses):
    def legal_moves(self, state: State) -> Sequence[Move]:
        return ()


class Early(FourSenses):
    def outcome(self, state: State) -> Outcome | None:
        return Outcome((Seat(1),), "") if any(state.stacks) else None


class Nowhere(FourSenses):
    def to_move(self, state: State) -> Seat:
        return Seat(9)


class Mumbling(FourSenses):
    def move_text(self, move: Move) -> str:
        return "f a1"


class Shouting(FourSenses):
    def move_text(self, move: Move) -> str:
        return FourSenses.move_text(self, move).upper()


class Forgetful(FourSenses):
    def state_text(self, state: State) -> str:
        return FourSenses.state_text(self, self.initial())


class Gullible(FourSenses):
    def read_move(self, state: State, text: str) -> Move:
        return FourSenses.read_move(self, state, text) if text.strip() else Pass()


class Credulous(FourSenses):
    def read_state(self, text: str) -> State:
        return FourSenses.read_state(self, text) if text else self.initial()


class Numb(FourSenses):
    def feel(self, state: State, cell: int) -> Feel:
        return Feel(-1, "nothing")


class Overdrawn(FourSenses):
    def supply(self, state: State, seat: Seat) -> dict[str, int]:
        return {"f": -1}


class Ghostly(FourSenses):
    def report(self, state: State, move: Move) -> tuple[Event, ...]:
        return (Event.heard("boo", Seat(9)),)


class Crashing(FourSenses):
    def play(self, state: State, move: Move) -> State:
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (Moveless, "has a legal move"),
        (Early, "has no legal move"),
        (Nowhere, "the seat to move is at the table"),
        (Mumbling, "every move has a text of its own"),
        (Shouting, "lower case"),
        (Forgetful, "reads back"),
        (Gullible, "'' is refused"),
        (Credulous, "'' is no position"),
        (Numb, "every cell can be felt"),
        (Overdrawn, "no heap is overdrawn"),
        (Ghostly, "events name a seat"),
        (Crashing, "ZeroDivisionError"),
    ],
)
def test_a_broken_promise_is_named(broken: type[FourSenses], promise: str) -> None:
    sound = four_senses()
    settings: Mapping[str, str] = sound.settings
    with pytest.raises(ContractBroken, match=promise) as caught:
        check_game(broken(sound.kind, 2, settings), thorough=1)
    assert "game: four-senses" in str(caught.value)


def test_a_sound_game_passes() -> None:
    assert check_game(four_senses(), games=3, thorough=0.2) > 0
