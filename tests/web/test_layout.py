"""Where things stand on the screen: zoomed in, on phones, on very wide windows."""

import pytest
from helpers.browser import OPEN, PageMaker, sit_down
from helpers.serving import Running
from playwright.sync_api import Page

from touchstone.games import GAMES


def board_width(page: Page) -> float:
    box = page.locator("#surface").bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("slug", GAMES)
def test_zooming_in_never_makes_the_board_smaller(
    server: Running, new_page: PageMaker, slug: str
) -> None:
    seated = server.seat_up(slug, OPEN, OPEN)
    page = new_page(width=1280, height=800)
    sit_down(page, seated)
    shown = 0.0
    for zoom in (1.0, 1.25, 1.5, 1.75, 2.0, 3.2, 4.0):
        page.set_viewport_size({"width": round(1280 / zoom), "height": round(800 / zoom)})
        assert board_width(page) * zoom >= 0.95 * shown, f"at {zoom:.0%}"
        shown = board_width(page) * zoom
    assert board_width(page) >= 0.9 * 320


@pytest.mark.parametrize("slug", GAMES)
def test_a_phone_on_its_side_shows_a_board_to_touch(
    server: Running, new_page: PageMaker, slug: str
) -> None:
    page = new_page(width=844, height=390, has_touch=True)
    sit_down(page, server.seat_up(slug, OPEN, OPEN))
    assert board_width(page) > 0.55 * 844
    assert page.evaluate("document.documentElement.scrollWidth") <= 844
