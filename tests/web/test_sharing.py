"""The switch that lets researchers study a game: found and used by keys, heard by everybody."""

import pytest
from helpers.browser import MASKED, OPEN, PageMaker, accessible, sit_down, until
from helpers.serving import Running
from helpers.soaking import some
from playwright.sync_api import Page

from touchstone.core.values import Seat
from touchstone.views.words import LANGUAGES, Words

PRESSED = "on => document.getElementById('share').getAttribute('aria-pressed') === on"


def switch(page: Page) -> None:
    """By keys alone."""
    if not page.locator("#leave").evaluate("one => one.open"):
        page.locator("#leave summary").press("Enter")
    page.locator("#share").press("Enter")


def test_it_is_off_until_somebody_switches_it_and_can_be_taken_back(
    server: Running, new_page: PageMaker
) -> None:
    ana, ben = new_page(), new_page("fr")
    seated = server.seat_up("four-senses", MASKED, OPEN)
    sit_down(ana, seated)
    sit_down(ben, seated, 2)
    assert ana.evaluate(PRESSED, "false")
    switch(ana)
    until(ana, PRESSED, "true")
    until(ben, "window.said.some(text => text.includes('accepte que cette partie serve'))")
    assert ben.evaluate(PRESSED, "false")  # each for themselves
    assert server.match(seated.table).agreement.chair(Seat(1)).shares
    ana.reload()  # it is kept with the table, not with the page
    until(ana, "document.body.dataset.asked !== undefined")
    until(ana, PRESSED, "true")
    switch(ana)
    until(ana, PRESSED, "false")
    assert not server.match(seated.table).agreement.chair(Seat(1)).shares


@pytest.mark.parametrize("language", some(LANGUAGES, 5))
def test_what_is_agreed_to_is_said_with_the_button(
    server: Running, new_page: PageMaker, language: str
) -> None:
    page = new_page(language)
    sit_down(page, server.seat_up("four-senses", OPEN, OPEN))
    page.locator("#leave summary").press("Enter")
    words = Words(language)
    told = {n["name"]: n.get("description", "") for n in accessible(page)}
    assert words.say("web-research") in told
    assert page.locator("#share-about").inner_text() == words.say("web-research-about")


def test_whoever_watches_has_no_such_switch(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    seated = server.seat_up("four-senses", OPEN, OPEN)
    page.goto(f"/table/{seated.table}")
    until(page, "document.body.dataset.asked !== undefined")
    assert page.locator("#share").is_hidden()
