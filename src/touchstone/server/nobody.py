"""Stands in for a table that has left memory: what still comes for it concerns nobody.

A room and its parts know each other. As long as they do, only the garbage collector can free them,
and that looks at what has lived for long next to never (`run.py`). So the parts of a room that
rests are given this to talk to instead.
"""

from collections.abc import Callable
from typing import Any

from touchstone.core.values import Seat
from touchstone.server.refusals import Refusal


class _Nobody:
    """Hears everything and does nothing."""

    def __call__(self) -> None:
        """A clock rings."""

    def people_changed(self) -> None:
        """Somebody came or went."""

    def tell_players(self, message: str | None = None, about: Seat | None = None) -> None:
        """There is nobody to be told."""

    def is_missed(self, seat: Seat) -> bool:
        """No game waits for anybody."""
        return False

    def happened(self, events: object, asked: object) -> None:
        """Something is on disk; whoever comes back will read it."""

    def answer(self, asked: object, events: object, *, repeated: bool = False) -> None:
        """Whoever asked is gone, and will ask again."""

    def guard(self, work: Callable[..., None], *given: Any) -> None:
        """Nothing is done, so nothing can go wrong."""

    def close(self, refusal: Refusal) -> None:
        """It is closed."""


NOBODY = _Nobody()
