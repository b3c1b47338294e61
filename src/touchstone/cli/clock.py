"""The clock of a match at one keyboard."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from touchstone.core.errors import SettingError
from touchstone.match import Clock, Match

_TEXT = re.compile(r"([0-9]{1,3})(?:\+([0-9]{1,3}))?")


@dataclass(frozen=True, slots=True)
class Told:
    """What each seat has left, in milliseconds, and whose clock runs."""

    left: tuple[int, ...]
    running: int | None


class KeyboardClock:
    """Counts the time of whoever is to move. It stands still while the keyboard changes hands.

    Nobody can be interrupted in the middle of a line: whose time is up is told at its end.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._since = now()
        self._held: float | None = None

    def hold(self) -> None:
        """Stands still from now on."""
        if self._held is None:
            self._held = self._now()

    def go_on(self) -> None:
        """Runs again; the time between does not count."""
        if self._held is not None:
            self._since += self._now() - self._held
            self._held = None

    def restart(self) -> None:
        """A command was taken: the next one's time begins."""
        self._since = self._now()
        self._held = None if self._held is None else self._since

    def spent(self, match: Match) -> int:
        """Milliseconds since the last command; nothing where nobody counts them."""
        if match.clock is None:
            return 0
        now = self._now() if self._held is None else self._held
        return round((now - self._since) * 1000)

    def is_up(self, match: Match) -> bool:
        """Whether the seat to move has used up its time."""
        told = self.told(match)
        return told is not None and match.turn is not None and told.left[match.turn - 1] <= 0

    def told(self, match: Match) -> Told | None:
        """The clocks as they are told; None at a table without."""
        if match.clock is None:
            return None
        left, turn = list(match.clock.left), match.turn
        if turn is not None:
            left[turn - 1] = max(0, left[turn - 1] - self.spent(match))
        return Told(tuple(left), turn)


def read_clock(text: str | None, seats: int) -> Clock | None:
    """The clock of minutes, or minutes and seconds for every turn: `5`, `5+10`; or SettingError."""
    if text is None:
        return None
    found = _TEXT.fullmatch(text.strip())
    minutes, extra = (int(found[1]), int(found[2] or 0)) if found else (0, 0)
    if not minutes:
        raise SettingError("setting-bad-value", name="clock", value=text, allowed="5, 5+10")
    return Clock.new(seats, 60 * minutes, extra)
