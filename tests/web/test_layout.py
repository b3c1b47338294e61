"""Where things stand on the screen: zoomed in, on phones, on very wide windows."""

import pytest
from helpers.browser import OPEN, PageMaker, sit_down, until
from helpers.four_senses import STAIRS
from helpers.serving import Running
from playwright.sync_api import Page

from touchstone.games import GAMES


def board_width(page: Page) -> float:
    box = page.locator("#surface").bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("slug", GAMES)
def test_zooming_in_never_makes_the_board_smaller(
    server: Running, new_page: PageMaker, slug: str
) -> None:
    seated = server.seat_up(slug, OPEN, OPEN)
    page = new_page(width=1280, height=800)
    sit_down(page, seated)
    shown = 0.0
    for zoom in (1.0, 1.25, 1.5, 1.75, 2.0, 3.2, 4.0):
        page.set_viewport_size({"width": round(1280 / zoom), "height": round(800 / zoom)})
        assert board_width(page) * zoom >= 0.95 * shown, f"at {zoom:.0%}"
        shown = board_width(page) * zoom
    assert board_width(page) >= 0.9 * 320


@pytest.mark.parametrize("slug", GAMES)
def test_a_phone_on_its_side_shows_a_board_to_touch(
    server: Running, new_page: PageMaker, slug: str
) -> None:
    page = new_page(width=844, height=390, has_touch=True)
    sit_down(page, server.seat_up(slug, OPEN, OPEN))
    assert board_width(page) > 0.55 * 844
    assert page.evaluate("document.documentElement.scrollWidth") <= 844


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390), (640, 400)])
def test_a_game_begins_above_the_fold(new_page: PageMaker, width: int, height: int) -> None:
    page = new_page(width=width, height=height)
    page.goto("/")
    box = page.get_by_role("button", name="Play now against the computer").first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height


HIDDEN = """
() => [...document.querySelectorAll('#acts button, [data-cell=b2]')]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const [across, down] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const there = document.elementFromPoint(across, down);
    return box.top < 0 || box.bottom > innerHeight || !one.contains(there);
  })
  .map((one) => one.textContent.trim())
"""
"""The cell and the buttons that are outside the window, or behind something else."""


@pytest.mark.parametrize(("width", "height"), [(960, 1000), (683, 650), (700, 800), (820, 1180)])
@pytest.mark.parametrize("slug", GAMES)
def test_on_half_a_screen_the_cell_and_what_can_be_done_there_are_seen(
    server: Running, new_page: PageMaker, slug: str, width: int, height: int
) -> None:
    page = new_page("de", width=width, height=height)
    sit_down(page, server.seat_up(slug, OPEN, OPEN))
    page.locator("[data-cell=b2]").focus()
    until(page, "document.body.dataset.asked === 'b2'")
    assert page.locator("#acts button").count()
    until(page, f"({HIDDEN})().length === 0")
    assert board_width(page) >= 480


def test_on_half_a_screen_a_lesson_shows_its_board(new_page: PageMaker) -> None:
    page = new_page("de", width=683, height=650)
    page.goto("/learn/four-senses/2")
    until(page, "document.querySelector('#acts button')")
    seen = (
        "document.elementFromPoint(innerWidth / 2, innerHeight - 40).closest('#surface') !== null"
    )
    assert page.evaluate(seen)


@pytest.mark.parametrize("language", ["de", "nl"])
def test_in_a_narrow_window_nothing_sticks_out(
    server: Running, new_page: PageMaker, language: str
) -> None:
    """The longest words beside keys' badges, and the longest names of pages."""
    page = new_page(language, width=480, height=900)
    sit_down(page, server.seat_up("four-senses", OPEN, OPEN))
    until(page, "document.querySelector('.choices button')")
    wider = "() => [...document.querySelectorAll('button')].filter(\
      (one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    for width in range(320, 481, 10):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(wider) == [], width
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_on_a_wide_screen_nothing_changes_its_column(server: Running, new_page: PageMaker) -> None:
    page = new_page(width=1920, height=1080)
    seated = server.seat_up("tactori", OPEN, OPEN)
    sit_down(page, seated)
    left = "() => [...document.querySelectorAll('.say, .words, #supply, #leave')].map(\
      (one) => Math.round(one.getBoundingClientRect().left))"
    mine = page.evaluate(left)
    assert len(set(mine)) == 2, "two columns"
    server.play(seated.table, 1, "place c3")
    until(page, "document.getElementById('acts').hidden")
    assert page.evaluate(left) == mine


def test_on_a_phone_the_board_is_seen_on_which_a_game_ended(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page("en", 390, 667, has_touch=True, is_mobile=True)
    sit_down(page, server.seat_up("four-senses", OPEN, OPEN, position=STAIRS))
    page.locator("#command").fill("claim a1-c1")
    page.locator("#command").press("Enter")
    page.locator("#confirm [value=yes]").tap()
    until(page, "!document.getElementById('play-again').hidden")
    page.evaluate("window.scrollTo(0, 0)")
    box = page.locator("#surface").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 667


def test_from_above_every_height_and_floor_is_read(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    position = (
        "tactori; variant rectangle-advanced; players 2; "
        "towers b6 blue, c6 blue red, d6 blue; sticks blue b6-d6 1; turn 1; stage stone"
    )
    settings = {"variant": "rectangle-advanced"}
    sit_down(page, server.seat_up("tactori", OPEN, OPEN, settings=settings, position=position))
    page.get_by_role("button", name="View from above").click()
    until(page, "document.querySelectorAll('.plan-height').length === 3")
    covered = page.evaluate(
        """() => {
          const parts = [...document.querySelectorAll('.picture svg *')];
          const box = (one) => one.getBoundingClientRect();
          const meet = (a, b) => a.left < b.right && b.left < a.right
            && a.top < b.bottom && b.top < a.bottom;
          return parts.filter((one) => one.matches('.plan-height, .plan-floor')).filter((text) =>
            parts.slice(parts.indexOf(text) + 1).some((above) =>
              above.matches('.plan-stick, .plan-stone, .plan-floor, .plan-height')
              && meet(box(text), box(above))));
        }"""
    )
    assert covered == []


def test_with_forced_colours_the_players_keep_theirs(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    sit_down(page, server.seat_up("tactori", OPEN, OPEN))
    paint = "all => all.map(one => getComputedStyle(one).backgroundColor)"
    colours = page.locator("#players .swatch").evaluate_all(paint)
    page.emulate_media(forced_colors="active")
    assert page.locator("#players .swatch").evaluate_all(paint) == colours
