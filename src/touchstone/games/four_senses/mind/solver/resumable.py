"""Long work in steps, which can be interrupted and goes on from a file."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Self


class Resumable(ABC):
    """Work that knows how to write itself to a checkpoint and how to read it back."""

    seconds: float = 0.0
    """How long it has taken so far, with the runs before."""

    def run(
        self, tick: Callable[[Self], None], checkpoint: Path | None = None, every: float = 300.0
    ) -> None:
        """Does what is left; `tick` is called after each step.

        With a checkpoint the work is written to that file every `every` seconds, at the end, and
        when the run is interrupted; a file that is already there is resumed.
        """
        if checkpoint and checkpoint.exists():
            self.load(checkpoint)
        before, started = self.seconds, time.monotonic()
        written = started
        try:
            for _ in self.steps():
                self.seconds = before + time.monotonic() - started
                tick(self)
                if checkpoint and time.monotonic() - written > every:
                    self.save(checkpoint)
                    written = time.monotonic()
        finally:
            if checkpoint:
                self.save(checkpoint)

    @abstractmethod
    def steps(self) -> Iterator[None]:
        """Does what is left, step by step."""

    @abstractmethod
    def save(self, path: Path) -> None:
        """Writes the state of the work."""

    @abstractmethod
    def load(self, path: Path) -> None:
        """Goes back to a state that was written; raises ValueError for that of other work."""
