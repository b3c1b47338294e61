"""The rules of Four Senses. Clause numbers refer to RULES.md beside this file."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType
from typing import ClassVar

from touchstone.core.events import Event, TurnEnded
from touchstone.core.game import Rules, Step, no_move
from touchstone.core.grid import Grid
from touchstone.core.values import FIRST, Feel, Outcome, Seat, all_seats, seat_after
from touchstone.games.four_senses.rules import notation
from touchstone.games.four_senses.rules.events import Bonus, Claimed, Placed
from touchstone.games.four_senses.rules.patterns import (
    LINES,
    REASONS,
    Pattern,
    all_patterns,
    patterns_named,
    patterns_through,
)
from touchstone.games.four_senses.rules.state import (
    EMPTY,
    EXPLORE,
    GRID,
    HEAPS,
    PLACED,
    Board,
    Claim,
    Done,
    Move,
    Pass,
    Piece,
    Place,
    State,
    felt,
)

CLAIMER, THIRD, BONUS = 5, 3, 1
"""Points of a round of three: the claimer, and whoever did not play just before them (7.2, 7.4)."""

Events = tuple[Event, ...]

_CLAIMS = tuple(Claim(*ends) for ends in LINES)
_AFTER_PLACING: tuple[Move, ...] = (*_CLAIMS, Done())
_BOX_EMPTY: tuple[Move, ...] = (*_CLAIMS, Pass())
"""What can be said once nothing is to be placed; the word that ends the turn is the last."""
_LAST_WORDS = (Done, Pass)

_Columns = tuple[tuple[tuple[Move, ...], ...], ...]
"""For every column, and every set of its wells that are open, the moves that begin there."""


@cache
def _moves_by_column(flats: bool, holes: bool, doubles: bool, may_claim: bool) -> _Columns:
    """All of it for one state of the box: the moves of a position are put together from it."""
    in_box = dict(zip(HEAPS, (flats, holes, doubles), strict=True))
    kinds = [piece for piece in Piece if in_box[piece.heap]]

    def begin_at(cell: int, is_open: int) -> tuple[Move, ...]:
        places = (Place(piece, cell) for piece in kinds if is_open)
        claims = (claim for claim in _CLAIMS if may_claim and claim.first == cell)
        return (*places, *claims)

    height = GRID.rows
    return tuple(
        tuple(
            tuple(move for row in range(height) for move in begin_at(first + row, open_ >> row & 1))
            for open_ in range(1 << height)
        )
        for first in range(0, len(GRID.cells), height)
    )


# Events are values, and there are few: each is made once.
_placed = cache(Placed)
_claimed = cache(Claimed)
_ended = cache(TurnEnded)


@cache
def _heaps(box: tuple[int, int, int]) -> Mapping[str, int]:
    return MappingProxyType(dict(zip(HEAPS, box, strict=True)))


def _bonus(seat: Seat, found: list[Pattern], outcome: Outcome) -> Events:
    """That a winner earned the bonus, and whether by one line or by the whole board."""
    if not outcome.scores or outcome.scores[seat - 1] <= CLAIMER:
        return ()
    return (Bonus(seat, "line" if any(pattern.double for pattern in found) else "board"),)


@dataclass(frozen=True, slots=True)
class FourSenses(Rules):
    """One round of Four Senses for two or three players."""

    grid: ClassVar[Grid] = GRID
    move_text = staticmethod(notation.move_text)

    spoken: bool = field(init=False, repr=False, compare=False)
    """Whether a win must be noticed and declared: the printed rule."""
    strict: bool = field(init=False, repr=False, compare=False)
    """Whether only the newest line may be declared, by its maker or the next player."""

    def __post_init__(self) -> None:
        """What every move asks of the settings is asked once."""
        object.__setattr__(self, "spoken", self.settings["claims"] == "spoken")
        object.__setattr__(self, "strict", self.settings["claim_window"] == "strict")

    def initial(self, start: Seat = FIRST) -> State:
        """An empty board (1.3)."""
        return State(EMPTY, start)

    def scores(self, state: State) -> tuple[int, ...]:
        """Only three players count points, and only at the end of a round (7.1)."""
        if self.seats == 2:
            return ()
        return state.outcome.scores if state.outcome else (0,) * self.seats

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Placements and claims cell by cell, then the word that ends the turn (3.1 to 3.5)."""
        board, stage = state.board, state.stage
        if state.outcome:
            return ()
        may_claim = not state.claimed and self.spoken
        if stage is PLACED or state.left is not None:
            words = _AFTER_PLACING if stage is PLACED else _BOX_EMPTY
            return words if may_claim else words[-1:]
        flats, holes, doubles = board.box
        open_ = board.open
        a, b, c, d = _moves_by_column(flats > 0, holes > 0, doubles > 0, may_claim)
        return (*a[open_ & 15], *b[open_ >> 4 & 15], *c[open_ >> 8 & 15], *d[open_ >> 12])

    def allows(self, state: State, move: Move) -> bool:
        """Whether a move of this game is legal now: the same as being listed, but quicker."""
        if state.outcome:
            return False
        if isinstance(move, Place):
            board = state.board
            is_open = bool(board.open >> move.cell & 1)
            return is_open and state.must_place and board.has(move.piece)
        match move:
            case Claim():
                return self.spoken and not state.claimed
            case Done():
                return state.stage is PLACED
            case _:
                return state.stage is EXPLORE and not state.must_place

    def play(self, state: State, move: Move) -> Step[State]:
        """What the move leads to; a turn with nothing left to choose ends by itself (3.6)."""
        if isinstance(move, Place):
            return self._place(state, move.piece, move.cell)
        if isinstance(move, Claim):
            return self._claim(state, LINES[move.first, move.last])
        if isinstance(move, _LAST_WORDS):
            return self._end_turn(state)
        raise no_move(move)

    def _place(self, state: State, piece: Piece, cell: int) -> Step[State]:
        board, seat = state.board.with_piece(piece, cell), state.turn
        told = _placed(seat, piece.text, GRID.name(cell))
        left = None if any(board.box) else self.seats - 1
        last = cell if self.strict else None
        if self.spoken:
            if state.claimed:
                return self._next_turn(board, seat, left, last, (told, _ended(seat)))
            return Step(State(board, seat, PLACED, False, left, last), (told,))
        made = patterns_through(board, cell)
        if not made and left is None:
            return self._next_turn(board, seat, left, last, (told, _ended(seat)))
        outcome = self._won(board, seat, made) if made else self._no_winner()
        ended = State(board, seat, PLACED, False, left, last, outcome)
        return Step(ended, (told, *_bonus(seat, made, outcome)))

    def _claim(self, state: State, line: tuple[int, ...]) -> Step[State]:
        found = self.correct_patterns(state, line)
        board, seat, left, last = state.board, state.turn, state.left, state.last
        names = GRID.name(line[0]), GRID.name(line[-1])
        told = _claimed(seat, *names, "right" if found else "wrong")
        if found:
            won = self._won(board, seat, found)
            ended = State(board, seat, state.stage, False, left, last, won)
            return Step(ended, (told, *_bonus(seat, found, won)))
        claimed = State(board, seat, state.stage, True, left, last)
        if self.settings["false_claim"] == "lose_round":
            return Step(replace(claimed, outcome=self._lost(seat)), (told,))
        return Step(claimed, (told,)) if state.must_place else self._end_turn(claimed, told)

    def correct_patterns(self, state: State, line: tuple[int, ...]) -> list[Pattern]:
        """What makes a claim of this line correct now; nothing if it is false (5.2, 5.6)."""
        found = patterns_named(state.board, line)
        if not self.strict:
            return found
        too_late = state.stage is EXPLORE and state.left not in (None, self.seats - 1)
        return [] if too_late else [p for p in found if state.last in p.line]

    def _won(self, board: Board, seat: Seat, found: list[Pattern]) -> Outcome:
        reasons = tuple(reason for reason in REASONS if any(p.reason == reason for p in found))
        shown = min(p.line for p in found if p.reason == reasons[0])
        scores = self._points(board, seat, found) if self.seats == 3 else ()
        return Outcome((seat,), reasons[0], GRID.names(shown), reasons, scores)

    def _points(self, board: Board, seat: Seat, found: list[Pattern]) -> tuple[int, ...]:
        bonus = any(p.double for p in found)
        if self.settings["bonus"] == "broad":
            bonus = bonus or len(all_patterns(board)) >= 2
        before = seat_after(seat, self.seats, -1)
        points = {seat: CLAIMER + BONUS * bonus, before: 0}
        return tuple(points.get(other, THIRD) for other in all_seats(self.seats))

    def _no_winner(self) -> Outcome:
        scores = (0,) * self.seats if self.seats == 3 else ()
        return Outcome((), "no-winner", reasons=("no-winner",), scores=scores)

    def _lost(self, loser: Seat) -> Outcome:
        """The end of a round that a false claim loses (5.7)."""
        others = tuple(seat for seat in all_seats(self.seats) if seat != loser)
        points = tuple(THIRD if seat in others else 0 for seat in all_seats(self.seats))
        scores = points if self.seats == 3 else ()
        return Outcome(others, "false-claim", reasons=("false-claim",), scores=scores)

    def _end_turn(self, state: State, *told: Event) -> Step[State]:
        """The next seat's turn, or the end of the last claim turn, after what was told before."""
        board, seat, left, last = state.board, state.turn, state.left, state.last
        if left is None or state.stage is PLACED:
            return self._next_turn(board, seat, left, last, (*told, _ended(seat)))
        events = (*told, _ended(seat, "passed"))
        if left > 1:
            return self._next_turn(board, seat, left - 1, last, events)
        return Step(replace(state, left=0, outcome=self._no_winner()), events)

    def _next_turn(
        self, board: Board, seat: Seat, left: int | None, last: int | None, events: Events
    ) -> Step[State]:
        turn = seat_after(seat, self.seats)
        return Step(State(board, turn, EXPLORE, False, left, last), events)

    def feel(self, state: State, cell: int) -> Feel:
        """Level and surface, nothing else (6.3)."""
        return felt(state.board.stacks[cell])

    def supply(self, state: State, seat: Seat) -> Mapping[str, int]:
        """The three heaps of the box, shared by all."""
        return _heaps(state.board.box)

    def read_move(self, state: State, text: str) -> Move:
        """The legal move that the text means."""
        return notation.read_move(self.allows, state, text)

    def state_text(self, state: State) -> str:
        """The position in one line, far row first."""
        return notation.state_text(state, self.seats)

    def read_state(self, text: str) -> State:
        """The position that the text means; every invariant is checked, and it settles (8.1)."""
        state = notation.read_state(text, self.seats, spoken=self.spoken, strict=self.strict)
        if state.left is not None and not self.spoken:
            return replace(state, outcome=self._no_winner())
        if state.claimed and not state.must_place:
            return self._end_turn(state).state
        return state
