"""Clocks at the page: chosen with the table, seen as figures, heard in words, never a flood."""

import re

import pytest
from helpers.browser import MASKED, OPEN, PageMaker, accessible, said, set_up, sit_down, until
from helpers.hands import Keys
from helpers.serving import Running, eventually
from helpers.soaking import some
from playwright.sync_api import Page

from touchstone.views.wire.api import NewClock
from touchstone.views.words import LANGUAGES

FACES = "#players .clock > :first-child"


def figures(page: Page) -> list[str]:
    return page.locator(FACES).all_inner_texts()


def test_without_a_clock_nothing_is_shown(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    sit_down(page, server.seat_up("four-senses", OPEN, OPEN))
    assert figures(page) == []
    assert page.locator("#say-clock").is_hidden()
    page.locator("[data-cell=a1]").focus()
    page.keyboard.press("w")
    until(page, "window.said.includes('There is no clock at this table.')")


@pytest.mark.parametrize("language", some(LANGUAGES, 5))
def test_a_clock_is_chosen_when_the_table_is_made(
    server: Running, new_page: PageMaker, language: str
) -> None:
    page = new_page(language)
    set_up(page, "tactori", clock="5", extra="10")
    room = server.room(page.url.rsplit("/", 1)[1])
    assert (room.stored.clock_seconds, room.stored.clock_increment) == (300, 10)
    assert re.fullmatch(r"[34]:\d\d|5:00", figures(page)[0])
    assert figures(page)[1] == "5:00"
    ears = str(page.locator("#players .clock .for-ears").nth(1).text_content()).strip()
    assert re.fullmatch(r"5 (minutes|Minuten|minuti|minutos|minuten)", ears)


@pytest.mark.parametrize("chair", [OPEN, MASKED], ids=["open", "masked"])
def test_figures_run_and_only_a_few_moments_are_told(
    server: Running, new_page: PageMaker, chair: object
) -> None:
    page, other = new_page(), new_page()
    page.clock.install(time=0)  # from now on the page's time is ours
    seated = server.seat_up("four-senses", chair, OPEN, clock=NewClock(seconds=600))  # type: ignore[arg-type]
    sit_down(other, seated, 2)
    sit_down(page, seated)
    page.clock.pause_at(200)
    minutes, seconds = figures(page)[0].split(":")
    left = 60 * int(minutes) + int(seconds)
    assert 125 < left < 600
    page.clock.run_for(1000 * (left - 31))
    assert figures(page) == ["0:31", "10:00"]
    assert "low" not in str(page.locator(".clock").first.get_attribute("class"))
    page.clock.run_for(4000)
    assert figures(page) == ["0:27", "10:00"]
    assert "low" in str(page.locator(".clock").first.get_attribute("class"))
    assert [text for text in said(page) if "left" in text] == [
        "You have two minutes left.",
        "You have one minute left.",
        "You have thirty seconds left.",
    ]
    assert not any("left" in text for text in said(other))  # it is not the other's time
    named = [n["name"] for n in accessible(page) if n["role"] == "StaticText"]
    assert any("27 seconds" in name for name in named)
    # On request: by key, by word, by button. The server answers, whose time is the real one.
    page.clock.resume()
    wanted = r"Player 1 has [789] minutes( \d+ seconds?)?, Player 2 has 10 minutes."
    Keys(page, "en")._to_board()
    page.keyboard.press("w")
    until(page, "want => window.said.some(text => text.match(want))", wanted)
    for ask in ("time", ""):
        page.evaluate("window.said.length = 0")
        if ask:
            page.locator("#command").fill(ask)
            page.locator("#command").press("Enter")
        else:
            page.locator("#say-clock").click()
        until(page, "want => window.said.some(text => text.match(want))", wanted)


def test_a_clock_stands_still_while_its_player_is_gone(
    server: Running, new_page: PageMaker
) -> None:
    page, other = new_page(), new_page()
    other.clock.install()
    seated = server.seat_up("four-senses", OPEN, OPEN, clock=NewClock(seconds=600))
    sit_down(page, seated)
    sit_down(other, seated, 2)
    assert other.locator(".clock.paused").count() == 0
    page.close()
    room = server.room(seated.table)
    eventually(lambda: not server.call(lambda: bool(room.presence.here - {2})))
    server.call(room.tell_players)
    until(other, "document.querySelectorAll('.clock.paused').length === 2")
    still = figures(other)
    other.clock.run_for(90_000)
    assert figures(other) == still
    ears = other.locator("#players .clock .for-ears").first.text_content()
    assert str(ears).endswith("stopped")
    again = new_page()
    sit_down(again, seated)
    server.call(room.tell_players)
    until(other, "document.querySelectorAll('.clock.paused').length === 0")
    until(other, "was => document.querySelector('.clock').firstChild.textContent !== was", still[0])
