"""Every text goes through the same small steps before it is understood."""

import pytest

from touchstone.core.reading import position_parts, tidy


@pytest.mark.parametrize("dash", "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212")
def test_every_dash_is_a_hyphen(dash: str) -> None:
    assert tidy(f" Lay  B3 {dash} d3") == "lay b3-d3"
    assert position_parts(f"toy; sticks {dash}; way b3 {dash}D3, a1{dash}a2", "toy") == [
        ("sticks", "-"),
        ("way", "b3-d3,a1-a2"),
    ]
