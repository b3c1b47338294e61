"""Lessons, puzzles and reviews on a phone, upright and on its side: what is needed is in sight."""

import pytest
from helpers.browser import PageMaker, until
from helpers.records import UNNOTICED_ROW
from playwright.sync_api import Page

from touchstone.games import GAMES
from touchstone.teaching.puzzles.puzzle import shelf, themes

UPRIGHT, ON_ITS_SIDE = (390, 844), (844, 390)
each_way_round = pytest.mark.parametrize("size", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "side"])
COVERED = """
name => {
  const one = document.querySelector(name);
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const middle = [(left + right) / 2, (top + bottom) / 2];
  return [[left + 4, top + 4], middle, [left + 4, bottom - 4]]
    .filter(([x, y]) => !one.contains(document.elementFromPoint(x, y)))
    .map((point) => `${name} at ${point} of ${innerWidth}, ${innerHeight}`);
}
"""
"""At which places something is outside of the window or lies under something else."""


def covered(page: Page, name: str) -> list[str]:
    found: list[str] = page.evaluate(COVERED, name)
    return found


@each_way_round
@pytest.mark.parametrize(
    ("slug", "number"), [("four-senses", 9), ("tactori", 9), ("4eyes-plus", 1)]
)
def test_the_sentence_of_the_coach_is_in_sight(
    new_page: PageMaker, slug: str, number: int, size: tuple[int, int]
) -> None:
    page = new_page("de", *size, has_touch=True, is_mobile=True)
    page.goto(f"/learn/{slug}/{number}")
    until(page, "document.getElementById('coach').textContent.length > 10")
    until(page, "document.body.dataset.asked !== undefined")
    assert covered(page, "#coach") == []


@each_way_round
@pytest.mark.parametrize("slug", GAMES)
def test_a_puzzle_and_what_can_be_done_are_in_sight(
    new_page: PageMaker, slug: str, size: tuple[int, int]
) -> None:
    page = new_page("de", *size, has_touch=True, is_mobile=True)
    puzzle = next(one for one in shelf(GAMES[slug]) if one.theme == themes(GAMES[slug])[0])
    page.goto(f"/puzzles/{slug}/{puzzle.number}")
    until(page, "document.body.dataset.asked !== undefined")
    assert covered(page, "#task") == []
    cells = puzzle.game.grid.name
    chosen = next(
        cells(cell)
        for cell in puzzle.game.grid.cells
        if cells(cell) in puzzle.answers[0][0].replace("-", " ").split()
    )
    page.locator(f"[data-cell={chosen}]").tap()
    until(page, "cell => document.body.dataset.asked === cell", chosen)
    page.locator("#acts button").first.wait_for()
    assert covered(page, "#acts button") == []


@each_way_round
def test_whoever_steps_through_a_review_sees_the_board(
    new_page: PageMaker, size: tuple[int, int]
) -> None:
    page = new_page("de", *size, has_touch=True, is_mobile=True)
    page.goto("/review")
    page.fill("#text", UNNOTICED_ROW)
    page.locator("main form .act").click()
    until(page, "document.body.dataset.reviewed !== undefined")
    page.locator("[data-go=mistake]").tap()
    until(page, "document.getElementById('now').textContent.startsWith('Zug 4')")
    page.locator("[data-go=on]").tap()
    until(page, "document.getElementById('now').textContent.startsWith('Zug 5')")
    assert covered(page, "[data-go=on]") == covered(page, "[data-go=mistake]") == []
    board = page.locator("#surface").bounding_box()
    assert board is not None
    assert board["y"] >= 0
    assert board["y"] + board["height"] <= size[1]
