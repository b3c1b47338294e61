"""The rules of 4EYES+. Clause numbers refer to RULES.md beside this file."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from touchstone.core.events import Event, TurnEnded
from touchstone.core.game import Rules, Step, no_move
from touchstone.core.grid import Grid
from touchstone.core.values import FIRST, Feel, Outcome, Seat, seat_after
from touchstone.games.four_eyes_plus.rules import notation
from touchstone.games.four_eyes_plus.rules.board import Board, board_of, lifted, with_tile
from touchstone.games.four_eyes_plus.rules.events import (
    Laid,
    Moved,
    MovingBegins,
    Recoloured,
    Swapped,
)
from touchstone.games.four_eyes_plus.rules.moves import has_move, legal, occurrences
from touchstone.games.four_eyes_plus.rules.state import (
    COLOURS,
    MOVES,
    Lay,
    Move,
    Shift,
    State,
    Swap,
    Tile,
    felt,
    laid,
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
        hands = None if hand is None else (hand,) * self.seats
        return self._kept(State(((),) * self.seats, hands, start))

    def legal_moves(self, state: State) -> Sequence[Move]:
        """By own cell, then the other; in phase 2 where from before where to."""
        return () if state.outcome else legal(self.terms, state)

    def play(self, state: State, move: Move) -> Step[State]:
        """What the move leads to, with all turns that then pass by themselves (4.4, 5.5)."""
        if type(move) not in MOVES:
            raise no_move(move)
        told = self._told(state, move)
        after = self._swapped(state) if isinstance(move, Swap) else self._put(state, move)
        if after.outcome:
            return Step(after, told)
        settled = self._settled(self._next_turn(after, move))
        return Step(settled.state, (*told, TurnEnded(state.turn), *settled.events))

    def _put(self, state: State, move: Lay | Shift) -> State:
        """The tile in its new place, and whose square it completes (2.4, 4.1)."""
        seat, hands = state.turn, state.hands
        board = board_of(self.terms, state)
        if isinstance(move, Lay):
            to = Tile(move.own, move.other)
            tiles = laid(state.tiles, seat, to)
            if hands is not None:
                hands = (*hands[: seat - 1], hands[seat - 1] - 1, *hands[seat:])
        else:
            to = Tile(move.to_own, move.to_other)
            tiles = shifted(state.tiles, seat, move)
            board = lifted(self.terms, board, seat, Tile(move.own, move.other))
        outcome = self._won(board, seat, to)
        board = with_tile(self.terms, board, seat, to, tiles)
        kept = (seat, state.phase, state.turns, state.moved)
        return State(tiles, hands, *kept, outcome, board=board)

    def _won(self, board: Board, seat: Seat, to: Tile) -> Outcome | None:
        """The end, if a tile of the seat completes a square there."""
        for colour, cell in zip((seat, seat_after(seat, self.seats)), to, strict=True):
            shown = board.shown[colour - 1]
            if shown.finishing >> cell & 1:
                where = self.terms.squares.completed(shown.pawns, cell) or ()
                return Outcome((colour,), "square", self.grid.names(where))
        return None

    def _swapped(self, state: State) -> State:
        """The two seats have changed roles: tiles, with their colours, and hands (3.7)."""
        hands = state.hands and state.hands[::-1]
        return self._kept(replace(state, tiles=state.tiles[::-1], hands=hands, swapped=True))

    def _kept(self, state: State) -> State:
        """The same position, with what every move will ask for."""
        return replace(state, board=board_of(self.terms, state))

    def _next_turn(self, state: State, taken: Move | None) -> State:
        """The next seat's turn, with this one noted where a draw depends on it (5.6, 5.7)."""
        turn, turns, moved = seat_after(state.turn, self.seats), state.turns, state.moved
        if state.phase == 2 and isinstance(taken, Shift | None):
            turns = turns + 1 if self.terms.cap else 0
            moved = (*moved, taken) if self.terms.repetition else ()
        tiles, hands, phase = state.tiles, state.hands, state.phase
        return State(tiles, hands, turn, phase, turns, moved, None, state.swapped, state.board)

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
            if has_move(self.terms, state):
                return Step(state, tuple(events))
            events.append(TurnEnded(state.turn, "passed"))
            state = self._next_turn(state, None)
            stuck += 1

    def _draw(self, state: State, stuck: int) -> str | None:
        """Why nobody wins any more, or None (5.4 to 5.7, 6.3)."""
        if state.hands is None and not board_of(self.terms, state).room:
            return "full"
        if stuck == self.seats:
            return "blocked"
        if state.phase == 2:
            if self.terms.repetition and occurrences(self.terms, state) >= self.terms.repetition:
                return "repetition"
            if self.terms.cap and state.turns >= self.terms.cap:
                return "cap"
        return None

    def _told(self, state: State, move: Move) -> tuple[Event, ...]:
        """What a move does to the board, and what is said with it."""
        seat = state.turn
        after = seat_after(seat, self.seats)
        shown = COLOURS[self.seats][seat - 1], COLOURS[self.seats][after - 1]
        if isinstance(move, Swap):
            own, other = self.grid.names(state.tiles[after - 1][0])
            return Swapped(seat), Recoloured(seat, own, other, *shown)
        own, other = self.grid.names((move.own, move.other))
        if isinstance(move, Lay):
            return (Laid(seat, own, other, *shown),)
        to = self.grid.names((move.to_own, move.to_other))
        return (Moved(seat, own, other, *shown, *to),)

    def feel(self, state: State, cell: int) -> Feel:
        """The colour, the end of the tile and where its other half lies (7.2)."""
        return felt(self.grid, state, cell)

    def supply(self, state: State, seat: Seat) -> dict[str, int]:
        """The tiles in the seat's hand; on paper there is no supply."""
        return {} if state.hands is None else {"tiles": state.hands[seat - 1]}

    def move_text(self, move: Move) -> str:
        """`b2 a2`, `e5 e6 to a1 a2` or `swap`."""
        return notation.move_text(self.grid, move)

    def read_move(self, state: State, text: str) -> Move:
        """The legal move that the text means."""
        return notation.read_move(self.terms, state, text)

    def state_text(self, state: State) -> str:
        """The position in one line."""
        return notation.state_text(self.grid, state)

    def read_state(self, text: str) -> State:
        """The position that the text means; every invariant is checked, a stuck seat passes."""
        return self._settled(self._kept(notation.read_state(self.terms, text))).state
