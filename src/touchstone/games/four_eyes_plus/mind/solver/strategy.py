"""A whole strategy of the first player, found by search: small, so that it is quick to check.

Where threats alone win, the attack with the fewest positions is taken, of those with the fewest
threats. Where a quiet lay is needed, one that also wins against other replies is tried first: its
positions can then be reached in two ways.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from touchstone.engine.mind import OnStep, no_step
from touchstone.games.four_eyes_plus.mind.solver.field import FOR_EVER, Position
from touchstone.games.four_eyes_plus.mind.solver.searcher import MOST_QUIET, NONE, THREATS, Searcher
from touchstone.games.four_eyes_plus.rules.terms import Terms

SAMPLE, ASKED_ALL, FAVOURITES = 5, 4, 20
"""Of so many replies that need a quiet lay one is asked which ones win: the first few about all
lays, the others about those that won most often."""


class NoProof(Exception):
    """The search found no win; the position may be won all the same."""


class Attack(NamedTuple):
    """A lay after which threats alone win, and the positions of the player who threatens."""

    lay: int
    size: int


class Strategist:
    """Finds what the first player lays, position by position."""

    def __init__(self, terms: Terms, bits: int = 22) -> None:
        self.search = Searcher(terms, bits)
        self._attacks: dict[Position, Attack | None] = {}
        self._quiet: Counter[int] = Counter()
        """How often each quiet lay has won."""
        self._known: Iterator[int] = iter(())

    def lays(
        self, start: Position, first: int, known: Sequence[int] = (), on_step: OnStep = no_step
    ) -> Iterator[int]:
        """The certificate of a first lay, lay by lay; raises NoProof where no win is found.

        `known` is the beginning of it from an earlier search, without the first lay.
        """
        self._known = iter(known)
        yield first
        after = self.search.after(start, first)
        replies = self.search.replies(after)
        if not known:
            self._count_quiet([self.search.after(after, reply) for reply in replies])
        seen: set[Position] = set()
        for number, reply in enumerate(replies):
            on_step(number, len(replies))
            yield from self._follow(self.search.after(after, reply), seen)

    def _follow(self, at: Position, seen: set[Position]) -> Iterator[int]:
        if at in seen:
            return
        seen.add(at)
        lay = next(self._known, None)
        lay = self._choose(at) if lay is None else lay
        yield lay
        after = self.search.after(at, lay)
        for reply in self.search.replies(after):
            yield from self._follow(self.search.after(after, reply), seen)

    def _choose(self, at: Position) -> int:
        attack = self._attack(at)
        if attack:
            return attack.lay
        for lay, _ in self._quiet.most_common():
            if self.search.prove(at, 1, THREATS, lay) == lay:
                self._quiet[lay] += 1
                return lay
        for quiet in range(1, MOST_QUIET + 1):
            lay = self.search.prove(at, quiet, THREATS)
            if lay != NONE:
                self._quiet[lay] += 1
                return lay
        raise NoProof

    def _count_quiet(self, positions: list[Position]) -> None:
        """Asks a sample of the positions that need a quiet lay which ones win there."""
        hard = [at for at in positions if self._attack(at) is None]
        for number, at in enumerate(hard[::SAMPLE]):
            lays = self.search.attacks(at, threatening=False)
            if number >= ASKED_ALL:
                lays = [lay for lay, _ in self._quiet.most_common(FAVOURITES)]
            for lay in lays:
                self._quiet[lay] += self.search.prove(at, 1, THREATS, lay) == lay

    def _attack(self, at: Position) -> Attack | None:
        """The smallest attack of those with the fewest threats, None if there is none."""
        if at not in self._attacks:
            self._attacks[at] = self._smallest_attack(at)
        return self._attacks[at]

    def _smallest_attack(self, at: Position) -> Attack | None:
        for threats in range(1, THREATS + 1):
            found = self.search.prove(at, 0, threats)
            if found != NONE:
                break
        else:
            return None
        if threats == 1:
            return Attack(found, 1)
        best = Attack(found, self._size(at, found))
        for lay in self.search.attacks(at):
            if self.search.prove(at, 1, threats - 1, lay) == lay:
                size = self._size(at, lay, best.size)
                if size < best.size:
                    best = Attack(lay, size)
        return best

    def _size(self, at: Position, lay: int, most: int = FOR_EVER) -> int:
        """The positions of an attack that begins with this lay; no more than `most` are counted."""
        size = 1
        after = self.search.after(at, lay)
        for reply in self.search.replies(after):
            attack = self._attack(self.search.after(after, reply))
            assert attack is not None
            size += attack.size
            if size >= most:
                break
        return size
