"""The rules of 4EYES+. Clause numbers refer to RULES.md beside this file."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from touchstone.core.events import Event, TurnEnded
from touchstone.core.game import Rules, Step
from touchstone.core.grid import Grid
from touchstone.core.values import FIRST, Feel, Outcome, Seat, seat_after
from touchstone.games.four_eyes_plus.rules import notation
from touchstone.games.four_eyes_plus.rules.events import Laid, Moved, MovingBegins
from touchstone.games.four_eyes_plus.rules.moves import has_room, legal, occurrences
from touchstone.games.four_eyes_plus.rules.state import (
    COLOURS,
    Lay,
    Move,
    State,
    Tile,
    felt,
    laid,
    pawns,
    shifted,
)
from touchstone.games.four_eyes_plus.rules.terms import Terms


@dataclass(frozen=True, slots=True)
class FourEyesPlus(Rules):
    """A game of 4EYES+ for two or three players."""

    terms: Terms = field(repr=False)

    @property
    def grid(self) -> Grid:
        """9x9 unless another size was set (1.2)."""
        return self.terms.grid

    def initial(self, start: Seat = FIRST) -> State:
        """An empty board and full hands (1.3)."""
        hand = self.terms.hand
        return State(((),) * self.seats, None if hand is None else (hand,) * self.seats, start)

    def legal_moves(self, state: State) -> Sequence[Move]:
        """By own cell, then the other; in phase 2 where from before where to."""
        return () if state.outcome else tuple(legal(self.terms, state))

    def play(self, state: State, move: Move) -> Step[State]:
        """What the move leads to, with all turns that then pass by themselves (4.4, 5.5)."""
        told = self._told(state.turn, move)
        after = self._put(state, move)
        if after.outcome:
            return Step(after, (told,))
        settled = self._settled(self._next_turn(after, move))
        return Step(settled.state, (told, TurnEnded(state.turn), *settled.events))

    def _put(self, state: State, move: Move) -> State:
        """The tile in its new place, and whose square it completes (2.4, 4.1)."""
        seat = state.turn
        if isinstance(move, Lay):
            to = Tile(move.own, move.other)
            after = laid(state, to)
        else:
            to = Tile(move.to_own, move.to_other)
            after = replace(state, tiles=shifted(state.tiles, seat, move))
        for colour, cell in zip((seat, seat_after(seat, self.seats)), to, strict=True):
            square = self.terms.squares.completed(pawns(after.tiles, colour), cell)
            if square:
                where = self.grid.names(square)
                return replace(after, outcome=Outcome((colour,), "square", where))
        return after

    def _next_turn(self, state: State, taken: Move | None) -> State:
        """The next seat's turn, with this one noted where a draw depends on it (5.6, 5.7)."""
        turn = seat_after(state.turn, self.seats)
        if state.phase == 1 or isinstance(taken, Lay):
            return replace(state, turn=turn)
        return replace(
            state,
            turn=turn,
            turns=state.turns + 1 if self.terms.cap else 0,
            moved=(*state.moved, taken) if self.terms.repetition else (),
        )

    def _settled(self, state: State) -> Step[State]:
        """The position in which a seat has a move or the game is over, and what led there."""
        events: list[Event] = []
        stuck = 0
        while True:
            if state.phase == 1 and state.hands and (stuck == self.seats or not any(state.hands)):
                events.append(MovingBegins(state.turn, sum(state.hands)))
                state = replace(state, phase=2, hands=(0,) * self.seats)
                stuck = 0
            reason = self._draw(state, stuck)
            if reason:
                last = seat_after(state.turn, self.seats, -1)
                return Step(replace(state, turn=last, outcome=Outcome((), reason)), tuple(events))
            if next(legal(self.terms, state), None):
                return Step(state, tuple(events))
            events.append(TurnEnded(state.turn, "passed"))
            state = self._next_turn(state, None)
            stuck += 1

    def _draw(self, state: State, stuck: int) -> str | None:
        """Why nobody wins any more, or None (5.4 to 5.7, 6.3)."""
        if state.hands is None and not has_room(self.terms, state.tiles):
            return "full"
        if stuck == self.seats:
            return "blocked"
        if state.phase == 2:
            if self.terms.repetition and occurrences(self.terms, state) >= self.terms.repetition:
                return "repetition"
            if self.terms.cap and state.turns >= self.terms.cap:
                return "cap"
        return None

    def _told(self, seat: Seat, move: Move) -> Event:
        colours = COLOURS[self.seats]
        own, other = self.grid.names((move.own, move.other))
        shown = colours[seat - 1], colours[seat_after(seat, self.seats) - 1]
        if isinstance(move, Lay):
            return Laid(seat, own, other, *shown)
        return Moved(seat, own, other, *shown, *self.grid.names((move.to_own, move.to_other)))

    def feel(self, state: State, cell: int) -> Feel:
        """The colour, the end of the tile and where its other half lies (7.2)."""
        return felt(self.grid, state, cell)

    def supply(self, state: State, seat: Seat) -> dict[str, int]:
        """The tiles in the seat's hand; on paper there is no supply."""
        return {} if state.hands is None else {"tiles": state.hands[seat - 1]}

    def move_text(self, move: Move) -> str:
        """`b2 a2` or `e5 e6 to a1 a2`."""
        return notation.move_text(self.grid, move)

    def read_move(self, state: State, text: str) -> Move:
        """The legal move that the text means."""
        return notation.read_move(self.terms, state, text)

    def state_text(self, state: State) -> str:
        """The position in one line."""
        return notation.state_text(self.grid, state)

    def read_state(self, text: str) -> State:
        """The position that the text means; every invariant is checked, a stuck seat passes."""
        return self._settled(notation.read_state(self.terms, text)).state
