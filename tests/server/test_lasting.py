"""People and bots at tables of every game, for a while: nobody sees a fault.

`make soak` does the same with 200 tables for an hour, and looks at the server's memory.
"""

from pathlib import Path

import pytest
from helpers.forked import forked
from helpers.lasting import Found, live, settings
from helpers.people import Life
from helpers.serving import awaited


def test_nobody_sees_a_fault_however_people_come_and_go(tmp_path: Path) -> None:
    with forked(settings(tmp_path), tmp_path / "log") as server:
        found = awaited(live(server, minutes=0.15, tables=8, pace=0.2, seed=3, least=20))
    assert found.faults == []
    assert found.life.seen["commands taken"] >= 20
    assert found.life.seen["tables made"] >= 8


@pytest.mark.parametrize(
    ("memory", "is_level"),
    [
        ([100, 200, 200, 200, 200, 210, 200, 215], True),
        ([100, 150, 200, 200, 230, 240, 250, 260], False),
    ],
)
def test_memory_is_level_if_it_does_not_grow_after_the_first_quarter(
    memory: list[float], is_level: bool
) -> None:
    found = Found(Life("", None, 1.0, 0.0, 1.0), memory)  # type: ignore[arg-type]
    assert found.is_level == is_level
