"""Behind a mask: the page's memory, its document, its network log and its storage know nothing."""

import json

from helpers.browser import PageMaker, until
from helpers.hands import Keys
from helpers.house import House
from helpers.tables import MASKED, sit_down
from playwright.sync_api import Page

from touchstone.core.events import Event
from touchstone.core.seats import Seat
from touchstone.views.sentences import Speaker, feel_words
from touchstone.views.words import Words

HIDDEN = "df c3"
"""What the other player places, where no finger of ours goes."""


def memory(page: Page) -> str:
    """Everything in the page's heap, as text."""
    session = page.context.new_cdp_session(page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot")
    session.detach()
    return "".join(parts)


def test_a_page_knows_only_what_was_touched(home: House, new_page: PageMaker) -> None:
    page = new_page()
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda f: frames.append(str(f))))
    seated = home.seat_up("four-senses", MASKED, MASKED, start=2)
    sit_down(page, seated)
    home.play(seated.table, 2, HIDDEN)
    home.play(seated.table, 2, "done")
    until(page, "document.getElementById('table').classList.contains('yours')")
    keys = Keys(page, "en")
    keys.move("h a1")
    keys.move("done")
    until(page, "window.said.includes('You have placed. It is Player 2’s turn.')")
    home.play(seated.table, 2, "f d4")
    home.play(seated.table, 2, "done")
    until(page, "document.getElementById('table').classList.contains('yours')")

    match = home.match(seated.table)
    game, state = match.record.game, match.record.sitting.state
    words = Words("en")
    secret = [
        game.state_text(state),
        f"c3: {feel_words(words, game, game.feel(state, 10))}",
        feel_words(words, game, game.feel(state, 10)),
        Speaker(words, match.table, None).sentence(
            Event.seen("placed", Seat(2), piece="df", cell="c3")
        ),
        '"position"',
    ]
    assert game.grid.name(10) == "c3"
    heap = json.loads(memory(page))
    remembered = "\n".join(heap["strings"])
    storage = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    places = {
        "network": "\n".join(frames),
        "document": page.content(),
        "storage": storage,
        "memory": remembered,
    }
    assert "You have placed" in places["network"]
    assert "You have placed" in places["memory"]
    found = [
        (place, text) for place, content in places.items() for text in secret if text in content
    ]
    assert found == []
    for frame in frames:
        for part in _boards(json.loads(frame)):
            assert part is None


def _boards(message: dict[str, object]) -> list[object]:
    """The boards of a message's view."""
    update = message.get("update") or message
    assert isinstance(update, dict)
    view = update.get("view")
    return [view["board"], view["before"]] if isinstance(view, dict) else []


def test_two_people_at_one_device_do_not_see_each_others_words(
    home: House, new_page: PageMaker
) -> None:
    page = new_page()
    page.goto("/new/four-senses")
    page.select_option("#who2", "here")
    page.fill("#name1", "Ana")
    page.fill("#name2", "Ben")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/table/**")
    until(page, "document.body.dataset.asked !== undefined")
    keys = Keys(page, "en")
    keys.move("df b3")
    until(page, "window.said.includes('You place a double, flat side up, on b3.')")
    keys.move("done")
    page.locator("#hand-over[open]").wait_for()
    assert page.locator("#hand-over-words").inner_text() == "Give the device to Ben."
    assert "b3" not in page.locator("#log").inner_text()
    assert page.locator("#live").inner_text() == ""
    page.evaluate("window.said.length = 0")
    page.keyboard.press("Enter")
    until(page, "document.getElementById('status').textContent === 'Your turn.'")
    log = page.locator("#log").inner_text()
    assert log == "Ana has placed. Your turn."
    keys.move("f a1")
    until(page, "window.said.includes('You place a flat piece on a1.')")
    assert not any("flat side up" in text for text in page.evaluate("window.said"))
