"""Rule books as accessible EPUB 3: chapters, a table of contents, boards as SVG told in words.

Written by hand: an EPUB is a zip of a few pages that we have already. A converter would read our
Markdown anew, know nothing of boards, and have to be told every line about accessibility anyway.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

from touchstone.core.game import GameKind
from touchstone.things.book import Book, Chapter, book_of
from touchstone.things.ink import inked
from touchstone.web.rules import Board

_CONTAINER = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>'
    "</rootfiles></container>\n"
)
_STYLE = """\
body { line-height: 1.5; margin: 0 5%; }
figure { margin: 1em 0; break-inside: avoid; }
figure img { display: block; max-width: 100%; height: auto; }
figcaption { font-weight: bold; margin-top: .4em; }
table { border-collapse: collapse; }
th, td { border: 1px solid; padding: .2em .5em; text-align: left; vertical-align: top; }
"""
_FACTS = (
    ("schema:accessMode", "textual"),
    ("schema:accessMode", "visual"),
    ("schema:accessModeSufficient", "textual"),
    ("schema:accessModeSufficient", "textual,visual"),
    ("schema:accessibilityFeature", "alternativeText"),
    ("schema:accessibilityFeature", "displayTransformability"),
    ("schema:accessibilityFeature", "readingOrder"),
    ("schema:accessibilityFeature", "structuralNavigation"),
    ("schema:accessibilityFeature", "tableOfContents"),
    ("schema:accessibilityHazard", "none"),
)
"""What libraries and readers ask of a book before they open it."""


def make(kind: GameKind, language: str, folder: Path) -> list[Path]:
    """One file."""
    book = book_of(kind, language)
    file = folder / f"{kind.slug}-{book.language}.epub"
    with ZipFile(file, "w") as archive:
        archive.writestr("mimetype", "application/epub+zip", ZIP_STORED)
        for name, content in _files(book):
            archive.writestr(name, content, ZIP_DEFLATED)
    return [file]


def _files(book: Book) -> Iterator[tuple[str, str]]:
    boards = {board: f"board-{number}.svg" for number, board in enumerate(book.boards, start=1)}
    yield "META-INF/container.xml", _CONTAINER
    yield "EPUB/package.opf", _package(book, list(boards.values()))
    yield "EPUB/contents.xhtml", _contents(book)
    yield "EPUB/style.css", _STYLE
    for name, chapter in _named(book):
        yield f"EPUB/{name}", _page(book, chapter.title, _chapter(book, chapter, boards))
    for board, name in boards.items():
        yield f"EPUB/{name}", inked(board, title=board.caption)


def _named(book: Book) -> list[tuple[str, Chapter]]:
    return [(f"chapter-{place:02}.xhtml", one) for place, one in enumerate(book.chapters, start=1)]


def _chapter(book: Book, chapter: Chapter, boards: dict[Board, str]) -> str:
    def drawn(board: Board) -> str:
        alt = escape(book.described(board))
        return board.figure(f'<img src="{boards[board]}" alt="{alt}"/>')

    return (
        f'<section epub:type="chapter" role="doc-chapter" aria-label="{escape(chapter.title)}">\n'
        f"{chapter.html(drawn)}</section>"
    )


def _contents(book: Book) -> str:
    title = escape(book.words.say("things-contents"))
    items = "".join(f'<li><a href="{name}">{escape(c.title)}</a></li>' for name, c in _named(book))
    nav = f'<nav epub:type="toc" role="doc-toc" aria-label="{title}"><h1>{title}</h1>'
    return _page(book, book.words.say("things-contents"), f"{nav}<ol>{items}</ol></nav>")


def _page(book: Book, title: str, body: str) -> str:
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n'
        '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" '
        f'lang="{book.language}" xml:lang="{book.language}">\n<head><title>{escape(title)}</title>'
        f'<link rel="stylesheet" href="style.css"/></head>\n<body>{body}</body>\n</html>\n'
    )


def _package(book: Book, boards: list[str]) -> str:
    say = book.words.say
    identity = uuid5(NAMESPACE_URL, f"touchstone:rules:{book.kind.slug}:{book.language}")
    facts = [*_FACTS, ("schema:accessibilitySummary", say("things-epub-summary"))]
    pages = [name for name, _ in _named(book)]
    items = [
        '<item id="contents" href="contents.xhtml" properties="nav" '
        'media-type="application/xhtml+xml"/>',
        '<item id="style" href="style.css" media-type="text/css"/>',
        *(_item(name, "application/xhtml+xml") for name in pages),
        *(_item(name, "image/svg+xml") for name in boards),
    ]
    spine = "".join(f'<itemref idref="{_id(name)}"/>' for name in pages)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" '
        f'xml:lang="{book.language}">\n<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\n'
        f'<dc:identifier id="id">urn:uuid:{identity}</dc:identifier>\n'
        f"<dc:title>{escape(book.title)}</dc:title>\n<dc:language>{book.language}</dc:language>\n"
        f"<dc:creator>{escape(say('web-title'))}</dc:creator>\n"
        f"<dc:description>{escape(' '.join(book.credit))}</dc:description>\n"
        f'<meta property="dcterms:modified">{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}</meta>\n'
        + "".join(f'<meta property="{name}">{escape(v)}</meta>\n' for name, v in facts)
        + f"</metadata>\n<manifest>{''.join(items)}</manifest>\n"
        f'<spine><itemref idref="contents"/>{spine}</spine>\n</package>\n'
    )


def _item(name: str, kind: str) -> str:
    return f'<item id="{_id(name)}" href="{name}" media-type="{kind}"/>'


def _id(name: str) -> str:
    return name.partition(".")[0]
