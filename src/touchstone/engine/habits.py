"""How players of a level look at a board: what they see, what they overlook, where they play.

People do not err at random. They see a plain row before a slanting one, and what has just changed
before what has stood for long; and they answer near the last move. So a level is no share of
random moves: it is a chance to see the plainest thing there is, and what is harder to see is seen
more rarely. A chance of 1 sees everything, however hard. What is hard to see in a game, and how
its levels look at it, is a table in the game's folder.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from touchstone.core.events import Event, TurnEnded
from touchstone.core.game import AnyGame
from touchstone.core.grid import Grid
from touchstone.match.events import Felt
from touchstone.match.forms import cells_of

Choice = TypeVar("Choice")
Ages = Mapping[int, int]
"""By cell, how many turns ago it changed or was felt; what is not there never was."""
NO_AGES: Ages = MappingProxyType({})

FADING = 0.15
"""How much harder a thing is to see for each turn that has gone by since its latest part came."""
LONGEST = 6
"""Turns after which nothing gets harder any more."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What one level does in one game."""

    notice: float
    """The chance to see the plainest win within reach."""
    care: float
    """The chance to see the plainest danger of a move."""
    thoughts: int = 6
    """The moves that it thinks of, at most, in search of one without a danger."""
    near: float = 0.0
    """How strongly it is drawn to the latest moves: 0 not at all, 1 halves what is a step away."""
    weighs: int = 1
    """The moves that it compares by their looks, where the game has an eye for them; 1 is none."""
    thinks: float = 0.0
    """The chance to think further ahead about a move, for levels that do."""
    nodes: int = 0
    """The positions that it may look at for that."""
    deep: float = 0.0
    """Of such moves, the share for which it uses all that the game's mind has: books, proofs."""
    touch: float | None = None
    """Behind a mask: the share of the board felt in a turn, where that of the level will not do."""
    keep: float | None = None
    """Behind a mask: the chance to remember a thing a turn later, where the level's will not do."""


HABITS: Mapping[int, Habits] = MappingProxyType(
    {
        1: Habits(notice=0.35, care=0.0, near=1.5),
        2: Habits(notice=0.5, care=0.15, near=1.2),
        3: Habits(notice=0.65, care=0.35, near=1.0),
        4: Habits(notice=0.8, care=0.6, near=0.8),
        5: Habits(notice=0.9, care=0.8, thoughts=12, near=0.6),
        6: Habits(notice=0.98, care=1.0, near=0.3),
        7: Habits(notice=1.0, care=1.0, thinks=0.3, nodes=100),
        8: Habits(notice=1.0, care=1.0, thinks=0.6, nodes=100),
        9: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=200),
        10: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=500),
        11: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=1200),
        12: Habits(notice=1.0, care=1.0, thinks=1.0, nodes=3000, deep=1.0),
    }
)
"""For a game that says nothing of its own."""


def ages_of(game: AnyGame, events: tuple[Event, ...]) -> Ages:
    """What has changed or been felt in a round, as far as these events tell."""
    found: dict[int, int] = {}
    age = 0
    for event in reversed(events):
        age += isinstance(event, TurnEnded)
        for name in (event.cell,) if isinstance(event, Felt) else event.changed:
            cell = game.grid.find(name)
            if cell is not None:
                found.setdefault(cell, age)
    return found


def effort(game: AnyGame, where: tuple[str, ...], hardness: float, ages: Ages) -> float:
    """How hard it is to see something on these cells: 1 is plain, and it grows as it fades."""
    cells = [game.grid.read(name) for name in where]
    known = [ages[cell] for cell in cells if cell in ages]
    latest = min(known, default=LONGEST) if ages else 0
    return hardness + FADING * min(latest, LONGEST)


class Look(NamedTuple):
    """One look at a board: by whom, at what has changed lately, and with what luck."""

    habits: Habits
    ages: Ages
    luck: Random

    def choice(self, game: AnyGame, moves: Sequence[Choice]) -> Choice:
        """Any of the moves; those near the latest changes more often than others."""
        if not self.habits.near or not self.ages:
            return self.luck.choice(moves)
        latest = min(self.ages.values())
        fresh = {cell for cell, age in self.ages.items() if age <= latest + 1}
        away = [_distance(game.grid, cells_of(game.move_text(move)), fresh) for move in moves]
        return self.luck.choices(moves, [(1 + steps) ** -self.habits.near for steps in away])[0]


def _distance(grid: Grid, names: tuple[str, ...], fresh: set[int]) -> float:
    """Steps of a king from a move to the nearest of some cells; 0 where there is no telling."""
    cells = [cell for name in names if (cell := grid.find(name)) is not None]
    if not fresh.isdisjoint(cells):
        return 0.0  # behind a mask nearly every cell is fresh
    steps = (
        max(abs(grid.column(a) - grid.column(b)), abs(grid.row(a) - grid.row(b)))
        for a in cells
        for b in fresh
    )
    nearest = min(steps, default=inf)
    return 0.0 if nearest == inf else nearest
