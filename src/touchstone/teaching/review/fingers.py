"""The path of the fingers: what each masked player had felt before each decision, and what not.

It follows from the saved match alone, in which every touch stands. It is shown after the end only,
to those who played; `may_see` says to whom else.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from touchstone.core.values import Seat, all_seats
from touchstone.match import Match
from touchstone.match.events import Felt
from touchstone.teaching.review.grades import Review, Standing
from touchstone.teaching.review.turns import Played


@dataclass(frozen=True, slots=True)
class Decision:
    """One turn of a masked player: where the fingers went, and what they could not know.

    `unknown` are the cells that had changed since the player last felt or filled them.
    """

    played: Played
    path: tuple[str, ...]
    unknown: tuple[str, ...]
    known: float
    """The part of the board that was as the player had last felt it."""
    missed: tuple["Unfelt", ...] = ()


@dataclass(frozen=True, slots=True)
class Unfelt:
    """Something stood and was not declared.

    `cell` is a part of it that had changed since it was last felt, in `turn`; None where all of it
    was felt, or where the cell never had been.
    """

    standing: Standing
    cell: str | None = None
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Memory:
    """What one player's fingers did in the whole game."""

    seat: Seat
    touches: int
    cells: int
    again: int
    """Cells felt again in a later turn though nothing had changed there."""
    known: float
    """The part of the board that was known when deciding, on average."""


@dataclass(frozen=True, slots=True)
class Fingers:
    """The whole path."""

    decisions: tuple[Decision, ...]
    memories: tuple[Memory, ...]

    @property
    def is_known(self) -> bool:
        """Whether anybody felt anything: a bare record knows of no touches."""
        return any(memory.touches for memory in self.memories)


def may_see(match: Match, listener: Seat | None) -> bool:
    """Whether somebody may see the path; None is somebody who only watches.

    Players may after the end, others only if every person who played has agreed.
    """
    is_player = listener in all_seats(match.agreement.game.seats)
    return match.is_path_open or (match.outcome is not None and is_player)


def fingers_of(match: Match, review: Review) -> Fingers:
    """The path through the latest game of a match, of those who wore a mask."""
    touched = _touches(match)
    walkers = {
        seat: _Walker(seat, len(review.game.grid.cells))
        for seat in all_seats(review.game.seats)
        if match.agreement.is_masked(seat)
    }
    decisions: list[Decision] = []
    round_ = 1
    for one in review.turns:
        turn = one.played
        if turn.round != round_:
            round_ = turn.round
            for walker in walkers.values():
                walker.forget()
        if turn.seat in walkers:
            path = [
                cell
                for at in range(turn.first, turn.last + 1)
                for cell in touched.get((at, turn.seat), ())
            ]
            decisions.append(walkers[turn.seat].decide(turn, path, review.standing))
        for walker in walkers.values():
            walker.see_changes(turn)
    # Of somebody who never had to decide there is nothing to tell.
    memories = tuple(walker.memory() for walker in walkers.values() if walker.shares)
    return Fingers(tuple(decisions), memories)


def _touches(match: Match) -> dict[tuple[int, Seat], list[str]]:
    """By the number of moves made before, and seat, the cells that were felt."""
    again = Match.begin(match.opening)
    found: dict[tuple[int, Seat], list[str]] = {}
    for one in match.commands:
        after, events = again.submit(one.command, one.spent)
        if len(after.former) > len(again.former):
            found = {}
        for event in events:
            if isinstance(event, Felt):
                at = len(again.record.moves)
                found.setdefault((at, event.seat), []).append(event.cell)
        again = after
    return found


@dataclass
class _Walker:
    """What one player's fingers know, turn after turn."""

    seat: Seat
    size: int
    felt: dict[str, int] = field(default_factory=dict)
    """By cell, the turn in which it was last felt or filled."""
    changed: dict[str, int] = field(default_factory=dict)
    """By cell, the last turn in which anybody changed it."""
    touches: int = 0
    ever: set[str] = field(default_factory=set)
    again: int = 0
    shares: list[float] = field(default_factory=list)

    def forget(self) -> None:
        """Another round begins on an empty board."""
        self.felt, self.changed = {}, {}

    def decide(self, turn: Played, path: list[str], standing: Iterable[Standing]) -> Decision:
        """One decision, after the touches of its turn."""
        for cell in path:
            last = self.felt.get(cell)
            self.again += last is not None and last < turn.number and not self._is_stale(cell)
            self.felt[cell] = turn.number
        self.touches += len(path)
        self.ever.update(path)
        unknown = tuple(sorted(cell for cell in self.changed if self._is_stale(cell)))
        known = 1 - len(unknown) / self.size
        self.shares.append(known)
        missed = tuple(
            self._unfelt(one, turn)
            for one in standing
            if one.since < turn.number <= one.since + one.turns
        )
        return Decision(turn, tuple(path), unknown, known, missed)

    def _is_stale(self, cell: str) -> bool:
        return self.changed.get(cell, 0) > self.felt.get(cell, 0)

    def _unfelt(self, standing: Standing, turn: Played) -> Unfelt:
        stale = [cell for cell in standing.outcome.where if self._is_stale(cell)]
        if not stale:
            return Unfelt(standing)
        return Unfelt(standing, stale[0], self.felt.get(stale[0]))

    def see_changes(self, turn: Played) -> None:
        """What a turn has changed; the player's own pieces they know."""
        for cell in turn.changed:
            self.changed[cell] = turn.number
            if turn.seat == self.seat:
                self.felt[cell] = turn.number

    def memory(self) -> Memory:
        """The figures."""
        known = sum(self.shares) / len(self.shares) if self.shares else 0.0
        return Memory(self.seat, self.touches, len(self.ever), self.again, known)
