"""Files made beforehand are what a server hands out."""

from pathlib import Path

import pytest
from helpers.soaking import SOAK

from touchstone.games import GAMES
from touchstone.things.release import release
from touchstone.things.shelf import Shelf
from touchstone.views.words import LANGUAGES


def test_a_release_holds_every_game_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not SOAK:
        monkeypatch.setattr("touchstone.things.release.LANGUAGES", ["nl"])
    assert release(tmp_path, ["brf"]) == 0
    printed = capsys.readouterr().out.split()
    for slug in GAMES:
        for language in LANGUAGES if SOAK else ["nl"]:
            files = Shelf.found(tmp_path, slug, language, "brf")
            assert files
            assert {str(file) for file in files} <= set(printed)


def test_an_unknown_product_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release(tmp_path, ["scroll"]) == 2
    assert "there is no scroll, only pdf" in capsys.readouterr().err
