"""Puzzles on the page: by keys, words and fingers, behind masks, and what the browser remembers."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import count, cycle
from typing import Any

import pytest
from helpers.aloud import assert_read_aloud
from helpers.browser import PageMaker, said, until, until_said
from helpers.hands import HANDS
from helpers.soaking import SOAK
from playwright.sync_api import Page

from touchstone.games import GAMES
from touchstone.server import puzzle_pages
from touchstone.teaching.puzzles.attempt import Attempt
from touchstone.teaching.puzzles.puzzle import Puzzle, of_the_day, shelf, themes
from touchstone.teaching.puzzles.telling import task_words
from touchstone.views.words import LANGUAGES, Words

STANDS = "want => document.getElementById('puzzle').dataset.stands === want"
ONE_SOLVED = f"Solved: 1 of {len(shelf(GAMES['four-senses']))}. Due again today: 0."
DAY = 24 * 3600
THE_FIRST = 1_800_000_000
"""A moment, in seconds, as the browser's clock is set."""


def of(slug: str, theme: str) -> Puzzle:
    return next(one for one in shelf(GAMES[slug]) if one.theme.name == theme)


def wrong_move(puzzle: Puzzle) -> str:
    """A move that does not answer the puzzle."""
    game, right = puzzle.game, {moves[0] for moves in puzzle.answers}
    moves = game.legal_moves(game.read_state(puzzle.position))
    return next(text for text in map(game.move_text, moves) if text not in right)


def begin(page: Page, puzzle: Puzzle) -> None:
    page.goto(f"/puzzles/{puzzle.kind.slug}/{puzzle.number}")
    until(page, STANDS, "trying")
    until(page, "document.body.dataset.asked !== undefined")


def type_in(page: Page, text: str) -> None:
    page.fill("#command", text)
    page.press("#command", "Enter")


@pytest.mark.parametrize(
    ("slug", "theme", "hand", "language", "touches"),
    [
        ("four-senses", "safe", "keys", "de", 0),
        ("4eyes-plus", "win", "finger", "nl", 0),
        ("tactori", "rectangle", "typing", "it", 0),
        ("four-senses", "win", "typing", "en", 0),
        ("four-senses", "claim", "keys", "fr", 5),  # from a1 over a2 to a3, and along to d3
        ("4eyes-plus", "win-masked", "finger", "es", 2),
    ],
)
def test_a_puzzle_is_solved(
    new_page: PageMaker, slug: str, theme: str, hand: str, language: str, touches: int
) -> None:
    page = new_page(language, has_touch=hand == "finger")
    puzzle, words = of(slug, theme), Words(language).of(GAMES[slug])
    begin(page, puzzle)
    until(page, "window.said.length > 0")
    assert task_words(words, puzzle) in said(page)[0]
    labels = "() => [...document.querySelectorAll('.cell')].map(one => one.ariaLabel)"
    assert puzzle.theme.masked == all(len(label) < 4 for label in page.evaluate(labels))
    player = HANDS[hand](page, language)
    for text in puzzle.answers[0]:
        player.move(text)
    until(page, STANDS, "solved")
    until(page, "want => window.said.some(line => line.includes(want))", words.say("puzzle-solved"))
    told = [line for line in said(page) if words.say("puzzle-solved") in line]
    assert len(told) == 1
    known = words.say("puzzle-touches", touches=touches, par=puzzle.par)
    assert (known in told[0]) == puzzle.theme.masked
    assert page.locator("#surface .picture svg").count()
    assert all(len(label) > 3 for label in page.evaluate(labels))
    next_one = page.locator("#next").get_attribute("href")
    assert next_one
    assert puzzle.number not in next_one


def solution(puzzle: Puzzle) -> Iterator[str]:
    """The moves that solve a puzzle: where the computer answers, also the turn that wins then."""
    attempt, game = Attempt(puzzle), puzzle.game
    shown = iter(puzzle.answers[0])
    while attempt.solved is None:
        moves = {game.move_text(move): move for move in game.legal_moves(attempt.state)}
        text = next(shown, None) or next(one for one in moves if wins(attempt, moves[one]))
        yield text
        attempt.play(moves[text])


def wins(attempt: Attempt, move: Any) -> bool:
    outcome = attempt.game.outcome(attempt.game.play(attempt.state, move).state)
    return outcome is not None and outcome.winners == (attempt.seat,)


EVERY = [(kind.slug, theme.name) for kind in GAMES.values() for theme in themes(kind)]


@pytest.mark.parametrize(
    ("slug", "theme", "language"),
    [(*one, language) for one, language in zip(EVERY, cycle(LANGUAGES), strict=False)]
    if SOAK
    else [],
)
@pytest.mark.parametrize("hand", HANDS)
def test_a_puzzle_of_every_theme_is_solved_in_every_way(
    new_page: PageMaker, slug: str, theme: str, language: str, hand: str
) -> None:
    page, puzzle = new_page(language, has_touch=hand == "finger"), of(slug, theme)
    begin(page, puzzle)
    player = HANDS[hand](page, language)
    for text in solution(puzzle):
        player.move(text)
    until(page, STANDS, "solved")


def test_a_wrong_try_is_refuted_on_the_board_and_comes_again(new_page: PageMaker) -> None:
    """Day by day: a puzzle fails, comes again after 1, 3 and 7 days, and is done with."""
    puzzle, page = of("four-senses", "safe"), new_page()
    page.clock.set_fixed_time(THE_FIRST)
    begin(page, puzzle)
    type_in(page, wrong_move(puzzle))
    until(page, STANDS, "wrong")
    told = page.locator("#said").text_content() or ""
    assert "Computer has won." in told
    assert "That is not it." in told
    until_said(page, [told])
    assert_read_aloud("puzzles/four-senses-safe", said(page))
    assert page.locator("#surface svg .won").count()
    page.locator("#surface [data-cell=a1]").focus()
    page.keyboard.press("Enter")
    until(page, STANDS, "trying")
    until_said(page, ["Back to the beginning. Try again."])
    type_in(page, puzzle.answers[0][0])
    until(page, STANDS, "solved")
    assert "This puzzle will come again on another day." in (
        page.locator("#said").text_content() or ""
    )
    for days in (1, 3, 7):
        assert standing(page) == ONE_SOLVED
        now = page.evaluate("Date.now() / 1000")
        page.clock.set_fixed_time(now + (days - 1) * DAY)
        assert standing(page).endswith("today: 0.")
        page.clock.set_fixed_time(now + days * DAY)
        assert standing(page).endswith("today: 1.")
        onward = page.locator("#four-senses [data-go-on]")
        assert str(onward.get_attribute("href")).endswith(puzzle.number)
        onward.click()
        until(page, STANDS, "trying")
        type_in(page, puzzle.answers[0][0])
        until(page, STANDS, "solved")
    page.clock.set_fixed_time(page.evaluate("Date.now() / 1000") + 100 * DAY)
    assert standing(page) == ONE_SOLVED


def standing(page: Page) -> str:
    """How far somebody has come in Four Senses, as the list says it."""
    page.goto("/puzzles")
    until(page, "document.querySelector('#four-senses [data-standing]').textContent !== ''")
    return str(page.locator("#four-senses [data-standing]").text_content())


def test_the_puzzles_of_two_days_make_a_streak(
    new_page: PageMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, kind = new_page(), GAMES["four-senses"]
    days = (date(2026, 1, 1) + timedelta(number) for number in count())
    easy = (day for day in days if daily(kind, day).theme.name == "win")
    for number, day in zip((1, 2), easy, strict=False):
        monkeypatch.setattr(puzzle_pages, "today", lambda day=day: day)
        page.clock.set_fixed_time(THE_FIRST + number * DAY)
        page.goto("/puzzles")
        page.locator("#four-senses [data-daily]").click()
        until(page, STANDS, "trying")
        type_in(page, daily(kind, day).answers[0][0])
        until(page, STANDS, "solved")
        assert f"Days in a row: {number}." in (page.locator("#said").text_content() or "")
    page.goto("/puzzles")
    until(page, "document.getElementById('streak').textContent === 'Days in a row: 2.'")
    assert page.locator("#four-senses [data-solved-today]").text_content() == "Solved!"


def daily(kind: Any, day: date) -> Puzzle:
    found = of_the_day(kind, day)
    assert found is not None
    return found


def test_a_rush_tells_its_time_when_it_is_asked_and_when_it_is_over(new_page: PageMaker) -> None:
    page = new_page()
    page.goto("/puzzles")
    until(page, "document.querySelector('#four-senses [data-standing]').textContent !== ''")
    page.clock.install()
    page.locator("#four-senses [data-rush]").click()
    page.wait_for_url("**#in-a-rush")
    until(page, STANDS, "trying")
    page.clock.run_for(1000)
    until(page, "window.said.length > 0")
    assert said(page)[0].startswith("A rush begins. Time: 3 minutes. ")
    number = str(page.locator("#puzzle").get_attribute("data-number"))
    puzzle = next(one for one in shelf(GAMES["four-senses"]) if one.number == number)
    assert puzzle.level == 1
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("w")
    page.clock.run_for(1000)
    until(page, "window.said.at(-1).startsWith('Time left: ')")
    page.locator("#rush-pause").click()
    page.clock.run_for(600_000)
    until(page, "window.said.at(-1) === 'The clock is stopped.'")
    page.locator("#rush-pause").click()
    page.clock.run_for(200_000)
    until(page, "window.said.at(-1) === 'The rush is over. Solved: 0. Best rush so far: 0.'")
