"""Rule books in large print: tagged PDF (PDF/UA-1) in 18 and 24 points, black on white."""

from functools import partial
from html import escape
from importlib.resources import files
from pathlib import Path

from touchstone.core.game import GameKind
from touchstone.things.book import Book, book_of
from touchstone.things.ink import inked
from touchstone.things.press import VARIANT, data, faces
from touchstone.web.rules import Board

POINTS = (18, 24)
"""The sizes of letters; large print begins at 16 or 18 points."""


def make(kind: GameKind, language: str, folder: Path) -> list[Path]:
    """A file for each size of letters."""
    import weasyprint  # noqa: PLC0415  heavy, and an extra

    book, made = book_of(kind, language), []
    for points in POINTS:
        file = folder / f"{kind.slug}-{book.language}-{points}pt.pdf"
        page = weasyprint.HTML(string=page_of(book, points))
        page.write_pdf(file, pdf_variant=VARIANT)
        made.append(file)
    return made


def page_of(book: Book, points: int) -> str:
    """The book as one page of HTML that needs nothing beside it."""
    css = files(__package__).joinpath("large_print.css").read_text("utf-8")
    figure = partial(_figure, book)
    chapters = "".join(f"<section>{one.html(figure)}</section>" for one in book.chapters)
    # Where bold begins after a blank, WeasyPrint sometimes breaks a line after its first word.
    chapters = chapters.replace(" <strong>", "<strong> ")
    title = escape(book.title)
    return (
        f'<!doctype html><html lang="{book.language}"><head><meta charset="utf-8">'
        f"<title>{title}</title>"
        f'<meta name="author" content="{escape(book.words.say("web-title"))}">'
        f'<meta name="description" content="{escape(" ".join(book.credit))}">'
        f"<style>{''.join(faces())}{css}html {{ font-size: {points}pt }}</style></head>"
        f"<body>{chapters}</body></html>"
    )


def _figure(book: Book, board: Board) -> str:
    """The picture of a board, told in words to those who do not see it."""
    alt, drawn = escape(book.described(board)), data(inked(board).encode(), "image/svg+xml")
    return board.figure(f'<img alt="{alt}" src="{drawn}">')
