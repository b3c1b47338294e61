"""A history grows at its end; what was handed out before stays as it was."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from touchstone.core.history import History


@given(st.lists(st.tuples(st.integers(0, 30), st.integers()), max_size=60))
def test_any_past_can_have_several_futures(growths: list[tuple[int, int]]) -> None:
    histories, expected = [History[int]()], [[]]  # type: list[History[int]], list[list[int]]
    for which, more in growths:
        place = which % len(histories)
        histories.append(histories[place].plus(more))
        expected.append([*expected[place], more])
    assert [list(history) for history in histories] == expected


@given(st.lists(st.integers(), max_size=8), st.integers(-10, 10), st.integers(-10, 10))
def test_it_reads_like_a_list(items: list[int], start: int, stop: int) -> None:
    history = History(items).plus(99).first(len(items))
    assert len(history) == len(items)
    assert list(reversed(history)) == items[::-1]
    assert list(history[start:stop]) == items[start:stop]
    assert history == History(items)
    assert hash(history) == hash(History(items))
    assert (history == items) is False
    assert repr(history) == f"History({items!r})"


def test_nothing_is_found_beyond_its_end_even_if_a_later_one_goes_on() -> None:
    past = History([1, 2])
    past.plus(3)
    with pytest.raises(IndexError):
        past[2]
    with pytest.raises(IndexError):
        past[-3]
    assert (past[-1], past[0]) == (2, 1)


def test_going_back_and_on_leaves_the_undone_future_alone() -> None:
    whole = History("abc")
    again = whole.first(1).plus("x")
    assert "".join(whole) == "abc"
    assert "".join(again) == "ax"
    assert whole.first(9) == whole


def test_the_latest_are_found_from_the_end_whatever_others_have_added() -> None:
    past = History("ab")
    past.plus("c")
    assert (past.latest(), past.latest(2), past.plus("d").latest()) == ("b", "a", "d")
