"""What stays the same for a whole game, and a look at one position of it."""

from dataclasses import dataclass, replace

from touchstone.core.values import Seat, seat_after
from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.geometry import Geometry
from touchstone.games.tactori.rules.state import COLOURS, Colour, Stage, State, colour_of


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
        return tuple(seat_after(seat, self.seats, steps) for steps in range(1, self.seats + 1))

    def look(self, state: State) -> "Look":
        """A position with everything that follows from its towers and sticks."""
        return Look(
            self,
            state,
            Board(self.geometry, state.towers, state.sticks),
            self.colour(state.turn),
        )


@dataclass(frozen=True, slots=True)
class Look:
    """A position as its mover sees it."""

    terms: Terms
    state: State
    board: Board
    colour: Colour

    def at_turn_of(self, seat: Seat) -> "Look":
        """The same board at the beginning of another seat's turn."""
        state = replace(self.state, turn=seat, stage=Stage.STONE, laid=(), taken=())
        return Look(self.terms, state, self.board, self.terms.colour(seat))
