"""The rules: `touchstone.core.game.Game`, method by method."""

from collections.abc import Sequence
from dataclasses import dataclass

from three_in_a_row.rules import notation
from three_in_a_row.rules.events import Placed
from three_in_a_row.rules.state import EACH, GRID, LINES, SHAPES, Place, State
from touchstone.core.errors import IllegalMove, PositionError
from touchstone.core.events import TurnEnded
from touchstone.core.game import Rules, Step
from touchstone.core.grid import Grid
from touchstone.core.values import FIRST, Feel, Outcome, Seat, all_seats, seat_after


@dataclass(frozen=True, slots=True)
class ThreeInARow(Rules):
    """One game for two players; `Rules` answers what is the same in most games."""

    @property
    def grid(self) -> Grid:
        """Five columns, three rows."""
        return GRID

    def initial(self, start: Seat = FIRST) -> State:
        """An empty board."""
        return State((None,) * len(GRID.cells), start)

    def legal_moves(self, state: State) -> Sequence[Place]:
        """Every empty cell."""
        if self.outcome(state):
            return ()
        return [Place(cell) for cell in GRID.cells if state.owners[cell] is None]

    def play(self, state: State, move: Place) -> Step[State]:
        """The board with one piece more, and what everybody may learn of it."""
        seat = state.turn
        owners = (*state.owners[: move.cell], seat, *state.owners[move.cell + 1 :])
        after = State(owners, seat)
        if self.outcome(after) is None:
            after = State(owners, seat_after(seat, self.seats))
        placed = Placed(seat, GRID.name(move.cell), SHAPES[seat - 1])
        return Step(after, (placed, TurnEnded(seat)))

    def outcome(self, state: State) -> Outcome | None:
        """Three in a row decide the game; a full board is a draw."""
        for line in LINES:
            owner = state.owners[line[0]]
            if owner and all(state.owners[cell] == owner for cell in line):
                wins = self.settings["three"] == "wins"
                winner = owner if wins else seat_after(owner, self.seats)
                return Outcome((winner,), "three", GRID.names(line))
        return None if None in state.owners else Outcome((), "full")

    def feel(self, state: State, cell: int) -> Feel:
        """Nothing, or a piece of one level that is round or square."""
        owner = state.owners[cell]
        return Feel(1, SHAPES[owner - 1]) if owner else Feel(0, "empty")

    def supply(self, state: State, seat: Seat) -> dict[str, int]:
        """The pieces that this player has left."""
        return {SHAPES[seat - 1]: EACH - state.owners.count(seat)}

    def move_text(self, move: Place) -> str:
        """`place b3`."""
        return notation.move_text(move)

    def read_move(self, state: State, text: str) -> Place:
        """The legal move that the text means; after the end there is none."""
        move = notation.read_move(state, text)
        if self.outcome(state) is not None:
            raise IllegalMove("move-after-the-end")
        return move

    def state_text(self, state: State) -> str:
        """The position in one line."""
        return notation.state_text(state)

    def read_state(self, text: str) -> State:
        """The position that the text means; the players must have taken turns."""
        state = notation.read_state(text)
        first, second = (state.owners.count(seat) for seat in all_seats(self.seats))
        ahead = first - second if state.turn == FIRST else second - first
        # Before a move the seat to move has as many pieces as the other or one fewer; once the
        # game is over it has moved last.
        if ahead not in ((0, 1) if self.outcome(state) else (-1, 0)):
            raise PositionError("game-no-turns", first=first, second=second)
        return state
