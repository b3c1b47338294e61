"""Without its tools a thing is not made, and one sentence says what is missing."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.things import products
from touchstone.things.products import PRODUCTS, Product
from touchstone.things.tools import Tool, ToolMissing, lack
from touchstone.views.words import Words

runner = CliRunner()
NOWHERE = (
    Tool("Quill", module="no_such_package"),
    Tool("Press", program="no-such-program", debian="press-bin"),
    Tool("Ink", library="no-such-library", debian="libink"),
    Tool("Voice", program="no-such-voice", pypi="voice"),
)


def test_what_is_missing_is_named_with_the_command_to_install_it() -> None:
    found = lack([*NOWHERE, Tool("Python", program="python3")])
    assert found == ToolMissing(
        "things-missing",
        tools="Quill, Press, Ink, Voice",
        command="pip install '.[things]' && pip install voice"
        " && sudo apt-get install press-bin libink",
    )


def test_the_command_line_says_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lacking = {"pdf": Product("pdf", "touchstone.things.nothing", NOWHERE[1:2])}
    monkeypatch.setattr("touchstone.cli.make.rules.RULES", lacking)
    result = runner.invoke(app, ["make", "rules", "four-senses", "--out", str(tmp_path / "new")])
    assert result.exit_code == 2
    assert "Press" in result.stderr
    assert "sudo apt-get install press-bin" in result.stderr
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("maker", [["rules", "tactori", "--format", "epub"], ["sheet", "tactori"]])
def test_a_folder_that_cannot_be_is_told(maker: list[str], tmp_path: Path) -> None:
    """A file is in the way."""
    (taken := tmp_path / "taken").touch()
    result = runner.invoke(app, ["make", *maker, "--lang", "fr", "--out", str(taken)])
    assert result.exit_code == 2
    assert f"Impossible d’enregistrer {taken}" in result.stderr


def test_files_are_printed_one_a_line(tmp_path: Path) -> None:
    out = ["--lang", "de", "--format", "epub", "--out", str(tmp_path)]
    result = runner.invoke(app, ["make", "rules", "four-senses", *out])
    assert (result.exit_code, result.stdout) == (0, f"{tmp_path / 'four-senses-de.epub'}\n")


@pytest.mark.parametrize("wrong", [["--format", "scroll"], ["--lang", "la"]])
def test_an_unknown_format_or_language_is_refused(wrong: list[str]) -> None:
    result = runner.invoke(app, ["make", "rules", "four-senses", *wrong])
    assert result.exit_code == 2
    assert wrong[1] in result.stderr


def test_every_product_is_called_by_its_name_in_the_table() -> None:
    assert [product.name for product in PRODUCTS.values()] == list(PRODUCTS)
    assert all(f"things-{name}" in Words() for name in PRODUCTS)
    assert set(products.RULES) == {"pdf", "brf", "pef", "epub", "audio"}
