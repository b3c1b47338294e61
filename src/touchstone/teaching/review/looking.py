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
    looking = _Looking(record, turns_of(record), seconds, on_step)
    for _ in looking.looks_in_turn():
        pass
    return looking.now()


def reviews(
    record: Record, seconds: float | None = None, on_step: OnStep = no_step
) -> Iterator[Review]:
    """Better and better reviews; `seconds` limits the whole.

    `on_step` is told how many looks of how many are done.
    """
    looking = _Looking(record, turns_of(record), seconds, on_step)
    for _ in looking.looks_in_turn():
        yield looking.now()
    yield looking.now()


@dataclass
class _Looking:
    """One game on its way from the first review to the last."""

    record: Record
    turns: tuple[Played, ...]
    seconds: float | None
    on_step: OnStep

    def __post_init__(self) -> None:
        self.game = self.record.game
        self.mind = mind_of(self.game.kind)
        # Where all play together nothing is won from anybody.
        self.contested = self.game.seats > 1 and self.game.count(self.record.first.state) is None
        if self.seconds is None:
            self.seconds = max(FOR_ALL, FOR_EACH * len(self.turns))
        self.end = monotonic() + self.seconds
        self.states = [turn.before for turn in self.turns]
        if not self.record.series.is_over(self.record.sitting):
            self.states.append(self.record.sitting.state)
        self.looks = [Look() for _ in self.states]

    def looks_in_turn(self) -> Iterator[None]:
        """One look after the other, as long as there is time and something to be found."""
        each, total = GLANCE, len(self.states)
        waiting = list(range(len(self.states))) if self.contested else []
        done = 0
        while waiting:
            for number in waiting:
                self._look(number, each)
                done += 1
                self.on_step(done, total)
                yield
                if each > GLANCE and monotonic() >= self.end:
                    return
            each *= LONGER
            # The end first: what is known there tells of what led to it.
            waiting = [n for n in reversed(range(len(self.states))) if not self._is_settled(n)]
            total += len(waiting)
            if monotonic() + each >= self.end:
                break

    def _is_settled(self, number: int) -> bool:
        return self.looks[number].exact or self.game.seats != 2

    def _look(self, number: int, seconds: float) -> None:
        state = self.states[number]
        found = analyse(self.game, state, seconds)
        self.looks[number] = Look(found, self._shares(state, found))

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
        return graded(
            self.record, self.turns, tuple(_carried_back(self.game, self.turns, self.looks))
        )


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
