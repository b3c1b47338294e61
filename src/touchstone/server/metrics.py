"""Figures for operators, in Prometheus' text form.

They count what happens at all tables together. Even so they would tell a masked player on a quiet
server how often the other touches, so they are shown to operators alone.
"""

from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

_COUNTERS = {
    "tables_created_total": "Tables set up.",
    "tables_failed_total": "Tables closed because their game failed.",
    "tables_forgotten_total": "Tables deleted that nobody had visited.",
    "commands_total": "Commands committed.",
    "commands_cut_total": "Commands removed that stood behind a hole.",
    "commit_failures_total": "Transactions that failed.",
    "conflicts_total": "Commands that another process was faster with.",
    "bot_moves_total": "Commands that bots sent.",
}
_LABELLED = {
    "refusals_total": ("Refusals, by code.", "code"),
    "task_failures_total": ("Failures of tasks that serve everybody, by task.", "task"),
}
_GAUGES = {
    "connections": "WebSocket connections open now.",
    "rooms": "Tables in memory now.",
}
_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
_PREFIX = "touchstone_"


class Metrics:
    """Counters, and gauges that are read when asked for; each server has its own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._counters = {
            name: Counter(_PREFIX + name, meaning, registry=registry)
            for name, meaning in _COUNTERS.items()
        }
        self._labelled = {
            name: Counter(_PREFIX + name, meaning, (label,), registry=registry)
            for name, (meaning, label) in _LABELLED.items()
        }
        self._gauges = {
            name: Gauge(_PREFIX + name, meaning, registry=registry)
            for name, meaning in _GAUGES.items()
        }
        self._commits = Histogram(
            _PREFIX + "commit_seconds",
            "Transactions that committed commands, by their time.",
            buckets=_SECONDS,
            registry=registry,
        )

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        """Adds to a counter."""
        counter = self._labelled[name].labels(label) if label else self._counters[name]
        counter.inc(by)

    def committed(self, seconds: float) -> None:
        """Notes how long a transaction took."""
        self._commits.observe(seconds)

    def watch(self, name: str, read: Callable[[], int]) -> None:
        """Reads this gauge whenever the figures are asked for."""
        self._gauges[name].set_function(read)

    def text(self) -> str:
        """All figures."""
        return generate_latest(self._registry).decode()
