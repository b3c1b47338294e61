"""Pages of braille as files: BRF, which every embosser reads, and PEF, which leaves no doubt.

BRF holds the signs of North American computer braille, one for each pattern of six dots. PEF is
XML with the patterns of Unicode.
"""

from collections.abc import Callable
from html import escape
from pathlib import Path

from touchstone.core.game import GameKind
from touchstone.things.book import Book, book_of
from touchstone.things.braille.louis import CODES
from touchstone.things.braille.manuscript import Manuscript
from touchstone.things.braille.pages import PAPERS, Line, Page, Paper, pages_of
from touchstone.things.braille.writer import BLANK

SIGNS = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""A sign for each pattern, in the order of Unicode."""
_NAMESPACE = "http://www.daisy.org/ns/2008/pef"
_ELEMENTS = "http://purl.org/dc/elements/1.1/"
Form = Callable[[Book, Paper, list[Page]], str]


def make_brf(kind: GameKind, language: str, folder: Path) -> list[Path]:
    """A file for each code and paper, for embossers and displays."""
    return _written(kind, language, folder, "brf", as_brf)


def make_pef(kind: GameKind, language: str, folder: Path) -> list[Path]:
    """A file for each code and paper, which says its own size and language."""
    return _written(kind, language, folder, "pef", as_pef)


def as_brf(book: Book, paper: Paper, pages: list[Page]) -> str:
    """Lines and pages in the signs that embossers print."""
    return "".join("".join(f"{_signs(line)}\r\n" for line in page) + "\f" for page in pages)


def as_pef(book: Book, paper: Paper, pages: list[Page]) -> str:
    """The pages as XML."""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<pef version="2008-1" xmlns="{_NAMESPACE}">\n<head><meta xmlns:dc="{_ELEMENTS}">'
        "<dc:format>application/x-pef+xml</dc:format>"
        f"<dc:identifier>{escape(book.kind.slug)}-{book.language}-{paper}</dc:identifier>"
        f"<dc:title>{escape(book.title)}</dc:title><dc:language>{book.language}</dc:language>"
        f"<dc:creator>{escape(book.words.say('web-title'))}</dc:creator>"
        f"<dc:description>{escape(' '.join(book.credit))}</dc:description></meta></head>\n"
        f'<body><volume cols="{paper.cells}" rows="{paper.lines}" rowgap="0" duplex="false">'
        f"<section>\n{''.join(map(_page, pages))}</section></volume></body>\n</pef>\n"
    )


def _page(page: Page) -> str:
    rows = "".join(f"<row>{line.cells.rstrip(BLANK)}</row>\n" for line in page)
    return f"<page>\n{rows}</page>\n"


def _signs(line: Line) -> str:
    return "".join(SIGNS[ord(cell) - ord(BLANK)] for cell in line.cells).rstrip()


def _written(kind: GameKind, language: str, folder: Path, ending: str, form: Form) -> list[Path]:
    book, made = book_of(kind, language), []
    for code in CODES[book.language]:
        manuscript = Manuscript(book, code)
        for paper in PAPERS:
            file = folder / f"{kind.slug}-{book.language}-{code.name}-{paper}.{ending}"
            file.write_text(form(book, paper, pages_of(manuscript, paper)), "utf-8", newline="")
            made.append(file)
    return made
