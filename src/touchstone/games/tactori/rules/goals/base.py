"""What every aim answers: what a move brings about, who comes next, and how the game ends."""

from dataclasses import dataclass

from touchstone.core.values import Outcome, Seat
from touchstone.games.tactori.rules.board import Terms
from touchstone.games.tactori.rules.state import Move, State


def draw(reason: str) -> Outcome:
    """An end without a winner."""
    return Outcome((), reason, reasons=(reason,))


@dataclass(frozen=True, slots=True)
class Goal:
    """No aim at all: nothing is counted, and only a game in which nobody can move ends."""

    def after_move(self, terms: Terms, state: State, move: Move) -> State:
        """The position with what the move has brought about: an end, a last round, a task."""
        return state

    def to_come(self, terms: Terms, state: State) -> tuple[Seat, ...]:
        """The seats that have a turn after this one, in order."""
        return terms.seats_after(state.turn)

    def stalled(self, terms: Terms, state: State) -> Outcome:
        """The end when no seat to come can move."""
        return draw("no-winner")

    def only_mobile(self, seat: Seat) -> Outcome | None:
        """The end when no seat but this one can move, if that ends the game."""
        return None

    def repeated(self, terms: Terms, state: State) -> Outcome:
        """The end when a position has been there too often."""
        return draw("repetition")

    def scores(self, terms: Terms, state: State) -> tuple[int, ...]:
        """Points by seat as they stand."""
        return ()

    def count(self, terms: Terms, state: State) -> int | None:
        """What the players count together."""
        return None

    def standing_fault(self, terms: Terms, state: State) -> str | None:
        """Why a game cannot be set up from this position: it would be over already."""
        return None
