"""The words of the game: none is lost, none is told twice, and the line to the server may break."""

from helpers.browser import MASKED, OPEN, PageMaker, is_part, said, sit_down, until, until_said
from helpers.hands import Keys
from helpers.serving import Running

from touchstone.core.values import Seat
from touchstone.match import USUAL_LEVEL
from touchstone.server.refusals import Refusal

QUICKLY = """
async () => {
  const { Announcer } = await import("/static/announcer.js");
  const region = document.createElement("div");
  const announcer = new Announcer(region);
  announcer.say("one");
  announcer.say("two");
  announcer.say("two");
  const lines = () => [...region.children].map((line) => line.textContent);
  for (let tries = 0; tries < 200 && lines().length < 3; tries += 1) {
    await new Promise((later) => setTimeout(later, 10));
  }
  return lines();
}
"""


def test_utterances_that_arrive_together_are_all_said_in_order(new_page: PageMaker) -> None:
    page = new_page()
    page.goto("/")
    # Readers drop a text that is the same as the one before: its blank makes it another.
    assert page.evaluate(QUICKLY) == ["one", "two", "two\N{NO-BREAK SPACE}"]


def test_two_moves_in_a_breath_are_both_said(server: Running, new_page: PageMaker) -> None:
    seated = server.seat_up("four-senses", OPEN, OPEN, start=2)
    page = new_page()
    sit_down(page, seated)
    server.play(seated.table, 2, "f b3")
    server.play(seated.table, 2, "done")
    told = server.told(seated.table, 1, "en")
    until_said(page, told)
    assert is_part(told, said(page))
    assert told == [
        "Player 2 places a flat piece on b3.",
        "Player 2 has placed. Your turn.",
    ]


def test_a_lost_line_is_told_and_found_again(server: Running, new_page: PageMaker) -> None:
    seated = server.seat_up("four-senses", OPEN, OPEN)
    page = new_page()
    sit_down(page, seated)
    room = server.room(seated.table)
    server.call(lambda: room.close(Refusal("server/ends")))
    until(page, "window.said.some(text => text.startsWith('The connection is lost'))")
    until(page, "window.said.includes('The connection is back.')")
    until(page, "document.getElementById('offline').hidden")
    Keys(page, "en").move("f b3")
    until(page, "window.said.includes('You place a flat piece on b3.')")


LOSE_ONE = """
() => {
  const real = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (text.includes('"command"') && !window.lost) {
      window.lost = text;
      this.close();
      return;
    }
    real.call(this, text);
  };
}
"""


def test_a_move_that_was_not_acknowledged_is_sent_again(
    server: Running, new_page: PageMaker
) -> None:
    seated = server.seat_up("four-senses", OPEN, OPEN)
    page = new_page()
    sit_down(page, seated)
    page.evaluate(LOSE_ONE)
    Keys(page, "en").move("f b3")
    until(page, "window.said.includes('You place a flat piece on b3.')")
    assert page.evaluate("Boolean(window.lost)")
    assert len(server.match(seated.table).record.moves) == 1


def test_nothing_is_lost_on_reload(server: Running, new_page: PageMaker) -> None:
    seated = server.seat_up("four-senses", OPEN, OPEN)
    page = new_page()
    sit_down(page, seated)
    Keys(page, "en").move("f b3")
    until(page, "window.said.includes('You place a flat piece on b3.')")
    page.reload()
    until(page, "document.body.dataset.asked !== undefined")
    assert page.locator("#log li").all_inner_texts() == ["You place a flat piece on b3."]
    assert page.locator("[data-cell=b3]").get_attribute("aria-label") == "b3: level 1, flat"


def test_the_scans_of_the_keyboard(server: Running, new_page: PageMaker) -> None:
    seated = server.seat_up("four-senses", OPEN, OPEN)
    page = new_page()
    sit_down(page, seated)
    Keys(page, "en").move("h b2")
    page.keyboard.press("r")
    row = "Row 2: b2 level 1, hole; the rest empty."
    until(page, "row => window.said.includes(row)", row)
    page.keyboard.press("u")
    until(page, "window.said.includes('8 flat pieces, 7 pieces with a hole, 8 doubles')")
    page.keyboard.press("?")
    page.locator("#key-help[open]").wait_for()
    page.keyboard.press("Escape")
    until(page, "document.activeElement.dataset.cell === 'b2'")


def test_a_claim_is_asked_back_and_can_be_cancelled(server: Running, new_page: PageMaker) -> None:
    seated = server.seat_up("four-senses", MASKED, MASKED)
    page = new_page()
    sit_down(page, seated)
    box = page.locator("#command")
    box.fill("claim a1-d1")
    box.press("Enter")
    page.locator("#confirm[open]").wait_for()
    assert page.evaluate("document.activeElement.value") == "no"
    page.keyboard.press("Enter")
    until(page, "window.said.includes('Cancelled.')")
    assert not server.match(seated.table).record.moves
    assert page.evaluate("document.activeElement.id") == "command"


def test_somebody_who_stays_away_can_be_replaced(server: Running, new_page: PageMaker) -> None:
    seated = server.seat_up("four-senses", OPEN, OPEN)
    page = new_page()
    sit_down(page, seated)
    presence = server.room(seated.table).presence
    assert page.locator("#gone").is_hidden()
    server.call(lambda: presence._give_up(Seat(2)))  # as when the grace period is over
    page.get_by_role("button", name="Let the computer play on for Player 2").click()
    until(page, "document.getElementById('gone').hidden")
    assert server.match(seated.table).agreement.chair(Seat(2)).level == USUAL_LEVEL
