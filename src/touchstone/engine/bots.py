"""The one way to ask a bot: what does it do now? It answers with a command, as people do."""

from collections.abc import Sequence
from math import ceil
from random import Random
from typing import Any

from touchstone.core.events import Event
from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.engine.budget import Budget
from touchstone.engine.decide import decide
from touchstone.engine.guide import Guide
from touchstone.engine.levels import LEVELS, Level
from touchstone.engine.mind import guide_for
from touchstone.engine.sight import Sight, events_for
from touchstone.match import Command, Match, Play, Table, Touch
from touchstone.match.match import SUPPLY


def choose(
    match: Match, seat: Seat, level: int, dice: Random, budget: Budget | None = None
) -> Command:
    """The next command of a bot whose turn it is.

    Behind a mask it first feels its share of the board, the same number of touches whatever it
    finds. What it then does follows from what reached its seat, its level and the dice alone.
    Without a budget the level's own is used.
    """
    state = None if match.table.is_masked(seat) else match.record.sitting.state
    told = events_for(match, seat)
    return respond(match.table, seat, level, dice, state=state, told=told, budget=budget)[0]


def respond(
    table: Table,
    seat: Seat,
    level: int,
    dice: Random,
    *,
    state: Any | None,
    told: Sequence[Event],
    budget: Budget | None = None,
) -> list[Command]:
    """The next commands of a bot that cannot be given the match, as in another process.

    Either every touch that is left for this turn, or one move. `state` is None behind a mask;
    `told` are all events of the match that reached the seat.
    """
    guide = guide_for(table.game)
    if state is not None:
        return [
            _play(table.game, seat, decide(guide, table.game, state, LEVELS[level], dice, budget))
        ]
    return _respond_masked(Sight.told(table, seat, told), guide, LEVELS[level], dice, budget)


def touches_a_turn(game: AnyGame, level: int) -> int:
    """How often a masked bot of this level feels something in each of its turns."""
    share = guide_for(game).reach.get(level, LEVELS[level].touch)
    return ceil(share * len(game.grid.cells)) + LEVELS[level].counts


def _respond_masked(
    sight: Sight, guide: Guide, level: Level, dice: Random, budget: Budget | None
) -> list[Command]:
    game, seat = sight.game, sight.seat
    sight = sight.remembered(level.keep, dice)
    left = touches_a_turn(game, level.number) - sight.touches
    if left > 0:
        return _touches(sight, guide, level, dice, left)
    state = guide.imagine(sight, dice)
    refused = _refused(sight)
    moves = [
        move
        for move in guide.moves(game, state)
        if guide.possible(sight, move) and game.move_text(move) not in refused
    ]
    if not moves:
        # Nothing that is remembered can be played: go on feeling.
        return _touches(sight, guide, level, dice, 1)
    move = decide(guide, game, state, level, dice, budget)
    return [_play(game, seat, move if move in moves else dice.choice(moves))]


def _touches(sight: Sight, guide: Guide, level: Level, dice: Random, number: int) -> list[Command]:
    """What to feel next, in order."""
    targets = [sight.game.grid.name(cell) for cell in _cells_to_feel(sight, guide, dice)]
    # After a set-up position nobody knows the supply by heart.
    if not sight.touches and (level.counts or not sight.is_from_empty):
        targets.insert(0, SUPPLY)
    return [Touch(sight.seat, target) for target in targets[:number]]


def _refused(sight: Sight) -> set[str]:
    """The moves of this turn that were refused, where the refusal repeats them."""
    own = [event for event in sight.turn_events if event.name == "match-refused"]
    return {str(dict(event.facts).get("move")) for event in own if event.seat == sight.seat}


def _cells_to_feel(sight: Sight, guide: Guide, dice: Random) -> list[int]:
    """What may have changed before what cannot, and what was felt long ago before the recent."""
    throws = {cell: dice.random() for cell in sight.game.grid.cells}

    def interest(cell: int) -> tuple[bool, bool, int, float]:
        trace = sight.traces.get(cell)
        if trace is None:
            return True, True, sight.turns + 1, throws[cell]
        open_to_change = not guide.is_settled(sight, trace.feel)
        return trace.age > 0, open_to_change, trace.age, throws[cell]

    return sorted(sight.game.grid.cells, key=interest, reverse=True)


def _play(game: AnyGame, seat: Seat, move: object) -> Play:
    return Play(seat, game.move_text(move))
