"""Tables for the tests of the page, and people who sit down at them."""

from helpers.browser import until
from helpers.house import Seated
from playwright.sync_api import Page

from touchstone.views.wire.api import NewSeat

OPEN = NewSeat(masked=False, reserved=True)
MASKED = NewSeat(masked=True, reserved=True)


def sit_down(page: Page, seated: Seated, seat: int = 1) -> None:
    """Opens the link of a seat and waits until the board is there."""
    page.goto(seated.link(seat))
    until(page, "document.body.dataset.asked !== undefined")


def set_up(page: Page, slug: str, **chosen: str) -> None:
    """Makes a table with the form, with these choices by field, and waits for the board."""
    page.goto(f"/new/{slug}")
    for field, value in chosen.items():
        page.select_option(f"#{field}", value)
    page.locator("main button.act").click()
    page.wait_for_url("**/table/**")
    until(page, "document.body.dataset.asked !== undefined")
