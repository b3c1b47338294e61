"""Every PDF keeps PDF/UA-1, as veraPDF reads it."""

import subprocess
from pathlib import Path

import pytest
from helpers.soaking import in_soak

from touchstone.games import GAMES
from touchstone.things.products import PRODUCTS
from touchstone.views.words import LANGUAGES

PRINTED = ("pdf", "sheet", "print", "tactile")

pytestmark = in_soak


def faults(*files: Path) -> list[str]:
    done = subprocess.run(
        ["scripts/verapdf", *map(str, files)], capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_verapdf_finds_nothing(language: str, tmp_path: Path) -> None:
    files = [
        file
        for kind in GAMES.values()
        for name in PRINTED
        for file in PRODUCTS[name].make(kind, language, tmp_path)
        if file.suffix == ".pdf"
    ]
    assert len(files) > len(GAMES) * len(PRINTED)
    assert faults(*files) == []


def test_verapdf_finds_what_is_wrong(tmp_path: Path) -> None:
    """A picture without words; so what it does not find is not there."""
    import weasyprint  # noqa: PLC0415  heavy, and an extra

    file = tmp_path / "silent.pdf"
    picture = "<svg width='9mm' height='9mm'><circle cx='9' cy='9' r='9'/></svg>"
    page = f"<html lang='en'><title>A picture</title><p>{picture}</p></html>"
    weasyprint.HTML(string=page).write_pdf(file, pdf_variant="pdf/ua-1")
    assert [fault.split(": ")[1] for fault in faults(file)] == ["7.3"]
