"""Keys and ears: acts belong to their cell, keys work where they are printed, words are found."""

import pytest
from helpers.aloud import assert_read_aloud
from helpers.browser import MASKED, OPEN, PageMaker, said, sit_down, until, until_said
from helpers.hands import Keys
from helpers.serving import Running, eventually
from playwright.sync_api import Page

from touchstone.match import Touch
from touchstone.views.wire.api import NewSeat

SLOW = """
() => {
  const real = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    setTimeout(() => real.call(this, text), 300);
  };
}
"""
"""Every message to the server takes 300 ms."""

FOCUS = "document.activeElement.dataset.cell ?? document.activeElement.id"
YOUR_TURN = "Your turn. Place a piece, or declare a line."
STAIRS = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; "
    "row1 f, h+f, h+df, -; turn 1; stage explore"
)


def _press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def _board(page: Page) -> None:
    until(page, "document.activeElement.getAttribute('role') === 'gridcell'")


@pytest.mark.parametrize("chair", [OPEN, MASKED], ids=["open", "masked"])
def test_a_move_belongs_to_the_focused_cell_however_fast_one_types(
    server: Running, new_page: PageMaker, chair: NewSeat
) -> None:
    page = new_page()
    seated = server.seat_up("four-senses", chair, chair)
    sit_down(page, seated)
    page.evaluate(SLOW)
    _press(page, "ArrowRight", "1", "ArrowUp", "d")
    eventually(lambda: len(server.match(seated.table).record.moves) == 2)
    record = server.match(seated.table).record
    assert [record.game.move_text(move) for _, move in record.moves] == ["f b1", "done"]


def test_picking_a_cell_belongs_to_it_however_fast_one_types(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    seated = server.seat_up("4eyes-plus", OPEN, OPEN, settings={"size": "5"})
    sit_down(page, seated)
    page.evaluate(SLOW)
    _press(page, "ArrowRight", "c", "ArrowRight", "1")
    server.wait_for_move(seated.table, 0)
    record = server.match(seated.table).record
    assert [record.game.move_text(move) for _, move in record.moves] == ["b1 c1"]


@pytest.mark.parametrize("chair", [OPEN, MASKED], ids=["open", "masked"])
def test_the_first_key_begins_what_has_to_be_begun(
    server: Running, new_page: PageMaker, chair: NewSeat
) -> None:
    page = new_page()
    seated = server.seat_up("4eyes-plus", chair, chair, settings={"size": "5"})
    sit_down(page, seated)
    page.evaluate(SLOW)
    _press(page, "ArrowRight", "2")
    lay = "Lay a tile: choose a free cell for your own pawn, then one beside it for the other."
    until_said(page, [f"{lay} Press C to choose b1."])
    _press(page, "1")
    until_said(page, ["Chosen: b1. Now choose the next one."])
    _press(page, "ArrowRight", "1")
    server.wait_for_move(seated.table, 0)
    record = server.match(seated.table).record
    assert [record.game.move_text(move) for _, move in record.moves] == ["b1 c1"]


@pytest.mark.parametrize("chair", [OPEN, MASKED], ids=["open", "masked"])
def test_a_key_that_does_nothing_says_which_one_does(
    server: Running, new_page: PageMaker, chair: NewSeat
) -> None:
    page = new_page()
    sit_down(page, server.seat_up("four-senses", chair, chair))
    _press(page, "9")
    keys = "or declare a line. On a1 choose with 1, 2, 3, 4. Press C to choose a1."
    until(page, "keys => window.said.some(text => text.endsWith(keys))", keys)
    _press(page, "1")
    until(page, "document.querySelector('[data-ends]') !== null")
    _press(page, "1")  # a second piece is not begun as if it were a line
    until(page, "window.said.some(text => text.endsWith('or press Done. Press C to choose a1.'))")
    assert page.locator(".cell.picked").count() == 0
    bridges = new_page()
    sit_down(bridges, server.seat_up("tactori", chair, chair))
    _press(bridges, "c")
    until_said(bridges, ["Place a stone. On a1 choose with 1."])


def test_the_key_that_ends_a_turn_takes_no_tile_over(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    settings = {"size": "5", "swap": "on"}
    seated = server.seat_up("4eyes-plus", OPEN, OPEN, settings=settings, start=2)
    sit_down(page, seated)
    server.play(seated.table, 2, "b2 a2")
    until(page, "document.querySelector('[data-move=swap]') !== null")
    _press(page, "d")
    until_said(page, ["Lay a tile, or take over the first one."])
    assert not page.locator("#confirm[open]").count()


def test_keys_work_on_the_choices_and_escape_leads_back(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    seated = server.seat_up("four-senses", OPEN, OPEN)
    sit_down(page, seated)
    _press(page, "ArrowRight", "Enter")
    until(page, "document.activeElement.dataset.move === 'f b1'")
    _press(page, "t")
    until_said(page, [YOUR_TURN])
    _press(page, "Escape")
    until(page, f"({FOCUS}) === 'b1'")
    _press(page, "Enter")
    until(page, "document.activeElement.dataset.move === 'f b1'")
    _press(page, "2")
    until_said(page, ["You place a piece with a hole on b1."])
    _board(page)
    page.locator("[data-ends]").focus()
    _press(page, "d")
    until_said(page, ["You have placed. It is Player 2’s turn."])
    _board(page)


def test_the_focus_is_never_lost(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    seated = server.seat_up("4eyes-plus", OPEN, NewSeat(level=1), settings={"size": "5"})
    sit_down(page, seated)
    assert page.evaluate(FOCUS) == "a1"
    page.locator("#leave summary").click()
    page.locator("#resign").focus()
    _press(page, "Enter")
    page.locator("#confirm[open]").wait_for()
    _press(page, "Tab", "Enter")
    until(page, "!document.getElementById('play-again').hidden")
    _board(page)
    page.locator("#play-again").focus()
    _press(page, "Enter")
    until(page, "document.getElementById('play-again').hidden")
    _board(page)


def test_the_focus_is_not_lost_by_accepting(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    seated = server.seat_up("4eyes-plus", OPEN, OPEN, settings={"size": "5"})
    sit_down(page, seated)
    for offer, agreed in (
        ("offer draw", "You agree. The game ends without a winner."),
        ("offer rematch", "You agree. A new game begins. It is Player 2’s turn."),
    ):
        server.play(seated.table, 2, offer)
        page.locator("#accept").focus()
        _press(page, "Enter")
        until_said(page, [agreed])
        _board(page)


def test_repeating_tells_what_happened_and_not_what_was_asked(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    seated = server.seat_up("four-senses", OPEN, OPEN, start=2)
    sit_down(page, seated)
    server.play(seated.table, 2, "f b3")
    server.play(seated.table, 2, "done")
    until_said(page, ["Player 2 has placed. Your turn."])
    _press(page, "s", "t", "l", "l")
    until_said(
        page,
        [
            YOUR_TURN,
            "Player 2 has placed. Your turn.",
            "Player 2 has placed. Your turn.\N{NO-BREAK SPACE}",
        ],
    )


def test_the_board_is_read_found_and_compared(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    seated = server.seat_up("4eyes-plus", OPEN, OPEN, settings={"size": "5"}, start=2)
    server.play(seated.table, 2, "b2 a2")
    sit_down(page, seated)
    page.reload()
    until(page, "document.body.dataset.asked !== undefined")
    _press(page, "n")
    changed = [one for one in _spoken(page, "a2: ") if "b2: " in one]
    assert changed[0].startswith("a2: red, without the dot")
    _press(page, "b")
    until_said(page, ["Blue tiles, blue first: b2 a2."])
    _press(page, "p")
    until(page, "document.activeElement.dataset.cell === 'a2'")
    _press(page, "q")
    page.locator("#kinds[open]").wait_for()
    buttons = page.locator("#kind-list button").all_inner_texts()
    assert [text.split("\n")[0] for text in buttons] == ["blue pawns", "red pawns"]
    _press(page, "2")
    until_said(page, ["One place with red pawns: a2."])
    _board(page)


def _spoken(page: Page, start: str) -> list[str]:
    until(page, "start => window.said.some(text => text.startsWith(start))", start)
    return [text for text in said(page) if text.startswith(start)]


def test_rows_and_columns_are_called_as_the_board_does(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    sit_down(page, server.seat_up("four-senses", OPEN, OPEN))
    cell = page.locator("[data-cell=b2]")
    assert cell.get_attribute("aria-rowindextext") == "2"
    assert cell.get_attribute("aria-colindextext") == "b"


def test_the_first_words_and_the_players_tell_colour_and_level(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    seated = server.seat_up("tactori", OPEN, NewSeat(level=2))
    sit_down(page, seated)
    first = said(page)[0]
    assert first.startswith("Tactori, making bridges. When all stones are placed")
    assert "You play red, diamond. You see the board. Press the question mark" in first
    assert first.endswith("Your turn. Place a stone.")
    _press(page, "s")
    until_said(
        page,
        ["Player 1, red, diamond: 0 points (you), Computer, level 2, blue, ring: 0 points"],
    )


def test_a_click_behind_the_mask_touches_once(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    seated = server.seat_up("four-senses", MASKED, MASKED)
    sit_down(page, seated)
    page.locator("[data-cell=b2]").click()
    until_said(page, ["b2: ceramic, empty."])
    page.locator("[data-cell=c3]").click()
    until_said(page, ["c3: ceramic, empty."])
    touched = [
        one.command.target
        for one in server.match(seated.table).commands
        if isinstance(one.command, Touch)
    ]
    assert touched == ["b2", "c3"]
    Keys(page, "en").move("f c3")
    until(page, "document.querySelector('[data-ends]') !== null")
    page.locator("[data-cell=d4]").click()
    until(page, "document.body.dataset.asked === 'd4'")
    assert page.locator(".cell.picked").count() == 0, "whoever feels on declares nothing"
    page.locator("[data-pick]").click()
    until(page, "document.querySelector('.cell.picked') !== null")


def test_what_a_masked_player_feels_is_read_once_with_its_cell(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    seated = server.seat_up("four-senses", MASKED, MASKED)
    sit_down(page, seated)
    _press(page, "ArrowRight")
    until(page, f"({FOCUS}) === 'b1'")
    name = "document.activeElement.getAttribute('aria-label')"
    assert page.evaluate(name) == "b1: ceramic, empty."
    assert "b1: ceramic" not in page.locator("#live").inner_text(), "said twice"
    _press(page, "1")
    until_said(page, ["You place a flat piece on b1."])
    assert page.evaluate(name) == "b1", "what was felt there is not so any more"
    _press(page, "ArrowRight", "ArrowRight", "ArrowUp")  # faster than the answers come
    until(page, f"({FOCUS}) === 'd2'")
    felt = [f"{cell}: ceramic, empty." for cell in ("b1", "c1", "d1", "d2")]
    until_said(page, felt)
    assert [said(page).count(one) for one in felt] == [1, 1, 1, 1]
    assert page.locator("[data-cell=c1]").get_attribute("aria-label") == "c1"


def test_the_edge_is_told_and_the_live_region_is_emptied(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    page.clock.install()
    sit_down(page, server.seat_up("four-senses", OPEN, OPEN))
    _press(page, "ArrowLeft")
    until_said(page, ["The edge."])
    page.clock.run_for(60_000)
    assert page.locator("#live").inner_text() == ""


def test_a_masked_claim_offers_lines_only_and_names_them(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    seated = server.seat_up("four-senses", MASKED, MASKED, position=STAIRS)
    sit_down(page, seated)
    _press(page, "c", "ArrowRight")
    until(page, "document.body.dataset.asked === 'a1 b1'")
    assert page.locator("#choices button").count() == 0
    _press(page, "1")
    until(page, "window.said.some(text => text.startsWith('Nothing can be done on b1 now.'))")
    _press(page, "Escape")
    page.fill("#command", "claim row 1")
    page.press("#command", "Enter")
    page.locator("#confirm[open]").wait_for()
    question = page.locator("#confirm-question").inner_text()
    assert question == "Declare row 1? You can declare only once a turn."
    _press(page, "Tab", "Enter")
    server.wait_for_move(seated.table, 0)
    outcome = server.match(seated.table).outcome
    assert outcome is not None
    assert outcome.reason == "stairs"


def test_a_refusal_is_told_once(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    sit_down(page, server.seat_up("four-senses", OPEN, OPEN))
    page.fill("#command", "x" * 190)
    page.press("#command", "Enter")
    until(page, "window.said.some(text => text.startsWith('I do not understand'))")
    _press(page, "Escape")
    _press(page, "ArrowLeft")
    until_said(page, ["The edge."])
    assert len([text for text in said(page) if text.startswith("I do not understand")]) == 1


def test_what_was_typed_comes_back_and_the_key_help_begins_at_its_beginning(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page(height=500)
    sit_down(page, server.seat_up("four-senses", OPEN, OPEN))
    for text in ("score", "turn"):
        page.fill("#command", text)
        page.press("#command", "Enter")
    page.press("#command", "ArrowUp")
    page.press("#command", "ArrowUp")
    assert page.input_value("#command") == "score"
    page.press("#command", "Escape")
    _press(page, "?")
    page.locator("#key-help[open]").wait_for()
    assert page.evaluate("document.getElementById('key-help').scrollTop") == 0


def test_what_can_be_typed_is_told_line_by_line_and_stays_to_be_read(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    seated = server.seat_up("four-senses", OPEN, OPEN)
    sit_down(page, seated)
    page.fill("#command", "help")
    page.press("#command", "Enter")
    until(page, "document.querySelectorAll('#log li').length > 5")
    lines = page.locator("#log li").all_inner_texts()
    until_said(page, lines)
    assert_read_aloud("spoken/help", said(page)[-len(lines) :])


def test_keys_in_a_question_belong_to_it_and_not_to_the_board(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    seated = server.seat_up("four-senses", OPEN, OPEN)
    sit_down(page, seated)
    _press(page, "q")
    page.locator("#kinds[open]").wait_for()
    _press(page, "1")
    until(page, "window.said.some(text => text.includes(' on the board.'))")
    _board(page)
    _press(page, "q")
    page.locator("#kinds[open]").wait_for()
    _press(page, "Escape")
    page.locator("#kinds").wait_for(state="hidden")
    _board(page)
    _press(page, "2")  # the answer to this one key comes after that to anything sent before
    until_said(page, ["You place a piece with a hole on a1."])
    assert len(server.match(seated.table).record.moves) == 1
