import pytest
from hypothesis import given
from hypothesis import strategies as st

from touchstone.core.grid import STRAIGHT, Grid


def test_cells_are_ordered_by_column_letter_then_row() -> None:
    grid = Grid(columns=3, rows=2)
    assert grid.names(tuple(grid.cells)) == ("a1", "a2", "b1", "b2", "c1", "c2")


@given(columns=st.integers(1, 12), rows=st.integers(1, 12), data=st.data())
def test_every_name_finds_its_cell(columns: int, rows: int, data: st.DataObject) -> None:
    grid = Grid(columns, rows)
    cell = data.draw(st.sampled_from(grid.cells))
    assert grid.find(grid.name(cell)) == cell
    assert grid.at(grid.column(cell), grid.row(cell)) == cell


@pytest.mark.parametrize("name", ["", "a", "1a", "a0", "a01", "e1", "a5", "a100", "ab", "A1", "a٣"])
def test_no_cell_of_that_name(name: str) -> None:
    assert Grid(4, 4).find(name) is None


def test_a_board_may_be_wider_than_deep() -> None:
    grid = Grid(columns=5, rows=3)
    assert grid.find("e3") == 14
    assert grid.find("c4") is None
    assert grid.find("f1") is None


def test_neighbours_stop_at_the_edge() -> None:
    grid = Grid(3, 3)
    assert grid.names(grid.neighbours(0)) == ("a2", "b1")
    assert grid.names(grid.neighbours(4)) == ("a2", "b1", "b3", "c2")


@given(columns=st.integers(1, 9), rows=st.integers(1, 9), length=st.integers(2, 5))
def test_runs_are_as_many_as_geometry_says(columns: int, rows: int, length: int) -> None:
    grid = Grid(columns, rows)
    across, up = max(0, columns - length + 1), max(0, rows - length + 1)
    straight = rows * across + columns * up
    assert len(grid.runs(length)) == straight + 2 * across * up
    assert len(grid.runs(length, STRAIGHT)) == straight


def test_runs_begin_at_their_smaller_cell() -> None:
    for run in Grid(5, 4).runs(3):
        assert run == tuple(sorted(run))
