"""What a table says on the screen: game, goal, stage, who thinks, what is not sent, what ended."""

import json
from typing import Any

import pytest
from helpers.browser import MASKED, OPEN, PageMaker, said, sit_down, until, until_said
from helpers.four_senses import STAIRS
from helpers.serving import QUICK, Running, serving
from playwright.sync_api import WebSocketRoute

from touchstone.views.wire.api import NewSeat

MOVING = (
    "4eyes-plus; size 5; players 2; phase 2; turn 1; tiles 1 b2 a2, d4 d5; tiles 2 d1 d2, b5 c5; "
    "hand 0 0"
)
CROWDED = (
    "4eyes-plus; size 5; players 2; phase 2; turn 1; tiles 1 b2 a2, d4 d5, e2 e3; "
    "tiles 2 d1 d2, b5 c5, b4 c4; hand 0 0"
)


def _nothing(_: Any) -> list[Any]:
    """A bot that never comes to an end."""
    return []


def test_game_variant_goal_and_stage_are_written(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    seated = server.seat_up("tactori", OPEN, OPEN, settings={"variant": "long"})
    sit_down(page, seated)
    assert "Tactori, long connections" in page.locator("header").inner_text()
    assert "the longest connection wins" in page.locator("main").inner_text()
    assert page.locator("#stage-words").inner_text() == "Place a stone."
    assert "is-red" in (page.locator("#turn-dot").get_attribute("class") or "")
    for seat, move in ((1, "place a1"), (2, "place e5"), (1, "place b1")):
        server.play(seated.table, seat, move)
    until(page, "document.getElementById('stage-words').textContent.includes('press Done')")


def test_the_rules_open_over_the_table_and_nobody_leaves(
    server: Running, new_page: PageMaker
) -> None:
    page, other = new_page("fr", allowed_errors=("net::ERR_FAILED",)), new_page()
    seated = server.seat_up("4eyes-plus", OPEN, OPEN)
    sit_down(page, seated)
    sit_down(other, seated, 2)
    address = page.url
    page.route("**/rules/**", lambda route: route.abort(), times=1)  # the line is lost for a moment
    page.get_by_role("link", name="Règles").click()
    dialog = page.get_by_role("dialog")
    until(page, "document.getElementById('rules-text').textContent.startsWith('La connexion')")
    until(page, "document.querySelectorAll('#rules-text figure').length > 0")
    assert dialog.is_visible()
    assert page.url == address
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    assert "away" not in other.locator("#players").inner_text()
    assert not [one for one in said(other) if "left" in one]


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Place a flat piece on b3"),
        ("de", "Einen Stein ohne Loch auf b3 legen"),
        ("fr", "Poser une pièce pleine en b3"),
        ("it", "Posa un pezzo pieno in b3"),
        ("es", "Colocar una ficha plana en b3"),
        ("nl", "Een plat stuk op b3 leggen"),
    ],
)
def test_buttons_are_sentences(
    server: Running, new_page: PageMaker, language: str, label: str
) -> None:
    page = new_page(language)
    sit_down(page, server.seat_up("four-senses", OPEN, OPEN))
    page.locator("[data-cell=b3]").focus()
    page.get_by_role("button", name=label).wait_for()


def test_a_tile_is_moved_with_three_clicks(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    seated = server.seat_up("4eyes-plus", OPEN, OPEN, settings={"size": "5"}, position=MOVING)
    sit_down(page, seated)
    page.locator("[data-cell=b2]").focus()
    page.get_by_role("button", name="Move this tile to …").wait_for()
    page.locator("[data-cell=b2]").click()
    until(page, "document.querySelectorAll('.cell.picked').length === 2")
    page.locator("[data-cell=e1]").focus()
    page.get_by_role("button", name="Your colour on e1, the other on …").wait_for()
    page.locator("[data-cell=e1]").click()
    until(page, "document.querySelectorAll('.cell.picked').length === 3")
    page.locator("[data-cell=e2]").click()
    server.wait_for_move(seated.table, 0)
    server.play(seated.table, 2, "d1 d2 to a1 b1")
    until(page, "document.getElementById('table').classList.contains('yours')")
    page.locator("[data-cell=d5]").click()  # the half that is not the owner's
    until(page, "document.querySelectorAll('.cell.picked').length === 2")
    page.locator("[data-cell=a3]").click()
    until(page, "document.querySelectorAll('.cell.picked').length === 3")
    page.locator("[data-cell=a4]").click()
    server.wait_for_move(seated.table, 2)
    record = server.match(seated.table).record
    moves = [record.game.move_text(move) for _, move in record.moves]
    assert moves == ["b2 a2 to e1 e2", "d1 d2 to a1 b1", "d4 d5 to a3 a4"]


def test_a_mark_for_where_to_go_is_as_large_as_a_thumb_and_leaves_the_owner_free(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    seated = server.seat_up("4eyes-plus", OPEN, OPEN, settings={"size": "5"}, position=CROWDED)
    sit_down(page, seated)
    until(page, "document.querySelectorAll('.cell.may').length === 3")  # a tile is marked once
    page.locator("[data-cell=d5]").click()
    until(page, "document.querySelectorAll('.cell.may').length > 3")
    apart = page.evaluate(
        """() => {
          const box = (one) => one.getBoundingClientRect();
          const owners = [...document.querySelectorAll('.owner')].map(box);
          return [...document.querySelectorAll('.cell.may > i')].map(box).map((mark) => [
            mark.width, mark.height, owners.some((owner) => owner.left < mark.right
              && owner.right > mark.left && owner.top < mark.bottom && owner.bottom > mark.top),
          ]);
        }"""
    )
    assert all(width > 30 and height > 30 for width, height, _ in apart)
    assert not any(touches for _, _, touches in apart)


def test_a_round_stays_on_the_board_until_somebody_wants_the_next(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    seated = server.seat_up("four-senses", OPEN, OPEN, OPEN, position=STAIRS)
    sit_down(page, seated)
    server.play(seated.table, 1, "claim a1-c1")
    page.get_by_role("button", name="Next round").wait_for()
    assert page.locator(".won-number").count() == 3
    assert "Stairs" in page.locator("#round-words").inner_text()
    server.play(seated.table, 2, "f d4")  # the next round goes on meanwhile
    assert page.locator(".won-number").count() == 3
    page.get_by_role("button", name="Next round").click()
    until(page, "document.querySelector('.picture [data-at=d4]') !== null")
    assert page.locator(".won-number").count() == 0


def test_it_is_seen_that_the_computer_thinks_and_heard_when_it_lasts(
    new_page: PageMaker,
) -> None:
    with serving(QUICK, think=_nothing) as slow:
        seated = slow.seat_up("four-senses", OPEN, NewSeat(masked=False, level=1), start=2)
        page = new_page(allowed_errors=("ERR_CONNECTION_REFUSED",))
        page.clock.install()
        page.goto(slow.url + seated.link(1).removeprefix(slow.url))
        until(page, "!document.getElementById('thinking').hidden")
        words = page.locator("#thinking-words").inner_text()
        assert words == "Computer is thinking."
        assert words not in said(page)
        page.clock.run_for(3500)
        until(page, "want => window.said.includes(want)", words)


def test_a_line_that_hangs_is_told_and_the_words_stay(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    hung: list[str | bytes] = []
    hangs = [False]

    def between(line: WebSocketRoute) -> None:
        there = line.connect_to_server()
        line.on_message(lambda text: hung.append(text) if hangs[0] else there.send(text))
        between.there = there  # type: ignore[attr-defined]

    page.route_web_socket("**/socket", between)
    seated = server.seat_up("four-senses", OPEN, OPEN)
    sit_down(page, seated)
    hangs[0] = True
    page.locator("#command").fill("flat b3")
    page.locator("#command").press("Enter")
    until(page, "!document.getElementById('offline').hidden")
    assert page.locator("#offline").inner_text().startswith("Not sent yet")
    assert page.locator("#command").input_value() == "flat b3"
    hangs[0] = False
    for text in hung:
        if json.loads(text)["type"] == "command":
            between.there.send(text)  # type: ignore[attr-defined]
    until(page, "document.getElementById('offline').hidden")
    assert page.locator("#command").input_value() == ""
    assert len(server.match(seated.table).record.moves) == 1


def test_title_and_icon_tell_whose_turn_it_is(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    seated = server.seat_up("4eyes-plus", OPEN, OPEN)
    sit_down(page, seated)
    icon = "document.querySelector('link[rel=icon]').href"
    assert page.title() == "Your turn! · 4EYES+ · Touchstone"
    assert page.evaluate(icon).endswith("icon-turn.svg")
    server.play(seated.table, 1, "b2 a2")
    until(page, "document.title === '4EYES+ · Touchstone'")
    assert page.evaluate(icon).endswith("/icon.svg")


def test_whoever_wants_it_is_notified(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    page.add_init_script(
        """window.notes = [];
        window.Notification = class { constructor(title) { window.notes.push(title); } };
        window.Notification.permission = 'granted';
        window.Notification.requestPermission = () => {};
        Object.defineProperty(document, 'hidden', { get: () => true });"""
    )
    seated = server.seat_up("4eyes-plus", OPEN, OPEN, start=2)
    sit_down(page, seated)
    wish = json.dumps({"notify": True})
    page.evaluate("wish => localStorage.setItem('touchstone-preferences', wish)", wish)
    server.play(seated.table, 2, "b2 a2")
    until(page, "window.notes.length === 1")
    assert page.evaluate("window.notes[0]").startswith("Your turn!")


def test_whoever_watches_reads_so_and_is_offered_no_game(
    server: Running, new_page: PageMaker
) -> None:
    seated = server.seat_up("four-senses", OPEN, OPEN, position=STAIRS)
    page = new_page()
    page.goto(f"/table/{seated.table}")
    until(page, "document.getElementById('stage-words').textContent === 'You are watching.'")
    assert page.locator("#stage-words").is_visible()
    assert page.locator("#acts").is_hidden()
    assert page.locator("#leave").is_hidden()
    server.play(seated.table, 1, "claim a1-c1")
    until(page, "document.getElementById('status').textContent.includes('Player 1 has won')")
    assert page.locator("#stage-words").is_hidden()
    assert page.locator("#play-again").is_hidden()


def test_after_the_first_of_two_places_the_panel_asks_for_the_second(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    sit_down(page, server.seat_up("4eyes-plus", OPEN, OPEN))
    title = page.locator("#acts-title")
    page.locator("[data-cell=c5]").click()
    until(page, "document.body.dataset.asked === 'c5 c5'")
    assert title.inner_text() == "Chosen: c5. Now choose the next one."
    page.locator("[data-cell=c6]").focus()
    until(page, "document.body.dataset.asked === 'c5 c6'")
    assert title.inner_text() == "Chosen: c5. On c6 you can"


def test_a_cell_alone_is_typed(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    seated = server.seat_up("tactori", OPEN, OPEN)
    sit_down(page, seated)
    page.fill("#command", "c3")
    page.press("#command", "Enter")
    until_said(page, ["You put a red stone on c3, floor 1. It is Player 2’s turn."])
    page.fill("#command", "C 3")
    page.press("#command", "Enter")
    until_said(page, ["c3: one stone, red.", "It is Player 2’s turn."])
    assert len(server.match(seated.table).record.moves) == 1


def test_a_game_played_together_names_its_colour_and_counts(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    seated = server.seat_up("tactori", OPEN, settings={"variant": "sliding", "colour": "blue"})
    sit_down(page, seated)
    assert "connect the six blue stones" in page.locator(".goal").inner_text()
    assert page.locator("#count").inner_text() == "Slides so far: 0"
    page.locator(".cell.may").first.click()
    until(page, "document.getElementById('count').textContent === 'Slides so far: 1'")
    settings = {"variant": "colourful", "colour": "green"}
    sit_down(page, server.seat_up("tactori", OPEN, settings=settings))
    assert "lay fifteen green sticks" in page.locator(".goal").inner_text()
    assert page.locator("#count").inner_text() == "Sticks so far: 0"
    green = page.locator("[data-cell]").evaluate_all(
        "all => all.find((one) => !one.getAttribute('aria-label').includes('green')).dataset.cell"
    )
    page.locator(f"[data-cell={green}]").focus()
    until(page, "cell => document.body.dataset.asked === cell", green)
    offered = page.locator("#choices [data-move]").first
    assert offered.get_attribute("data-move") == f"place {green}"
    assert offered.inner_text().startswith(f"Put a green stone on {green}")
    masked = new_page()
    sit_down(masked, server.seat_up("tactori", MASKED, settings=settings))
    assert masked.locator("#count").is_hidden()


def test_the_view_from_above_is_a_switch(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    seated = server.seat_up("tactori", OPEN, OPEN)
    server.play(seated.table, 1, "place c3")
    sit_down(page, seated, 2)
    switch = page.get_by_role("button", name="View from above")
    switch.click()
    until(page, "document.querySelectorAll('.plan-stone').length === 1")
    assert switch.get_attribute("aria-pressed") == "true"
    server.play(seated.table, 2, "place c4")
    until(page, "document.querySelectorAll('.plan-stone').length === 2")
    switch.click()
    until(page, "document.querySelectorAll('.block-top').length === 2")


def test_the_device_can_keep_the_site(server: Running, new_page: PageMaker) -> None:
    page = new_page("de")
    page.goto("/")
    manifest = server.get(page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert server.get(icon["src"]).status_code == 200
    for name in ("og:title", "og:description", "og:image"):
        assert page.locator(f"meta[property='{name}']").get_attribute("content")
    preview = page.locator("meta[property='og:image']").get_attribute("content") or ""
    assert server.get(preview.removeprefix(server.url)).status_code == 200
    assert page.locator("meta[name=description]").get_attribute("content")


def test_with_forced_colours_the_current_player_is_seen(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page(forced_colors="active")
    sit_down(page, server.seat_up("four-senses", MASKED, MASKED))
    paint = """selector => {
      const style = getComputedStyle(document.querySelector(selector));
      return [style.backgroundColor, style.borderTopColor, style.borderTopWidth];
    }"""
    current, other = (
        page.evaluate(paint, f".players li[aria-current={here}]") for here in ("true", "false")
    )
    assert current[0] != other[0]
    assert page.evaluate(paint, "#turn-dot")[0] != "rgba(0, 0, 0, 0)"


def test_a_table_prints_the_board_and_no_buttons(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    sit_down(page, server.seat_up("four-senses", MASKED, OPEN))
    assert page.locator("#read-aloud").is_visible()
    page.emulate_media(media="print")
    assert page.locator("#surface svg").first.is_visible()
    assert not any(one.is_visible() for one in page.locator("button, summary, #read-aloud").all())


def test_a_record_prints_how_it_ended(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    seated = server.seat_up("four-senses", OPEN, OPEN, position=STAIRS)
    server.play(seated.table, 1, "claim a1-c1")
    page.goto(f"/record/{seated.table}")
    until(page, "document.querySelector('#surface svg.board')")
    page.emulate_media(media="print")
    shown = [one for one in page.locator("svg.board").all() if one.is_visible()]
    assert len(shown) == 1
    assert shown[0].locator(".won-number").count() == 3
    assert page.locator("#moves").inner_text().startswith("Player 1 declares a1 to c1.")
    assert page.locator("#step").is_hidden()
    # A browser paints nothing with what is defined in a picture that is not shown.
    lost = shown[0].evaluate(
        """(board) => [...board.outerHTML.matchAll(/url\\(#([^)]+)\\)/g)]
          .map(([, id]) => id).filter((id) => !board.contains(document.getElementById(id)))"""
    )
    assert lost == []


def test_a_key_switches_to_the_view_from_above_where_there_is_one(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    sit_down(page, server.seat_up("tactori", OPEN, OPEN))
    page.keyboard.press("v")
    until_said(page, ["You see the board from above."])
    until(page, "document.getElementById('above').getAttribute('aria-pressed') === 'true'")
    page.keyboard.press("v")
    until(page, "document.getElementById('above').getAttribute('aria-pressed') === 'false'")
    flat = new_page()
    sit_down(flat, server.seat_up("4eyes-plus", OPEN, OPEN))
    flat.keyboard.press("v")
    until_said(flat, ["There is no view from above here."])


def test_after_a_game_the_table_leads_to_its_review(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    seated = server.seat_up("four-senses", OPEN, OPEN, position=STAIRS)
    sit_down(page, seated)
    link = page.get_by_role("link", name="Review this game")
    assert not link.is_visible()
    server.play(seated.table, 1, "claim a1-c1")
    link.click()
    page.wait_for_url(f"**/review/{seated.table}")
    assert page.get_by_role("heading", level=1).is_visible()
