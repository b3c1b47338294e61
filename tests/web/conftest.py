"""A real server and pages in a real Chromium for the tests of the page."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from helpers.browser import SPY, PageMaker
from helpers.serving import PATIENCE, QUICK, Running, serving, sqlite
from helpers.slow_road import slow_road
from helpers.workshops import Bench
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def things(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server's downloads."""
    return tmp_path_factory.mktemp("things")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, things: Path) -> Iterator[Running]:
    settings = replace(QUICK, store=sqlite(tmp_path_factory.mktemp("server")), things=str(things))
    with serving(settings, workshop=Bench()) as running, slow_road(running.url) as url:
        running.url = url
        yield running


@pytest.fixture
def new_page(browser: Browser, server: Running) -> Iterator[PageMaker]:
    """Makes pages in a browser of their own; any error on a page fails the test."""
    opened: list[Any] = []
    faults: list[str] = []

    def make(
        language: str = "en",
        width: int = 1280,
        height: int = 900,
        allowed_errors: tuple[str, ...] = (),
        **extras: Any,
    ) -> Page:
        def hear(said: ConsoleMessage) -> None:
            if said.type == "error" and not any(part in said.text for part in allowed_errors):
                faults.append(said.text)

        context = browser.new_context(
            base_url=server.url,
            locale=language,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            **extras,
        )
        context.add_init_script(SPY)
        context.set_default_timeout(PATIENCE * 1000)
        opened.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", hear)
        return page

    yield make
    for context in opened:
        context.close()
    assert faults == []


@pytest.fixture(scope="session")
def axe() -> str:
    return Path(__file__).with_name("vendor").joinpath("axe.min.js").read_text(encoding="utf-8")
