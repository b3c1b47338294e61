"""Rule books in braille can be read back, and fit their paper."""

import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from helpers.making import chosen, made, rule_book

from touchstone.things.braille.files import SIGNS
from touchstone.things.braille.louis import CODES, PROGRAM, Code, is_six_dots, same
from touchstone.things.braille.manuscript import Manuscript
from touchstone.things.braille.pages import PAPERS, Line, pages_of
from touchstone.things.braille.writer import BLANK, Writer

BOOKS = chosen(
    ("4eyes-plus", "en"), ("four-senses", "fr"), ("4eyes-plus", "es"), ("4eyes-plus", "it")
)
CODED = [(slug, language, code) for slug, language in BOOKS for code in CODES[language]]
each_code = pytest.mark.parametrize(
    ("slug", "language", "code"), CODED, ids=lambda value: getattr(value, "table", value)
)


def lines_of(slug: str, language: str, code: Code) -> list[Line]:
    manuscript = Manuscript(rule_book(slug, language), code)
    pages = [page for paper in PAPERS for page in pages_of(manuscript, paper)]
    return [line for page in pages for line in page if line.cells]


@each_code
def test_every_line_says_its_text(slug: str, language: str, code: Code) -> None:
    """Where liblouis can read a code, it reads every line; else each line is read by its letters,
    or, where it is contracted, with the words of the book for a dictionary."""
    lines, plain = lines_of(slug, language, code), CODES[language][0]
    if not code.reads_back:
        check_letters(lines, code) if code == plain else check_words(lines)
        return
    read = code.read([line.cells for line in lines])
    other = [line for line, text in zip(lines, read, strict=True) if not same(line.text, text)]
    # A word that was not contracted, as the letters of a diagram, is read without contractions.
    words = list({word for line in other for word in line.words if word.cells})
    for kept in (code, plain):
        of_it = [word for word in words if word.plain == (kept is not code)]
        for word, text in zip(of_it, kept.read([one.cells for one in of_it]), strict=True):
            # In French, = and » have the same dots, and only their place tells them apart.
            assert same(word.text.replace("=", "»"), text.replace("=", "»")), word
    assert all(any(word.plain for word in line.words) for line in other)


def check_letters(lines: list[Line], code: Code) -> None:
    """In a code without contractions each letter has its cells, with signs of number between."""
    words = {word for line in lines for word in line.words if word.cells}
    letters = sorted({letter for word in words for letter in word.text.lower()})
    known = [
        letter if is_six_dots(code.write([letter])[0]) else _bare(letter) for letter in letters
    ]
    cells = dict(zip(letters, code.write(known), strict=True))
    for word in words:
        at = 0
        for letter in word.text.lower():
            own = cells[letter][-1:] if letter.isdigit() else cells[letter]
            found = word.cells.find(own, at)
            assert 0 <= found - at <= 2, word
            at = found + len(own)
        assert at == len(word.cells), word


def check_words(lines: list[Line]) -> None:
    """A code that liblouis only writes: no two words look alike, and so every line can be read."""
    said: dict[str, str] = {}
    texts = [line for line in lines if not all(word.plain for word in line.words)]
    for word in {word for line in texts for word in line.words if word.cells}:
        known = said.setdefault(word.cells, word.text)
        assert same(_bare(word.text), _bare(known)), (word, known)
    for line in texts:
        read = " ".join(said[cells] for cells in line.cells.split(BLANK) if cells)
        assert same(_bare(line.text), _bare(read)), line


def _bare(text: str) -> str:
    """Without the accents that a language does not know, and so does not write."""
    return text.replace("à", "a")


@pytest.mark.parametrize(("slug", "language"), BOOKS)
def test_files_fit_their_paper(slug: str, language: str, tmp_path: Path) -> None:
    codes = [code.name for code in CODES[language]]
    names = [f"{slug}-{language}-{code}-{paper}" for code in codes for paper in PAPERS]
    files = made(slug, language, "brf", tmp_path / "brf")
    assert [file.stem for file in files] == names
    for file, paper in zip(files, PAPERS * len(codes), strict=True):
        pages = file.read_bytes().decode("ascii").split("\f")
        assert pages.pop() == ""
        for number, page in enumerate(pages, start=1):
            lines = page.split("\r\n")
            assert lines.pop() == ""
            assert len(lines) == paper.lines
            assert all(len(line) <= paper.cells for line in lines)
            assert set(page) <= {*SIGNS, "\r", "\n"}
            plain = CODES[language][0].write([str(number)])[0]
            assert lines[-1].strip() == "".join(SIGNS[ord(cell) - 0x2800] for cell in plain)


def test_a_pef_says_the_same_as_a_brf(tmp_path: Path) -> None:
    brf = made("four-senses", "nl", "brf", tmp_path / "brf")
    pef = made("four-senses", "nl", "pef", tmp_path / "pef")
    for one, other, paper in zip(brf, pef, PAPERS, strict=True):
        root = ElementTree.parse(other).getroot()
        space = "{http://www.daisy.org/ns/2008/pef}"
        volume = next(root.iter(f"{space}volume"))
        assert (volume.get("cols"), volume.get("rows")) == (str(paper.cells), str(paper.lines))
        rows = [row.text or "" for row in root.iter(f"{space}row")]
        assert all(is_six_dots(row) for row in rows)
        signs = ["".join(SIGNS[ord(cell) - 0x2800] for cell in row) for row in rows]
        assert signs == one.read_text("ascii").replace("\f", "").splitlines()


def test_the_signs_are_those_of_liblouis() -> None:
    """Its table of North American signs shows each pattern of Unicode as ours does."""
    patterns = [chr(0x2800 + number) for number in range(1, 64)]
    done = subprocess.run(
        [PROGRAM, "--forward", "en-us-brf.dis,unicode-braille.utb"],
        input="".join(f"{one}\n" for one in patterns),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.upper().split("\n")[:-1] == list(SIGNS[1:])


def test_a_diagram_stands_on_one_page_with_its_key() -> None:
    manuscript = Manuscript(rule_book("four-senses", "en"), CODES["en"][1])
    page = next(
        page
        for page in pages_of(manuscript, PAPERS[0])
        if any(one.text == "a b c d" for one in page)
    )
    texts = [line.text for line in page]
    end = texts.index("a b c d")
    assert texts[end - 4 : end] == ["4 - - - -", "3 - h - -", "2 - - - -", "1 h l h a"]
    assert texts[end + 1 : end + 6] == [
        "",
        "h: level 1, hole",
        "l: level 3, hole",
        "a: level 2, hole",
        "",
    ]


def test_a_name_that_would_be_read_as_a_word_is_not_contracted() -> None:
    plain, contracted = CODES["fr"]
    (word,) = Writer(contracted, plain, ["Helvetiq."]).words("Helvetiq.")
    assert word.plain
    assert word.cells == plain.write(["Helvetiq."])[0]
    assert contracted.read([contracted.write(["Helvetiq."])[0]]) == ["Helvetique."]
