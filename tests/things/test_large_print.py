"""Rule books in large print, as a screen reader and a printer meet them."""

import re
import subprocess
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from helpers.making import chosen, made, page_words, rule_book, words
from helpers.pdfs import read_aloud, tagged

from touchstone.things.book import Heading

POINTS_OF_A4 = (595, 842)
LONELY = re.compile(r"\n([^\W\d_]{2,})\n[^\W\d_A-Z]{2,} ")
"""A line of one word in the midst of a sentence."""


@pytest.mark.parametrize(("slug", "language"), chosen(("four-senses", "en")))
def test_a_pdf_is_tagged_in_the_order_of_the_book(slug: str, language: str, tmp_path: Path) -> None:
    book = rule_book(slug, language)
    files = made(slug, language, "pdf", tmp_path)
    assert [file.name for file in files] == [f"{slug}-{language}-{size}pt.pdf" for size in (18, 24)]
    for file in files:
        assert words(read_aloud(file)) == page_words(slug, language)
        assert LONELY.findall(printed(file)) == []
        with pikepdf.open(file) as pdf:
            root: Any = pdf.Root
            assert str(root.Lang) == language
            assert root.MarkInfo.Marked
            assert root.ViewerPreferences.DisplayDocTitle
            with pdf.open_metadata() as told:
                assert told["dc:title"] == book.title
                assert told["pdfuaid:part"] == "1"
            tags = tagged(pdf)
            alternates = [str(one.Alt) for one in tags if one.S == "/Figure"]
            assert alternates == [book.described(board) for board in book.boards]
            titles = [str(one.S) for one in tags if str(one.S) in ("/H1", "/H2", "/H3")]
            blocks = [block for chapter in book.chapters for block in chapter.blocks]
            levels = [block.level for block in blocks if isinstance(block, Heading)]
            assert titles == [f"/H{level}" for level in levels]
            assert {"/P", "/L", "/LI", "/Caption"} <= {str(one.S) for one in tags}
            assert tuple(round(float(x)) for x in pdf.pages[0].mediabox[2:]) == POINTS_OF_A4
            assert _fonts(pdf) == {"Atkinson-Hyperlegible"}


def printed(file: Path) -> str:
    """The text as it stands on the pages, line by line."""
    done = subprocess.run(
        ["pdftotext", "-layout", str(file), "-"], capture_output=True, text=True, check=True
    )
    return "\n".join(line.strip() for line in done.stdout.splitlines())


def _fonts(pdf: pikepdf.Pdf) -> set[str]:
    """The families of letters, all of them embedded."""
    names = set()
    for page in pdf.pages:
        for font in page.resources.get("/Font", {}).values():
            inside = font.DescendantFonts[0]
            assert any(name in inside.FontDescriptor for name in ("/FontFile2", "/FontFile3"))
            names.add(str(inside.BaseFont).split("+")[-1].removesuffix("-Bold"))
    return names
