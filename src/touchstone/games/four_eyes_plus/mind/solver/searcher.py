"""The search as Python asks it: whether a position is won, and by which lay."""

import numpy as np

from touchstone.games.four_eyes_plus.mind.solver.attack import (
    LIMIT,
    NODES,
    STOPPED,
    STUCK,
    new_work,
    prove,
)
from touchstone.games.four_eyes_plus.mind.solver.field import Position, field_of
from touchstone.games.four_eyes_plus.mind.solver.lists import list_lays, list_replies
from touchstone.games.four_eyes_plus.mind.solver.sets import NONE
from touchstone.games.four_eyes_plus.rules.state import Lay
from touchstone.games.four_eyes_plus.rules.terms import Terms

__all__ = ["MOST_QUIET", "NONE", "THREATS", "OutOfPatience", "Searcher"]

THREATS = 4
"""Threats in a row that are looked for."""
MOST_QUIET = 2
"""Quiet lays before them."""


class OutOfPatience(Exception):
    """The search was stopped."""


class Searcher:
    """Asks the search about positions of one board, and remembers what it learnt."""

    def __init__(self, terms: Terms, bits: int = 20) -> None:
        self.field = field_of(terms)
        self._work = new_work(self.field, bits)
        self._room = np.zeros(len(self.field.lays), dtype=np.int64)
        self.lays = [Lay(int(own), int(other)) for own, other in self.field.lays]

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        return int(self._work.control[NODES])

    def limit(self, nodes: int) -> None:
        """Stops after so many more positions; 0 stops a search that runs in another thread."""
        self._work.control[LIMIT] = self.nodes + nodes

    @property
    def is_plain(self) -> bool:
        """Whether no defender was met who must give a square away or pass."""
        return not self._work.control[STUCK]

    def prove(self, at: Position, quiet: int, threats: int, only: int = NONE) -> int:
        """A lay that wins, or NONE; with `only` the number of a lay, that one or NONE."""
        self._work.frames[0, : len(at) + 2] = (*at, quiet, threats)
        found = int(prove(self.field, self._work, only))
        if found == STOPPED:
            raise OutOfPatience
        return found

    def attacks(self, at: Position, *, threatening: bool = True) -> list[int]:
        """The lays that leave the other no win, all or those that threaten; at least no win now."""
        count = list_lays(self.field, self._work.lining, *at[:4], threatening, self._room)
        return [int(lay) for lay in self._room[:count]]

    def replies(self, at: Position) -> list[int]:
        """The lays of the player to move that neither win nor lose at once, in order."""
        most = len(self._room)
        words = (*at[2:4], *at[:2])
        count = list_replies(self.field, self._work.lining, *words, most, self._room)
        return sorted(int(lay) for lay in self._room[: max(0, count)])

    def after(self, at: Position, lay: int) -> Position:
        """The position after the lay with this number."""
        return at.after(self.lays[lay])
