"""Games are found: those of the house, and those that installed packages bring."""

from importlib.metadata import EntryPoint, EntryPoints
from types import ModuleType

import pytest

from touchstone import games
from touchstone.core.errors import SettingError
from touchstone.games import GAMES, find_game
from touchstone.games.four_senses import KIND


def found(monkeypatch: pytest.MonkeyPatch, *values: str) -> dict[str, object]:
    entries = EntryPoints(
        EntryPoint(f"game{number}", value, games.GROUP) for number, value in enumerate(values)
    )
    monkeypatch.setattr(games, "entry_points", entries.select)
    return dict(games._catalogue())


def test_the_house_has_its_games_in_their_order() -> None:
    assert list(GAMES)[:3] == ["four-senses", "4eyes-plus", "tactori"]


def test_a_package_that_is_broken_costs_its_own_game_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = found(monkeypatch, "no.such.package:KIND", "touchstone.core.values:Feel")
    assert list(there) == ["four-senses", "4eyes-plus", "tactori"]
    said = capsys.readouterr().err
    assert "the game game0 is left out: ModuleNotFoundError" in said
    assert "touchstone.core.values:Feel is no GameKind" in said


def test_a_second_game_of_the_same_name_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = found(monkeypatch, "touchstone.games.four_senses:KIND")
    assert there["four-senses"] is KIND
    assert "there is a four-senses already" in capsys.readouterr().err


def test_a_game_is_found_by_its_name_however_it_is_written() -> None:
    assert find_game(" Four-Senses ") is KIND
    with pytest.raises(SettingError) as refused:
        find_game("chess")
    assert refused.value.facts["allowed"] == ", ".join(GAMES)


def test_a_part_that_a_game_does_not_have_is_nothing() -> None:
    assert KIND.part("crystal_ball") is None
    assert isinstance(KIND.part("look"), ModuleType)
    assert not KIND.file("pages", "xx.md").is_file()


def test_a_part_that_cannot_be_imported_is_not_taken_for_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(name: str) -> ModuleType:
        raise ModuleNotFoundError("needs something", name="something_else")

    monkeypatch.setattr("touchstone.core.game.import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="needs something"):
        KIND.part("look")
