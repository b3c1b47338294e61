"""A newcomer: from the home page to the end of a game by what stands on the screen alone.

Nothing here knows how the page is made: it reads headings, presses buttons and clicks on places, as
they are called.
"""

import re
from contextlib import suppress
from random import Random

import pytest
from helpers.browser import PageMaker
from helpers.serving import PATIENCE
from helpers.soaking import SOAK
from playwright.sync_api import Error, Locator, Page

BEGIN = {
    "Four Senses": "Play with open eyes.*Four Senses",
    "4EYES+": "Play now against the computer.*4EYES",
    "Tactori": "Play now against the computer.*Tactori",
}
OVER = re.compile("won|lost|victory|without a winner")
TRIES = 600
GLANCES = 40
"""How often a newcomer looks whether something has happened, before trying something else."""
ACTS = "Place|Put|Lay|Move|Slide"
ENDS = "Done|Pass"


def heading(page: Page) -> str:
    return page.get_by_role("heading", level=1).inner_text()


def offered(page: Page) -> Locator:
    """The buttons below the title that says what can be done."""
    return page.get_by_role("region", name=re.compile("you can$")).get_by_role("button")


def wait_for_my_turn(page: Page) -> bool:
    """Whether the game goes on."""
    for _ in range(int(PATIENCE * 10)):
        if OVER.search(heading(page)):
            return False
        if heading(page) == "Your turn.":
            return True
        page.wait_for_timeout(100)
    raise AssertionError(f"nothing happens: {heading(page)}")


def seen(page: Page) -> list[str]:
    """What tells a newcomer that something has happened."""
    return [heading(page), *page.get_by_role("main").all_inner_texts()]


def wait_for_news(page: Page, before: list[str]) -> None:
    """Waits until the screen shows something else; it may also be that nothing was to be done."""
    for _ in range(GLANCES):
        if seen(page) != before:
            return
        page.wait_for_timeout(50)


def press(page: Page, beginning: str) -> bool:
    """Presses the first button that begins like this; what is offered may change at any moment."""
    with suppress(Error):
        before = seen(page)
        offered(page).filter(has_text=re.compile(f"^({beginning})")).first.click(timeout=1000)
        wait_for_news(page, before)
        return True
    return False


def try_something(page: Page, dice: Random) -> None:
    """Ends the turn if that is offered, else clicks on a place and takes what is offered there."""
    asked = page.get_by_role("dialog").get_by_role("button", name="No, go back")
    if asked.count():
        asked.click()
        return
    texts = offered(page).all_inner_texts()
    if any(re.match(ENDS, text) for text in texts) and press(page, ENDS):
        return
    before = seen(page)
    dice.choice(page.get_by_role("gridcell").all()).click(force=True)
    wait_for_news(page, before)
    texts = offered(page).all_inner_texts()
    if any(re.match(ACTS, text) for text in texts) and dice.random() < 0.8:
        press(page, ACTS)


@pytest.mark.parametrize("game", BEGIN if SOAK else ["Four Senses"])
def test_from_the_home_page_to_the_end_of_a_game(new_page: PageMaker, game: str) -> None:
    page = new_page(width=1280, height=800)
    page.goto("/")
    page.get_by_role("button", name=re.compile(BEGIN[game])).click()
    page.get_by_role("heading", level=1, name=re.compile("turn")).wait_for()
    assert "wins" in page.get_by_role("main").inner_text(), "nobody says how one wins"
    dice = Random(game)
    for _ in range(TRIES):
        if not wait_for_my_turn(page):
            break
        try_something(page, dice)
    assert OVER.search(heading(page))
    page.get_by_role("button", name="Play again").wait_for()
