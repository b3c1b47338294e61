"""A phone in one hand: everything that is needed for a move is seen without scrolling."""

import pytest
from helpers.browser import MASKED, OPEN, PageMaker, sit_down, until
from helpers.serving import Running

from touchstone.games import GAMES

SEEN = """
() => [...document.querySelectorAll('#surface, #status, #acts button, .tap-help')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.id || one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => box.top < 0 || box.bottom > innerHeight + 1
    || box.left < -1 || box.right > innerWidth + 1)
  .map(([name, box]) => `${name} ${Math.round(box.bottom)}`)
"""
NARROW = "() => document.querySelector('.cell').getBoundingClientRect().width"


@pytest.mark.parametrize("slug", GAMES)
def test_board_turn_and_choices_are_seen_without_scrolling(
    server: Running, new_page: PageMaker, slug: str
) -> None:
    page = new_page("de", 390, 844, has_touch=True, is_mobile=True)
    sit_down(page, server.seat_up(slug, OPEN, OPEN))
    page.locator("[data-cell=b2]").tap()
    until(page, "document.body.dataset.asked === 'b2'")
    assert page.locator("#acts button").count()
    assert page.evaluate(SEEN) == []
    assert page.locator(".tap-help").is_visible()


def test_whoever_cannot_choose_is_not_told_to_tap_twice(
    server: Running, new_page: PageMaker
) -> None:
    seated = server.seat_up("four-senses", OPEN, OPEN)
    page = new_page("en", 390, 844, has_touch=True, is_mobile=True)
    page.goto(f"/table/{seated.table}")
    until(page, "document.getElementById('stage-words').textContent === 'You are watching.'")
    assert page.locator(".tap-help").is_hidden()


@pytest.mark.parametrize(
    ("slug", "settings"), [("4eyes-plus", {}), ("tactori", {"variant": "rectangles"})]
)
def test_the_cells_of_a_large_board_are_as_wide_as_a_thumb(
    server: Running, new_page: PageMaker, slug: str, settings: dict[str, str]
) -> None:
    page = new_page(width=360, height=740, has_touch=True, is_mobile=True)
    sit_down(page, server.seat_up(slug, OPEN, OPEN, settings=settings))
    assert page.evaluate(NARROW) >= 36


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_play_now_is_seen_at_once(new_page: PageMaker, width: int, height: int) -> None:
    page = new_page(width=width, height=height)
    page.goto("/")
    box = page.locator("main button.act").first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height


def test_on_a_phone_too_the_panel_asks_for_the_second_place(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page("de", 390, 844, has_touch=True, is_mobile=True)
    sit_down(page, server.seat_up("4eyes-plus", OPEN, OPEN))
    page.locator("[data-cell=c3]").tap()
    until(page, "document.body.dataset.asked === 'c3'")
    page.locator("[data-pick]").tap()
    until(page, "document.body.dataset.asked === 'c3 c3'")
    box = page.locator("#acts-title").bounding_box()
    assert box is not None
    assert box["height"] > 12
    assert page.locator("#acts-title").inner_text().startswith("Gewählt: c3. Jetzt ")
    assert page.evaluate(SEEN) == []


def test_on_its_side_a_phone_has_one_line_of_links(server: Running, new_page: PageMaker) -> None:
    page = new_page("de", 844, 390, has_touch=True, is_mobile=True)
    settings = {"variant": "rectangles"}
    sit_down(page, server.seat_up("tactori", OPEN, OPEN, settings=settings))
    bar = page.locator("header.bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 80
    assert page.locator(".goal").inner_text().startswith("Tactori, ")


@pytest.mark.parametrize("slug", GAMES)
def test_on_its_side_a_phone_shows_the_choices_beside_the_board(
    server: Running, new_page: PageMaker, slug: str
) -> None:
    page = new_page("de", 844, 390, has_touch=True, is_mobile=True)
    sit_down(page, server.seat_up(slug, OPEN, OPEN))
    until(page, "!document.getElementById('acts').hidden")
    first = page.locator("#acts button").first.bounding_box()
    board = page.locator("#surface").bounding_box()
    assert first is not None
    assert board is not None
    assert first["x"] >= board["x"] + board["width"]
    assert first["y"] + first["height"] <= 390


OUT_OF_SIGHT = """
() => [...document.querySelectorAll('#read-aloud button, #acts button')]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const [across, down] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return !one.contains(document.elementFromPoint(across, down)) || box.bottom > innerHeight + 1;
  })
  .map((one) => one.textContent.trim())
"""
"""The buttons that are below the window's end, or below something else."""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (667, 375)])
def test_behind_a_mask_the_question_for_a_voice_leaves_the_choices_on_the_screen(
    server: Running, new_page: PageMaker, width: int, height: int
) -> None:
    page = new_page("de", width, height, has_touch=True, is_mobile=True)
    sit_down(page, server.seat_up("four-senses", MASKED, MASKED))
    page.locator("[data-cell=b1]").tap()
    until(page, "document.body.dataset.asked === 'b1'")
    assert page.locator("#read-aloud").is_visible()
    assert page.locator("#choices button").count() == 4
    until(page, f"({OUT_OF_SIGHT})().length === 0")
    assert (
        page.evaluate(
            """() => {
          const box = document.querySelector('[data-cell=b1]').getBoundingClientRect();
          const [across, down] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          return document.elementFromPoint(across, down)?.closest('.cell')?.dataset.cell;
        }"""
        )
        == "b1"
    ), "the hand lies below something"
    page.locator("#read-aloud button[value=no]").tap()
    assert page.locator("#read-aloud").is_hidden()


def test_whoever_has_scrolled_away_to_read_is_left_there(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page("en", 360, 640, has_touch=True, is_mobile=True)
    seated = server.seat_up("four-senses", OPEN, OPEN)
    sit_down(page, seated)
    page.locator("#log").scroll_into_view_if_needed()
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    there = page.evaluate("window.scrollY")
    server.play(seated.table, 1, "f a1")
    until(page, "document.querySelectorAll('#choices button').length === 0")
    server.play(seated.table, 1, "done")
    until(page, "document.getElementById('acts').hidden")
    assert page.evaluate("window.scrollY + innerHeight") > page.evaluate(
        "document.querySelector('.grid').getBoundingClientRect().bottom + window.scrollY"
    )
    assert there > 0
