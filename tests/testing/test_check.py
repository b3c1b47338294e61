"""check_game must fail for a game that breaks a promise, and say how."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest
from helpers.four_senses import four_senses

from touchstone.core.events import Event, Reach, TurnEnded
from touchstone.core.game import Step
from touchstone.core.values import FIRST, Feel, Lot, Outcome, Seat, seat_after
from touchstone.games.four_senses.rules.events import Claimed, Placed
from touchstone.games.four_senses.rules.game import FourSenses
from touchstone.games.four_senses.rules.state import (
    EMPTY,
    Board,
    Done,
    Move,
    Pass,
    Place,
    Stack,
    State,
)
from touchstone.testing import ContractBroken, check_game

Events = tuple[Event, ...]


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
        return FourSenses.move_text(move).upper()


class Forgetful(FourSenses):
    def state_text(self, state: State) -> str:
        return FourSenses.state_text(self, self.initial())


class Gullible(FourSenses):
    def read_move(self, state: State, text: str) -> Move:
        return FourSenses.read_move(self, state, text) if text.strip() else Pass()


class Tireless(FourSenses):
    def read_move(self, state: State, text: str) -> Move:
        return FourSenses.read_move(self, replace(state, outcome=None), text)


class Credulous(FourSenses):
    def read_state(self, text: str) -> State:
        return FourSenses.read_state(self, text) if text else self.initial()


class Numb(FourSenses):
    def feel(self, state: State, cell: int) -> Feel:
        return Feel(-1, "nothing")


class Overdrawn(FourSenses):
    def supply(self, state: State, seat: Seat) -> dict[str, int]:
        return {"f": -1}


class Telling(FourSenses):
    """Plays by the rules, and then tells something else."""

    def play(self, state: State, move: Move) -> Step[State]:
        step = FourSenses.play(self, state, move)
        return Step(step.state, self.told(step.events, state, move))

    def told(self, events: Events, state: State, move: Move) -> Events:
        raise NotImplementedError


class Ghostly(Telling):
    def told(self, events: Events, state: State, move: Move) -> Events:
        return (Claimed(Seat(9), "a1", "d1", "wrong"),)


class Lost(Telling):
    def told(self, events: Events, state: State, move: Move) -> Events:
        return (Placed(state.turn, "f", "z9"),)


class Announced(Placed):
    """Says aloud what was placed where."""

    reach = Reach.HEARD


class Gossiping(Telling):
    def told(self, events: Events, state: State, move: Move) -> Events:
        return (Announced(state.turn, "f", "a1"), *events)


class Secretive(Telling):
    """Places something and names no cell."""

    def told(self, events: Events, state: State, move: Move) -> Events:
        return tuple(event for event in events if not isinstance(event, Placed))


class Endless(Telling):
    def told(self, events: Events, state: State, move: Move) -> Events:
        return tuple(event for event in events if not isinstance(event, TurnEnded))


class Hasty(Telling):
    def told(self, events: Events, state: State, move: Move) -> Events:
        goes_on = isinstance(move, Place) and not state.claimed
        return (*events, TurnEnded(state.turn)) if goes_on else events


class Skipping(Telling):
    def told(self, events: Events, state: State, move: Move) -> Events:
        next_one = seat_after(state.turn, self.seats)
        return (TurnEnded(next_one), TurnEnded(state.turn)) if isinstance(move, Done) else events


class Meddling(Telling):
    def told(self, events: Events, state: State, move: Move) -> Events:
        return (Placed(seat_after(state.turn, self.seats), "f", "a1"), *events)


class Slate(State):
    """A position that can be written over, which true ones cannot."""

    written: Board | None = None

    @property
    def stacks(self) -> tuple[Stack, ...]:
        return (self.written or self.board).stacks

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.stacks == other.stacks

    def __hash__(self) -> int:
        return hash(self.stacks)


class Scribbling(FourSenses):
    slate: type[Slate] = Slate

    def initial(self, start: Seat = FIRST) -> State:
        return self.slate(EMPTY, start)

    def play(self, state: State, move: Move) -> Step[State]:
        step = FourSenses.play(self, state, move)
        if isinstance(state, Slate):
            state.written = step.state.board
        return step


class Blurred(Slate):
    """A position that takes itself for every other one of the same seat."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.turn == other.turn

    def __hash__(self) -> int:
        return hash(self.turn)


class Erasing(Scribbling):
    """Changes the position where its hash does not look, but its text does."""

    slate = Blurred


class Commanding(FourSenses):
    def move_text(self, move: Move) -> str:
        return FourSenses.move_text(move).replace("done", "resign")


class Crashing(FourSenses):
    def play(self, state: State, move: Move) -> Step[State]:
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
        (Tireless, "is refused once the game is over"),
        (Credulous, "'' is no position"),
        (Numb, "every cell can be felt"),
        (Overdrawn, "no heap is overdrawn"),
        (Ghostly, "events name seats at the table"),
        (Lost, "events change cells of the board"),
        (Gossiping, "what everybody hears, 'placed', changes no cell"),
        (Secretive, "feels different, so an event names it"),
        (Endless, "who moves next is whom the ended turns lead to"),
        (Hasty, "who moves next is whom the ended turns lead to"),
        (Skipping, "turns end in order of play, the mover's first"),
        (Meddling, "until the turn ends, only the mover acts"),
        (Scribbling, "playing changes no position"),
        (Erasing, "playing changes no position"),
        (Commanding, "'resign' does not begin like a command of the match"),
        (Crashing, "ZeroDivisionError"),
    ],
)
def test_a_broken_promise_is_named(broken: type[FourSenses], promise: str) -> None:
    sound = four_senses()
    settings: Mapping[str, str] = sound.settings
    with pytest.raises(ContractBroken, match=promise) as caught:
        check_game(broken(sound.kind, 2, settings), thorough=1)
    assert "game: four-senses" in str(caught.value)


def test_lots_that_leave_something_out_are_named() -> None:
    sound = four_senses()
    kind = replace(sound.kind, lots=lambda *_: (Lot("piece", (), ((0,),)),))
    with pytest.raises(ContractBroken, match="lots name the cells"):
        check_game(FourSenses(kind, 2, sound.settings), games=1, thorough=1)


def test_a_sound_game_passes() -> None:
    assert check_game(four_senses(), games=3, thorough=0.2) > 0
