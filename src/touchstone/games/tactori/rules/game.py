"""The rules of Tactori. Clause numbers refer to RULES.md beside this file.

What may be done in a turn and what a game is about are the two parts of a variant; here is what
all variants share: a turn with nothing left to choose ends by itself, and who cannot move is
skipped.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from touchstone.core.errors import PositionError
from touchstone.core.events import Event
from touchstone.core.game import GameKind
from touchstone.core.grid import Grid
from touchstone.core.values import FIRST, Feel, Outcome, Seat
from touchstone.games.tactori.rules import notation, position
from touchstone.games.tactori.rules.feel import feel
from touchstone.games.tactori.rules.reading import read_position
from touchstone.games.tactori.rules.refusal import refused
from touchstone.games.tactori.rules.report import move_events, task_events
from touchstone.games.tactori.rules.setup import colourful_towers, empty_towers
from touchstone.games.tactori.rules.state import Done, Move, Stage, State
from touchstone.games.tactori.rules.table import Look, Table
from touchstone.games.tactori.rules.variants import VARIANTS, Variant


@dataclass(frozen=True, slots=True)
class Tactori:
    """One game of Tactori in one of its variants."""

    kind: GameKind
    table: Table
    settings: Mapping[str, str]

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.table.seats

    @property
    def grid(self) -> Grid:
        """5x5, or 9x9 for the advanced games."""
        return self.table.geometry.grid

    @property
    def variant(self) -> Variant:
        """Which of the nine games it is."""
        return VARIANTS[self.settings["variant"]]

    def initial(self, start: Seat = FIRST) -> State:
        """An empty board, or stones laid out by the seed (1.3, 8.1)."""
        if self.variant.laid_out:
            towers = colourful_towers(int(self.settings["seed"]))
        else:
            towers = empty_towers(len(self.grid.cells))
        state = State(towers, (), start)
        return replace(state, seen=position.seen_by_default(self.table, state))

    def to_move(self, state: State) -> Seat:
        """The seat whose turn it is."""
        return state.turn

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return state.outcome

    def scores(self, state: State) -> tuple[int, ...]:
        """Points as they stand, in the games for points."""
        return self.variant.goal.scores(self.table, state)

    def count(self, state: State) -> int | None:
        """Sticks of the colourful game, steps of the sliding one."""
        return self.variant.goal.count(self.table, state)

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Field by field in the order of the notation, `done` last."""
        if state.outcome:
            return ()
        turn, look = self.variant.turn, self.table.look(state)
        moves = [move for cell in self.grid.cells for move in turn.moves_at(look, cell)]
        if turn.may_end(state):
            moves.append(Done())
        return moves

    def play(self, state: State, move: Move) -> State:
        """The position after the move and whatever then happens by itself (4.4, 4.5)."""
        look = self._moved(state, move)
        return self._next_turn(look)[0] if self._is_turn_over(look) else look.state

    def _moved(self, state: State, move: Move) -> Look:
        after = self.variant.turn.play(self.table.look(state), move)
        return self.table.look(self.variant.goal.after_move(self.table, after, move))

    def _is_turn_over(self, look: Look) -> bool:
        if look.state.outcome:
            return False
        return look.state.stage is Stage.OVER or not self.variant.turn.can_go_on(look)

    def _next_turn(self, look: Look) -> tuple[State, tuple[Seat, ...]]:
        """The beginning of the next turn, or the end, and the seats that were skipped."""
        table, goal, state = self.table, self.variant.goal, look.state
        to_come = goal.to_come(table, state)
        mobile = [seat for seat in to_come if self._can_move(look, seat)]
        if not mobile:
            return replace(state, outcome=goal.stalled(table, state)), to_come
        only = goal.only_mobile(mobile[0]) if len(mobile) == 1 else None
        if only is not None:
            return replace(state, outcome=only), ()
        skipped = to_come[: to_come.index(mobile[0])]
        after = replace(
            state,
            turn=mobile[0],
            stage=Stage.STONE,
            laid=(),
            taken=(),
            last=None if state.last is None else to_come[len(skipped) :],
        )
        return self._repeated(state, after), skipped

    def _can_move(self, look: Look, seat: Seat) -> bool:
        return self.variant.turn.can_go_on(look.at_turn_of(seat))

    def _repeated(self, before: State, after: State) -> State:
        """The next turn's position, noted; too often the same one ends the game (7.15)."""
        if not self.table.repetition:
            return after
        seen = (*after.seen, position.fingerprint(self.table.geometry, after))
        if seen.count(seen[-1]) < self.table.repetition:
            return replace(after, seen=seen)
        outcome = self.variant.goal.repeated(self.table, after)
        return replace(before, seen=seen, outcome=outcome)

    def report(self, state: State, move: Move) -> tuple[Event, ...]:
        """What happens: stones and sticks are only seen, turns are heard (11.2)."""
        look = self._moved(state, move)
        seat, after = state.turn, look.state
        events = [*move_events(self.table.look(state), move), *task_events(state, after)]
        if state.last is None and after.last is not None:
            events.append(Event.heard("last-round", seat))
        if self._is_turn_over(look):
            events.append(Event.heard("turn-ended", seat))
            now, skipped = self._next_turn(look)
            if now.outcome is None:
                events += [Event.heard("skipped", other) for other in skipped]
        return tuple(events)

    def feel(self, state: State, cell: int) -> Feel:
        """Height, colour of the top stone, sticks by direction (11.1)."""
        return feel(self.table.geometry, state, cell)

    def supply(self, state: State, seat: Seat) -> dict[str, int]:
        """What lies beside the board for this seat."""
        return self.variant.turn.heaps(self.table.look(state).at_turn_of(seat))

    def tasks(self, state: State) -> tuple[str, ...]:
        """The tasks of free building that are ticked off."""
        return state.tasks

    def move_text(self, move: Move) -> str:
        """`place c3`, `lay b3-d3`, `done` and so on."""
        return notation.move_text(self.grid, move)

    def read_move(self, state: State, text: str) -> Move:
        """The legal move that the text means."""
        look = self.table.look(state)
        turn = self.variant.turn
        move = turn.meant(look, notation.parse_move(self.grid, text))
        reason = turn.fault(look, move)
        if reason is not None:
            raise refused(look, move, reason)
        return move

    def state_text(self, state: State) -> str:
        """The position in one line."""
        return position.state_text(self.settings["variant"], self.variant, self.table, state)

    def read_state(self, text: str) -> State:
        """The position that the text means; a seat that cannot move there is skipped (4.5).

        If nobody can move, the game is over as it stands.
        """
        state = read_position(text, self.settings["variant"], self.variant, self.table)
        look = self.table.look(state)
        fault = self.variant.turn.position_fault(look)
        fault = fault or self.variant.goal.standing_fault(self.table, state)
        if fault is not None:
            raise PositionError(fault)
        if not state.is_fresh or self.variant.turn.can_go_on(look):
            return state
        to_come = self.variant.goal.to_come(self.table, state)
        mobile = [seat for seat in to_come if self._can_move(look, seat)]
        if not mobile:
            return replace(state, outcome=self.variant.goal.stalled(self.table, state))
        last = None if state.last is None else to_come[to_come.index(mobile[0]) :]
        moved_on = replace(state, turn=mobile[0], last=last)
        return replace(moved_on, seen=position.seen_by_default(self.table, moved_on))
