"""What one turn can come to, by the rules alone: every move is looked at, none is judged.

A guide knows what usually wins. Near the end of a game for points any move may, and what a review
says of a turn has to be true there too.
"""

from typing import Any

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.engine.reasons import Win, value_of

MOST_POSITIONS = 4000
"""Positions that are looked at for one turn; what would take more is not known."""
LONGEST = 4
"""Moves of a turn that are looked at."""


class Unknown(Exception):
    """Too many positions would have to be looked at."""


class Plain:
    """Looks at turns of one game, until its patience is spent."""

    def __init__(self, game: AnyGame, most: int = MOST_POSITIONS) -> None:
        self._game = game
        self._left = most

    def wins(self, state: Any) -> list[Win]:
        """The ways of the seat to move to win in its turn, one for each first move."""
        seat, found = self._game.to_move(state), list[Win]()
        for move in self._game.legal_moves(state):
            win = self._won(self._after(state, move), seat, LONGEST - 1)
            if win is not None:
                found.append(Win((move, *win.moves), win.outcome))
        return found

    def holds(self, state: Any, seat: Seat, longest: int = LONGEST) -> bool:
        """Whether the seat can end its turn so that it has not lost, and the next cannot win."""
        game = self._game
        outcome = game.outcome(state)
        if outcome is not None:
            return value_of(outcome, seat) != "loss"
        if game.to_move(state) != seat:
            mover = game.to_move(state)
            return self._won(state, mover, LONGEST) is None
        if not longest:
            raise Unknown
        moves = game.legal_moves(state)
        return any(self.holds(self._after(state, move), seat, longest - 1) for move in moves)

    def _won(self, state: Any, seat: Seat, longest: int) -> Win | None:
        """How the turn of a seat is ended with a win; no moves where it is won already."""
        game = self._game
        outcome = game.outcome(state)
        if outcome is not None:
            return Win((), outcome) if value_of(outcome, seat) == "win" else None
        if game.to_move(state) != seat or not longest:
            return None
        for move in game.legal_moves(state):
            win = self._won(self._after(state, move), seat, longest - 1)
            if win is not None:
                return Win((move, *win.moves), win.outcome)
        return None

    def _after(self, state: Any, move: Any) -> Any:
        self._left -= 1
        if self._left < 0:
            raise Unknown
        return self._game.play(state, move).state
