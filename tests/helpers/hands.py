"""Three ways to play at the page: with keys alone, with typed words alone, with fingers alone."""

from collections.abc import Callable
from typing import Protocol

from helpers.browser import until
from playwright.sync_api import Page

from touchstone.games import GAMES
from touchstone.match.forms import cells_of
from touchstone.views.words import Words

HERE = "[role=gridcell][tabindex='0']"
QUIET = 400
"""Milliseconds between two taps that are not a double tap."""


def sure(page: Page) -> bool:
    """Whether the page asks back before something that cannot be taken back."""
    return bool(page.evaluate("document.getElementById('confirm')?.open"))


def wait_for_choices(page: Page, cells: tuple[str, ...]) -> None:
    """Waits until the page offers what can be done with these cells."""
    until(page, "want => document.body.dataset.asked === want", " ".join(cells))


def picked(page: Page, before: int) -> int:
    """How many cells are picked, once a cell more is: the page also picks what has to follow."""
    until(page, "most => document.body.dataset.asked?.split(' ').length > most", before + 1)
    return len(str(page.evaluate("document.body.dataset.asked")).split(" ")) - 1


class Hand(Protocol):
    """A way to play."""

    def move(self, text: str) -> None:
        """Makes a move, given in notation."""


class Keys:
    """Plays with the keyboard alone."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page

    def move(self, text: str) -> None:
        cells = cells_of(text)
        self._to_board()
        if self.page.locator("#round-over").is_visible():
            self.page.keyboard.press("Enter")
            until(self.page, "document.getElementById('round-over').hidden")
        until(self.page, "document.body.dataset.asked !== undefined")
        place = 0
        while place < len(cells):
            self.go(cells[place])
            wait_for_choices(self.page, cells[: place + 1])
            if place == len(cells) - 1:
                break
            self.page.keyboard.press("c")
            place = picked(self.page, place)
        self._choose(text)
        self._confirm()

    def _to_board(self) -> None:
        for _ in range(60):
            if self.page.evaluate("document.activeElement.getAttribute('role') === 'gridcell'"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the board cannot be reached with Tab")

    def go(self, cell: str) -> None:
        here = self._here()
        across, up = ord(cell[0]) - ord(here[0]), int(cell[1:]) - int(here[1:])
        for _ in range(abs(across)):
            self.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        for _ in range(abs(up)):
            self.page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
        assert self._here() == cell

    def _here(self) -> str:
        return str(self.page.locator(HERE).get_attribute("data-cell"))

    def _choose(self, text: str) -> None:
        offered = self.page.locator("#choices [data-move]").evaluate_all(
            "all => all.map(one => one.dataset.move)"
        )
        if text in offered[:9]:
            self.page.keyboard.press(str(offered.index(text) + 1))
            return
        for _ in range(60):  # one of many, or a move without a cell: on with Tab
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement.dataset.move") == text:
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"{text} cannot be reached with Tab; offered: {offered}")

    def _confirm(self) -> None:
        if text_needs_answer(self.page):
            self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")


class Typing:
    """Plays with the command box alone, in words of the player's language."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.words = Words(language)

    def move(self, text: str) -> None:
        kind = GAMES[str(self.page.evaluate("document.body.dataset.game"))]
        said = self.words.of(kind).spoken
        typed = " ".join(said.get(token, (token,))[0] for token in text.split(" "))
        box = self.page.locator("#command")
        box.focus()
        box.press_sequentially(typed)
        box.press("Enter")
        if text_needs_answer(self.page):
            self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")


class Finger:
    """Plays with touch events alone."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page

    def move(self, text: str) -> None:
        cells = cells_of(text)
        place = 0
        while place < len(cells):
            self.page.wait_for_timeout(QUIET if place else 0)
            self._tap(f"[data-cell={cells[place]}]")
            wait_for_choices(self.page, cells[: place + 1])
            if place == len(cells) - 1:
                break
            self._tap("#plain-choices button[data-pick]")
            place = picked(self.page, place)
        self._tap(f"[data-move='{text}']")
        if text_needs_answer(self.page):
            self._tap("#confirm [value=yes]")

    def _tap(self, selector: str) -> None:
        self.page.locator(selector).tap()


def text_needs_answer(page: Page) -> bool:
    """Waits for the answer of the server; whether it asks back."""
    answered = "document.body.dataset.sending === '0'"
    until(page, f"{answered} || document.getElementById('confirm')?.open")
    return sure(page)


HANDS: dict[str, Callable[[Page, str], Hand]] = {"keys": Keys, "typing": Typing, "finger": Finger}
