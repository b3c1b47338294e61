"""The rules of Tactori. Clause numbers refer to RULES.md beside this file.

What may be done in a turn and what a game is about are the two parts of a variant; here is what
all variants share: a turn with nothing left to choose ends by itself, and anyone who cannot move
is skipped.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from touchstone.core.errors import IllegalMove, PositionError
from touchstone.core.events import TurnEnded
from touchstone.core.game import Rules, Step, no_move
from touchstone.core.grid import Grid
from touchstone.core.values import FIRST, Feel, Seat
from touchstone.games.tactori.rules import notation, position
from touchstone.games.tactori.rules.effects import told
from touchstone.games.tactori.rules.position import read_position
from touchstone.games.tactori.rules.state import MOVES, Done, Move, Stage, State
from touchstone.games.tactori.rules.terms import Look, Terms
from touchstone.games.tactori.rules.touch import feel, refused
from touchstone.games.tactori.rules.variants import VARIANTS, Variant


@cache
def _ended(seat: Seat) -> TurnEnded:
    return TurnEnded(seat)


@dataclass(frozen=True, slots=True)
class Tactori(Rules):
    """One game of Tactori in one of its variants."""

    terms: Terms
    patient: bool = False
    """Whether a turn waits for `done` even if nothing else is left to do (11.4)."""

    @property
    def grid(self) -> Grid:
        """5x5, or 9x9 for the advanced games."""
        return self.terms.geometry.grid

    @property
    def variant(self) -> Variant:
        """Which of the nine games it is."""
        return VARIANTS[self.settings["variant"]]

    def initial(self, start: Seat = FIRST) -> State:
        """An empty board, or stones laid out by the seed (1.3, 8.1)."""
        state = State(self.variant.board(int(self.settings["seed"])), start)
        return state._replace(seen=position.seen_by_default(self.terms, state))

    def scores(self, state: State) -> tuple[int, ...]:
        """Points as they stand, in the games for points."""
        return self.variant.goal.scores(self.terms, state)

    def count(self, state: State) -> int | None:
        """Sticks of the colourful game, steps of the sliding one."""
        return self.variant.goal.count(self.terms, state)

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Field by field in the order of the notation, `done` last."""
        if state.outcome:
            return ()
        turn = self.variant.turn
        moves = turn.moves(self.terms.look(state))
        if turn.may_end(state):
            moves.append(Done())
        return moves

    def play(self, state: State, move: Move) -> Step[State]:
        """What the move leads to, with whatever then happens by itself (4.4, 4.5)."""
        if type(move) not in MOVES:
            raise no_move(move)
        look, variant = self.terms.look(state), self.variant
        after = variant.goal.after_move(self.terms, variant.turn.play(look, move), move)
        now = Look(self.terms, after, after.board, look.colour)
        if not self._is_turn_over(now, move):
            return Step(after, told(look, move, after))
        ended, events = self._end_turn(now)
        return Step(ended, told(look, move, after) + events)

    def _is_turn_over(self, look: Look, move: Move) -> bool:
        if look.state.outcome:
            return False
        if self.patient:
            return isinstance(move, Done)
        return look.state.stage is Stage.OVER or not self.variant.turn.can_go_on(look)

    def _end_turn(self, look: Look) -> tuple[State, tuple[TurnEnded, ...]]:
        """The beginning of the next turn, or the end, and the seats skipped on the way there."""
        terms, goal, state = self.terms, self.variant.goal, look.state
        can_go_on = self.variant.turn.can_go_on
        ended = _ended(state.turn)
        to_come = goal.to_come(terms, state)
        mobile = (look for look in map(look.at_turn_of, to_come) if can_go_on(look))
        first = next(mobile, None)
        if first is None:
            return state._replace(outcome=goal.stalled(terms, state)), (ended,)
        after = first.state
        alone = goal.only_mobile(after.turn)
        if alone is not None and next(mobile, None) is None:
            return state._replace(outcome=alone), (ended,)
        skipped = to_come[: to_come.index(after.turn)]
        if state.last is not None:
            after = after._replace(last=to_come[len(skipped) :])
        after = self._repeated(state, after)
        if after.outcome:
            return after, (ended,)
        return after, (ended, *[TurnEnded(seat, "skipped") for seat in skipped])

    def _repeated(self, before: State, after: State) -> State:
        """The next turn's position, noted; too often the same one ends the game (7.15)."""
        if not self.terms.repetition:
            return after
        seen = (*after.seen, position.fingerprint(self.terms.geometry, after))
        if seen.count(seen[-1]) < self.terms.repetition:
            return after._replace(seen=seen)
        outcome = self.variant.goal.repeated(self.terms, after)
        return before._replace(seen=seen, outcome=outcome)

    def feel(self, state: State, cell: int) -> Feel:
        """Height, colour of the top stone, sticks by direction (11.1)."""
        return feel(self.terms.geometry, state, cell)

    def supply(self, state: State, seat: Seat) -> dict[str, int]:
        """What lies beside the board for this seat."""
        return self.variant.turn.heaps(self.terms.look(state).at_turn_of(seat))

    def move_text(self, move: Move) -> str:
        """`place c3`, `lay b3-d3`, `done` and so on."""
        return notation.move_text(self.grid, move)

    def read_move(self, state: State, text: str) -> Move:
        """The legal move that the text means."""
        look = self.terms.look(state)
        turn = self.variant.turn
        move = turn.meant(look, notation.parse_move(self.grid, text))
        if state.outcome:
            raise IllegalMove("move-after-the-end")
        reason = turn.fault(look, move)
        if reason is not None:
            raise refused(look, move, reason)
        return move

    def state_text(self, state: State) -> str:
        """The position in one line."""
        return position.state_text(self.settings["variant"], self.variant, self.terms, state)

    def read_state(self, text: str) -> State:
        """The position that the text means; every invariant is checked, and it settles (12.1)."""
        state = read_position(text, self.settings["variant"], self.variant, self.terms)
        look = self.terms.look(state)
        fault = self.variant.turn.position_fault(look)
        fault = fault or self.variant.goal.standing_fault(self.terms, state)
        if fault is not None:
            raise PositionError(fault)
        if self.variant.turn.can_go_on(look):
            return state
        return self._skipped(look) if state.is_fresh else self._end_turn(look)[0]

    def _skipped(self, look: Look) -> State:
        """A position that was read, at the turn of the first seat that can move.

        If nobody can, the game is over as it stands.
        """
        state = look.state
        to_come = self.variant.goal.to_come(self.terms, state)
        can_go_on = self.variant.turn.can_go_on
        first = next((seat for seat in to_come if can_go_on(look.at_turn_of(seat))), None)
        if first is None:
            return state._replace(outcome=self.variant.goal.stalled(self.terms, state))
        last = None if state.last is None else to_come[to_come.index(first) :]
        moved_on = state._replace(turn=first, last=last)
        return moved_on._replace(seen=position.seen_by_default(self.terms, moved_on))
