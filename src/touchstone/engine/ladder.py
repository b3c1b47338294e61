"""The ladder of a game: everybody from random play to the strongest level on one scale.

What was played is kept in a file of JSON, written after each game, so that a long series can be
stopped at any time and goes on where it was. Games against each other give ratings. In games that
are played together nobody can be beaten: there every bot plays the same set-ups, and what it
needs is compared with the least that any of them has needed.
"""

import json
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from touchstone.core.events import TurnEnded
from touchstone.core.game import AnyGame
from touchstone.engine.arena import BOTS, pairings, play_pairing
from touchstone.engine.cluster import Spread
from touchstone.engine.levels import LEVELS, MIDDLE
from touchstone.engine.ratings import Rating, ratings
from touchstone.match import Agreement, Chair, Match, drawn
from touchstone.match.rungs import levels_in

RUNGS = (
    "random",
    *(str(level) for level in LEVELS if level < MIDDLE),
    "naive",
    *(str(level) for level in LEVELS if level >= MIDDLE),
)
"""Who may stand on a ladder, from the bottom."""
APART = 2
"""Who stands further apart does not play: the result would be known, and tell nothing."""
PATIENCE = 400
"""Commands after which bots that play together have not come to an end."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A way to play a game."""

    game: AnyGame
    masked: bool
    seed: int = 1

    @property
    def facts(self) -> dict[str, object]:
        """What a file says of it, so that another game's results are not mixed in."""
        settings, usual = self.game.settings, self.game.kind.defaults
        return {
            "game": self.game.kind.slug,
            "players": self.game.seats,
            "settings": {name: value for name, value in settings.items() if value != usual[name]},
            "masked": self.masked,
            "seed": self.seed,
        }

    @property
    def rungs(self) -> tuple[str, ...]:
        """Who stands on its ladder: the levels on offer, and those by whom they are measured."""
        levels = levels_in(self.game, masked=self.masked)
        return tuple(name for name in RUNGS if not name.isdecimal() or int(name) in levels)

    @property
    def is_together(self) -> bool:
        """Whether players count something together instead of beating each other."""
        return self.game.count(self.game.initial()) is not None


@dataclass
class Ladder:
    """A series on its way: what is to be played, and what was."""

    setup: Setup
    games: int
    results: dict[str, list[float | None]] = field(default_factory=dict)
    """By pair, such as "2:1", the shares of the first; by bot, what it needed together."""
    rungs: tuple[str, ...] = ()
    """Who plays; the first is 0 on the scale. Those of the setup, where nobody is named."""
    apart: int = APART

    def __post_init__(self) -> None:
        self.rungs = self.rungs or self.setup.rungs

    @property
    def contests(self) -> list[tuple[str, ...]]:
        """Who plays: pairs of near rungs, or everybody alone where all play together."""
        if self.setup.is_together:
            return [(name,) for name in self.rungs]
        pairs = combinations(range(len(self.rungs)), 2)
        rungs = self.rungs
        return [(rungs[high], rungs[low]) for low, high in pairs if high - low <= self.apart]

    @property
    def done(self) -> int:
        """Games that were played by those who play now."""
        return sum(len(self.results.get(":".join(contest), ())) for contest in self.contests)

    @property
    def total(self) -> int:
        """Games that are to be played."""
        return self.games * len(self.contests)

    @property
    def left(self) -> list["Bout"]:
        """What is still to be played, one game of every contest after another."""
        return [
            Bout(self.setup, contest, number)
            for number in range(self.games)
            for contest in self.contests
            if len(self.results.get(":".join(contest), ())) <= number
        ]

    def play(self, spread: Spread["Bout", float | None] = map) -> Iterator[int]:
        """Plays what is left; yields how many games are done."""
        left = self.left
        for bout, result in zip(left, spread(played, left), strict=True):
            self.results.setdefault(":".join(bout.contest), []).append(result)
            yield self.done

    def forget(self, names: Collection[str]) -> None:
        """Takes back what was played by these bots: they are not what they were."""
        for contest in list(self.results):
            if not set(names).isdisjoint(contest.split(":")):
                del self.results[contest]

    def ratings(self) -> dict[str, Rating]:
        """By bot, its rating; the first of the rungs is 0."""
        shares = {
            (a, b): [one for one in self.results.get(f"{a}:{b}", ()) if one is not None]
            for a, b in self.contests
        }
        return ratings(self.rungs, shares)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels among the rungs, above random play; the naive player is none of them."""
        return tuple(name for name in self.rungs if name != "naive")

    def steps(self) -> dict[str, float]:
        """By level, how far it stands above the level on offer below it, or above random play."""
        found = self.ratings()
        return {high: found[high].elo - found[low].elo for low, high in pairwise(self.levels)}

    def needs(self) -> dict[str, "Need"]:
        """By bot, what it needed beyond the least that any bot has needed in the same set-up."""
        found: dict[str, Need] = {}
        for name in self.rungs:
            more = [one for one in self.beyond(name) if one < inf]
            half = 1.96 * stdev(more) / len(more) ** 0.5 if len(more) > 1 else 0.0
            mean = fmean(more) if more else 0.0
            unfinished = self.results.get(name, []).count(None)
            found[name] = Need(mean, mean - half, mean + half, unfinished)
        return found

    def beyond(self, name: str) -> list[float]:
        """Game by game, what a bot needed beyond the least; infinite where it came to no end."""
        numbers = range(max(map(len, self.results.values()), default=0))
        least = [
            min((r[n] or 0 for r in self.results.values() if r[n:] and r[n] is not None), default=0)
            for n in numbers
        ]
        counts = self.results.get(name, [])
        return [inf if one is None else one - least[n] for n, one in enumerate(counts)]

    def save(self, path: Path) -> None:
        """Writes what was played; a crash while writing leaves the older file."""
        unfinished = path.with_suffix(path.suffix + ".part")
        whole = {"setup": self.setup.facts, "results": self.results}
        unfinished.write_text(json.dumps(whole) + "\n", encoding="utf-8")
        unfinished.replace(path)

    @classmethod
    def begun(
        cls,
        setup: Setup,
        games: int,
        path: Path | None,
        rungs: tuple[str, ...] = (),
        apart: int = APART,
    ) -> "Ladder":
        """A new series, or the one in the file; raises ValueError if that is about another game."""
        if path is None or not path.exists():
            return cls(setup, games, rungs=rungs, apart=apart)
        whole = json.loads(path.read_text(encoding="utf-8"))
        if whole["setup"] != setup.facts:
            raise ValueError(f"{path} belongs to another setup: {whole['setup']}")
        return cls(setup, games, whole["results"], rungs, apart)


class Bout(NamedTuple):
    """One game of a ladder: all that is needed to play it, here or elsewhere."""

    setup: Setup
    contest: tuple[str, ...]
    number: int


def played(bout: Bout) -> float | None:
    """The share of the first of two bots; of bots that play together what they needed."""
    setup, contest, number = bout
    if len(contest) == 1:
        return needed(setup, contest[0], number)
    pair = (contest[0], contest[1])
    plan = pairings(setup.game, pair, number + 1, setup.seed, masked=setup.masked)
    *_, last = plan
    return play_pairing(last)


@dataclass(frozen=True, slots=True)
class Need:
    """Sticks or slides beyond the least known, with a 95 % interval; games without an end."""

    mean: float
    low: float
    high: float
    unfinished: int


def needed(setup: Setup, name: str, number: int) -> float | None:
    """What a bot in every seat needs until all is done; None if it does not get there."""
    game = setup.game
    game = drawn(game, Random(f"{setup.seed} {number}").getrandbits(60))
    match = Match.begin(Agreement(game, (Chair(name, masked=False, level=1),) * game.seats))
    bot, dice = BOTS[name](None), Random(number)
    for _ in range(PATIENCE):
        if match.turn is None:
            break
        match, _ = match.submit(bot(match, match.turn, dice))
    if match.outcome is None or not match.outcome.together:
        return None
    return 1.0 + sum(isinstance(event, TurnEnded) for event in match.log)
