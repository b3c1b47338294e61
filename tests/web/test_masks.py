"""Behind a mask: the page's memory, its document, its network log and its storage know nothing."""

import json
from collections.abc import Iterable
from random import Random

import pytest
from helpers.browser import MASKED, PageMaker, sit_down, until, until_said
from helpers.hands import Keys, Typing
from helpers.serving import Running
from playwright.sync_api import Page

from touchstone.core.events import Reach
from touchstone.core.values import Seat
from touchstone.games.four_senses.rules.events import Placed
from touchstone.match import Match, Play, Touch
from touchstone.match.forms import cells_of
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


def test_a_page_knows_only_what_was_touched(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda f: frames.append(str(f))))
    seated = server.seat_up("four-senses", MASKED, MASKED, start=2)
    sit_down(page, seated)
    server.play(seated.table, 2, HIDDEN)
    server.play(seated.table, 2, "done")
    until(page, "document.getElementById('table').classList.contains('yours')")
    keys = Keys(page, "en")
    keys.move("h a1")
    keys.move("done")
    until(page, "window.said.includes('You have placed. It is Player 2’s turn.')")
    server.play(seated.table, 2, "f d4")
    server.play(seated.table, 2, "done")
    until(page, "document.getElementById('table').classList.contains('yours')")

    match = server.match(seated.table)
    game, state = match.record.game, match.record.sitting.state
    words = Words("en")
    secret = [
        game.state_text(state),
        f"c3: {feel_words(words, game, game.feel(state, 10))}",
        feel_words(words, game, game.feel(state, 10)),
        Speaker(words, match.agreement, None).sentence(Placed(Seat(2), "df", "c3")),
        '"position":"',
    ]
    assert game.grid.name(10) == "c3"
    assert _found(page, frames, secret) == []
    for frame in frames:
        for part in _boards(json.loads(frame)):
            assert part is None


@pytest.mark.parametrize(
    ("slug", "settings"),
    [("4eyes-plus", {"size": "5"}), ("tactori", {}), ("tactori", {"variant": "sliding"})],
    ids=["4eyes-plus", "tactori", "tactori-sliding"],
)
def test_in_every_game_a_page_knows_only_what_was_touched(
    server: Running, new_page: PageMaker, slug: str, settings: dict[str, str]
) -> None:
    page = new_page()
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda f: frames.append(str(f))))
    seated = server.seat_up(slug, MASKED, MASKED, start=2, settings=settings)
    sit_down(page, seated)
    hand, dice, words = Typing(page, "en"), Random(4), Words("en")
    secret, made = {'"position":"'}, 0
    while made < 3:
        match = server.match(seated.table)
        game, state = match.record.game, match.record.sitting.state
        assert match.outcome is None
        move = dice.choice(game.legal_moves(state))
        if match.turn == Seat(1):
            until(page, "document.getElementById('table').classList.contains('yours')")
            hand.move(game.move_text(move))
            server.wait_for_move(seated.table, len(match.record.moves))
            made += 1
            continue
        secret |= {game.state_text(state)} | {
            Speaker(words, match.agreement, None).sentence(event)
            for event in game.play(state, move).events
            if event.reach is Reach.SEEN
        }
        server.play(seated.table, 2, game.move_text(move))
    until_said(page, server.told(seated.table, 1, "en"))

    match = server.match(seated.table)
    game, state = match.record.game, match.record.sitting.state
    bare = game.initial()
    secret |= {game.state_text(state)} | {
        f"{game.grid.name(cell)}: {feel_words(words, game, game.feel(state, cell))}"
        for cell in game.grid.cells
        if game.grid.name(cell) not in _touched(match)
        if game.feel(state, cell) != game.feel(bare, cell)
    }
    assert len(secret) > 5, secret
    assert _found(page, frames, secret) == []
    for frame in frames:
        assert all(part is None for part in _boards(json.loads(frame)))


def _touched(match: Match) -> set[str]:
    """The cells that seat 1 touched or played on."""
    own = [one.command for one in match.commands if one.command.seat == Seat(1)]
    touched = {cell for one in own if isinstance(one, Touch) for cell in one.target.split()}
    played = {cell for one in own if isinstance(one, Play) for cell in cells_of(one.text)}
    return touched | played


def _found(page: Page, frames: list[str], secret: Iterable[str]) -> list[tuple[str, str]]:
    """Where the page keeps a secret, if it does."""
    storage = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    places = {
        "network": "\n".join(frames),
        "document": page.content(),
        "storage": storage,
        "memory": "\n".join(json.loads(memory(page))["strings"]),
    }
    known = str(page.evaluate("window.said.at(-1)"))
    assert known in places["network"], "the network log is not complete"
    assert known in places["memory"], "the memory was not read"
    return [(place, text) for place, held in places.items() for text in secret if text in held]


def _boards(message: dict[str, object]) -> list[object]:
    """The boards of a message's view."""
    update = message.get("update") or message
    assert isinstance(update, dict)
    view = update.get("view")
    return [view.get("board"), view.get("before")] if isinstance(view, dict) else []


def test_two_people_at_one_device_do_not_see_each_others_words(
    server: Running, new_page: PageMaker
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


def test_fingers_that_wander_ask_about_each_cell_once(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    asked: list[str] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "ask":
            asked.append(" ".join(message["cells"]))

    page.on("websocket", lambda line: line.on("framesent", note))
    seated = server.seat_up("four-senses", MASKED, MASKED)
    sit_down(page, seated)
    until(page, "document.body.dataset.asked === 'a1'")
    for key, cell in (("Right", "b1"), ("Up", "b2"), ("Left", "a2"), ("Right", "b2")):
        page.keyboard.press(f"Arrow{key}")
        until(page, "(cell) => document.body.dataset.asked === cell", cell)
        until(page, "(cell) => window.said.some((said) => said.startsWith(`${cell}: `))", cell)
        page.keyboard.press("t")
    touched = [one.command for one in server.match(seated.table).commands]
    assert len([one for one in touched if isinstance(one, Touch)]) >= 4
    assert sorted(asked) == ["", "a1", "a2", "b1", "b2"]
