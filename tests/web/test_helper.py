"""The helper at the page: with keys, words and fingers; said, written and marked with a star."""

import pytest
from helpers.browser import MASKED, OPEN, PageMaker, accessible, said, set_up, sit_down, until
from helpers.hands import Keys
from helpers.serving import Running
from helpers.soaking import some
from playwright.sync_api import Page

from touchstone.core.values import Seat
from touchstone.views.words import LANGUAGES, Words

ALMOST = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; "
    "row1 f, h+f, h, -; turn 1; stage explore"
)
HELPED = OPEN.model_copy(update={"helper": True})
SEES = "The helper sees how you can win now: Declare the line from a1 to c1."
ON = "You now play with the helper."
OFF = "You now play without the helper."


def stars(page: Page) -> list[str]:
    found: list[str] = page.locator(".cell.star").evaluate_all(
        "all => all.map(one => one.dataset.cell)"
    )
    return sorted(found)


def test_a_line_is_said_written_and_marked_until_the_turn_is_over(
    server: Running, new_page: PageMaker
) -> None:
    child, parent = new_page(), new_page()
    seated = server.seat_up("four-senses", HELPED, MASKED, position=ALMOST)
    sit_down(child, seated)
    sit_down(parent, seated, 2)
    assert child.locator("#hint").is_hidden()
    keys = Keys(child, "en")
    keys.move("df c1")
    until(child, "words => window.said.includes(words)", SEES)
    assert stars(child) == ["a1", "b1", "c1"]
    assert child.locator("#hint").inner_text() == SEES
    assert said(child).count(SEES) == 1
    keys.move("done")
    until(child, "document.getElementById('hint').hidden")
    assert stars(child) == []
    # The parent hears and sees nothing of it, and has no such button.
    until(parent, "document.getElementById('table').classList.contains('yours')")
    assert not any("helper" in text for text in said(parent))
    assert parent.locator("#hint").is_hidden()
    assert parent.locator("#helper").is_hidden()
    assert stars(parent) == []


def _key(page: Page) -> None:
    Keys(page, "en")._to_board()
    page.keyboard.press("a")


def _word(page: Page) -> None:
    on = page.locator("#helper").get_attribute("aria-pressed") == "true"
    page.locator("#command").fill("helper off" if on else "helper on")
    page.locator("#command").press("Enter")


def _finger(page: Page) -> None:
    page.locator("#helper").tap()


@pytest.mark.parametrize("switch", [_key, _word, _finger])
def test_it_is_switched_by_key_word_and_finger_and_everybody_hears_of_it(
    server: Running, new_page: PageMaker, switch: object
) -> None:
    assert callable(switch)
    page, other = new_page(has_touch=True), new_page("fr")
    position = ALMOST.replace("h, -; turn", "h+df, -; turn")
    seated = server.seat_up("four-senses", OPEN, OPEN, position=position)
    sit_down(page, seated)
    sit_down(other, seated, 2)
    switch(page)
    until(page, "words => window.said.includes(words)", SEES)
    assert ON in said(page)
    assert server.match(seated.table).agreement.chair(Seat(1)).helper
    until(other, "window.said.some(text => text.includes('avec l’assistant'))")
    until(other, "Boolean(document.querySelector('#players .lamp'))")
    pressed = [n["properties"].get("pressed") for n in accessible(page) if "win" in n["name"]]
    assert "true" in pressed
    page.reload()  # it is kept with the table, not with the page
    until(page, "document.body.dataset.asked !== undefined")
    until(page, "document.getElementById('helper').getAttribute('aria-pressed') === 'true'")
    switch(page)
    until(page, "words => window.said.includes(words)", OFF)
    until(page, "document.getElementById('hint').hidden")
    assert stars(page) == []
    until(other, "!document.querySelector('#players .lamp')")


def test_behind_a_mask_it_is_refused_in_words(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    sit_down(page, server.seat_up("four-senses", MASKED, MASKED))
    _key(page)
    until(page, "window.said.some(text => text.startsWith('The helper is for open eyes only'))")


@pytest.mark.parametrize("language", some(LANGUAGES, 5))
def test_it_is_chosen_for_a_seat_when_the_table_is_made(
    server: Running, new_page: PageMaker, language: str
) -> None:
    page = new_page(language)
    set_up(page, "4eyes-plus", eyes1="helper")
    lamp = page.locator("#players .lamp")
    assert lamp.get_attribute("aria-label") == Words(language).say("web-helper-player")
    assert page.locator("#helper").get_attribute("aria-pressed") == "true"


def test_where_nobody_can_win_there_is_no_helper_to_switch_on(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    sit_down(page, server.seat_up("tactori", OPEN, OPEN, settings={"variant": "free"}))
    assert page.locator("#tasks").is_visible()
    assert page.locator("#helper").is_hidden()
