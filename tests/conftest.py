"""What every test can have: settings, and one browser for all."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from touchstone.engine.levels import LEVELS

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# A slow machine is no broken rule: how long something takes is for the benchmarks.
settings.register_profile("touchstone", deadline=None)
settings.load_profile("touchstone")


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
