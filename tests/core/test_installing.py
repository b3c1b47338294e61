"""What people are told to type when a part is missing."""

from pathlib import Path

import pytest

from touchstone.core import installing


def test_in_a_checkout_the_checkout_is_installed() -> None:
    assert installing.with_extra("postgres") == "pip install '.[postgres]'"


def test_elsewhere_the_published_name_is_never_that_of_another_project(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installing, "__file__", str(tmp_path / "a" / "b" / "c" / "installing.py"))
    assert installing.with_extra("postgres") == "pip install 'touchstone-table[postgres]'"
