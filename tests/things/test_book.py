"""Rule books say what the page says."""

import re

import pytest
from helpers.making import AUTHORS, EVERY, page_words, rule_book, words

from touchstone.things.audio import spoken
from touchstone.things.book import Heading, Paragraph, Table
from touchstone.web.rules import Board


@pytest.mark.parametrize(("slug", "language"), EVERY)
def test_a_book_has_the_words_of_the_page_in_their_order(slug: str, language: str) -> None:
    found: list[str] = []
    for chapter in rule_book(slug, language).chapters:
        for block in chapter.blocks:
            match block:
                case Heading() | Paragraph():
                    found += words(block.text)
                case Table():
                    found += [word for row in block.rows for cell in row for word in words(cell)]
                case Board():
                    found += words(block.caption)
    assert found == page_words(slug, language)


@pytest.mark.parametrize(("slug", "language"), EVERY)
def test_what_is_spoken_is_the_page_with_the_boards_in_words(slug: str, language: str) -> None:
    book = rule_book(slug, language)
    said = "\n\n".join(spoken(book, chapter) for chapter in book.chapters)
    for board in book.boards:
        told = f"\n\n{book.described(board)}"
        assert f"{board.caption}{told}" in said
        said = said.replace(told, "", 1)
    said = re.sub(r"(?m)^\d+\. ", "", said)  # the numbers of lists, which the page counts by itself
    assert words(said) == page_words(slug, language)


@pytest.mark.parametrize(("slug", "language"), EVERY)
def test_the_last_chapter_says_who_made_the_game(slug: str, language: str) -> None:
    assert AUTHORS[slug] in " ".join(rule_book(slug, language).credit)


def test_a_board_is_told_row_by_row() -> None:
    book = rule_book("four-senses", "en")
    assert book.described(book.boards[0]) == (
        "Row 4: empty. Row 3: b3 level 1, hole. Row 2: empty. Row 1: a1 level 1, hole; "
        "b1 level 3, hole; c1 level 1, hole; d1 level 2, hole."
    )
