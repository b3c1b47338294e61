"""What a screen reader gets, what axe finds, and whether anything is cut off."""

import os
from collections.abc import Callable
from itertools import cycle
from random import Random

import pytest
from helpers.browser import INTERACTIVE, MASKED, OPEN, PageMaker, accessible, named, sit_down, until
from helpers.hands import Keys
from helpers.serving import Running
from playwright.sync_api import Page

from touchstone.games import GAMES
from touchstone.views.wire.api import NewClock
from touchstone.views.words import LANGUAGES

SOAK = bool(os.environ.get("TOUCHSTONE_SOAK"))
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


PAGES: dict[str, Callable[[Running, Page], None]] = {
    "home": _at("/"),
    "help": _at("/help"),
    "missing": _at("/rules/no-such-game"),
    "table-open": _open_table,
    "table-masked": _masked_table,
    "record": _finished,
    "created": _links,
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
"""Every page in one language, so that every language comes; all with all by TOUCHSTONE_SOAK=1."""
EVERY = [(name, language) for name in PAGES for language in LANGUAGES]
VIOLATIONS = """
async (rules) => {
  const found = await axe.run(rules.length ? { runOnly: rules } : {});
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
"""


@pytest.mark.parametrize(("name", "language"), EVERY if SOAK else ROUND)
def test_axe_finds_nothing_and_everything_has_a_name(
    server: Running, new_page: PageMaker, axe: str, name: str, language: str
) -> None:
    page = new_page(language, allowed_errors=("404",))
    PAGES[name](server, page)
    page.evaluate(axe)
    assert page.evaluate(VIOLATIONS, []) == []
    unnamed = [n for n in accessible(page) if n["role"] in INTERACTIVE and not n["name"]]
    assert unnamed == []
    for theme in ("dark", "contrast"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        assert page.evaluate(VIOLATIONS, [] if SOAK else ["color-contrast"]) == [], theme


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


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(("width", "height"), [(320, 640), (640, 450)])
def test_nothing_is_cut_at_320_pixels_and_at_200_percent(
    server: Running, new_page: PageMaker, name: str, width: int, height: int
) -> None:
    page = new_page("de", width, height, allowed_errors=("404",))
    PAGES[name](server, page)
    assert page.evaluate(CUT) == []
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


def test_the_focused_cell_shows_a_ring_on_wood_and_on_cloth(
    server: Running, new_page: PageMaker
) -> None:
    for chair in (OPEN, MASKED):
        page = new_page()
        sit_down(page, server.seat_up("four-senses", chair, chair))
        Keys(page, "en")._to_board()
        ring = page.evaluate("getComputedStyle(document.activeElement, '::after').borderTopWidth")
        assert ring == "4px"
