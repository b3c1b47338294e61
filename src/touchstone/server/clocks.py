"""The running clock of a table: what the match has stored is exact, the rest is counted here."""

from collections.abc import Callable

from touchstone.match import Match
from touchstone.server.nobody import NOBODY
from touchstone.server.services import Services, Timer
from touchstone.views.wire.outgoing import Clocks


class Stopwatch:
    """Milliseconds that have passed while it ran. The time is handed in, in seconds."""

    def __init__(self) -> None:
        self._since: float | None = None
        self._before = 0.0

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._since is not None

    def elapsed(self, now: float) -> int:
        """What has passed since it was restarted."""
        running = 0.0 if self._since is None else now - self._since
        return round((self._before + running) * 1000)

    def restart(self, now: float) -> None:
        """Counts from nothing; a watch that stands still goes on standing still."""
        self._before = 0.0
        self._since = None if self._since is None else now

    def run(self, now: float, running: bool) -> None:
        """Starts or stops."""
        if running and self._since is None:
            self._since = now
        elif not running and self._since is not None:
            self._before += now - self._since
            self._since = None


class Grace:
    """How long the clock waits for somebody who has dropped out: so many seconds in each turn.

    Whoever comes and goes uses up what is left; nobody wins time by leaving.
    """

    def __init__(self, services: Services, over: Callable[[], None]) -> None:
        self._services = services
        self._over = over
        self._away = Stopwatch()
        self._timer: Timer | None = None

    @property
    def left(self) -> float:
        """Seconds for which the clock still waits in this turn."""
        away = self._away.elapsed(self._services.now()) / 1000
        return max(0.0, self._services.settings.clock_grace_seconds - away)

    def renew(self) -> None:
        """Another turn begins."""
        self._away.restart(self._services.now())

    def run(self, away: bool) -> None:
        """Counts while the seat to move is away, and says when it is used up."""
        self.stop()
        self._away.run(self._services.now(), away)
        if away and self.left > 0:
            self._timer = self._services.later(self.left, self._over)

    def close(self) -> None:
        """The table leaves memory."""
        self.stop()
        self._over = NOBODY

    def stop(self) -> None:
        """Says nothing any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class TableClock:
    """Counts what the seat to move uses of its time, and rings when that is up."""

    def __init__(self, services: Services, ring: Callable[[], None]) -> None:
        self._services = services
        self._ring = ring
        self._watch = Stopwatch()
        self._alarm: tuple[float, Timer] | None = None

    def spent(self, match: Match) -> int:
        """Milliseconds since the last command; nothing where nobody counts."""
        return 0 if match.clock is None else self._watch.elapsed(self._services.now())

    def left(self, match: Match) -> int | None:
        """Milliseconds that the seat to move still has; None if no clock runs."""
        if match.clock is None or match.turn is None or not self._watch.is_running:
            return None
        return match.clock.left[match.turn - 1] - self.spent(match)

    def told(self, match: Match) -> Clocks | None:
        """The clocks as they are told; None at a table without."""
        if match.clock is None:
            return None
        left, turn = list(match.clock.left), match.turn
        if turn is not None:
            left[turn - 1] = max(0, left[turn - 1] - self.spent(match))
        return Clocks(left=tuple(left), running=turn if self._watch.is_running else None)

    def restart(self) -> None:
        """A command was taken: the next one's time begins."""
        self._watch.restart(self._services.now())

    def run(self, running: bool, tip: Match) -> None:
        """Starts or stops, and sets the alarm for the seat to move."""
        self._watch.run(self._services.now(), running)
        self.set_alarm(tip)

    def set_alarm(self, tip: Match) -> None:
        """Rings when the time of the seat to move is up, or not at all.

        An alarm that is set already may ring too early; whoever hears it sets the next.
        """
        left = self.left(tip)
        if left is None:
            self.stop()
            return
        seconds = max(0, left) / 1000
        due = self._services.now() + seconds
        if self._alarm is not None and self._alarm[0] <= due:
            return
        self.stop()
        self._alarm = due, self._services.later(seconds, self._rings)

    def close(self) -> None:
        """The table leaves memory."""
        self.stop()
        self._ring = NOBODY

    def stop(self) -> None:
        """Does not ring any more."""
        if self._alarm is not None:
            self._alarm[1].cancel()
            self._alarm = None

    def _rings(self) -> None:
        self._alarm = None
        self._ring()
