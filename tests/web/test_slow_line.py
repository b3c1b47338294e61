"""On a slow line a masked player hears what was felt, for the right cell, in order, and once."""

import pytest
from helpers.browser import MASKED, PageMaker, said, sit_down, until, until_said
from helpers.serving import Running, eventually
from playwright.sync_api import Page

LATE = """
() => {
  const real = WebSocket.prototype.send;
  window.late = 3000;
  WebSocket.prototype.send = function (text) {
    setTimeout(() => real.call(this, text), window.late);
  };
}
"""
"""Every message to the server takes three seconds of the page, whose time the test lets pass."""

HERE = "document.querySelector('.cell.here').dataset.cell"
FOCUS = "document.activeElement.dataset.cell"
NOT_SENT = "Not sent yet. Nothing is lost: it goes out as soon as the server answers."


@pytest.fixture
def late(server: Running, new_page: PageMaker) -> Page:
    """A masked player of Four Senses whose line is slow."""
    page = new_page()
    page.clock.install()
    sit_down(page, server.seat_up("four-senses", MASKED, MASKED))
    page.clock.pause_at(page.evaluate("Date.now()") + 10_000)
    page.evaluate(LATE)
    page.evaluate("window.said.length = 0")
    return page


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def felt(page: Page) -> list[str]:
    """What was heard of cells, without the words that are the same for all."""
    rest = ": ceramic, empty."
    return [one.removesuffix(rest) for one in said(page) if one.endswith(rest)]


def arrive(page: Page, *cells: str) -> None:
    """Lets the answers come, late, until so many cells were felt; they are these, in this order."""

    def all_felt() -> bool:
        page.clock.run_for(400)
        return len(felt(page)) >= len(cells)

    page.clock.run_for(page.evaluate("window.late") - 100)
    assert felt(page) == []
    eventually(all_felt)
    page.clock.run_for(4000)
    assert felt(page) == list(cells)


def test_what_was_felt_is_heard_for_each_cell_in_order(late: Page) -> None:
    press(late, "ArrowRight", "ArrowRight", "ArrowUp")
    arrive(late, "b1", "c1", "c2")
    assert late.evaluate(FOCUS) == "c2"


@pytest.mark.parametrize("wait", [300, 3000])
def test_a_hand_that_comes_back_before_the_answer_is_heard_too(late: Page, wait: int) -> None:
    late.evaluate("wait => { window.late = wait; }", wait)
    press(late, "ArrowRight", "ArrowLeft")
    arrive(late, "b1", "a1")
    assert late.evaluate(FOCUS) == "a1"


def test_a_slow_line_is_told_once_and_not_before_each_answer(late: Page) -> None:
    press(late, "ArrowRight")
    arrive(late, "b1")
    assert NOT_SENT in said(late)
    until(late, "document.getElementById('offline').hidden")
    late.evaluate("window.said.length = 0")
    press(late, "ArrowRight")
    arrive(late, "c1")
    assert NOT_SENT not in said(late)
    late.clock.run_for(60_000)
    press(late, "ArrowRight")
    late.clock.run_for(2500)
    until_said(late, [NOT_SENT])


def test_a_dialog_that_closes_leaves_the_hand_where_it_has_gone(late: Page) -> None:
    press(late, "ArrowRight", "q")
    until(late, "document.getElementById('kinds').open")
    press(late, "Escape")
    until(late, f"{FOCUS} === 'b1'")
    assert late.evaluate(HERE) == "b1"
    arrive(late, "b1")
