"""Masters for swell paper keep the rules of tactile graphics."""

from itertools import combinations

import pytest

from touchstone.core.game import GameKind
from touchstone.games import GAMES
from touchstone.things.book import book_of
from touchstone.things.tactile import masters
from touchstone.views.flat import (
    A4,
    CELL_SPACING,
    DOT_RADIUS,
    DOT_SPACING,
    Disc,
    Label,
    Line,
    Sheet,
)
from touchstone.views.flat_pieces import sign

NARROWEST = 1.0
"""Millimetres that a line must be wide to be felt."""
CLOSEST = 1.5
"""Millimetres that must lie between two things, or fingers feel one."""


def felt(sheet: Sheet) -> list[Line | Disc]:
    """What rises: everything black."""
    return [one for one in sheet.shapes if not isinstance(one, Label) and one.colour == "#000"]


def spread(shape: Line | Disc) -> tuple[float, float, float, float]:
    """The box round a shape, its line included."""
    if isinstance(shape, Disc):
        reach = shape.radius + shape.width / 2
        return shape.x - reach, shape.y - reach, shape.x + reach, shape.y + reach
    half = shape.width / 2
    xs, ys = [x for x, _ in shape.points], [y for _, y in shape.points]
    # An open line ends squarely at its last point.
    across = 0 if not shape.closed and len(set(ys)) == 1 else half
    down = 0 if not shape.closed and len(set(xs)) == 1 else half
    return min(xs) - across, min(ys) - down, max(xs) + across, max(ys) + down


def between(one: Line | Disc, other: Line | Disc) -> float:
    """How far two boxes are apart; 0 where they meet."""
    a, b = spread(one), spread(other)
    return max(b[0] - a[2], a[0] - b[2], b[1] - a[3], a[1] - b[3], 0)


def is_dot(shape: Line | Disc) -> bool:
    return isinstance(shape, Disc) and shape.radius == DOT_RADIUS and not shape.width


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_lines_are_wide_enough_and_things_far_enough_apart(kind: GameKind) -> None:
    sheets = masters(book_of(kind, "en"))
    assert len(sheets) > 3
    for sheet in sheets:
        shapes = felt(sheet)
        for shape in shapes:
            assert isinstance(shape, Disc) or shape.width >= NARROWEST, sheet.name
            left, top, right, bottom = spread(shape)
            assert min(left, top) >= 5, sheet.name
            assert right <= A4[0] - 5, sheet.name
            assert bottom <= A4[1] - 5, sheet.name
        things = [shape for shape in shapes if not is_dot(shape)]
        for one, other in combinations(things, 2):
            gap = between(one, other)
            assert gap == 0 or gap >= CLOSEST, (sheet.name, one, other)
        for dot in filter(is_dot, shapes):
            gaps = [between(dot, thing) for thing in things]
            assert all(gap == 0 or gap >= CLOSEST - 0.5 for gap in gaps), (sheet.name, dot)


def test_braille_has_its_size() -> None:
    assert 1.4 <= 2 * DOT_RADIUS <= 1.6
    assert 2.3 <= DOT_SPACING <= 2.6
    assert 6.0 <= CELL_SPACING <= 6.5


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_no_two_surfaces_look_alike(kind: GameKind) -> None:
    """Every different thing of a game's rules has a drawing of its own, without any colour."""
    book = book_of(kind, "en")
    drawn: dict[tuple[str, ...], str] = {}
    for board in book.boards:
        for cell in board.game.grid.cells:
            feel = board.game.feel(board.state, cell)
            if feel.height != 1:
                continue
            shapes = tuple(shape.svg() for shape in sign(feel.surface, 0, 0, 5))
            assert drawn.setdefault(shapes, feel.surface) == feel.surface
    assert drawn


def test_the_empty_board_has_a_name_for_every_row_and_column() -> None:
    for kind in GAMES.values():
        for sheet in masters(book_of(kind, "nl")):
            if sheet.name.startswith("board-"):
                size = int(sheet.name.removeprefix("board-"))
                left = min(line.points[0][0] for line in sheet.shapes if isinstance(line, Line))
                rows = {
                    round(shape.y)
                    for shape in sheet.shapes
                    if isinstance(shape, Disc) and shape.x < left - 4
                }
                assert len(rows) >= size
