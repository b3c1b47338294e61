"""What somebody behind a mask imagines who knows nothing of a game but its rules.

A position is drawn by playing at random up to this turn; of several the one is taken that feels
most like what the fingers have found. What the seat itself did in this turn it knows, and does
again.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from touchstone.core.events import Event, TurnEnded
from touchstone.core.game import AnyGame
from touchstone.engine.sight import Sight
from touchstone.match.events import MatchEvent
from touchstone.match.forms import cells_of

GUESSES = 10
"""Random games in which the position is looked for."""


def imagined(sight: Sight, dice: Random) -> Any:
    """Any position that could be there now, the likeliest of a few."""
    found = [state for _ in range(GUESSES) if (state := _drawn(sight, dice)) is not None]
    states = [_after_own(sight, state) for state in found] or [sight.game.initial(sight.seat)]
    return max(states, key=lambda state: _likeness(sight, state))


def agrees(sight: Sight, state: Any, move: Any) -> bool:
    """Whether the move touches nothing that is imagined otherwise than it was felt."""
    game = sight.game
    cells = [game.grid.find(name) for name in cells_of(game.move_text(move))]
    traces = [(cell, sight.traces[cell]) for cell in cells if cell in sight.traces]
    if any(game.feel(state, cell) != trace.feel for cell, trace in traces):
        return False
    used_up = [heap for heap, left in sight.heaps.items() if not left]
    return not used_up or not _takes_from(game, state, move, used_up)


def _drawn(sight: Sight, dice: Random) -> Any | None:
    """The beginning of this turn of the seat, in a random game; None if that ended before."""
    game, seat = sight.game, sight.seat
    ended = len(sight.own(TurnEnded))
    state, turns, before = game.initial(sight.start), 0, None
    while game.outcome(state) is None:
        mover = game.to_move(state)
        turns += mover == seat != before
        if turns > ended:
            return state
        state = game.play(state, dice.choice(game.legal_moves(state))).state
        before = mover
    return None


def _after_own(sight: Sight, state: Any) -> Any:
    """The position after what the seat has done in this turn, as far as it can be done there."""
    told = [event for event in sight.own_turn if not isinstance(event, MatchEvent)]
    while told:
        steps = [sight.game.play(state, move) for move in sight.game.legal_moves(state)]
        step = max(steps, key=lambda step: _alike(step.events, told), default=None)
        if step is None or not _alike(step.events, told) or not _goes_on(sight, step.state):
            break
        state, told = step.state, told[len(step.events) :]
    return state


def _goes_on(sight: Sight, state: Any) -> bool:
    game = sight.game
    return game.outcome(state) is None and game.to_move(state) == sight.seat


def _alike(events: Sequence[Event], told: Sequence[Event]) -> int:
    """How much of what a move would tell was told; nothing if it is something else."""
    if [type(event) for event in events] != [type(event) for event in told[: len(events)]]:
        return 0
    pairs = zip(events, told, strict=False)
    facts = [(one.facts(), other.facts()) for one, other in pairs]
    return 1 + [one[name] == other[name] for one, other in facts for name in one].count(True)


def _likeness(sight: Sight, state: Any) -> int:
    """On how many cells and heaps the position is as it was felt."""
    game = sight.game
    alike = [game.feel(state, cell) == trace.feel for cell, trace in sight.traces.items()]
    supply = game.supply(state, sight.seat) if sight.heaps else {}
    alike += [supply.get(heap) == left for heap, left in sight.heaps.items()]
    return alike.count(True)


def _takes_from(game: AnyGame, state: Any, move: Any, heaps: Sequence[str]) -> bool:
    """Whether the move takes something from one of these heaps."""
    seat = game.to_move(state)
    before, after = game.supply(state, seat), game.supply(game.play(state, move).state, seat)
    return any(after.get(heap, 0) < before.get(heap, 0) for heap in heaps)
