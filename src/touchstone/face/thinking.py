"""What the engine knows: the best moves of a position, and bots that choose one."""

from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic

from touchstone.core.errors import GameOver
from touchstone.core.game import M, S
from touchstone.engine.analysis import Analysis, analyse
from touchstone.engine.levels import LEVELS, MIDDLE, STRONGEST, Budget
from touchstone.engine.mind import guide_for
from touchstone.face.refusing import demand, demand_within, worded
from touchstone.face.states import State, demand_state

ALLOWED = range(1, STRONGEST + 1)


@dataclass(frozen=True, slots=True)
class Advice(Generic[M]):
    """The best moves of a position, and what it is worth to the player to move."""

    moves: tuple[M, ...]
    """Every best move, in the order of the notation; none when the game is over."""
    texts: tuple[str, ...]
    """The same as they are written."""
    value: str | None
    """"win", "draw", "loss", or None where it is not known."""
    distance: int | None
    """Placements until the end with best play, where that is known."""
    exact: bool
    """Whether all this is proven."""
    analysis: Analysis = field(repr=False)
    """What is known of every move, with reasons."""


def best(
    state: State[S, M], *, seconds: float | None = None, level: int = STRONGEST, seed: int = 1
) -> Advice[M]:
    """The best moves; `seconds` limits the thinking, without it what can be proven is."""
    demand_state(state)
    demand_within("level", level, ALLOWED)
    _demand_seconds(seconds)
    found = analyse(state.rules, state.position, seconds, level=level, seed=seed)
    texts = tuple(map(state.rules.move_text, found.best))
    return Advice(found.best, texts, found.value, found.distance, found.exact, found)


def _demand_seconds(seconds: float | None) -> None:
    if seconds is None:
        return
    demand(seconds, (int, float), "seconds is a number")
    if not 0 < seconds < float("inf"):
        raise ValueError(f"seconds is a number above 0, not {seconds}")


@dataclass(frozen=True, slots=True)
class Bot:
    """A player of one of the levels. Called with a state, it gives the move it would play."""

    level: int
    seconds: float | None = None
    seed: int | None = None
    dice: Random = field(default_factory=Random, repr=False, compare=False)

    def __call__(self, state: State[Any, M]) -> M:
        """The move that it would play with open eyes."""
        demand_state(state)
        if state.outcome is not None:
            raise worded(GameOver("move-after-the-end"), state.rules.kind)
        guide = guide_for(state.rules)
        level = LEVELS[self.level]
        move: M = guide.decide(state.rules, state.position, level, self.dice, self.budget)
        return move

    @property
    def budget(self) -> Budget | None:
        """What a decision may cost; None is the level's own."""
        return None if self.seconds is None else Budget(seconds=self.seconds)


def bot(level: int = MIDDLE, *, seconds: float | None = None, seed: int | None = None) -> Bot:
    """A bot of a level, from 1, a child's first games, to the best there is.

    With a seed it plays the same again, unless its seconds run out.
    """
    demand_within("level", level, ALLOWED)
    _demand_seconds(seconds)
    return Bot(level, seconds, seed, Random(seed))
