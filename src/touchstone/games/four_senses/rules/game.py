"""The rules of Four Senses. Clause numbers refer to RULES.md beside this file."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from touchstone.core.events import Event, TurnEnded
from touchstone.core.game import Rules, Step
from touchstone.core.grid import Grid
from touchstone.core.values import FIRST, Feel, Outcome, Seat, all_seats, seat_after
from touchstone.games.four_senses.rules import notation
from touchstone.games.four_senses.rules.events import Claimed, Placed
from touchstone.games.four_senses.rules.patterns import (
    LINES,
    REASONS,
    Pattern,
    all_patterns,
    patterns_named,
    patterns_through,
)
from touchstone.games.four_senses.rules.state import (
    ALL,
    EMPTY,
    GRID,
    Claim,
    Done,
    Move,
    Pass,
    Piece,
    Place,
    Stage,
    State,
    felt,
    heaps,
    height,
)

CLAIMER, THIRD, BONUS = 5, 3, 1
"""Points of a round of three: the claimer, and whoever did not play just before them (7.2, 7.4)."""

_PLACES = tuple(tuple(Place(piece, cell) for piece in Piece) for cell in GRID.cells)
_CLAIMS = tuple(tuple(Claim(*ends) for ends in LINES if ends[0] == cell) for cell in GRID.cells)


@dataclass(frozen=True, slots=True)
class FourSenses(Rules):
    """One round of Four Senses for two or three players."""

    grid: ClassVar[Grid] = GRID
    move_text = staticmethod(notation.move_text)

    @property
    def spoken(self) -> bool:
        """Whether a win must be noticed and declared: the printed rule."""
        return self.settings["claims"] == "spoken"

    @property
    def strict(self) -> bool:
        """Whether only the newest line may be declared, by its maker or the next player."""
        return self.settings["claim_window"] == "strict"

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
        if state.outcome:
            return ()
        may_place, may_claim = state.must_place, self.spoken and not state.claimed
        left = heaps(state.stacks)
        kinds = [kind for kind, piece in enumerate(Piece) if left[piece.heap]]
        moves: list[Move] = []
        for cell in GRID.cells:
            if may_place and height(state.stacks[cell]) <= 1:
                moves += [_PLACES[cell][kind] for kind in kinds]
            if may_claim:
                moves += _CLAIMS[cell]
        if not may_place:
            moves.append(Done() if state.stage is Stage.PLACED else Pass())
        return moves

    def allows(self, state: State, move: Move) -> bool:
        """Whether a move of this game is legal now: the same as being listed, but quicker."""
        if state.outcome:
            return False
        match move:
            case Place(piece, cell):
                free = height(state.stacks[cell]) <= 1
                return state.must_place and free and heaps(state.stacks)[piece.heap] > 0
            case Claim():
                return self.spoken and not state.claimed
            case Done():
                return state.stage is Stage.PLACED
            case _:
                return state.stage is Stage.EXPLORE and not state.must_place

    def play(self, state: State, move: Move) -> Step[State]:
        """What the move leads to; a turn with nothing left to choose ends by itself (3.6)."""
        match move:
            case Place(piece, cell):
                return self._place(state, piece, cell)
            case Claim(first, last):
                return self._claim(state, LINES[first, last])
            case _:
                return self._end_turn(state)

    def _place(self, state: State, piece: Piece, cell: int) -> Step[State]:
        stack = (*state.stacks[cell], piece)
        stacks = (*state.stacks[:cell], stack, *state.stacks[cell + 1 :])
        full = sum(map(len, stacks)) == ALL
        placed = replace(
            state,
            stacks=stacks,
            stage=Stage.PLACED,
            left=self.seats - 1 if full else None,
            last=cell if self.strict else None,
        )
        told = Placed(state.turn, piece.value, GRID.name(cell))
        if self.spoken:
            return self._end_turn(placed, told) if state.claimed else Step(placed, (told,))
        made = patterns_through(stacks, cell)
        if made:
            return Step(self._won(placed, made), (told,))
        if full:
            return Step(replace(placed, outcome=self._no_winner()), (told,))
        return self._end_turn(placed, told)

    def _claim(self, state: State, line: tuple[int, ...]) -> Step[State]:
        found = self.correct_patterns(state, line)
        first, last = GRID.names((line[0], line[-1]))
        told = Claimed(state.turn, first, last, "right" if found else "wrong")
        if found:
            return Step(self._won(state, found), (told,))
        claimed = replace(state, claimed=True)
        if self.settings["false_claim"] == "lose_round":
            return Step(replace(claimed, outcome=self._lost(state.turn)), (told,))
        return Step(claimed, (told,)) if state.must_place else self._end_turn(claimed, told)

    def correct_patterns(self, state: State, line: tuple[int, ...]) -> list[Pattern]:
        """What makes a claim of this line correct now; nothing if it is false (5.2, 5.6)."""
        found = patterns_named(state.stacks, line)
        if not self.strict:
            return found
        too_late = state.stage is Stage.EXPLORE and state.left not in (None, self.seats - 1)
        return [] if too_late else [p for p in found if state.last in p.line]

    def _won(self, state: State, found: list[Pattern]) -> State:
        reasons = tuple(reason for reason in REASONS if any(p.reason == reason for p in found))
        shown = min(p.line for p in found if p.reason == reasons[0])
        scores = self._points(state, found) if self.seats == 3 else ()
        where = GRID.names(shown)
        outcome = Outcome((state.turn,), reasons[0], where, reasons, scores)
        return replace(state, outcome=outcome)

    def _points(self, state: State, found: list[Pattern]) -> tuple[int, ...]:
        bonus = any(p.double for p in found)
        if self.settings["bonus"] == "broad":
            bonus = bonus or len(all_patterns(state.stacks)) >= 2
        before = seat_after(state.turn, self.seats, -1)
        points = {state.turn: CLAIMER + BONUS * bonus, before: 0}
        return tuple(points.get(seat, THIRD) for seat in all_seats(self.seats))

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
        seat, left = state.turn, state.left
        if left is None or state.stage is Stage.PLACED:
            events = (*told, TurnEnded(seat))
        else:
            events = (*told, TurnEnded(seat, "passed"))
            left -= 1
            if left == 0:
                return Step(replace(state, left=left, outcome=self._no_winner()), events)
        turn = seat_after(seat, self.seats)
        after = replace(state, turn=turn, stage=Stage.EXPLORE, claimed=False, left=left)
        return Step(after, events)

    def feel(self, state: State, cell: int) -> Feel:
        """Level and surface, nothing else (6.3)."""
        return felt(state.stacks[cell])

    def supply(self, state: State, seat: Seat) -> dict[str, int]:
        """The three heaps of the box, shared by all."""
        return heaps(state.stacks)

    def read_move(self, state: State, text: str) -> Move:
        """The legal move that the text means."""
        return notation.read_move(lambda move: self.allows(state, move), state, text)

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
