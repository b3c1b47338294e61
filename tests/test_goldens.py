"""Golden games: records short enough to be read aloud, each with its verdict as the last line."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.games import GAMES

GOLDENS = sorted((Path(__file__).parent / "goldens").glob("*.record"))


@pytest.mark.parametrize("file", GOLDENS, ids=lambda file: file.stem)
def test_golden(file: Path) -> None:
    last = file.read_text(encoding="utf-8").splitlines()[-1]
    expected = json.loads(last.removeprefix("# "))
    result = CliRunner().invoke(app, ["judge", str(file)])
    verdict = json.loads(result.stdout)
    assert {**expected, "file": str(file)} == verdict
    assert result.exit_code == (1 if "refused" in expected else 0)


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_a_golden(slug: str) -> None:
    assert any(file.name.startswith(slug) for file in GOLDENS)
