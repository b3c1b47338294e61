"""What stays the same for a whole game, and one position of it as its mover sees it."""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from touchstone.core.values import Seat, seat_after
from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.geometry import Geometry
from touchstone.games.tactori.rules.pieces import COLOURS, Colour, colour_of
from touchstone.games.tactori.rules.state import Stage, State


@dataclass(frozen=True, slots=True)
class Terms:
    """Players, side of the board and settings, read once.

    In a `shared` game every colour belongs to everybody, and sticks are of the `round_colour`.
    """

    seats: int
    geometry: Geometry
    shared: bool
    round_colour: Colour
    any_sticks: bool
    loops: bool
    long: str
    ban: bool
    clear: bool
    repetition: int

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours in play."""
        return COLOURS if self.shared else COLOURS[: self.seats]

    def colour(self, seat: Seat) -> Colour:
        """The colour that a seat plays when it names none."""
        return self.round_colour if self.shared else colour_of(seat)

    def seats_after(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in the order in which they come after this one, itself last."""
        return _seats_after(seat, self.seats)

    def look(self, state: State) -> "Look":
        """A position with its terms, as the seat to move sees it."""
        return Look(self, state, state.board, self.colour(state.turn))


class Look(NamedTuple):
    """A position as its mover sees it."""

    terms: Terms
    state: State
    board: Board
    colour: Colour

    def at_turn_of(self, seat: Seat) -> "Look":
        """The same board at the beginning of another seat's turn."""
        terms, of = self.terms, self.state
        state = State(of.board, seat, Stage.STONE, (), (), of.last, of.seen, of.steps, of.tasks)
        return Look(terms, state, of.board, terms.colour(seat))


@cache
def _seats_after(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple(seat_after(seat, seats, steps) for steps in range(1, seats + 1))
