"""Looking at every turn of a game: quickly at all of them, then longer where it may help.

Everything is done in small pieces. Each leaves a review that is complete in itself and better than
the one before, so that whoever waits can be shown it, and whoever does not can stop.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.core.record import Record
from touchstone.core.values import all_seats
from touchstone.engine.analysis import Analysis, analyse
from touchstone.engine.findings import RANKS
from touchstone.engine.levels import Budget, Meter
from touchstone.engine.mind import OnStep, mind_of, no_step
from touchstone.engine.reasons import value_of
from touchstone.teaching.review.grades import OTHER, Look, Review, graded
from touchstone.teaching.review.turns import Played, turns_of

GLANCE = 0.04
"""Seconds for the first look at a position."""
LONGER = 4
"""How many times longer each further look may take than the one before."""
FOR_ALL, FOR_EACH = 2.5, 0.1
"""Seconds for a whole review: at least so many, and so many for each turn of a long game."""
GAMES, MOST_GAMES = 8, 128
"""Games played out to estimate a position: in one piece, and at most."""
ESTIMATE = 0.03
"""Seconds for that."""


def review(record: Record, seconds: float | None = None, on_step: OnStep = no_step) -> Review:
    """The last of the reviews; those before it are not even graded."""
    looking = Looking(record, seconds)
    while not looking.is_over:
        looking.step(on_step)
    return looking.now()


def reviews(
    record: Record, seconds: float | None = None, on_step: OnStep = no_step
) -> Iterator[Review]:
    """Better and better reviews; `seconds` limits the whole.

    `on_step` is told how many looks of how many are done.
    """
    looking = Looking(record, seconds)
    while not looking.is_over:
        looking.step(on_step)
        yield looking.now()
    yield looking.now()


@dataclass
class SoFar:
    """How far a review has come: it can be put aside, and gone on with elsewhere."""

    looks: list[Look]
    waiting: list[int]
    """The positions that are to be looked at next, in order."""
    total: int
    each: float = GLANCE
    done: int = 0
    spent: float = 0.0
    """Seconds."""


class Looking:
    """One game on its way from the first review to the last."""

    def __init__(
        self, record: Record, seconds: float | None = None, so_far: SoFar | None = None
    ) -> None:
        self.record, self.turns = record, turns_of(record)
        self.game = record.game
        self.mind = mind_of(self.game.kind)
        self.seconds = seconds
        if self.seconds is None:
            self.seconds = max(FOR_ALL, FOR_EACH * len(self.turns))
        self.states = [turn.before for turn in self.turns]
        if not record.series.is_over(record.sitting):
            self.states.append(record.sitting.state)
        self.so_far = so_far or self._nothing()
        self._since = monotonic()

    def _nothing(self) -> SoFar:
        # Where all play together nothing is won from anybody.
        contested = self.game.seats > 1 and self.game.count(self.record.first.state) is None
        total = len(self.states)
        return SoFar([Look() for _ in self.states], list(range(total)) if contested else [], total)

    @property
    def is_over(self) -> bool:
        """Whether there is no time, or nothing to be found any more."""
        return not self.so_far.waiting

    @property
    def is_whole(self) -> bool:
        """Whether every turn was looked at, if only for a moment."""
        return self.is_over or self.so_far.done >= len(self.states)

    def step(self, on_step: OnStep = no_step) -> None:
        """One look more."""
        so_far = self.so_far
        assert self.seconds is not None
        self._look(so_far.waiting.pop(0), so_far.each)
        so_far.done += 1
        on_step(so_far.done, so_far.total)
        self._spend()
        if not so_far.waiting:
            so_far.each *= LONGER
            # The end first: what is known there tells of what led to it.
            unsettled = [n for n in reversed(range(len(self.states))) if not self._is_settled(n)]
            if so_far.spent + so_far.each < self.seconds:
                so_far.waiting = unsettled
                so_far.total += len(unsettled)
        elif so_far.each > GLANCE and so_far.spent >= self.seconds:
            so_far.waiting = []

    def _spend(self) -> None:
        now = monotonic()
        self.so_far.spent += now - self._since
        self._since = now

    def _is_settled(self, number: int) -> bool:
        return self.so_far.looks[number].exact or self.game.seats != 2

    def _look(self, number: int, seconds: float) -> None:
        state = self.states[number]
        found = analyse(self.game, state, seconds)
        self.so_far.looks[number] = Look(found, self._shares(state, found))

    def _shares(self, state: Any, found: Analysis) -> tuple[float, ...]:
        """By seat, what a position is worth: as proven, else as games played out say."""
        seats, mover = self.game.seats, self.game.to_move(state)
        if found.exact and found.value is not None and seats == 2:
            own = RANKS[found.value]
            return tuple(own if seat == mover else 1 - own for seat in all_seats(seats))
        points, games = [0.0] * seats, 0
        meter = Meter(Budget(seconds=ESTIMATE))
        while not games or (games < MOST_GAMES and not meter.is_out):
            for place, won in enumerate(self.mind.points(self.game, state, GAMES, games + 1)):
                if place < seats:
                    points[place] += float(won)
            games += GAMES
        return tuple(won / games for won in points)

    def now(self) -> Review:
        """What is known so far."""
        carried = _carried_back(self.game, self.turns, self.so_far.looks)
        return graded(self.record, self.turns, tuple(carried))


def _carried_back(game: AnyGame, turns: tuple[Played, ...], looks: list[Look]) -> list[Look]:
    """What is proven of a turn's end is true of its beginning: what was won could be won."""
    carried = list(looks)
    for number in reversed(range(len(turns) if game.seats == 2 else 0)):
        look, turn = carried[number], turns[number]
        if look.found is None or look.exact:
            continue
        following = carried[number + 1] if number + 1 < len(carried) else None
        if turn.outcome is not None:
            reached = value_of(turn.outcome, turn.seat)
        elif game.to_move(turn.after) == turn.seat:
            continue
        elif following is not None and following.exact and following.found is not None:
            reached = OTHER[following.found.value or "draw"]
        else:
            continue
        if reached == "win":
            found = replace(look.found, value="win", exact=True, best=turn.moves[:1])
            shares = tuple(float(seat == turn.seat) for seat in all_seats(game.seats))
            carried[number] = Look(found, shares)
    return carried
