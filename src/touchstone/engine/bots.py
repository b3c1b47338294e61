"""The one way to ask a bot: what does it do now? It answers with a command, as people do."""

from math import ceil
from random import Random
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.engine.guide import Guide
from touchstone.engine.habits import ages_of
from touchstone.engine.levels import LEVELS, Budget, Level
from touchstone.engine.mind import guide_for
from touchstone.engine.sight import Sight
from touchstone.engine.warming import guide_at_hand
from touchstone.match import SUPPLY, Command, Match, Play, Touch, seen_by
from touchstone.match.events import Refused


def choose(
    match: Match,
    seat: Seat,
    level: int,
    dice: Random,
    budget: Budget | None = None,
    *,
    wait: bool = True,
    refused: frozenset[str] = frozenset(),
) -> Command:
    """The next command of a bot whose turn it is.

    Behind a mask it first feels its share of the board, the same number of touches whatever it
    finds. What it then does follows from what reached its seat, its level and the dice alone.
    Moves that were `refused` since its last one that counted it does not try again.
    Without a budget the level's own is used. Where a kernel is not compiled yet, a bot that does
    not `wait` for it plays by the rules alone.
    """
    state = seen_by(match, seat).state
    sight = Sight.of(match, seat)
    return respond(sight, state, level, dice, budget, wait=wait, refused=refused)[0]


def respond(
    sight: Sight,
    state: Any | None,
    level: int,
    dice: Random,
    budget: Budget | None = None,
    *,
    wait: bool = True,
    refused: frozenset[str] = frozenset(),
) -> list[Command]:
    """The next commands of a bot: every touch that is left for this turn, or one move.

    `state` is the position, None behind a mask.
    """
    game = sight.game
    guide = guide_for(game) if wait else guide_at_hand(game)
    if state is None:
        return _respond_masked(sight, guide, LEVELS[level], dice, budget, refused)
    ages = ages_of(game, sight.events)
    move = guide.decide(game, state, LEVELS[level], dice, budget, ages)
    return [Play(sight.seat, game.move_text(move))]


def touches_a_turn(game: AnyGame, level: int) -> int:
    """How often a masked bot of this level feels something in each of its turns."""
    own = guide_for(game).habits(game)[level].touch
    share = LEVELS[level].touch if own is None else own
    return ceil(share * len(game.grid.cells)) + LEVELS[level].counts


def _respond_masked(
    sight: Sight,
    guide: Guide,
    level: Level,
    dice: Random,
    budget: Budget | None,
    refused: frozenset[str],
) -> list[Command]:
    game, seat = sight.game, sight.seat
    own = guide.habits(game)[level.number].keep
    sight = sight.remembered(level.keep if own is None else own, dice)
    left = touches_a_turn(game, level.number) - sight.touches
    if left > 0:
        return _touches(sight, guide, level, dice, left)
    state = guide.imagine(sight, dice)
    refused = refused | _refused(sight)
    moves = [
        move
        for move in guide.moves(game, state)
        if game.move_text(move) not in refused and guide.possible(sight, state, move)
    ]
    if not moves:
        # Nothing that is remembered can be played: go on feeling.
        return _touches(sight, guide, level, dice, 1)
    ages = ages_of(game, sight.events)
    move = guide.decide(game, state, level, dice, budget, ages)
    return [Play(seat, game.move_text(move if move in moves else dice.choice(moves)))]


def _touches(sight: Sight, guide: Guide, level: Level, dice: Random, number: int) -> list[Command]:
    """What to feel next, in order."""
    targets = [sight.game.grid.name(cell) for cell in _cells_to_feel(sight, guide, dice)]
    # After a set-up position nobody knows the supply by heart.
    if not sight.touches and (level.counts or not sight.is_from_empty):
        targets.insert(0, SUPPLY)
    return [Touch(sight.seat, target) for target in targets[:number]]


def _refused(sight: Sight) -> set[str]:
    """The moves of this turn that were refused, where the refusal repeats them."""
    errors = [event.error for event in sight.own_turn if isinstance(event, Refused)]
    return {str(error.facts.get("move")) for error in errors}


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
