"""The clocks of a table as they run: what was stored is exact, the rest is counted from here."""

from time import monotonic

from touchstone.core.values import Seat
from touchstone.match import Match
from touchstone.match.agreement import Clock
from touchstone.server.store import StoredTable
from touchstone.views.wire.outgoing import Clocks


class Timing:
    """`clock` belongs to the match on disk, `tip` includes what is on its way there."""

    def __init__(self, stored: StoredTable, match: Match) -> None:
        self.clock: Clock | None = None
        if stored.clock_seconds is not None:
            seats = match.agreement.game.seats
            self.clock = Clock.new(seats, stored.clock_seconds, stored.clock_increment or 0)
        self._fresh = self.clock
        self.tip = self.clock
        self.mark: float | None = None
        self.carried = 0.0

    def after(self, clock: Clock | None, before: Match, spent: int, after: Match) -> Clock | None:
        """The clock after a command; another game begins with full clocks."""
        if clock is None:
            return None
        if before.turn is None and after.turn is not None:
            return self._fresh
        return clock.after(before.turn, spent, after.turn)

    def _elapsed(self) -> float:
        running = 0.0 if self.mark is None else monotonic() - self.mark
        return self.carried + running

    def spend(self) -> int:
        """Milliseconds since the clock was last looked at; it begins anew."""
        spent = round(self._elapsed() * 1000)
        self.carried = 0.0
        self.mark = None if self.mark is None else monotonic()
        return spent if self.tip is not None else 0

    def run(self, running: bool) -> None:
        """Starts or stops the clock of the seat to move."""
        if running and self.mark is None:
            self.mark = monotonic()
        elif not running and self.mark is not None:
            self.carried += monotonic() - self.mark
            self.mark = None

    def left(self, turn: Seat | None) -> float | None:
        """Seconds until the clock of the seat to move runs out; None if no clock runs."""
        if self.tip is None or self.mark is None or turn is None:
            return None
        return self.tip.left[turn - 1] / 1000 - self._elapsed()

    def clocks(self, turn: Seat | None) -> Clocks | None:
        """The clocks as they are told."""
        if self.clock is None:
            return None
        left = list(self.clock.left)
        if turn is not None:
            left[turn - 1] = max(0, left[turn - 1] - round(self._elapsed() * 1000))
        return Clocks(left=tuple(left), running=turn if self.mark is not None else None)
