"""Sheets to write on, pages to cut up: sizes, counts, and both sides of a tile."""

from collections import Counter
from dataclasses import replace
from decimal import Decimal
from itertools import pairwise
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from helpers.making import AUTHORS
from helpers.pdfs import read_aloud, tagged
from helpers.soaking import in_soak

from touchstone.core.errors import SettingError
from touchstone.core.game import GameKind
from touchstone.games import GAMES
from touchstone.games.four_eyes_plus.rules.state import SIZES
from touchstone.games.four_eyes_plus.things import paper as tiles
from touchstone.things.press import write_pdf
from touchstone.things.products import PAPER, PIECES
from touchstone.views.flat import A4, Disc, Label, Line, Sheet
from touchstone.views.flat_pieces import PAINT, net
from touchstone.views.words import LANGUAGES, words_in

ENGLISH = {kind.slug: words_in("en", kind) for kind in GAMES.values()}
MILLIMETRE = 72 / 25.4


def prints(kind: GameKind) -> list[Sheet]:
    made: list[Sheet] = kind.part("things.paper").prints(ENGLISH[kind.slug])  # type: ignore[union-attr]
    return made


def bounds(sheet: Sheet) -> tuple[float, float, float, float]:
    xs = [x for shape in sheet.shapes for x in _xs(shape)]
    ys = [y for shape in sheet.shapes for y in _ys(shape)]
    return min(xs), min(ys), max(xs), max(ys)


def _xs(shape: Line | Disc | Label) -> list[float]:
    match shape:
        case Line():
            return [x for x, _ in shape.points]
        case Disc():
            return [shape.x - shape.radius, shape.x + shape.radius]
        case Label():
            return [shape.x]


def _ys(shape: Line | Disc | Label) -> list[float]:
    match shape:
        case Line():
            return [y for _, y in shape.points]
        case Disc():
            return [shape.y - shape.radius, shape.y + shape.radius]
        case Label():
            return [shape.y]


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_nothing_is_printed_beyond_what_a_printer_reaches(kind: GameKind) -> None:
    own: Any = kind.part("things.paper")
    sheets = prints(kind) + (own.sheets(ENGLISH[kind.slug]) if hasattr(own, "sheets") else [])
    for sheet in sheets:
        left, top, right, bottom = bounds(sheet)
        assert min(left, top) >= 5, sheet.name
        assert right <= A4[0] - 5, sheet.name
        assert bottom <= A4[1] - 5, sheet.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_has_a_title_in_every_language(language: str) -> None:
    for kind in GAMES.values():
        words = words_in(language, kind)
        titles = {sheet.title for sheet in kind.part("things.paper").prints(words)}  # type: ignore[union-attr]
        assert all(words.say("game-name") in title for title in titles)


def test_squares_of_a_pencil_sheet_are_square_and_as_many_as_said(tmp_path: Path) -> None:
    for size, sheet in zip(SIZES, tiles.sheets(ENGLISH["4eyes-plus"]), strict=True):
        lines = [shape for shape in sheet.shapes if isinstance(shape, Line)]
        upright = sorted(
            {line.points[0][0] for line in lines if line.points[0][0] == line.points[1][0]}
        )
        level = sorted(
            {line.points[0][1] for line in lines if line.points[0][1] == line.points[1][1]}
        )
        assert len(upright) == len(level) == size + 1
        steps = {round(b - a, 3) for row in (upright, level) for a, b in pairwise(row)}
        assert len(steps) == 1
        if size == 9:
            assert measured_in_pdf(sheet, tmp_path) == pytest.approx(9 * steps.pop(), abs=0.2)


def measured_in_pdf(sheet: Sheet, folder: Path) -> float:
    """The longest straight level line that the PDF draws, in millimetres."""
    file = write_pdf([sheet], folder / "sheet.pdf", "en")
    with pikepdf.open(file) as pdf:
        wide, high = (float(pdf.pages[0].mediabox[n]) / MILLIMETRE for n in (2, 3))
        assert (wide, high) == pytest.approx(A4, abs=0.1)
        page: Any = pdf.pages[0]
        drawings = page.Resources.get("/XObject", {})
        return max(map(_longest_line, (page, *drawings.values())))


def _longest_line(stream: Any) -> float:
    scale, start, longest, kept = 1.0, (0.0, 0.0), 0.0, []
    instructions: Any = pikepdf.parse_content_stream(stream)
    for operands, operator in instructions:
        numbers = [float(one) for one in operands if isinstance(one, int | float | Decimal)]
        match str(operator):
            case "q":
                kept.append(scale)
            case "Q":
                scale = kept.pop()
            case "cm":
                scale *= numbers[0]
            case "m":
                start = (numbers[0], numbers[1])
            case "l":
                if numbers[1] == start[1]:
                    longest = max(longest, abs(numbers[0] - start[0]) * abs(scale))
    return longest / MILLIMETRE


def test_both_sides_of_a_tile_lie_behind_each_other_when_the_page_is_turned() -> None:
    wide, _ = tiles.TILE
    front, back = tiles.places(is_back=False), tiles.places(is_back=True)
    assert [(round(A4[0] - x - wide, 3), y) for x, y in front] == [
        (round(x, 3), y) for x, y in back
    ]


def test_there_are_as_many_tiles_as_in_the_box_with_the_dot_of_their_owner() -> None:
    sheets = {sheet.name: sheet for sheet in prints(GAMES["4eyes-plus"])}
    for name, hands in (
        ("tiles-front", {"red": 15, "blue": 15}),
        ("tiles-back", {"red": 10, "brown": 10, "blue": 10}),
    ):
        discs = [
            shape for shape in sheets[name].shapes if isinstance(shape, Disc) and not shape.width
        ]
        dots = Counter(disc.colour for disc in discs if disc.radius < 2)
        assert dots == {PAINT[colour]: count for colour, count in hands.items()}


def test_there_are_as_many_boxes_and_strips_as_in_the_box() -> None:
    def counted(slug: str, start: str, closed: int) -> int:
        sheets = [sheet for sheet in prints(GAMES[slug]) if sheet.name.startswith(start)]
        lines = [one for sheet in sheets for one in sheet.shapes if isinstance(one, Line)]
        whole, rest = divmod(sum(line.closed for line in lines), closed)
        assert not rest
        return whole

    in_net = 13  # six sides and seven tabs
    assert counted("four-senses", "singles", in_net) == 16
    assert counted("four-senses", "doubles", in_net) == 8
    assert counted("tactori", "sticks", 1) == 60
    # The signs of red and yellow are closed lines too.
    assert counted("tactori", "stones-blue", in_net) == 16
    assert counted("tactori", "stones-red", in_net + 1) == 16


def test_whatever_is_not_cut_off_is_folded() -> None:
    """Where two parts of a net meet, a dashed line lies upon the full ones."""
    drawn = [shape for shape in net(0, 0, 20, 10) if isinstance(shape, Line)]
    folds = {frozenset(line.points) for line in drawn if line.dashed}
    edges = Counter(
        frozenset(edge)
        for line in drawn
        if line.closed
        for edge in pairwise((*line.points, line.points[0]))
    )
    assert {edge for edge, parts in edges.items() if parts > 1} == folds
    assert len(folds) == 12, "thirteen parts hang together"


@pytest.mark.parametrize(("name", "author"), AUTHORS.items())
def test_every_printed_page_says_who_made_the_game(name: str, author: str, tmp_path: Path) -> None:
    made = PAPER["print"].make(GAMES[name], "es", tmp_path)
    pages = [file.read_text("utf-8") for file in made if file.suffix == ".svg"]
    assert pages
    assert all(author in page for page in pages)


def test_sheets_are_tagged_pdfs_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    made = PAPER["sheet"].make(GAMES["four-senses"], "de", tmp_path)
    assert [file.name for file in made] == [
        "four-senses-de-scores.pdf",
        "four-senses-de-notation.pdf",
    ]
    for file, is_card in zip(made, (False, True), strict=True):
        assert AUTHORS["four-senses"] in read_aloud(file)
        with pikepdf.open(file) as pdf:
            assert pdf.Root.Lang == "de"
            assert pdf.Root.MarkInfo.Marked
            assert len(pdf.pages) == 1
            assert "Four Senses" in str(pdf.docinfo["/Title"])
            alternates = [str(one.Alt) for one in tagged(pdf) if one.S == "/Figure"]
            assert alternates == (["⠁", "⠼⠁", "⠃", "⠼⠃", "⠉", "⠼⠉", "⠙", "⠼⠙"] if is_card else [])


def test_a_game_without_paper_or_pieces_is_refused_in_a_sentence(tmp_path: Path) -> None:
    stranger = replace(GAMES["four-senses"], package="touchstone.core")
    for product in (PAPER["print"], PIECES):
        assert not product.offered(stranger)
        with pytest.raises(SettingError):
            product.make(stranger, "en", tmp_path)


@in_soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_everything_is_made_in_every_language(
    kind: GameKind, language: str, tmp_path: Path
) -> None:
    for product in (*PAPER.values(), PIECES):
        made = product.make(kind, language, tmp_path)
        assert made
        for file in made:
            assert file.stat().st_size > 500, file.name
            if file.suffix == ".pdf":
                with pikepdf.open(file) as pdf:
                    assert pdf.Root.Lang == language
