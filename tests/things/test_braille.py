"""Rule books in braille can be read back, and fit their paper."""

import subprocess
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest
from helpers.contractions import Contractions
from helpers.making import chosen, made, rule_book

from touchstone.things.braille.files import SIGNS
from touchstone.things.braille.louis import CODES, PROGRAM, Code, is_six_dots, same
from touchstone.things.braille.manuscript import Manuscript
from touchstone.things.braille.pages import PAPERS, Line, pages_of
from touchstone.things.braille.writer import Writer

BOOKS = chosen(
    ("4eyes-plus", "en"), ("four-senses", "fr"), ("4eyes-plus", "es"), ("4eyes-plus", "it")
)
CODED = [(slug, language, code) for slug, language in BOOKS for code in CODES[language]]
READING = Path(__file__).with_name("reading")
READ_FIRST = {
    language: READING / f"{language}.uti" if language in ("it", "es", "nl") else "unicode.dis"
    for language in CODES
}
"""What is looked up before the table itself: signs that this takes for others with the same dots,
and so reads Italian letters as digits."""
ALIKE: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (),
    "fr": (("=", "»"),),
    "de": (("⅛", "1“"), ("⅜", "3“"), ("\u2573", ":"), ("€", "é"), ("[", ")"), ("(", ")")),
    "it": (("``", "«"), ("(", "«"), (")", "»"), ("µ", "m"), ("+", "!")),
    "es": (("+", "!"), ("¿", "?"), ("à", "a")),
    "nl": (("÷", "."),),
}
"""Signs with the same dots, which only their place tells apart; the Spanish à is an a."""
CONTRACTED = {
    "de": Contractions("de-g2-core.cti", signs="⠠⠼"),
    "es": Contractions("es-g2.ctb", signs="⠨⠼⠰⠐"),
}
"""Codes that liblouis only writes."""
each_code = pytest.mark.parametrize(
    ("slug", "language", "code"), CODED, ids=lambda value: getattr(value, "table", value)
)


def lines_of(slug: str, language: str, code: Code) -> list[Line]:
    manuscript = Manuscript(rule_book(slug, language), code)
    pages = [page for paper in PAPERS for page in pages_of(manuscript, paper)]
    return [line for page in pages for line in page if line.cells]


@each_code
def test_every_line_says_its_text(slug: str, language: str, code: Code) -> None:
    """liblouis reads every line of a code that it can read, and else every contraction is spelled
    out by the list that it writes with."""
    lines, plain = lines_of(slug, language, code), CODES[language][0]
    if code == plain:
        told = [(line.text, line.cells) for line in lines]
    elif code.reads_back:
        told = check_lines(lines, language, code)
    else:
        told = check_contractions(lines, language)
    # What is not contracted, as the letters of a diagram, is read without contractions.
    readable = Code(plain.name, f"{READ_FIRST[language]},{plain.table}")
    for (text, cells), read in zip(told, readable.read([one for _, one in told]), strict=True):
        assert alike(language, text, read), (text, cells, read)


def check_lines(lines: list[Line], language: str, code: Code) -> list[tuple[str, str]]:
    """Every line is read; where it holds plain words, word by word. Gives these."""
    read = code.read([line.cells for line in lines])
    told = zip(lines, read, strict=True)
    other = [line for line, text in told if not alike(language, line.text, text)]
    words = list({word for line in other for word in line.words if word.cells})
    contracted = [word for word in words if not word.plain]
    read = code.read([word.cells for word in contracted])
    for word, text in zip(contracted, read, strict=True):
        assert alike(language, word.text, text), word
    assert all(any(word.plain for word in line.words) for line in other)
    return [(word.text, word.cells) for word in words if word.plain]


def alike(language: str, text: str, read: str) -> bool:
    """Whether a line was read as its text, up to capitals, blanks and signs with the same dots."""
    for one, other in ALIKE[language]:
        text, read = (told.replace(one, other) for told in (text, read))
    return same(text, read)


def check_contractions(lines: list[Line], language: str) -> list[tuple[str, str]]:
    """Every word is made of contractions that may stand there; and no two words look alike. Gives
    the plain words."""
    plain, listed = CODES[language][0], CONTRACTED[language]
    every = {word for line in lines for word in line.words if word.cells}
    words = {word for word in every if not word.plain}
    letters = sorted({letter for word in words for letter in word.text.lower()})
    own = dict(zip(letters, plain.write(letters), strict=True))
    digits = {letter: cells[-1:] for letter, cells in own.items() if letter.isdigit()}
    said: dict[str, str] = {}
    for word in words:
        assert listed.spells(word.text, word.cells, own | digits), word
        known = said.setdefault(word.cells, word.text)
        assert same(word.text, known), (word, known)
    return [(word.text, word.cells) for word in every - words]


def test_a_wrong_contraction_is_found() -> None:
    """Of a word that was spelled out one contraction is left out, or put where it may not stand."""
    letters = {letter: CODES["de"][0].write([letter])[0] for letter in "abefhmnrst"}
    spells = partial(CONTRACTED["de"].spells, letters=letters)
    assert spells("stein", "⠾⠫")
    assert spells("aber", "⠁")
    assert not spells("steine", "⠾⠫")
    assert not spells("stern", "⠾⠫")
    assert not spells("aberan", "⠁⠖")


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
