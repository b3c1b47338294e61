"""Downloads on a rules page, by keys alone."""

from pathlib import Path

from helpers.browser import PageMaker
from helpers.workshops import HELD
from playwright.sync_api import expect


def test_a_book_is_asked_for_waited_for_and_taken(new_page: PageMaker, things: Path) -> None:
    page = new_page(allowed_errors=("net::ERR_FAILED",))
    page.goto("/rules/four-senses")
    item, status = page.locator(f"[data-thing={HELD}]"), page.locator("#things-status")
    item.get_by_role("button", name="Make it A book for e-readers (EPUB)").focus()
    page.keyboard.press("Enter")
    expect(status).to_have_text(
        "A book for e-readers (EPUB): being made. That takes up to a minute."
    )
    expect(item.get_by_role("heading")).to_be_focused()
    # The line is lost for a moment.
    page.route("**/rules/four-senses/things", lambda route: route.abort(), times=1)
    (things / "go").touch()
    expect(status).to_have_text("A book for e-readers (EPUB): ready.")
    expect(item.get_by_role("heading")).to_be_focused()
    page.keyboard.press("Tab")
    expect(item.get_by_role("link")).to_be_focused()
    with page.expect_download() as taken:
        page.keyboard.press("Enter")
    assert taken.value.suggested_filename == "four-senses.epub"
