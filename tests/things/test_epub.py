"""Rule books as EPUB, as the checkers of libraries see them."""

import json
import subprocess
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest
from helpers.making import EVERY, chosen, made, rule_book
from helpers.soaking import in_soak

from touchstone.things.ink import inked

EPUBCHECK = "/usr/share/java/epubcheck.jar"
SHORT = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")
"""For a program that ends after a few seconds: halves what it takes of the processor."""
XHTML = "{http://www.w3.org/1999/xhtml}"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(("slug", "language"), chosen(("4eyes-plus", "fr")))
def test_epubcheck_finds_nothing(slug: str, language: str, tmp_path: Path) -> None:
    (file,) = made(slug, language, "epub", tmp_path)
    done = subprocess.run(
        ["java", *SHORT, "-jar", EPUBCHECK, str(file)], capture_output=True, text=True, check=False
    )
    assert "0 fatals / 0 errors / 0 warnings" in done.stdout + done.stderr
    assert done.returncode == 0


@pytest.mark.parametrize(("slug", "language"), chosen(("four-senses", "es"), ("4eyes-plus", "de")))
def test_every_board_is_a_picture_and_words(slug: str, language: str, tmp_path: Path) -> None:
    book = rule_book(slug, language)
    (file,) = made(slug, language, "epub", tmp_path)
    told, drawn = [], []
    with ZipFile(file) as archive:
        assert archive.namelist()[0] == "mimetype"
        for name in archive.namelist():
            if name.endswith(".xhtml"):
                page = ElementTree.fromstring(archive.read(name))
                assert page.get("lang") == language
                told += [image.get("alt") for image in page.iter(f"{XHTML}img")]
            elif name.endswith(".svg"):
                picture = ElementTree.fromstring(archive.read(name))
                drawn.append(picture.findtext(f"{SVG}title"))
                assert not list(picture.iter(f"{SVG}style"))
                assert "var(" not in archive.read(name).decode()
        contents = ElementTree.fromstring(archive.read("EPUB/contents.xhtml"))
        package = archive.read("EPUB/package.opf").decode()
    assert told == [book.described(board) for board in book.boards]
    assert drawn == [board.caption for board in book.boards]
    assert [link.text for link in contents.iter(f"{XHTML}a")] == [c.title for c in book.chapters]
    for fact in ("accessMode", "accessibilityFeature", "accessibilityHazard"):
        assert f'property="schema:{fact}"' in package


def test_heights_lie_upon_their_outline() -> None:
    """The board of Tactori from above: each number twice, first its outline, then itself."""
    pictures = [inked(board) for board in rule_book("tactori", "en").boards]
    assert not any("paint-order" in picture for picture in pictures)
    from_above = ElementTree.fromstring(next(one for one in pictures if 'font-size="32px"' in one))
    numbers = [one for one in from_above.iter(f"{SVG}text") if one.get("font-size") == "32px"]
    assert [one.text for one in numbers[::2]] == [one.text for one in numbers[1::2]]
    assert {one.get("stroke") for one in numbers[1::2]} == {"none"}
    assert "none" not in {one.get("stroke") for one in numbers[::2]}


@in_soak
@pytest.mark.parametrize(("slug", "language"), EVERY)
def test_ace_finds_nothing(slug: str, language: str, tmp_path: Path) -> None:
    (file,) = made(slug, language, "epub", tmp_path / "book")
    subprocess.run(["scripts/ace", str(tmp_path / "report"), str(file)], check=True)
    report = json.loads((tmp_path / "report" / "report.json").read_text("utf-8"))
    assert report["earl:result"] == {"earl:outcome": "pass"}
    assert not [one for page in report["assertions"] for one in page["assertions"]]
