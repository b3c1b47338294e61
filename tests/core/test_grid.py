import pytest
from hypothesis import given
from hypothesis import strategies as st

from touchstone.core.grid import STRAIGHT, Grid


def test_cells_are_ordered_by_column_letter_then_row() -> None:
    assert [Grid(3).name(cell) for cell in Grid(3).cells] == [
        "a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3",
    ]  # fmt: skip


@given(size=st.integers(1, 12), data=st.data())
def test_every_name_finds_its_cell(size: int, data: st.DataObject) -> None:
    grid = Grid(size)
    cell = data.draw(st.sampled_from(grid.cells))
    assert grid.find(grid.name(cell)) == cell
    assert grid.at(grid.column(cell), grid.row(cell)) == cell


@pytest.mark.parametrize("name", ["", "a", "1a", "a0", "a01", "e1", "a5", "a100", "ab", "A1", "a٣"])
def test_no_cell_of_that_name(name: str) -> None:
    assert Grid(4).find(name) is None


def test_neighbours_stop_at_the_edge() -> None:
    grid = Grid(3)
    assert grid.names(grid.neighbours(0)) == ("a2", "b1")
    assert grid.names(grid.neighbours(4)) == ("a2", "b1", "b3", "c2")


@given(size=st.integers(1, 9), length=st.integers(2, 5))
def test_runs_are_as_many_as_geometry_says(size: int, length: int) -> None:
    room = max(0, size - length + 1)
    assert len(Grid(size).runs(length)) == 2 * size * room + 2 * room * room
    assert len(Grid(size).runs(length, STRAIGHT)) == 2 * size * room


def test_runs_begin_at_their_smaller_cell() -> None:
    for run in Grid(5).runs(3):
        assert run == tuple(sorted(run))
