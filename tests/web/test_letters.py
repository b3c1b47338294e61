"""Letters and directions of languages to come."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from helpers.browser import PageMaker
from helpers.serving import Running

STATIC = Path(str(files("touchstone.web"))) / "static"
LETTERS = {
    "pl": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ",
    "cs": "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ",
    "tr": "çğıöşüÇĞÖŞÜ",  # the font has no İ; browsers take it from another
    "hu": "őűŐŰ",
    "ro": "ăâîșțĂÂÎȘȚ",
}
SIDES = re.compile(
    r"(?:margin|padding|border)-(?:left|right)|(?<![\w-])(?:left|right|float):"
    r"|text-align: (?:left|right)"
)


@pytest.mark.parametrize("weight", [400, 700])
@pytest.mark.parametrize("language", LETTERS)
def test_the_letters_of_a_language_are_there(language: str, weight: int) -> None:
    covered: set[int] = set()
    for part in ("latin", "latin-ext"):
        with TTFont(STATIC / f"atkinson-hyperlegible-{part}-{weight}-normal.woff2") as font:
            covered |= set(font.getBestCmap())
    assert {letter for letter in LETTERS[language] if ord(letter) not in covered} == set()


def test_further_letters_are_fetched_only_where_they_are_needed(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page("en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.evaluate("document.fonts.ready.then(() => 0)")
    assert any("-latin-400" in url for url in asked)
    assert not any("-latin-ext-" in url for url in asked)
    with page.expect_request(lambda request: "-latin-ext-400" in request.url):
        page.evaluate("document.body.append('Łódź')")


def test_style_sheets_know_no_left_and_right_but_on_the_board() -> None:
    for sheet in STATIC.glob("*.css"):
        if sheet.name != "board.css":  # a board has an a-side in every language
            assert SIDES.findall(sheet.read_text(encoding="utf-8")) == [], sheet.name
