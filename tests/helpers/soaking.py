"""What is tried in every run, and what only in a long one (`make soak`)."""

import os
from collections.abc import Iterable
from typing import TypeVar

import pytest

One = TypeVar("One")

SOAK = bool(os.environ.get("TOUCHSTONE_SOAK"))
"""Whether this is a long run."""

in_soak = pytest.mark.skipif(not SOAK, reason="runs with make soak")
"""For tests that take too long to be run each time."""


def some(plan: Iterable[One], every: int) -> list[One]:
    """Each `every`th of a plan that is run to the end in a long run."""
    return list(plan) if SOAK else list(plan)[::every]
