"""Takes the pictures of paper, braille and books in docs/things.md, to be looked at by a person.

.venv/bin/python scripts/picture_things.py writes them to docs/pictures. It needs what `make test`
installs. The pictures of solids are made by render_pieces.py.
"""

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from PIL import Image, ImageOps

from touchstone.games import GAMES
from touchstone.things.book import book_of
from touchstone.things.braille.louis import CODES
from touchstone.things.braille.manuscript import Manuscript
from touchstone.things.braille.pages import PAPERS, pages_of
from touchstone.things.products import PRODUCTS
from touchstone.views.flat import CELL_SPACING, Sheet, braille

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DOTS_AN_INCH = "60"
LINE_SPACING = 10.0
Page = tuple[str, int]
"""The name of a PDF, and the number of a page in it."""

LARGE: tuple[Page, ...] = (
    ("four-senses-en-18pt", 1),
    ("four-senses-en-18pt", 3),
    ("four-senses-en-18pt", 5),
    ("four-senses-en-24pt", 1),
)
PAPER: tuple[Page, ...] = (
    ("4eyes-plus-en-sheet-9", 1),
    ("tactori-en-scores", 1),
    ("four-senses-en-notation", 1),
    ("4eyes-plus-en-print", 3),
    ("tactori-en-print", 3),
    ("4eyes-plus-en-tactile", 3),
)


def page_picture(folder: Path, name: str, page: int) -> Image.Image:
    """A page of a PDF, with a frame."""
    number, out = str(page), folder / f"{name}-{page}"
    how = ("-r", DOTS_AN_INCH, "-f", number, "-l", number, "-singlefile", "-png")
    subprocess.run(["pdftoppm", *how, folder / f"{name}.pdf", out], check=True)
    return ImageOps.expand(Image.open(f"{out}.png").convert("RGB"), 2, "gray")


def side_by_side(pictures: list[Image.Image], columns: int, file: str) -> None:
    """One picture of several."""
    gap = 16
    wide, high = (max(size) for size in zip(*(one.size for one in pictures), strict=True))
    rows = -(-len(pictures) // columns)
    whole = Image.new("RGB", (columns * (wide + gap) - gap, rows * (high + gap) - gap), "white")
    for number, one in enumerate(pictures):
        whole.paste(one, (number % columns * (wide + gap), number // columns * (high + gap)))
    whole.quantize(64).save(PICTURES / file, optimize=True)


def braille_page(folder: Path) -> Image.Image:
    """A page of braille as dots: the one with the first diagram of Four Senses."""
    book, paper = book_of(GAMES["four-senses"], "en"), PAPERS[0]
    pages = pages_of(Manuscript(book, CODES["en"][1]), paper)
    shown = next(page for page in pages if any(line.text == "a b c d" for line in page))
    dots = [
        dot
        for number, line in enumerate(shown)
        for dot in braille(line.cells, 12, 12 + number * LINE_SPACING)
    ]
    size = (24 + paper.cells * CELL_SPACING, 24 + paper.lines * LINE_SPACING)
    sheet = Sheet("braille", "A page of braille", tuple(dots), size)
    return drawn(folder, "braille", sheet.svg(), f"{size[0]}mm {size[1]}mm")


def drawn(folder: Path, name: str, svg: str, size: str) -> Image.Image:
    """A drawing at its own size."""
    import weasyprint  # noqa: PLC0415  heavy, and an extra

    style = f"<style>@page {{ size: {size}; margin: 0 }} body {{ margin: 0 }}</style>"
    weasyprint.HTML(string=style + svg).write_pdf(folder / f"{name}.pdf")
    return page_picture(folder, name, 1)


def book_page(folder: Path) -> Image.Image:
    """A chapter of an EPUB as a reading program shows it."""
    (file,) = PRODUCTS["epub"].make(GAMES["tactori"], "en", folder)
    with ZipFile(file) as archive:
        archive.extractall(folder / "book")
    chapter = next(
        page
        for page in sorted((folder / "book" / "EPUB").glob("chapter-*.xhtml"))
        if "<img" in page.read_text("utf-8")
    )
    shot = folder / "book.png"
    how = (
        "--headless",
        "--no-sandbox",
        "--hide-scrollbars",
        "--window-size=700,720",
        f"--screenshot={shot}",
    )
    subprocess.run(["chromium", *how, chapter.as_uri()], check=True, capture_output=True)
    return ImageOps.expand(Image.open(shot).convert("RGB"), 2, "gray")


def main() -> None:
    """Takes them all."""
    with TemporaryDirectory() as place:
        folder = Path(place)
        for name in ("pdf", "sheet", "print", "tactile"):
            for kind in GAMES.values():
                if name != "pdf" or kind.slug == "four-senses":
                    PRODUCTS[name].make(kind, "en", folder)
        for pages, columns, file in (
            (LARGE, 4, "things-large-print.png"),
            (PAPER, 3, "things-paper.png"),
        ):
            side_by_side([page_picture(folder, *page) for page in pages], columns, file)
        side_by_side([braille_page(folder), book_page(folder)], 2, "things-braille-and-epub.png")


if __name__ == "__main__":
    main()
