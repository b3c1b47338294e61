"""The one way to ask a bot: what does it do now? It answers with a command, as people do."""

from math import ceil
from random import Random

from touchstone.core.game import AnyGame
from touchstone.core.seats import Seat
from touchstone.engine.budget import Budget
from touchstone.engine.decide import decide
from touchstone.engine.guide import Guide
from touchstone.engine.guides import guide_for
from touchstone.engine.levels import LEVELS, Level
from touchstone.engine.sight import Sight
from touchstone.match import Command, Match, Play, Touch
from touchstone.match.match import SUPPLY


def choose(
    match: Match, seat: Seat, level: int, dice: Random, budget: Budget | None = None
) -> Command:
    """The next command of a bot whose turn it is.

    Behind a mask it first feels its share of the board, the same number of touches whatever it
    finds. What it then does follows from what reached its seat, its level and the dice alone.
    Without a budget the level's own is used.
    """
    game = match.table.game
    guide = guide_for(game)
    if match.table.is_masked(seat):
        return _choose_masked(Sight.of(match, seat), guide, LEVELS[level], dice, budget)
    state = match.record.sitting.state
    return _play(game, seat, decide(guide, game, state, LEVELS[level], dice, budget))


def touches_a_turn(game: AnyGame, level: int) -> int:
    """How often a masked bot of this level feels something in each of its turns."""
    share = guide_for(game).reach.get(level, LEVELS[level].touch)
    return ceil(share * len(game.grid.cells)) + LEVELS[level].counts


def _choose_masked(
    sight: Sight, guide: Guide, level: Level, dice: Random, budget: Budget | None
) -> Command:
    game, seat = sight.game, sight.seat
    sight = sight.remembered(level.keep, dice)
    if sight.touches < touches_a_turn(game, level.number):
        # After a set-up position nobody knows the supply by heart.
        if not sight.touches and (level.counts or not sight.is_from_empty):
            return Touch(seat, SUPPLY)
        return Touch(seat, game.grid.name(_cell_to_feel(sight, guide, dice)))
    state = guide.imagine(sight, dice)
    refused = _refused(sight)
    moves = [
        move
        for move in guide.moves(game, state)
        if guide.possible(sight, move) and game.move_text(move) not in refused
    ]
    if not moves:
        # Nothing that is remembered can be played: go on feeling.
        return Touch(seat, game.grid.name(_cell_to_feel(sight, guide, dice)))
    move = decide(guide, game, state, level, dice, budget)
    return _play(game, seat, move if move in moves else dice.choice(moves))


def _refused(sight: Sight) -> set[str]:
    """The moves of this turn that were refused, where the refusal repeats them."""
    own = [event for event in sight.turn_events if event.name == "match-refused"]
    return {str(dict(event.facts).get("move")) for event in own if event.seat == sight.seat}


def _cell_to_feel(sight: Sight, guide: Guide, dice: Random) -> int:
    """What may have changed before what cannot, and what was felt long ago before the recent."""
    throws = {cell: dice.random() for cell in sight.game.grid.cells}

    def interest(cell: int) -> tuple[bool, bool, int, float]:
        trace = sight.traces.get(cell)
        if trace is None:
            return True, True, sight.turns + 1, throws[cell]
        open_to_change = not guide.is_settled(sight, trace.feel)
        return trace.age > 0, open_to_change, trace.age, throws[cell]

    return max(sight.game.grid.cells, key=interest)


def _play(game: AnyGame, seat: Seat, move: object) -> Play:
    return Play(seat, game.move_text(move))
