"""Coming together: a friend, a link, a number, one device, games of one's own, phrases."""

import re

from helpers.browser import (
    MASKED,
    OPEN,
    PageMaker,
    said,
    set_up,
    sit_down,
    unfold,
    until,
    until_said,
)
from helpers.four_senses import STAIRS
from helpers.serving import Running
from playwright.sync_api import Page

from touchstone.games import GAMES
from touchstone.match.agreement import LEVELS
from touchstone.match.rungs import levels_in
from touchstone.views.catalogue import level_names
from touchstone.views.words import Words

ASKED = "document.body.dataset.asked !== undefined"


def tables(server: Running) -> int:
    return int(server.call(lambda: server.server.hub.store.count_unfinished(0, 0)))


def invite(page: Page, slug: str = "four-senses") -> None:
    page.goto("/")
    page.locator(f"form[action$='/play/{slug}'] button[formaction]").click()
    page.wait_for_url("**/invite/**")


def test_two_clicks_to_a_friend_who_chooses_a_name(server: Running, new_page: PageMaker) -> None:
    host, guest = new_page("en"), new_page("de")
    invite(host)
    assert host.locator(".qr svg").count() == 1
    link = host.locator("#link").input_value()
    guest.goto(link)
    guest.fill("#name", "Ben")
    guest.get_by_role("button", name=Words("de").say("web-invitation-take")).click()
    guest.wait_for_url("**/table/**")
    # Wherever the host is, they hear who came; nobody else can follow the link now.
    until(host, "document.querySelector('#arrivals').textContent.includes('Ben')")
    assert host.locator("#ways").is_hidden()
    host.get_by_role("link", name="Go to the table").click()
    until(host, ASKED)
    assert "Ben" in host.locator("#players").inner_text()
    late = new_page(allowed_errors=("409",))
    late.goto(link)
    assert "Every seat" in late.locator("main").inner_text()


def test_reload_and_back_make_no_second_table(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    before = tables(server)
    invite(page)
    link = page.locator("#link").input_value()
    page.reload()
    page.get_by_role("link", name="Go to the table").click()
    until(page, ASKED)
    # The way back to the invitation is at the table until somebody has come.
    page.locator("#waiting a").click()
    page.wait_for_url("**/invite/**")
    assert page.locator("#link").input_value() == link
    page.go_back()
    page.wait_for_url("**/table/**")
    page.go_back()
    page.wait_for_url("**/invite/**")
    page.go_back()
    page.wait_for_url(re.compile(r"/$"))
    assert tables(server) == before + 1


def test_a_number_that_is_said_aloud_leads_to_the_table(
    server: Running, new_page: PageMaker
) -> None:
    host, guest = new_page("en"), new_page("fr")
    invite(host, "4eyes-plus")
    until(host, "document.querySelector('#code') !== null")
    code = host.locator("#code").inner_text()
    assert re.fullmatch(r"\d{3} \d{3} \d{4}", code)
    host.get_by_role("link", name="Go to the table").click()
    until(host, ASKED)
    guest.goto("/")
    guest.fill("#join-code", f" {code.replace(' ', '-')} ")
    guest.locator("#join-code").press("Enter")
    guest.wait_for_url("**/code/**")
    guest.fill("#name", "Chloé")
    guest.locator("main button.act").click()
    guest.wait_for_url("**/table/**")
    until_said(host, ["Chloé sits down at the table."])
    assert host.locator("#waiting").is_hidden()
    # The number has lapsed with the last free seat.
    late = new_page(allowed_errors=("404",))
    late.goto("/")
    late.fill("#join-code", code)
    late.locator("#join-code").press("Enter")
    late.wait_for_url("**/code/**")
    assert "No table has this code" in late.locator("main").inner_text()


def test_copying_says_so(new_page: PageMaker) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    invite(page)
    page.get_by_role("button", name="Copy the link").click()
    until(page, "document.querySelector('#copied').textContent === 'Copied.'")
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("#link").input_value()


def test_a_device_that_can_share_is_asked_to(new_page: PageMaker) -> None:
    page = new_page()
    page.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    invite(page)
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared.url") == page.locator("#link").input_value()
    other = new_page()
    other.add_init_script("delete Navigator.prototype.share;")
    invite(other)
    assert other.locator("#share").is_hidden()


def test_a_quick_game_is_as_it_was_chosen_and_chosen_again(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    page.goto("/")
    form = page.locator("form[data-remember=tactori]")
    form.locator("summary").click()
    levels = form.locator("select[name=level] option").all_inner_texts()
    names = level_names(Words("en"))
    offered = levels_in(GAMES["tactori"].new(), masked=False)
    assert levels == [f"{level}: {names[level - 1]}" for level in offered]
    form.locator("select[name=level]").select_option(str(LEVELS[-1]))
    form.locator("select[name=set-variant]").select_option("long")
    form.locator("select[name=start]").select_option("2")
    form.locator("select[name=eyes]").select_option("masked")
    form.locator("input[name=name]").fill("Ana")
    form.locator("button.act").click()
    page.wait_for_url("**/table/**")
    until(page, "document.querySelector('#players').textContent.includes('Ana')")
    agreement = server.match(page.url.rsplit("/", 1)[1]).agreement
    assert agreement.game.settings["variant"] == "long"
    assert [chair.level for chair in agreement.chairs] == [0, LEVELS[-1]]
    assert all(chair.masked for chair in agreement.chairs)
    assert agreement.start == 2
    page.goto("/")
    assert form.locator("input[name=name]").input_value() == "Ana"
    assert form.locator("select[name=set-variant]").input_value() == "long"
    assert form.locator("[data-chosen]").inner_text() != ""


def test_the_form_asks_only_for_what_fits_the_variant(new_page: PageMaker) -> None:
    page = new_page(allowed_errors=("422",))
    page.goto("/new/tactori")
    assert page.locator("#set-sticks").is_hidden()  # folded
    unfold(page)
    assert page.locator("#set-sticks").is_visible()
    assert page.locator("#set-long").is_hidden()
    page.select_option("#set-variant", "long")
    assert page.locator("#set-long").is_visible()
    page.select_option("#set-variant", "rectangles")
    assert page.locator("#set-sticks").is_hidden()
    assert page.locator("#set-straight").is_visible()
    assert page.locator("#name3").is_hidden()
    page.select_option("#who3", "here")
    assert page.locator("#name3").is_visible()
    page.select_option("#who3", "nobody")
    page.select_option("#set-variant", "bridges")
    page.select_option("#who2", "nobody")
    page.get_by_role("button", name="Set up the table").click()
    page.locator("[role=alert]").wait_for()
    words = Words("en").of(GAMES["tactori"])
    kind = words.say("game-setting-variant-bridges")
    assert page.locator("[role=alert]").inner_text() == f"Tactori ({kind}) needs 2 to 4 players."


def test_my_games_lead_back_to_each_table(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    page.goto("/")
    assert page.locator("#mine").is_hidden()
    seated = server.seat_up("four-senses", OPEN, OPEN)
    sit_down(page, seated)
    page.goto("/")
    until(page, "document.body.dataset.looked === 'yes'")
    assert page.locator("#mine-list li p").first.inner_text() == (
        "Four Senses with Player 2: your turn"
    )
    server.play(seated.table, 1, "f a1")
    server.play(seated.table, 1, "done")
    page.reload()
    until(page, "document.querySelector('#mine-list').textContent.includes('Player 2’s turn')")
    for text in ("f b1", "done"):
        server.play(seated.table, 2, text)
    for text in ("f c1", "done"):
        server.play(seated.table, 1, text)
    for text in ("f d1", "claim a1-d1"):
        server.play(seated.table, 2, text)
    page.reload()
    until(page, "document.querySelector('#mine-list').textContent.includes('finished')")
    page.get_by_role("link", name="Record of Four Senses").click()
    page.wait_for_url(f"**/record/{seated.table}")
    page.go_back()
    page.get_by_role("button", name="Take Four Senses off the list").click()
    assert page.locator("#mine").is_hidden()
    # Another browser knows nothing of it.
    other = new_page()
    other.goto("/")
    assert other.locator("#mine").is_hidden()


def test_phrases_are_heard_in_the_language_of_whoever_hears_them(
    server: Running, new_page: PageMaker
) -> None:
    seated = server.seat_up("four-senses", MASKED, OPEN)
    mine, theirs, deaf = new_page("en"), new_page("nl"), new_page("en")
    deaf.goto("/")
    deaf.evaluate("localStorage.setItem('touchstone-preferences', '{\"phrases\": false}')")
    sit_down(mine, seated, 1)
    sit_down(theirs, seated, 2)
    deaf.goto(f"/table/{seated.table}")
    until(deaf, "document.querySelectorAll('#players li').length === 2")
    unfold(mine)
    mine.get_by_role("button", name="Well played!").click()
    until_said(mine, ["You say: Well played!"])
    until_said(theirs, ["Player 1 zegt: Goed gespeeld!".replace("Player", "Speler")])
    assert not server.match(seated.table).commands
    for _ in range(8):
        mine.get_by_role("button", name="Hello!").click()
    until_said(mine, ["That was too fast. Wait a moment."])
    assert deaf.locator("#phrases").is_hidden()
    assert not [text for text in said(deaf) if "Well played" in text]


def test_whoever_asks_for_another_game_waits_and_whoever_is_asked_answers(
    server: Running, new_page: PageMaker
) -> None:
    seated = server.seat_up("four-senses", OPEN, OPEN, position=STAIRS)
    host, guest, watcher = new_page(), new_page(), new_page()
    sit_down(host, seated, 1)
    sit_down(guest, seated, 2)
    watcher.goto(f"/table/{seated.table}")
    server.play(seated.table, 1, "claim a1-c1")
    host.get_by_role("button", name="Play again").click()
    buttons = (host.locator("#accept"), host.locator("#play-again"), watcher.locator("#accept"))
    for page, words in (
        (host, "You ask for another game."),
        (guest, "Player 1 asks for another game."),
        (watcher, "Player 1 asks for another game."),
    ):
        until(page, "words => document.querySelector('.playing').innerText.includes(words)", words)
    assert not any(one.is_visible() for one in buttons)
    assert guest.locator("#play-again").is_hidden(), "that would be asking back"
    guest.locator("#accept").click()
    for page in (host, guest):
        until(page, "document.getElementById('status').textContent.includes('turn')")
        assert page.locator("#offer").is_hidden()


def test_at_one_device_nobody_leaves_and_the_next_hears_what_was_done(
    server: Running, new_page: PageMaker
) -> None:
    page, watcher = new_page(), new_page()
    page.goto("/new/four-senses")
    for seat, name in (("1", "Ana"), ("2", "Ben")):
        page.select_option(f"#who{seat}", "here")
        page.fill(f"#name{seat}", name)
        page.select_option(f"#eyes{seat}", "open")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/table/**")
    until(page, ASKED)
    table = page.url.rsplit("/", 1)[1]
    watcher.goto(f"/table/{table}")
    until(watcher, "document.querySelectorAll('#players li').length === 2")
    for text in ("f a1", "done"):
        page.fill("#command", text)
        page.press("#command", "Enter")
    until(page, "document.querySelector('#players').textContent.includes('Ben (you)')")
    until(page, "window.said.some(text => text.startsWith('Ben: Ana places a flat piece on a1'))")
    # Whoever types goes on typing.
    assert page.evaluate("document.activeElement.id") == "command"
    assert not page.locator("#players").get_by_text("away").count()
    room = server.room(table)
    assert {int(seat) for seat in room.presence.here} == {1, 2}
    assert "away" not in watcher.locator("#players").inner_text()


def test_tasks_tick_themselves_off(server: Running, new_page: PageMaker) -> None:
    seated = server.seat_up("tactori", OPEN, settings={"variant": "free"})
    page = new_page()
    sit_down(page, seated)
    assert page.locator("#task-list input").count() == 6
    assert page.locator("#task-list input:checked").count() == 0
    server.play(seated.table, 1, "place red a1")
    server.play(seated.table, 1, "place red a1")
    until(page, "document.querySelectorAll('#task-list input:checked').length === 1")
    assert page.get_by_role("checkbox", name="a tower").is_checked()
    # Behind a mask nothing tells what stands on the board.
    hidden = new_page()
    sit_down(hidden, server.seat_up("tactori", MASKED, settings={"variant": "free"}))
    assert hidden.locator("#tasks").is_hidden()


def test_at_one_device_all_agree_with_one_voice(new_page: PageMaker) -> None:
    page = new_page()
    set_up(page, "4eyes-plus", who2="here")
    for agreed, heard in (("no", "Player 2 declines."), ("yes", "ends without a winner.")):
        page.locator("#command").fill("draw")
        page.locator("#command").press("Enter")
        page.locator(f"#confirm[open] [value={agreed}]").click()
        until(page, "words => window.said.some(text => text.includes(words))", heard)
    # Another game needs no question: whoever asks for it has the others beside them.
    page.locator("#play-again").click()
    until(page, "document.querySelector('h1').textContent.includes('turn')")
    until(page, "document.querySelector('#play-again').closest('[hidden]') !== null")


def test_at_one_device_the_last_move_is_taken_back_whoever_has_the_device(
    new_page: PageMaker,
) -> None:
    page = new_page()
    set_up(page, "4eyes-plus", who2="here")

    def has_device(player: int) -> None:
        mover = "document.querySelector('#players [aria-current=true]').textContent"
        until(page, f"{mover}.startsWith('Player {player}') && {mover}.endsWith('(you)')")

    for text, then in (("b2 a2", 2), ("e5 e6", 1)):
        page.locator("#command").fill(text)
        page.locator("#command").press("Enter")
        has_device(then)
    for mover in (2, 1):
        unfold(page)
        page.locator("#undo").click()
        question = page.locator("#confirm-question")
        question.wait_for()
        assert question.inner_text().startswith(f"Player {mover} asks to take back a move.")
        page.locator("#confirm [value=yes]").click()
        has_device(mover)
    until(page, "document.querySelectorAll('.picture [data-at]').length === 0")
