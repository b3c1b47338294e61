"""The last words on the cloth: only what still holds, once, and never on the hand."""

from helpers.browser import MASKED, PageMaker, sit_down, until
from helpers.hands import Keys
from helpers.serving import Running

CAPTION = "[...document.querySelectorAll('#caption span')].map(line => line.textContent)"
PLACED = "You have placed. Keep feeling the board, declare a line, or press Done."


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
