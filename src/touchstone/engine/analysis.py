"""The best moves in a position, and what they are worth: proven where the game is solved."""

from random import Random
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.engine.levels import LEVELS, STRONGEST, Budget
from touchstone.engine.mind import Advice, OnStep, guide_for, mind_of, no_step


def best(
    game: AnyGame,
    state: Any,
    level: int = STRONGEST,
    seconds: float | None = None,
    seed: int = 1,
    on_step: OnStep = no_step,
) -> Advice:
    """What to play; the strongest level asks the game's solver, where it has one.

    `seconds` limits the solver and the levels that search; `seed` starts the dice of a bot, which
    a solved position does not need. `on_step` is told how far a solver has come.
    """
    if level == STRONGEST:
        advice = mind_of(game.kind).solved(game, state, seconds, on_step)
        if advice is not None:
            return advice
    seat = game.to_move(state)
    if game.outcome(state) is not None:
        return Advice((), _value(game, state, seat), 0, exact=True)
    budget = None if seconds is None else Budget(seconds=seconds)
    move = guide_for(game).decide(game, state, LEVELS[level], Random(seed), budget)
    # Of what a bot does, only a move that wins at once is proven.
    if _value(game, game.play(state, move).state, seat) == "win":
        return Advice((move,), "win", 1, exact=True)
    return Advice((move,))


def _value(game: AnyGame, state: Any, seat: Seat) -> str | None:
    """What a game that is over brought the seat; None while it goes on."""
    outcome = game.outcome(state)
    if outcome is None:
        return None
    if not outcome.winners:
        return "draw"
    return "win" if seat in outcome.winners else "loss"
