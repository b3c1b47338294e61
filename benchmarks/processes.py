"""Servers in processes of their own: started, pinned to a core, measured, stopped."""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import Self

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Row:
    """What one load has measured: one line of the table. Waits are in milliseconds."""

    name: str
    moves: int
    seconds: float
    cpu: float
    bytes: int
    median: float
    slow: float
    best: float
    """Milliseconds of processor for a move while the neighbours were quiet: the best windows."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor for a move."""
        return 1000 * self.cpu / max(1, self.moves)

    @property
    def size(self) -> float:
        """Bytes that both seats together received for a move."""
        return self.bytes / max(1, self.moves)


def percentile(waits: list[float], share: float) -> float:
    ordered = sorted(waits) or [float("nan")]
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


WINDOW = 0.25
"""Seconds after which cost and moves are noted, to find the moments without neighbours."""


def best(notes: list[tuple[int, float]]) -> float:
    """What a move costs in the best tenth of the windows, in milliseconds; notes are running sums.

    A neighbour on the same core pushes everything out of its caches, and on the other half of it
    takes its units: processor time is then twice what it is alone, for whoever is measured.
    """
    windows = [(m - n, c - d) for (n, d), (m, c) in pairwise(notes)]
    return percentile([1000 * cpu / moves for moves, cpu in windows if moves > 0], 0.1)


class Started:
    """A server that has said, in a line of its own, that it is ready."""

    def __init__(self, command: Sequence[str], core: int | None, **environment: str) -> None:
        pinned = [] if core is None else ["taskset", "-c", str(core)]
        self._process = subprocess.Popen(
            [*pinned, *command],
            stdout=subprocess.PIPE,
            text=True,
            cwd=HERE,
            env={**os.environ, **environment},
        )
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline().strip()

    @classmethod
    def touchstone(cls, store: str, core: int | None, profile: str | None = None) -> Self:
        """`touchstone serve` without limits; `said` is its address."""
        given = [store, *([profile] if profile else [])]
        return cls([sys.executable, str(HERE / "bench_server.py"), *given], core)

    @property
    def pid(self) -> int:
        return self._process.pid

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        self._process.wait(20)

    def cpu(self) -> float:
        """Seconds of processor so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def fine_cpu(self) -> float:
        """The same to the microsecond, for what takes less than a tick."""
        tasks = Path(f"/proc/{self.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9

    def memory(self) -> float:
        """Megabytes of the process and its children."""
        total = 0.0
        for status in Path("/proc").glob("[0-9]*/status"):
            try:
                pairs = (line.split(":", 1) for line in status.read_text().splitlines())
            except OSError:
                continue
            facts = {pair[0]: pair[1] for pair in pairs if len(pair) > 1}
            if self.pid in (int(facts["Pid"]), int(facts["PPid"])):
                total += int(facts.get("VmRSS", "0 kB").split()[0]) / 1024
        return total
