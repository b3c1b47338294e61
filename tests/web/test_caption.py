"""The last words on the cloth: large, aloud if wanted, only what still holds, never on the hand."""

import pytest
from helpers.browser import MASKED, PageMaker, sit_down, until
from helpers.hands import Keys
from helpers.serving import Running

CAPTION = "[...document.querySelectorAll('#caption span')].map(line => line.textContent)"
PLACED = "You have placed. Keep feeling the board, declare a line, or press Done."
VOICE = """
window.spoken = [];
speechSynthesis.speak = ({ text }) => window.spoken.push(text);
speechSynthesis.cancel = () => window.spoken.push("(cut)");
"""


def test_a_masked_game_shows_its_last_words_and_offers_a_voice(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    page.add_init_script(VOICE)
    seated = server.seat_up("four-senses", MASKED, MASKED)
    sit_down(page, seated)
    page.keyboard.press("ArrowRight")
    until(page, "document.getElementById('caption').textContent.includes('b1: ceramic, empty.')")
    assert page.locator("#read-aloud").is_visible()
    page.get_by_role("button", name="Yes, read aloud").click()
    assert page.locator("#read-aloud").is_hidden()
    Keys(page, "en").move("f b1")
    until(page, f"text => {CAPTION}.includes(text)", PLACED)
    until(page, "document.body.dataset.asked !== undefined")
    assert page.locator("#choices button").count() == 0
    offered = page.locator("#plain-choices [data-move]").evaluate_all(
        "all => all.map(one => one.dataset.move)"
    )
    assert offered == ["done"]
    shown = page.locator("#caption span").all_inner_texts()
    assert shown == ["You place a flat piece on b1.", PLACED]
    page.evaluate("window.spoken.length = 0")
    page.keyboard.press("ArrowRight")
    until(page, "window.spoken.includes('c1: ceramic, empty.')")
    assert page.evaluate("window.spoken")[-2:] == ["(cut)", "c1: ceramic, empty."]
    page.set_viewport_size({"width": 640, "height": 400})  # zoomed in
    page.keyboard.press("ArrowUp")
    until(page, "document.getElementById('caption').textContent.includes('c2: ceramic, empty.')")
    words = page.locator("#caption").bounding_box()
    assert words is not None
    assert 0 < words["y"] < words["y"] + words["height"] <= 400, "the words are out of sight"


def test_what_is_done_is_asked_of_nobody_any_more(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    sit_down(page, server.seat_up("four-senses", MASKED, MASKED))
    Keys(page, "en").move("f b1")
    until(page, f"text => {CAPTION}.includes(text)", PLACED)
    page.keyboard.press("d")
    until(page, f"{CAPTION}.join() === 'You have placed. It is Player 2’s turn.'")


def test_a_cell_that_is_felt_twice_is_written_once(server: Running, new_page: PageMaker) -> None:
    page = new_page(width=390, height=844)
    sit_down(page, server.seat_up("four-senses", MASKED, MASKED))
    for cell in ("b2", "b2", "c2", "b2"):
        page.locator(f"[data-cell={cell}]").click()
    felt = "c2: ceramic, empty.,b2: ceramic, empty."
    until(page, f"felt => {CAPTION}.join() === felt", felt)
    words, hand = (page.locator(one).bounding_box() for one in ("#caption", ".cell .hand"))
    assert words is not None
    assert hand is not None
    assert words["y"] >= hand["y"] + hand["height"], "the words lie on the hand"


@pytest.mark.parametrize(("width", "height"), [(960, 1000), (683, 650)])
def test_on_half_a_screen_the_latest_words_are_seen(
    server: Running, new_page: PageMaker, width: int, height: int
) -> None:
    page = new_page(width=width, height=height)
    sit_down(page, server.seat_up("four-senses", MASKED, MASKED))
    for cell in ("b3", "b1"):
        page.locator(f"[data-cell={cell}]").focus()
        until(page, f"cell => {CAPTION}.at(-1).startsWith(cell)", cell)
        latest = page.locator("#caption span").last
        until(page, "document.body.dataset.asked !== undefined")
        assert latest.evaluate("one => getComputedStyle(one).fontWeight") == "700"
        words, choices = latest.bounding_box(), page.locator("#acts").bounding_box()
        assert words is not None
        assert choices is not None
        assert 0 <= words["y"] < words["y"] + words["height"] <= choices["y"], cell
