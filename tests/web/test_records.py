"""The page of a finished game: turn by turn, by itself, taken away, and played on from anywhere."""

from datetime import UTC, datetime
from pathlib import Path

from helpers.browser import OPEN, PageMaker, said, unfold, until, until_said
from helpers.serving import Running, Seated, eventually
from playwright.sync_api import Route

from touchstone.core.record import read_record
from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import Resign
from touchstone.views.wire.api import NewSeat

STEP = "document.querySelector('#step').textContent"
BEGUN = "location.hash === '#0'"
ASKED = "document.body.dataset.asked !== undefined"


def won(server: Running) -> Seated:
    """A short game: four turns, seven moves."""
    seats = [NewSeat(name=name, masked=False, reserved=True) for name in ("Ana", "Ben")]
    seated = server.seat_up("four-senses", *seats)
    for seat, cell in ((1, "a1"), (2, "b1"), (1, "c1")):
        server.play(seated.table, seat, f"f {cell}")
        server.play(seated.table, seat, "done")
    server.play(seated.table, 2, "f d1")
    server.play(seated.table, 2, "claim a1-d1")
    return seated


def test_a_record_is_walked_through_by_list_keys_and_by_itself(
    server: Running, new_page: PageMaker
) -> None:
    seated, page = won(server), new_page()
    page.clock.install()
    page.goto(f"/record/{seated.table}")
    until(page, BEGUN)
    shown = page.locator("div.side").inner_text()
    today = datetime.now(UTC)
    assert f"Ana, Ben. {today:%B} {today.day}, {today.year}" in shown
    assert page.locator("#result").inner_text().endswith("Ben has won.")
    turns = page.locator("#moves a").all_inner_texts()
    assert turns[0] == "Ana places a flat piece on a1."
    assert "Ben declares a1 to d1. That is right!" in turns[3]
    # A turn is one step, from the list ...
    page.locator("#moves a").nth(1).click()
    until(page, f"{STEP} === 'Step 2 of 4'")
    assert page.locator("[data-cell=b1]").get_attribute("aria-label") == "b1: level 1, flat"
    assert page.locator("#moves [aria-current=step]").inner_text() == turns[1]
    # ... with the arrow keys, however quickly ...
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    until(page, f"{STEP} === 'Step 4 of 4'")
    assert page.locator("#surface .won-number").count() == 4
    page.keyboard.press("ArrowLeft")
    until(page, f"{STEP} === 'Step 3 of 4'")
    page.locator("[data-cell=a1]").focus()
    page.keyboard.press("g")
    page.keyboard.press("r")
    page.clock.run_for(1000)
    diagonal = "Diagonal a1 to d4: a1: level 1, flat; the rest empty."
    row = "Row 1: a1: level 1, flat; b1: level 1, flat; c1: level 1, flat; the rest empty."
    until_said(page, [diagonal, row])
    page.keyboard.press("p")
    until(page, "document.activeElement.dataset.cell === 'b1'")
    page.get_by_role("button", name="One step back").focus()
    page.keyboard.press("Home")
    until(page, f"{STEP} === 'Step 0 of 4'")
    # ... and by itself, until somebody takes over.
    page.get_by_role("button", name="Play it back").click()
    until(page, f"{STEP} === 'Step 1 of 4'")
    page.clock.run_for(3100)
    until(page, f"{STEP} === 'Step 2 of 4'")
    assert page.locator("#self").get_attribute("aria-pressed") == "true"
    page.get_by_role("button", name="One step back").click()
    until(page, f"{STEP} === 'Step 1 of 4'")
    assert page.locator("#self").get_attribute("aria-pressed") == "false"
    page.clock.run_for(10_000)
    until_said(page, [f"Step 1 of 4. {turns[0]}"])
    assert len(said(page)) >= 4


def test_a_turn_that_is_chosen_before_the_scripts_are_there_is_shown_when_they_are(
    server: Running, new_page: PageMaker
) -> None:
    seated, page = won(server), new_page()

    def choose_first(script: Route) -> None:
        page.locator("#moves a").nth(2).click()
        script.continue_()

    page.route("**/record.js", choose_first)
    page.goto(f"/record/{seated.table}")
    until(page, f"{STEP} === 'Step 3 of 4'")


def test_a_record_is_copied_downloaded_and_shared(
    server: Running, new_page: PageMaker, tmp_path: Path
) -> None:
    seated = won(server)
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"/record/{seated.table}")
    until(page, BEGUN)
    page.get_by_role("button", name="Copy the record").click()
    until(page, "document.querySelector('#copied').textContent === 'Copied.'")
    copied = page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as started:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "game.record"
    started.value.save_as(file)
    assert file.read_text() == copied
    record = read_record(copied, GAMES)
    assert dict(record.remarks)["name2"] == "Ben"
    assert len(record.moves) == 8
    # The link leads whoever gets it to the same turn.
    page.locator("#moves a").nth(2).click()
    until(page, f"{STEP} === 'Step 3 of 4'")
    page.get_by_role("button", name="Copy the link").click()
    until(page, "document.querySelector('#copied').textContent === 'Copied.'")
    other = new_page()
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    until(other, f"{STEP} === 'Step 3 of 4'")
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**/table/{seated.table}")


def test_the_game_goes_on_from_any_turn(server: Running, new_page: PageMaker) -> None:
    seated, page = won(server), new_page()
    page.goto(f"/record/{seated.table}#2")
    until(page, f"{STEP} === 'Step 2 of 4'")
    page.get_by_role("link", name="Play on from here").click()
    page.wait_for_url("**/set-up**")
    assert page.locator("#text").input_value().startswith("four-senses; row4")
    page.select_option("#with", "computer")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    until(page, ASKED)
    assert page.locator("[data-cell=b1]").get_attribute("aria-label") == "b1: level 1, flat"
    match = server.match(page.url.rsplit("/", 1)[1])
    assert match.turn == 1
    assert [bool(chair.level) for chair in match.agreement.chairs] == [False, True]


def test_a_pasted_record_and_a_written_position_are_played_on(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page(allowed_errors=("422",))
    page.goto("/")
    page.get_by_role("link", name="Set up a position").click()
    page.wait_for_url("**/set-up")
    go = page.get_by_role("button", name="Play on from here")
    for text, trouble in (
        ("game: four-senses\n\n1: f z9\n", "Line 3 of the record: There is no z9 on this board."),
        ("nonsense", "“nonsense” is not of the form “name: value”."),
        ("4eyes-plus; size 9; players 2", "The position lacks the part"),
        (
            "game: four-senses\nclaims: referee\n\n1: f a1\n2: f b1\n1: f c1\n2: f d1\n",
            "This game is over. Leave out its last moves to play on.",
        ),
    ):
        page.fill("#text", text)
        go.click()
        page.locator("[role=alert]").wait_for()
        assert trouble in page.locator("[role=alert]").inner_text()
        assert page.locator("#text").input_value().strip() == text.strip()
    page.fill("#text", "game: four-senses\nclaims: referee\n\n1: f a1\n2: h b1\n1: f c1\n")
    page.select_option("#with", "here")
    go.click()
    page.wait_for_url("**/table/**")
    until(page, ASKED)
    match = server.match(page.url.rsplit("/", 1)[1])
    assert match.turn == 2
    assert match.agreement.game.settings["claims"] == "referee"
    page.goto("/set-up")
    page.fill("#text", str(GAMES["tactori"].sample))
    page.select_option("#with", "friend")
    page.fill("#name", "Ana")
    go.click()
    page.wait_for_url("**/invite/**")
    unfold(page)
    stored = server.call(
        lambda: server.server.hub.stored(page.url.rsplit("/", 1)[1])  # the host's table
    )
    assert [seat.taken for seat in stored.seats] == [True, False]
    assert stored.seats[0].name == "Ana"


def test_nothing_of_a_game_that_goes_on_is_told(server: Running) -> None:
    seated = server.seat_up("four-senses", OPEN, OPEN)
    server.play(seated.table, 1, "f a1")
    for path in ("", "/0", "/1", "/text"):
        assert server.get(f"/record/{seated.table}{path}").status_code == 409
    assert server.get(f"/set-up?table={seated.table}&moves=1").status_code == 409
    status = server.get(f"/api/tables/{seated.table}").json()
    assert set(status) == {"table", "game", "players", "turn", "over"}


def test_a_record_is_seen_from_above_with_a_key_and_stays_so(
    server: Running, new_page: PageMaker
) -> None:
    page, seated = new_page(), server.seat_up("tactori", OPEN, OPEN)
    server.play(seated.table, 1, "place a1")
    room = server.room(seated.table)
    server.call(lambda: room.take(Resign(Seat(2))))
    eventually(lambda: room.committed.outcome is not None)
    page.goto(f"/record/{seated.table}")
    until(page, f"{STEP}.startsWith('Step 0')")
    tilted = page.locator("#surface svg").get_attribute("viewBox")
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("v")
    until_said(page, ["You see the board from above."])
    until(page, "document.getElementById('above').getAttribute('aria-pressed') === 'true'")
    assert page.locator("#surface svg").get_attribute("viewBox") != tilted
    page.get_by_role("button", name="One step forward").click()
    until(page, f"{STEP}.startsWith('Step 1')")
    assert page.locator("#above").get_attribute("aria-pressed") == "true"


def test_a_step_that_is_lost_on_the_way_is_asked_for_again(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page(allowed_errors=("net::ERR_FAILED",))
    page.goto(f"/record/{won(server).table}")
    until(page, BEGUN)
    lost: list[str] = []

    def once_lost(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    page.route("**/record/**", once_lost)
    page.keyboard.press("ArrowRight")
    until_said(page, ["The connection is lost. Trying again; nothing you did is lost."])
    until(page, f"{STEP} === 'Step 1 of 4'")
    until_said(page, ["The connection is back."])
