"""Which rule books the tests make: a few in the usual run, all of them with `make soak`."""

import re
from functools import cache
from html import unescape
from pathlib import Path

from helpers.soaking import SOAK

from touchstone.games import GAMES
from touchstone.things.book import Book, book_of
from touchstone.things.products import RULES
from touchstone.views.words import LANGUAGES
from touchstone.web.rules import rules_page

AUTHORS = {"four-senses": "Yamamoto", "4eyes-plus": "Pierson", "tactori": "Oliver Braun"}
EVERY = [(slug, language) for slug in GAMES for language in LANGUAGES]


def chosen(*few: tuple[str, str]) -> list[tuple[str, str]]:
    """These games and languages, or all."""
    return EVERY if SOAK else list(few)


@cache
def rule_book(slug: str, language: str) -> Book:
    """The rule book of a game."""
    return book_of(GAMES[slug], language)


def words(text: str) -> list[str]:
    """The words of a text."""
    return re.findall(r"\w+", text)


def page_words(slug: str, language: str) -> list[str]:
    """What somebody reads on the rules page, in order, without what the pictures show."""
    html = re.sub(
        r"<svg.*?</svg>", "", str(rules_page(GAMES[slug], language).html), flags=re.DOTALL
    )
    return words(unescape(re.sub(r"<[^>]+>", " ", html)))


def made(slug: str, language: str, product: str, folder: Path) -> list[Path]:
    """The files of a product."""
    files = RULES[product].make(GAMES[slug], language, folder)
    assert sorted(files) == sorted(folder.iterdir())
    return files
