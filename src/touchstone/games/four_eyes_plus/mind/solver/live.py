"""What to lay in a position with two players, where threats and a few quiet lays prove it.

A win is proven by a lay after which every reply loses; a loss by a win of the other after every
lay. What the search cannot prove it leaves open. A distance is only given where every shorter one
was ruled out.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat, seat_after
from touchstone.engine.mind import Advice, OnStep, no_step
from touchstone.games.four_eyes_plus.mind.solver.field import Position
from touchstone.games.four_eyes_plus.mind.solver.openings import opening
from touchstone.games.four_eyes_plus.mind.solver.searcher import (
    MOST_QUIET,
    NONE,
    THREATS,
    OutOfPatience,
    Searcher,
)
from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
from touchstone.games.four_eyes_plus.rules.state import Lay, State, pawns

PATIENCE = 200_000
"""Positions that an answer may cost where nobody says how long it may take: some seconds."""
_TABLE = 18
"""The table's size as a power of two. A new one for each answer keeps bots repeatable."""
WHOLE_WIDTH = 2
"""Lays before the last threat that a search for the distance looks through, all of them."""


def advise(
    game: AnyGame, state: State, seconds: float | None = None, on_step: OnStep = no_step
) -> Advice | None:
    """Every lay that is proven to win, or that all lose; None where neither is proven."""
    assert isinstance(game, FourEyesPlus)
    known, asked = opening(game, state), _Asked.of(game, state)
    if known or asked is None:
        return known
    with _patience(asked.search, PATIENCE if seconds is None else None, seconds):
        return asked.answer(on_step)
    return None


def winning_lay(
    game: AnyGame, state: State, nodes: int | None, seconds: float | None = None
) -> Lay | None:
    """One lay that is proven to win, for a bot; None if none is found within these limits."""
    assert isinstance(game, FourEyesPlus)
    asked = _Asked.of(game, state)
    if asked is None:
        return None
    with _patience(asked.search, nodes, seconds):
        for quiet in range(MOST_QUIET + 1):
            lay = asked.search.prove(asked.at, quiet, THREATS)
            if lay != NONE:
                return asked.search.lays[lay]
    return None


@contextmanager
def _patience(search: Searcher, nodes: int | None, seconds: float | None) -> Iterator[None]:
    """Ends what is done here after so many positions, or so many seconds."""
    search.limit(1 << 60 if nodes is None else nodes)
    timer = threading.Timer(seconds or 0.0, search.limit, (0,))
    timer.daemon = True
    if seconds is not None:
        timer.start()
    try:
        with suppress(OutOfPatience):
            yield
    finally:
        timer.cancel()


class _Asked(NamedTuple):
    """A position that the search takes."""

    game: FourEyesPlus
    state: State
    at: Position
    search: Searcher

    @classmethod
    def of(cls, game: FourEyesPlus, state: State) -> "_Asked | None":
        at = Position.of(game.terms, state)
        # The empty board would take too long.
        if at is None or not any(state.tiles):
            return None
        return cls(game, state, at, Searcher(game.terms, _TABLE))

    def answer(self, on_step: OnStep) -> Advice | None:
        """The proof that is quickest to find; a loss before a win that takes two quiet lays."""
        now = tuple(lay for lay in self._lays() if self._completes(self.state.turn, lay.own))
        if now:
            return Advice(now, "win", 1, exact=True)
        for quiet in range(MOST_QUIET):
            if self.search.prove(self.at, quiet, THREATS) != NONE:
                return self._won(quiet, on_step)
        if self._is_lost(on_step):
            return self._lost()
        if self.search.prove(self.at, MOST_QUIET, THREATS) != NONE:
            return self._won(MOST_QUIET, on_step)
        return None

    def _won(self, quiet: int, on_step: OnStep) -> Advice:
        """All lays that are found to win, with as many quiet lays as the first win needed."""
        found = {self.search.prove(self.at, quiet, THREATS)}
        distance = None
        with suppress(OutOfPatience):
            calm = self.search.attacks(self.at, threatening=False)
            for number, lay in enumerate(calm):
                on_step(number, len(calm))
                if self.search.prove(self.at, max(1, quiet), THREATS, lay) == lay:
                    found.add(lay)
            distance = self._distance()
        moves = tuple(self.search.lays[lay] for lay in sorted(found))
        return Advice(moves, "win", distance, exact=True)

    def _distance(self) -> int | None:
        """The lays until the game ends, if every shorter win can be ruled out."""
        for width in range(WHOLE_WIDTH + 1):
            if self.search.prove(self.at, width, 1) != NONE:
                return 3 + 2 * width if self.search.is_plain else None
        return None

    def _is_lost(self, on_step: OnStep) -> bool:
        """Whether the other wins after every lay."""
        calm = self.search.attacks(self.at, threatening=False)
        for number, lay in enumerate(calm):
            on_step(number, len(calm))
            after = self.search.after(self.at, lay)
            if all(self.search.prove(after, quiet, THREATS) == NONE for quiet in range(MOST_QUIET)):
                return False
        return True

    def _lost(self) -> Advice:
        """All lays; how long it lasts is known only where nothing can be parried."""
        lays = self._lays()
        other = seat_after(self.state.turn, 2)
        at_once = not self.search.attacks(self.at, threatening=False)
        holds = any(not self._completes(other, lay.other) for lay in lays)
        return Advice(lays, "loss", 2 if at_once and holds else None, exact=True)

    def _lays(self) -> tuple[Lay, ...]:
        moves = self.game.legal_moves(self.state)
        return tuple(move for move in moves if isinstance(move, Lay))

    def _completes(self, colour: Seat, cell: int) -> bool:
        shown = pawns(self.state.tiles, colour)
        return self.game.terms.squares.completed(shown, cell) is not None
