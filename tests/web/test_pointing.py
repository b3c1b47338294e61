"""A click belongs to what is seen there; what comes is seen coming."""

import pytest
from helpers.browser import OPEN, PageMaker, sit_down, until
from helpers.serving import Running
from playwright.sync_api import Page

TOWERS = {
    "four-senses": (
        "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h+dh, -, -; "
        "row1 -, -, -, -; turn 1; stage explore",
        "b2",
    ),
    "tactori": (
        "tactori; variant bridges; players 2; towers c2 red blue red blue; sticks -; turn 1; "
        "stage stone",
        "c2",
    ),
    "4eyes-plus": (
        "4eyes-plus; size 9; players 2; phase 1; turn 1; tiles 1 c2 c3; tiles 2 -; hand 14 15",
        "c2",
    ),
}
BEGUN = """() => {
  window.begun = [];
  document.addEventListener('animationstart', (event) => window.begun.push(event.animationName));
}"""


TWO_FRAMES = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""
"""What begins to move with a change of the page has begun after its next picture."""


def top_of(page: Page, cell: str) -> tuple[float, float]:
    """A point just below the upper edge of what stands on a cell."""
    box = page.evaluate(
        """cell => {
          const parts = [...document.querySelectorAll(`.picture [data-at='${cell}']`)];
          const boxes = parts.map((part) => part.getBoundingClientRect())
            .filter((box) => box.width);
          const top = Math.min(...boxes.map((box) => box.top));
          const high = boxes.find((box) => box.top === top);
          return [high.left + high.width / 2, top + 6];
        }""",
        cell,
    )
    return box[0], box[1]


@pytest.mark.parametrize("slug", TOWERS)
def test_the_visible_top_of_a_tower_belongs_to_the_tower(
    server: Running, new_page: PageMaker, slug: str
) -> None:
    position, cell = TOWERS[slug]
    page = new_page()
    sit_down(page, server.seat_up(slug, OPEN, OPEN, position=position))
    page.mouse.click(*top_of(page, cell))
    assert page.evaluate("document.querySelector('.cell.here').dataset.cell") == cell


def test_a_finger_on_the_top_of_a_tower_is_on_the_tower(
    server: Running, new_page: PageMaker
) -> None:
    position, cell = TOWERS["tactori"]
    page = new_page(width=390, height=844, has_touch=True)
    sit_down(page, server.seat_up("tactori", OPEN, OPEN, position=position))
    page.touchscreen.tap(*top_of(page, cell))
    assert page.evaluate("document.querySelector('.cell.here').dataset.cell") == cell


def test_what_stands_before_the_present_cell_steps_aside(
    server: Running, new_page: PageMaker
) -> None:
    position, cell = TOWERS["tactori"]
    page = new_page()
    page.emulate_media(reduced_motion="no-preference")
    seated = server.seat_up("tactori", OPEN, OPEN, position=position)
    sit_down(page, seated)
    opacity = f"getComputedStyle(document.querySelector('.picture [data-at={cell}]')).opacity"
    page.locator("[data-cell=c3]").focus()
    until(page, f"{opacity} < 0.5")
    page.locator("[data-cell=a2]").focus()
    until(page, f"{opacity} == 1")
    server.play(seated.table, 1, "place a1")  # it comes from above, but hides nothing
    until(page, "document.querySelector('.picture [data-at=a1]') !== null")
    assert page.locator(".aside").count() == 0


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_piece_is_seen_going_down_unless_motion_is_unwelcome(
    server: Running, new_page: PageMaker, motion: str
) -> None:
    page = new_page()
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    seated = server.seat_up("four-senses", OPEN, OPEN)
    sit_down(page, seated)
    page.evaluate(BEGUN)
    server.play(seated.table, 1, "dh b3")
    until(page, "document.querySelector('.picture [data-at=b3]') !== null")
    if motion == "no-preference":
        until(page, "window.begun.includes('comes')")
    else:
        page.evaluate(TWO_FRAMES)
        assert page.evaluate("window.begun") == []


HIGH = "red blue red blue red blue"
ENDS = {
    "a tilted square": (
        "4eyes-plus; size 9; players 2; phase 1; turn 1; tiles 1 b2 a2, c5 c6; "
        "tiles 2 f1 e1, a6 a7; hand 13 13",
        "f4 g4",
        {".picture path.won": 1, ".over .won-disc-over": 4},
    ),
    "the bridges that counted": (
        "tactori; variant bridges; players 2; towers a1 red, b1 red, c1 red, d1 blue, e1 blue, "
        f"a3 {HIGH}, b3 {HIGH}, c3 {HIGH}, d3 {HIGH}, d5 blue, e5 blue; "
        "sticks red a1-b1 1, red b1-c1 1, blue d1-e1 1; turn 1; stage stone",
        "place e3",
        {".picture .counted": 2},
    ),
}


@pytest.mark.parametrize("end", ENDS)
def test_what_won_is_seen(server: Running, new_page: PageMaker, end: str) -> None:
    position, last, marks = ENDS[end]
    page = new_page()
    slug = position.partition(";")[0]
    seated = server.seat_up(slug, OPEN, OPEN, position=position)
    sit_down(page, seated)
    server.play(seated.table, 1, last)
    until(page, "document.getElementById('status').textContent.includes('You have won!')")
    for mark, count in marks.items():
        found = page.locator(mark)
        assert found.count() == count
        assert found.evaluate_all("all => all.every((one) => one.checkVisibility())")


def test_a_stick_is_seen_being_laid(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    page.emulate_media(reduced_motion="no-preference")
    position = (
        "tactori; variant bridges; players 2; towers a1 red, e5 blue; sticks -; turn 1; stage stone"
    )
    seated = server.seat_up("tactori", OPEN, OPEN, position=position)
    server.play(seated.table, 1, "place b1")
    sit_down(page, seated)
    page.evaluate(BEGUN)
    server.play(seated.table, 1, "lay a1-b1")
    until(page, "document.querySelector('.picture .stick') !== null")
    until(page, "window.begun.includes('comes')")


def test_the_winning_line_is_drawn(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    page.emulate_media(reduced_motion="no-preference")
    stairs = (
        "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; "
        "row1 f, h+f, h+df, -; turn 1; stage explore"
    )
    seated = server.seat_up("four-senses", OPEN, OPEN, position=stairs)
    sit_down(page, seated)
    page.evaluate(BEGUN)
    server.play(seated.table, 1, "claim a1-c1")
    until(page, "window.begun.includes('is-drawn')")
    assert page.locator(".won-number").all_text_contents() == ["1", "2", "3"]


def test_the_ring_of_the_focus_hides_no_number_of_the_line(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    stairs = (
        "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; "
        "row1 f, h+f, h+df, -; turn 1; stage explore"
    )
    seated = server.seat_up("four-senses", OPEN, OPEN, position=stairs)
    sit_down(page, seated)
    server.play(seated.table, 1, "claim a1-c1")
    number = page.locator(".won-number").first
    number.wait_for()
    box = number.bounding_box()
    assert box is not None

    def seen(cell: str) -> bytes:
        page.locator("#command").focus()
        page.locator(f"[data-cell={cell}]").focus()
        page.evaluate(TWO_FRAMES)
        return page.screenshot(clip=box)

    assert seen("a1") == seen("d4")
