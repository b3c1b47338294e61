"""The review page: turn by turn by keys, to the next mistake, without findings of axe."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest
from helpers.aloud import assert_read_aloud
from helpers.browser import MASKED, PageMaker, said, set_up, sit_down, until, until_said
from helpers.records import UNNOTICED_ROW, WON_BY_D1
from helpers.serving import PATIENCE, Running
from playwright.sync_api import Page, Route

GOLDENS = Path(__file__).parents[1] / "goldens"
PITCHES = """
window.pitches = [];
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  const made = make.call(this);
  setTimeout(() => window.pitches.push(made.frequency.value));
  return made;
};
"""
HEARD = "pitch => window.pitches.some((one) => Math.round(one) === pitch)"


def bring(page: Page, record: str = UNNOTICED_ROW, turns: int = 5) -> None:
    page.goto("/review")
    page.fill("#text", record)
    page.locator("main form .act").click()
    # How the game went is there at once, what it was worth follows.
    until(page, "turns => document.querySelectorAll('#turns button').length === turns", turns)
    until(page, "document.body.dataset.reviewed !== undefined")


def until_shown(page: Page, begin: str) -> None:
    until(page, "begin => document.getElementById('now').textContent.startsWith(begin)", begin)


def test_the_turning_point_is_told_first_and_keys_lead_to_the_mistake(new_page: PageMaker) -> None:
    page = new_page()
    bring(page)
    until(page, "window.said.some((line) => line.includes('The turning point was turn 4'))")
    page.locator("#surface [tabindex='0']").first.press("n")
    until(page, "/blunder|mistake|Missed/.test(document.getElementById('now').textContent)")
    page.locator("#turns [data-turn='4']").press("Enter")
    until(page, "document.getElementById('now').textContent.startsWith('Turn 4')")
    until(page, "window.said.filter((line) => line.startsWith('Turn 4')).length === 2")
    assert any(line.startswith("Turn 4, Player 2: df d1, done. Missed") for line in said(page))
    page.locator("#surface [tabindex='0']").first.press("Enter")
    until(page, "document.getElementById('now').textContent.startsWith('Turn 5')")
    assert page.locator("#turns [aria-current]").count() == 1
    assert page.locator("#chart svg title").text_content() == "Value over time"
    until(page, "window.said.at(-1).startsWith('Turn 5')")
    assert_read_aloud("reviews/unnoticed-row", said(page))
    values = page.locator("#values li").all_text_contents()
    assert values[-1] == "Turn 5: Player 1 100%, Player 2 0%."


def test_other_games_are_gone_through_by_keys_by_finger_and_by_themselves(
    new_page: PageMaker,
) -> None:
    page = new_page(has_touch=True)
    page.add_init_script(PITCHES)
    bring(page, (GOLDENS / "4eyes-plus-tilted.record").read_text())
    for turn in range(1, 6):
        page.locator("#surface [tabindex='0']").first.press("Enter")
        until_shown(page, f"Turn {turn},")
    until_shown(page, "Turn 5, Ana: c1 b1. Best. Value now: win, proven.")
    until(page, HEARD, 880)  # a win is as high as it gets
    page.evaluate("window.pitches = []")
    page.locator("#surface [tabindex='0']").first.press("Escape")
    until_shown(page, "Turn 4, Ben: c2 c3. A blunder: ")  # of which kind depends on how far it sees
    until(page, HEARD, 220)

    page.clock.install()
    bring(page, (GOLDENS / "tactori-rectangle.record").read_text(), 9)
    page.locator("[data-go=last]").tap()
    until_shown(page, "Turn 9, Player 1: place a5, lay b2-b3. Best.")
    page.locator("#surface [data-cell=b2], #surface [aria-label^=b2]").first.tap()
    page.locator("[data-go=first]").tap()
    until_shown(page, "The beginning")
    page.locator("#run").tap()
    for turn in (1, 2):
        page.clock.run_for(4_000)
        until_shown(page, f"Turn {turn},")
    page.locator("#run").tap()
    page.clock.run_for(9_000)
    until_shown(page, "Turn 2,")


def test_the_table_has_a_switch_and_the_review_tells_who_agreed(
    server: Running, new_page: PageMaker
) -> None:
    seated = server.seat_up(
        "four-senses", MASKED, MASKED, position=WON_BY_D1, settings={"claims": "referee"}
    )
    ana = new_page()
    sit_down(ana, seated)
    assert ana.locator("#path").is_hidden()
    for text in ("touch a4", "df d1"):
        server.play(seated.table, 1, text)
    ana.locator("#path").wait_for()
    ana.locator("#path").press("Enter")
    until(ana, "document.getElementById('path').getAttribute('aria-pressed') === 'true'")
    watching = new_page("nl")
    watching.goto(f"/review/{seated.table}")
    until(watching, "document.body.dataset.reviewed !== undefined")
    assert "Akkoord tot nu toe: " in (watching.locator("#consent").text_content() or "")
    assert watching.locator("#decisions li").count() == 0
    server.play(seated.table, 2, "path on")
    watching.reload()
    until(watching, "document.querySelectorAll('#decisions li').length === 1")
    assert "a4" in (watching.locator("#decisions").text_content() or "")
    watching.locator("#turns button").press("Enter")
    until(watching, "document.querySelectorAll('#path .finger-dot').length === 1")


def test_at_one_device_everybody_agrees_with_a_switch_of_their_own(new_page: PageMaker) -> None:
    page = new_page(width=320)
    set_up(page, "four-senses", who2="here")
    table = page.url.split("/table/")[1].split("?")[0]
    type_in(page, "touch b2")
    for typed in ("f a1", "done"):
        type_in(page, typed)
    page.locator("#hand-over[open] button").press("Enter")
    until(page, "document.body.dataset.asked !== undefined")
    type_in(page, "resign")
    page.locator("#confirm [value=yes]").press("Enter")
    switches = page.locator("#path-consent button")
    for switch in (0, 1):
        switches.nth(switch).wait_for()
    watching = new_page("it")
    for number, shown in enumerate((0, 1)):
        switches.nth(number).press("Enter")
        until(
            page,
            "at => document.querySelectorAll('#path-consent [aria-pressed=true]')"
            ".length === at + 1",
            number,
        )
        watching.goto(f"/review/{table}")
        until(watching, "document.body.dataset.reviewed !== undefined")
        assert watching.locator("#decisions li").count() == shown
    page.goto(f"/review/{table}")
    until(page, "document.body.dataset.reviewed !== undefined")
    assert "felt b2" in (page.locator("#decisions").text_content() or "")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    # What was better can be tried: the position before the turn that is shown is in the form.
    page.locator("#turns button").first.press("Enter")
    until_shown(page, "Turn 1,")
    page.locator("#play-on").press("Enter")
    page.wait_for_url("**/set-up?**")
    assert page.input_value("#text").startswith("four-senses; row4 -, -, -, -; row3")


def type_in(page: Page, text: str) -> None:
    page.locator("#command").fill(text)
    page.locator("#command").press("Enter")
    until(page, "document.body.dataset.sending === '0'")


def test_a_review_that_breaks_off_is_asked_for_again(new_page: PageMaker) -> None:
    page = new_page(allowed_errors=("net::ERR_FAILED",))
    asked: list[str] = []

    def once_lost(route: Route) -> None:
        asked.append(route.request.url)
        route.abort() if len(asked) == 1 else route.continue_()

    page.route("**/review/look", once_lost)
    bring(page)
    assert len(asked) == 2
    assert "The turning point was turn 4" in (page.locator("#summary").text_content() or "")


def test_keys_count_however_slow_the_line_is(new_page: PageMaker) -> None:
    page = new_page()
    bring(page)
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/review/step", hold)
    board = page.locator("#surface [tabindex='0']").first
    for _ in range(3):
        board.press("Enter")
    until_so(page, lambda: len(asked) == 3)
    for route in reversed(asked):  # what was asked first arrives last
        route.continue_()
    until_shown(page, "Turn 3,")
    page.unroute("**/review/step")
    board.press("Enter")
    until_shown(page, "Turn 4,")
    # ... and so do words that are typed again before the first are answered.
    page.route("**/review/say", hold)
    for _ in range(2):
        page.locator("#command").fill("back")
        page.locator("#command").press("Enter")
    until_so(page, lambda: len(asked) == 5)
    for route in asked[3:]:
        route.continue_()
    until_shown(page, "Turn 2,")


def test_a_turn_that_is_lost_on_the_way_is_asked_for_again(new_page: PageMaker) -> None:
    page = new_page(allowed_errors=("net::ERR_FAILED",))
    bring(page)
    lost: list[str] = []

    def once_lost(route: Route) -> None:
        if route.request.url in lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    page.route("**/review/s*", once_lost)
    page.locator("#surface [tabindex='0']").first.press("Enter")
    until_said(page, ["The connection is lost. Trying again; nothing you did is lost."])
    until_shown(page, "Turn 1,")
    until_said(page, ["The connection is back."])
    page.locator("#command").fill("next")
    page.locator("#command").press("Enter")
    until_shown(page, "Turn 2,")
    assert len(lost) == 2


def until_so(page: Page, check: Callable[[], bool]) -> None:
    """Waits for something that the page asks for."""
    end = monotonic() + PATIENCE
    while not check():
        assert monotonic() < end, "it was not asked for"
        page.wait_for_timeout(10)


@pytest.mark.parametrize("language", ["de"])
def test_the_page_speaks_the_language_of_its_reader(new_page: PageMaker, language: str) -> None:
    page = new_page(language)
    bring(page)
    assert page.locator("h1").text_content() == "Rückblick: Four Senses"
    assert "Der Wendepunkt war Zug 4" in (page.locator("#summary").text_content() or "")
