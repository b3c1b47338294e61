"""From a position, seen or pictured, to a move: the same few thoughts in every game."""

from random import Random
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.engine.budget import Budget
from touchstone.engine.guide import Guide
from touchstone.engine.levels import Level


def decide(
    guide: Guide, game: AnyGame, state: Any, level: Level, dice: Random, budget: Budget | None
) -> Any:
    """The move that a bot of this level makes."""
    # Thrown before anything is known of the position, so that equal dice mean equal luck.
    notices, cares = dice.random() < level.notice, dice.random() < level.care
    moves = guide.moves(game, state)
    if len(moves) == 1:
        return moves[0]
    if notices:
        winning = guide.winning(game, state)
        if winning:
            return dice.choice(winning)
    if cares:
        moves = guide.safe(game, state) or moves
    if level.searches:
        spend = budget or guide.budget(game, level.number)
        return guide.search(game, state, moves, level, dice, spend)
    return guide.pick(game, state, moves, dice)
