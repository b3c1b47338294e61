"""What a screen reader gets, what axe finds, and whether anything is cut off."""

from collections.abc import Callable
from itertools import cycle
from random import Random

import pytest
from helpers.browser import (
    INTERACTIVE,
    MASKED,
    OPEN,
    PageMaker,
    accessible,
    named,
    sit_down,
    unfold,
    until,
)
from helpers.hands import Keys
from helpers.serving import Running
from helpers.soaking import SOAK, some
from playwright.sync_api import Page

from touchstone.games import GAMES
from touchstone.teaching.puzzles.puzzle import shelf
from touchstone.views.wire.api import NewClock, NewSeat
from touchstone.views.words import LANGUAGES

SLUGS = list(GAMES)
STAIRS = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; "
    "row1 f, h+f, h+df, -; turn 1; stage explore"
)


def _open_table(server: Running, page: Page) -> None:
    seated = server.seat_up("four-senses", OPEN, OPEN)
    server.play(seated.table, 1, "dh b3")
    sit_down(page, seated)


def _masked_table(server: Running, page: Page) -> None:
    sit_down(page, server.seat_up("four-senses", MASKED, MASKED))


def _finished(server: Running, page: Page) -> None:
    seated = server.seat_up("four-senses", OPEN, OPEN, position=STAIRS)
    server.play(seated.table, 1, "claim a1-c1")
    page.goto(f"/record/{seated.table}")
    until(page, "Boolean(document.querySelector('#surface svg'))")


def _reviewed(server: Running, page: Page) -> None:
    """With the path of the fingers, which both have opened."""
    seated = server.seat_up("four-senses", MASKED, MASKED, position=STAIRS)
    for seat, text in ((1, "touch a1"), (1, "claim a1-c1"), (1, "path on"), (2, "path on")):
        server.play(seated.table, seat, text)
    page.goto(f"/review/{seated.table}")
    until(page, "document.body.dataset.reviewed !== undefined")
    page.locator("#turns button").click()
    until(page, "Boolean(document.querySelector('#path .finger-dot'))")


def _at(address: str) -> Callable[[Running, Page], None]:
    def go(server: Running, page: Page) -> None:
        page.goto(address)

    return go


def _played(slug: str) -> Callable[[Running, Page], None]:
    """A table in the middle of a game, with clocks and a helper."""

    def go(server: Running, page: Page) -> None:
        helped = OPEN.model_copy(update={"helper": True})
        seated = server.seat_up(slug, helped, OPEN, clock=NewClock(seconds=600))
        dice = Random(2)
        for _ in range(6):
            match = server.match(seated.table)
            moves = match.record.game.legal_moves(match.record.sitting.state)
            text = match.record.game.move_text(dice.choice(moves))
            server.play(seated.table, int(match.turn or 1), text)
        sit_down(page, seated)

    return go


def _hidden(slug: str) -> Callable[[Running, Page], None]:
    """A masked table of any game."""
    return lambda server, page: sit_down(page, server.seat_up(slug, MASKED, MASKED))


def _dialog(opener: str) -> Callable[[Running, Page], None]:
    """A dialog over the table."""

    def go(server: Running, page: Page) -> None:
        _open_table(server, page)
        page.evaluate("open => document.querySelector(open).showModal()", opener)

    return go


def _hand_over(server: Running, page: Page) -> None:
    """Two people at one device: the first has placed."""
    page.goto("/new/four-senses")
    page.select_option("#who2", "here")
    page.locator("main button.act").click()
    page.wait_for_url("**/table/**")
    until(page, "document.body.dataset.asked !== undefined")
    for typed in ("f a1", "done"):
        page.locator("#command").fill(typed)
        page.locator("#command").press("Enter")
    page.locator("#hand-over[open]").wait_for()


def _links(server: Running, page: Page) -> None:
    page.goto("/new/four-senses")
    page.select_option("#who2", "link")
    page.locator("main button.act").click()
    page.locator("#sit").wait_for()


def _hint(server: Running, page: Page) -> None:
    """The helper points something out."""
    helped = OPEN.model_copy(update={"helper": True})
    sit_down(page, server.seat_up("four-senses", helped, OPEN, position=STAIRS))
    until(page, "!document.getElementById('hint').hidden")


def _guest(server: Running, page: Page) -> None:
    """Somebody follows an open link."""
    made = server.create(game="four-senses", seats=[{"name": "Ana", "reserved": True}, {}])
    page.goto(made["open_link"])


def _mine(server: Running, page: Page) -> None:
    """The first page of somebody who plays already, and looks at all that can be chosen."""
    _open_table(server, page)
    page.goto("/")
    until(page, "document.body.dataset.looked === 'yes'")
    unfold(page)


def _building(server: Running, page: Page) -> None:
    """A table with tasks, phrases, and a seat that nobody has taken."""
    free = NewSeat(masked=False)
    sit_down(page, server.seat_up("tactori", OPEN, free, settings={"variant": "free"}))
    unfold(page)


def _puzzles(server: Running, page: Page) -> None:
    page.goto("/puzzles")
    unfold(page)


def _puzzle(server: Running, page: Page) -> None:
    """After a wrong try, in a rush: everything that a puzzle can show."""
    puzzle = next(one for one in shelf(GAMES["four-senses"]) if one.theme.name == "safe")
    page.goto(f"/puzzles/four-senses/{puzzle.number}")
    until(page, "document.body.dataset.asked !== undefined")
    page.evaluate("document.getElementById('rush').hidden = false")
    page.fill("#command", "f a1")
    page.press("#command", "Enter")
    until(page, "document.getElementById('puzzle').dataset.stands === 'wrong'")


PAGES: dict[str, Callable[[Running, Page], None]] = {
    "home": _at("/"),
    "help": _at("/help"),
    "missing": _at("/rules/no-such-game"),
    "table-open": _open_table,
    "table-masked": _masked_table,
    "record": _finished,
    "review-form": _at("/review"),
    "review": _reviewed,
    "course": _at(f"/learn/{SLUGS[0]}"),
    "lesson": _at(f"/learn/{SLUGS[0]}/1"),
    "puzzles": _puzzles,
    "puzzle": _puzzle,
    "created": _links,
    "guest": _guest,
    "my-games": _mine,
    "set-up": _at("/set-up"),
    "building": _building,
    "helper": _hint,
    "settings": _dialog("#settings"),
    "keys": _dialog("#key-help"),
    "hand-over": _hand_over,
    **{f"table-{slug}": _played(slug) for slug in SLUGS},
    **{f"masked-{slug}": _hidden(slug) for slug in SLUGS if slug != "four-senses"},
    **{f"new-{slug}": _at(f"/new/{slug}") for slug in SLUGS},
    **{f"rules-{slug}": _at(f"/rules/{slug}") for slug in SLUGS},
}
ROUND = list(zip(PAGES, cycle(LANGUAGES), strict=False))
"""Every page in one language, every second of them in each run; all with all in a long one."""
THEMES = ("dark", "contrast")
"""Beside the usual one; each page in one of them, in a long run in both."""
EVERY = [(name, language) for name in PAGES for language in LANGUAGES]
VIOLATIONS = """
async (rules) => {
  // Of ARIA 1.3, which this axe does not know yet.
  const text = { type: 'string', allowEmpty: true, global: true };
  const ariaAttrs = { 'aria-rowindextext': text, 'aria-colindextext': text };
  axe.configure({ standards: { ariaAttrs } });
  const found = await axe.run(rules.length ? { runOnly: rules } : {});
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
"""


CUT = """
() => {
  const wide = document.documentElement.clientWidth;
  const seen = [...document.querySelectorAll("main *, header *, dialog[open] *")].filter((one) =>
    one.checkVisibility() && !one.closest("svg, .for-ears, .skip, pre"));
  return seen
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width && (box.right > wide + 1 || box.left < -1);
    })
    .map((one) => one.outerHTML.slice(0, 120));
}
"""
NARROW = ((320, 640), (640, 450))
"""A small phone, and a window at 200 %."""


@pytest.mark.parametrize(("name", "language"), EVERY if SOAK else some(ROUND, 2))
def test_axe_finds_nothing_everything_has_a_name_and_nothing_is_cut(
    server: Running, new_page: PageMaker, axe: str, name: str, language: str
) -> None:
    page = new_page(language, allowed_errors=("404",))
    PAGES[name](server, page)
    page.evaluate(axe)
    assert page.evaluate(VIOLATIONS, []) == []
    unnamed = [n for n in accessible(page) if n["role"] in INTERACTIVE and not n["name"]]
    assert unnamed == []
    for theme in THEMES if SOAK else THEMES[list(PAGES).index(name) % 2 :][:1]:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        assert page.evaluate(VIOLATIONS, [] if SOAK else ["color-contrast"]) == [], theme
    for width, height in NARROW:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT) == [], width
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_screen_reader_gets_the_board_as_a_grid(server: Running, new_page: PageMaker) -> None:
    page = new_page("de")
    seated = server.seat_up("four-senses", OPEN, OPEN)
    server.play(seated.table, 1, "dh b3")
    sit_down(page, seated)
    nodes = accessible(page)
    assert named(nodes, "grid") == ["Brett"]
    assert len([node for node in nodes if node["role"] == "row"]) >= 4
    cells = named(nodes, "gridcell")
    assert len(cells) == 16
    assert cells[0] == "a4: Keramik, leer"
    assert cells[5] == "b3: Stockwerk 2, Loch"
    assert named(nodes, "heading")[0] == "Du bist dran."


def test_behind_a_mask_a_screen_reader_gets_names_of_cells_only(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    seated = server.seat_up("four-senses", MASKED, MASKED, start=2)
    server.play(seated.table, 2, "dh b3")
    server.play(seated.table, 2, "done")
    sit_down(page, seated)
    cells = named(accessible(page), "gridcell")
    assert cells == [f"{letter}{row}" for row in (4, 3, 2, 1) for letter in "abcd"]


def test_the_focus_is_on_the_board_after_every_move(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    page.clock.install()
    seated = server.seat_up("four-senses", OPEN, OPEN)
    sit_down(page, seated)
    keys = Keys(page, "en")
    keys.move("f b3")
    until(page, "document.querySelector('[data-ends]') !== null")
    assert page.evaluate("document.activeElement.dataset.cell") == "b3"
    page.locator("[data-ends]").focus()
    page.keyboard.press("Enter")
    until(page, "!document.getElementById('table').classList.contains('yours')")
    page.clock.run_for(10_000)  # nothing takes it away later
    assert page.evaluate("document.activeElement.dataset.cell") == "b3"


RING = "name => getComputedStyle(document.activeElement, '::after')[name]"


def test_the_focused_cell_shows_a_ring_on_wood_and_on_cloth(
    server: Running, new_page: PageMaker
) -> None:
    for chair in (OPEN, MASKED):
        page = new_page()
        sit_down(page, server.seat_up("four-senses", chair, chair))
        Keys(page, "en")._to_board()
        assert page.evaluate(RING, "borderTopWidth") == "4px"
        page.evaluate("document.documentElement.dataset.theme = 'contrast'")
        assert page.evaluate(RING, "borderTopColor") == "rgb(0, 255, 255)", "black on black"
