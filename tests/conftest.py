"""What every test can have: settings, and one browser for all."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from touchstone.engine.levels import LEVELS

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# A slow machine is no broken rule: how long something takes is for the benchmarks.
settings.register_profile("touchstone", deadline=None)
settings.load_profile("touchstone")

LONGEST = Path(__file__).with_name("longest.txt")
"""The files with the tests that take longest, the longest first."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Lets every worker begin with its share of the longest: at the end all wait for the last test.

    At first `--dist worksteal` gives each worker an equal stretch of the list. So each stretch
    begins with some of these files, whole: what a file prepares for its tests is made once.
    """
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers == 1:
        return
    longest: dict[str, list[pytest.Item]] = {name: [] for name in LONGEST.read_text().split()}
    others: list[pytest.Item] = []
    for item in items:
        longest.get(item.nodeid.partition("::")[0], others).append(item)
    stretches: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for number, tests in enumerate(filter(None, longest.values())):
        stretches[number % workers] += tests
    left = len(items)
    for number, stretch in enumerate(stretches):
        wanted = max(0, left // (workers - number) - len(stretch))
        stretch.extend(others[:wanted])
        del others[:wanted]
        left -= len(stretch)
    items[:] = [item for stretch in (*stretches, others) for item in stretch]


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels without their cap in seconds: on a busy machine too they are as strong as they can."""
    for number, level in LEVELS.items():
        monkeypatch.setitem(LEVELS, number, replace(level, seconds=3600.0))


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    # Imported here, so that tests without a page do not wait for it.
    from helpers.browser import FLAGS, HEADLESS  # noqa: PLC0415
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    if HEADLESS is None:
        pytest.fail("there is no Chromium here; run scripts/install-system test")
    with sync_playwright() as play:
        launched = play.chromium.launch(executable_path=HEADLESS, args=FLAGS)
        yield launched
        launched.close()
