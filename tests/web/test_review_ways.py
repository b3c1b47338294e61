"""A review of each game is gone through to its end by keys, by typed words and by finger."""

from itertools import product
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest
from helpers.browser import PageMaker, said, until
from helpers.soaking import SOAK
from playwright.sync_api import Page

from touchstone.games import GAMES
from touchstone.views.words import LANGUAGES, Words, words_in

GOLDENS = Path(__file__).parents[1] / "goldens"
FELT = "game: four-senses\nplayers: 2\nseat1: person, masked\nseat2: person, masked\n"
NOW = "document.getElementById('now').textContent"
TOLD = "begin => window.said.filter((line) => line.startsWith(begin)).length"


GRAVE = (
    "lead-lost",
    "promised",
    "draw-lost",
    "win-lost",
    "given",
    "loss-allowed",
    "standing",
    "missed",
)


class Game(NamedTuple):
    """A game that was played: its text, how many turns it had, and a turn that lost it.

    A quick machine finds more mistakes than that one: it has proven more by the time of the answer.
    """

    record: str
    turns: int
    mistake: int = 0


PLAYED = {
    # Both are masked; nobody feels what the other has placed before it is declared.
    "four-senses": Game(
        f"{FELT}\n1: f a1\n1: done\n2: f b1\n2: done\n1: f c1\n1: done\n2: df d1\n2: done\n"
        "#> 1: touch b1\n#> 1: touch d1\n1: claim a1-d1\n",
        5,
        4,
    ),
    "4eyes-plus": Game((GOLDENS / "4eyes-plus-tilted.record").read_text(), 5, 4),
    "tactori": Game((GOLDENS / "tactori-rectangle.record").read_text(), 9, 8),
}


class Reader(Protocol):
    """A way to go through a game."""

    def __init__(self, page: Page, language: str) -> None: ...

    def go(self, goal: str) -> None:
        """Goes to a goal: on, back, mistake, or to playing on."""


class Keys:
    """Keys on the board; what leads to another page is a link."""

    PRESSED = {"on": "Enter", "back": "Escape", "mistake": "n"}  # noqa: RUF012

    def __init__(self, page: Page, language: str) -> None:
        self.page = page

    def go(self, goal: str) -> None:
        if goal in self.PRESSED:
            self.page.locator("#surface [tabindex='0']").first.press(self.PRESSED[goal])
        else:
            self.page.locator("#play-on").press("Enter")


class Typing:
    """Words of the reader's language, in the command box."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.words = page, Words(language)

    def go(self, goal: str) -> None:
        self.type(self.words.say(f"review-say-{goal}").split(" | ")[0])

    def type(self, text: str) -> None:
        self.page.locator("#command").press_sequentially(text)
        self.page.locator("#command").press("Enter")


class Finger:
    """Taps on what can be seen."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page

    def go(self, goal: str) -> None:
        self.page.locator(f"[data-go={goal}]" if goal != "play" else "#play-on").tap()


READERS: dict[str, type[Reader]] = {"keys": Keys, "typing": Typing, "finger": Finger}
SAMPLE = [
    ("four-senses", "typing", "de"),
    ("4eyes-plus", "typing", "fr"),
    ("tactori", "typing", "es"),
    ("four-senses", "finger", "it"),
    ("4eyes-plus", "keys", "nl"),
    ("tactori", "finger", "en"),
]


def bring(page: Page, game: Game) -> None:
    page.goto("/review")
    page.fill("#text", game.record)
    page.locator("main form .act").click()
    until(page, "turns => document.querySelectorAll('#turns button').length === turns", game.turns)
    until(page, "document.body.dataset.reviewed !== undefined")


@pytest.mark.parametrize(
    ("slug", "way", "language"), list(product(PLAYED, READERS, LANGUAGES)) if SOAK else SAMPLE
)
def test_a_review_is_gone_through_to_its_end(
    new_page: PageMaker, slug: str, way: str, language: str
) -> None:
    page, game = new_page(language, has_touch=way == "finger"), PLAYED[slug]
    words = words_in(language, GAMES[slug])

    begin = words.say("review-turn", turn="|", name="", moves="").split("|")[0]

    def is_at(turn: int) -> None:
        until(page, f"begin => {NOW}.startsWith(begin)", f"{begin}{turn},")

    def next_mistake() -> int:
        """Goes on to a turn that is called a mistake by now, perhaps to the same one again."""
        heard = page.evaluate(TOLD, begin)
        reader.go("mistake")
        until(page, f"([begin, heard]) => ({TOLD})(begin) > heard", [begin, heard])
        return int(page.locator("#turns [aria-current]").get_attribute("data-turn") or 0)

    bring(page, game)
    reader = READERS[way](page, language)
    for turn in range(1, game.turns + 1):
        reader.go("on")
        is_at(turn)
    reader.go("back")
    is_at(game.turns - 1)
    until(page, "begin => window.said.at(-1).startsWith(begin)", f"{begin}{game.turns - 1},")
    # Which other turns are mistakes changes as long as the game is looked at.
    assert game.mistake in (next_mistake() for _ in range(game.turns))
    is_at(game.mistake)
    now = str(page.evaluate(NOW))
    assert any(words.say("review-grade", grade=grade) in now for grade in GRAVE)
    felt = page.locator("#decisions li").all_text_contents()
    assert any("b1, d1" in line for line in felt) == (slug == "four-senses")
    reader.go("play")
    page.wait_for_url("**/set-up?**")
    assert page.input_value("#text").startswith(slug)


def test_typed_words_are_answered_with_what_lies_on_the_board(new_page: PageMaker) -> None:
    page = new_page()
    bring(page, PLAYED["4eyes-plus"])
    typing = Typing(page, "en")
    page.locator("#surface [tabindex='0']").first.press("i")
    assert page.evaluate("document.activeElement.id") == "command"
    for text, answer in (
        ("turn 1", "Turn 1, Ana: "),
        ("row 7", "Row 7: empty."),
        ("b9", "b9: empty."),
        ("a1 a2", "This game is over"),
        ("what is this", "Say what to touch, for example touch b2"),
        ("castle", "I do not understand “castle”."),
        ("help", "On the board, Enter goes forward"),
    ):
        typing.type(text)
        until(page, "begin => window.said.at(-1).startsWith(begin)", answer)
    assert len([line for line in said(page) if line.startswith("Turn 1")]) == 1


def test_where_nobody_gave_anything_away_n_says_so(new_page: PageMaker) -> None:
    page = new_page()
    bring(page, Game("game: 4eyes-plus\nsize: 5\n\n1: a1 a2\n", 1))
    page.locator("#surface [tabindex='0']").first.press("n")
    until(page, "window.said.at(-1) === 'Nobody gave anything away.'")
