"""Figures for operators, in Prometheus' text form."""

from collections import Counter
from collections.abc import Callable

_HELP = {
    "touchstone_connections": ("gauge", "WebSocket connections open now."),
    "touchstone_rooms": ("gauge", "Tables in memory now."),
    "touchstone_tables_created_total": ("counter", "Tables set up."),
    "touchstone_tables_failed_total": ("counter", "Tables closed because their game failed."),
    "touchstone_tables_forgotten_total": ("counter", "Tables deleted that nobody had visited."),
    "touchstone_commands_cut_total": ("counter", "Commands removed that stood behind a hole."),
    "touchstone_task_failures_total": ("counter", "Failures of tasks that serve everybody."),
    "touchstone_commands_total": ("counter", "Commands committed."),
    "touchstone_commits_total": ("counter", "Transactions that committed commands."),
    "touchstone_commit_failures_total": ("counter", "Transactions that failed."),
    "touchstone_commit_seconds_total": ("counter", "Time spent in these transactions."),
    "touchstone_conflicts_total": ("counter", "Commands that another process was faster with."),
    "touchstone_refusals_total": ("counter", "Refusals, by code."),
    "touchstone_bot_moves_total": ("counter", "Commands that bots sent."),
}


class Metrics:
    """Counters, and gauges that are read when asked for."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._seconds: dict[str, float] = {}
        self._gauges: dict[str, Callable[[], int]] = {}

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        """Adds to a counter."""
        self._counts["touchstone_" + name, label] += by

    def spend(self, name: str, seconds: float) -> None:
        """Adds to a sum of seconds."""
        full = "touchstone_" + name
        self._seconds[full] = self._seconds.get(full, 0.0) + seconds

    def watch(self, name: str, read: Callable[[], int]) -> None:
        """Reads this gauge whenever the figures are asked for."""
        self._gauges["touchstone_" + name] = read

    def text(self) -> str:
        """All figures."""
        lines = []
        for name, (kind, meaning) in _HELP.items():
            lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]
            lines += [f"{name}{label} {value}" for label, value in self._values(name)]
        return "\n".join(lines) + "\n"

    def _values(self, name: str) -> list[tuple[str, float]]:
        if name in self._gauges:
            return [("", self._gauges[name]())]
        if name in self._seconds:
            return [("", round(self._seconds[name], 6))]
        found = [(label, n) for (counted, label), n in self._counts.items() if counted == name]
        return [(f'{{code="{label}"}}' if label else "", n) for label, n in found] or [("", 0)]
