"""Clauses 2.1 and 2.2: the square tables against counts and against plain geometry."""

from itertools import combinations

import pytest

from touchstone.core.grid import Grid
from touchstone.games.four_eyes_plus.rules.squares import mask_of, squares_of
from touchstone.games.four_eyes_plus.rules.state import HANDS, SIZES, pairs


@pytest.mark.parametrize("size", SIZES)
def test_2_1_counts_follow_the_formulas(size: int) -> None:
    grid = Grid(size, size)
    every = squares_of(grid, tilted=True).corners
    upright = squares_of(grid, tilted=False).corners
    assert len(every) == len(set(every)) == size**2 * (size**2 - 1) // 12
    assert len(upright) == len(set(upright)) == (size - 1) * size * (2 * size - 1) // 6
    assert set(upright) <= set(every)
    assert sum(map(len, pairs(grid))) == 4 * size * (size - 1)


@pytest.mark.parametrize(
    ("size", "every", "upright", "places"),
    [
        (5, 50, 30, 80),
        (7, 196, 91, 168),
        (8, 336, 140, 224),
        (9, 540, 204, 288),
        (10, 825, 285, 360),
    ],
)
def test_2_1_counts_of_the_rule_book(size: int, every: int, upright: int, places: int) -> None:
    grid = Grid(size, size)
    assert len(squares_of(grid, tilted=True).corners) == every
    assert len(squares_of(grid, tilted=False).corners) == upright
    assert sum(map(len, pairs(grid))) == places


@pytest.mark.parametrize("size", [5, 6])
def test_2_1_four_cells_are_a_square_if_their_six_distances_say_so(size: int) -> None:
    grid = Grid(size, size)

    def distances(cells: tuple[int, ...]) -> list[int]:
        points = [(grid.column(cell), grid.row(cell)) for cell in cells]
        return sorted(
            (left - right) ** 2 + (low - high) ** 2
            for (left, low), (right, high) in combinations(points, 2)
        )

    def is_square(cells: tuple[int, ...]) -> bool:
        side, *_, diagonal = found = distances(cells)
        return found == [side] * 4 + [diagonal] * 2 and diagonal == 2 * side

    expected = [cells for cells in combinations(grid.cells, 4) if is_square(cells)]
    assert list(squares_of(grid, tilted=True).corners) == expected


@pytest.mark.parametrize(
    ("cells", "square"),
    [
        ("a1 b1 b2 a2", True),
        ("a1 i1 i9 a9", True),
        ("c1 e3 c5 a3", True),
        ("c3 d5 b6 a4", True),
        ("b1 e2 d5 a4", True),
        ("a1 c1 c2 a2", False),
        ("a1 b3 d4 c2", False),
        ("b1 d1 d3 b4", False),
        ("a1 b1 c1 d1", False),
    ],
)
def test_e1_squares_on_nine_by_nine(cells: str, square: bool) -> None:
    grid = Grid(9, 9)
    corners = tuple(sorted(cell for name in cells.split() if (cell := grid.find(name)) is not None))
    table = squares_of(grid, tilted=True)
    assert (corners in table.corners) is square
    standing = table.standing(mask_of(corners))
    assert standing == (corners if square else None)
    for cell in corners:
        rest = mask_of(corners) & ~(1 << cell)
        assert table.completed(rest, cell) == (corners if square else None)
        assert (table.shown(rest).finishing >> cell & 1) == square


def test_2_2_only_upright_squares_are_in_the_upright_table() -> None:
    grid = Grid(9, 9)
    for corners in squares_of(grid, tilted=False).corners:
        assert len({grid.column(cell) for cell in corners}) == 2
        assert len({grid.row(cell) for cell in corners}) == 2


def test_2_4_of_several_squares_the_first_by_column_then_row_is_named() -> None:
    table = squares_of(Grid(5, 5), tilted=True)
    everything = mask_of(tuple(Grid(5, 5).cells))
    assert table.standing(everything) == table.corners[0] == (0, 1, 5, 6)
    assert table.completed(everything, 24) == min(c for c in table.corners if 24 in c)


def test_1_3_hands_by_size() -> None:
    assert [HANDS[2][size] for size in SIZES] == [5, 7, 9, 12, 15, 19, 22, 27]
    assert [HANDS[3][size] for size in SIZES] == [3, 4, 6, 8, 10, 12, 15, 18]
