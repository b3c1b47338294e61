"""Garbage is found wherever there is some, and hardly looked for where there is none."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from touchstone.server.tidying import Tidying


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def searches() -> Iterator[list[int]]:
    """How much each real search has had to look at: nothing where its lot was put aside."""
    seen: list[int] = []

    def note(phase: str, lot: dict[str, int]) -> None:
        if phase == "start" and not lot["generation"]:
            seen.append(len(gc.get_objects(generation=0)))

    was_on = gc.isenabled()
    gc.enable()
    with Tidying().begun():
        gc.callbacks.append(note)  # behind the one of the tidying
        yield seen
        gc.callbacks.remove(note)
    gc.unfreeze()
    if not was_on:
        gc.disable()


def _matches(lots: int) -> list[list[int]]:
    return [[number] for number in range(2_000 * lots)]


def test_where_there_is_no_garbage_most_lots_are_not_looked_at(searches: list[int]) -> None:
    kept = _matches(150)
    late = searches[60:]
    assert len(kept) == 300_000
    assert len(late) >= 80
    assert sum(looked_at > 0 for looked_at in late) <= len(late) / 8 + 1


def test_every_lot_is_looked_at_while_there_is_garbage(searches: list[int]) -> None:
    rings = [ref(Ring()) for _ in range(100_000)]
    assert sum(ring() is not None for ring in rings) < 4_000  # those of the latest lot
    assert all(searches)


def test_garbage_in_a_clean_server_is_found_again(searches: list[int]) -> None:
    kept = _matches(150)
    rings = [ref(Ring()) for _ in range(200_000)]
    alive = sum(ring() is not None for ring in rings)
    assert kept
    assert alive < 8 * 4_000  # what came before the next look, and the latest lot


def test_afterwards_everything_is_as_it_was() -> None:
    before, callbacks = gc.get_threshold(), list(gc.callbacks)
    with Tidying().begun():
        assert gc.get_threshold() != before
    assert gc.get_threshold() == before
    assert gc.callbacks == callbacks
