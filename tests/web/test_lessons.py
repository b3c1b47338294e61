"""Lessons on the page: by keys, by words and by finger; what is said; who is offered the first."""

from itertools import cycle

import pytest
from helpers.aloud import assert_read_aloud
from helpers.browser import PageMaker, said, until
from helpers.hands import HANDS, QUIET, Keys
from helpers.soaking import SOAK
from playwright.sync_api import Page

from touchstone.games import GAMES
from touchstone.teaching.lessons.lesson import Lesson, lessons
from touchstone.teaching.lessons.session import shown
from touchstone.views.words import LANGUAGES, words_in

EVERY = [lesson for kind in GAMES.values() for lesson in lessons(kind)]
WAYS = [
    ("four-senses", "masked", "keys", "nl"),
    ("four-senses", "stairs", "finger", "it"),
    ("4eyes-plus", "paper", "keys", "es"),
    ("4eyes-plus", "two", "finger", "de"),
    ("tactori", "first", "keys", "fr"),
    ("tactori", "rectangle", "finger", "en"),
]
BY_EAR = [
    ("four-senses", "masked", "en"),
    ("4eyes-plus", "first", "fr"),
    ("tactori", "first", "de"),
]
READ = "() => window.said.at(-1)?.endsWith(document.getElementById('coach').textContent)"


def lesson_of(slug: str, name: str) -> Lesson:
    return next(one for one in EVERY if (one.kind.slug, one.name) == (slug, name))


def begin(page: Page, lesson: Lesson) -> None:
    page.goto(f"/learn/{lesson.kind.slug}/{lesson.number}")
    until(page, "document.getElementById('coach').textContent.length > 10")


def idle(page: Page) -> None:
    until(page, "document.body.dataset.sending === '0'")


class Learner:
    """Does what a lesson asks for, in one of three ways."""

    def __init__(self, page: Page, way: str, language: str) -> None:
        self.page, self.way = page, way
        self.hand = HANDS[way](page, language)

    def do(self, text: str) -> None:
        verb, _, what = text.partition(" ")
        if verb == "touch" and self.way != "typing":
            self.feel(what)
        else:
            if self.way == "finger":
                # A tap on the cell that was felt last would be the second of two.
                self.page.wait_for_timeout(QUIET)
            self.hand.move(text)
        idle(self.page)

    def feel(self, what: str) -> None:
        if isinstance(self.hand, Keys):
            here = self.page.evaluate("document.activeElement.dataset.cell")
            if what in ("supply", here):
                self.page.keyboard.press("u" if what == "supply" else "f")
            else:
                self.hand.go(what)
        else:
            self.page.locator("#feel-supply" if what == "supply" else f"[data-cell={what}]").tap()

    def finish(self, lesson: Lesson) -> None:
        for step in lesson.steps[:-1]:
            coach = self.page.locator("#coach").inner_text()
            for text in shown(step):
                self.do(text)
            # What was asked for is done before the next thing is tried.
            until(self.page, "said => document.getElementById('coach').textContent !== said", coach)
        until(self.page, "!document.getElementById('over').hidden")


@pytest.mark.parametrize(("slug", "name", "way", "language"), WAYS)
def test_a_lesson_is_finished_by_keys_and_by_finger(
    new_page: PageMaker, slug: str, name: str, way: str, language: str
) -> None:
    lesson, is_finger = lesson_of(slug, name), way == "finger"
    page = new_page(language, has_touch=is_finger, **({"width": 390} if is_finger else {}))
    begin(page, lesson)
    Learner(page, way, language).finish(lesson)
    page.goto(f"/learn/{slug}")
    done = words_in(language, lesson.kind).say("web-learn-done")
    until(page, f"document.querySelector('[data-lesson={name}]').textContent === '{done}'")


@pytest.mark.parametrize(("slug", "name", "language"), BY_EAR)
def test_what_is_said_in_a_lesson_by_words_can_be_read_aloud(
    new_page: PageMaker, slug: str, name: str, language: str
) -> None:
    lesson = lesson_of(slug, name)
    page = new_page(language)
    begin(page, lesson)
    learner = Learner(page, "typing", language)
    until(page, READ)
    transcript = list(said(page))
    for step in lesson.steps[:-1]:
        heard = len(said(page))
        for text in shown(step):
            learner.do(text)
        until(page, READ)
        transcript += [f"[{text}]" for text in shown(step)] + said(page)[heard:]
    assert_read_aloud(f"lessons/{slug}-{name}", transcript)


@pytest.mark.parametrize(
    ("lesson", "language"),
    list(zip(EVERY, cycle(LANGUAGES), strict=False)) if SOAK else [],
    ids=lambda one: one if isinstance(one, str) else f"{one.kind.slug}-{one.name}",
)
@pytest.mark.parametrize("way", HANDS)
def test_every_lesson_is_finished_in_every_way(
    new_page: PageMaker, lesson: Lesson, language: str, way: str
) -> None:
    page = new_page(language, has_touch=way == "finger")
    begin(page, lesson)
    Learner(page, way, language).finish(lesson)


def test_newcomers_are_offered_the_first_lesson_once_and_come_back(new_page: PageMaker) -> None:
    page = new_page()
    page.goto("/")
    page.locator("form[action$='/play/tactori'] button.act").click()
    page.wait_for_url("**/table/**")
    until(page, "document.body.dataset.asked !== undefined")
    table = page.url
    offered = page.locator("#newcomer-words").inner_text()
    until(page, f"window.said.filter((line) => line.startsWith({offered!r})).length === 1")
    # Nobody has to answer: the board has the focus, and the first move takes the offer away.
    assert page.evaluate("document.activeElement.dataset.cell") == "a1"
    page.locator("#newcomer-go").click()
    lesson = lesson_of("tactori", "first")
    until(page, "document.getElementById('coach').textContent.length > 10")
    Learner(page, "typing", "en").finish(lesson)
    page.locator("#back").click()
    page.wait_for_url(table)
    until(page, "document.body.dataset.asked !== undefined")
    assert page.locator("#newcomer").is_hidden()


def test_whoever_plays_on_has_answered(new_page: PageMaker) -> None:
    page = new_page("de")
    page.goto("/")
    page.locator("form[action$='/play/four-senses'] button[name=open]").click()
    page.wait_for_url("**/table/**")
    until(page, "document.body.dataset.asked !== undefined")
    assert page.locator("#newcomer").is_visible()
    page.keyboard.press("1")
    until(page, "document.getElementById('newcomer').hidden")
    page.goto("/")
    page.locator("form[action$='/play/4eyes-plus'] button.act").click()
    page.wait_for_url("**/table/**")
    until(page, "document.body.dataset.asked !== undefined")
    assert page.locator("#newcomer").is_hidden()


def test_on_paper_every_lesson_has_its_board_and_its_sentences(new_page: PageMaker) -> None:
    page = new_page("es")
    page.goto("/learn/four-senses")
    course = lessons(GAMES["four-senses"])
    sentence = course[8].words("es").say(course[8].message("seek"))
    shown_ = page.locator("main").inner_text()
    assert sentence not in shown_
    page.emulate_media(media="print")
    printed = page.locator("main").inner_text()
    assert sentence in printed
    assert page.locator("#teachers").inner_text() in printed
    assert page.locator(".course .on-paper svg:visible").count() == sum(
        one.masked for one in course
    )
    assert page.locator(".bar, button, .off-paper").locator("visible=true").count() == 0
