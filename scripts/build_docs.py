"""Builds the docs site into site/: lays out the pages as in the checkout, then runs mkdocs.

Everything that a page links to is laid out beside it, so that one link serves both readers.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
STAGE = ROOT / "build" / "docs"
PAGES = (
    "*.md",
    "docs/**/*",
    "examples/**/*",
    "benchmarks/*.md",
    "benchmarks/*.svg",
    "src/touchstone/games/*/RULES.md",
)
LINK = re.compile(r"\]\(<?([^)#>\s]+)")


def lay_out() -> None:
    """Copies the pages, and what they link to, into the stage."""
    shutil.rmtree(STAGE, ignore_errors=True)
    pages = {file for pattern in PAGES for file in ROOT.glob(pattern) if file.is_file()}
    for page in sorted(pages):
        _copy(page)
        if page.suffix == ".md":
            for link in LINK.findall(page.read_text(encoding="utf-8")):
                linked = (page.parent / link).resolve()
                if linked.is_file() and linked.is_relative_to(ROOT):
                    _copy(linked)


def _copy(file: Path) -> None:
    if "__pycache__" in file.parts:
        return
    there = STAGE / file.relative_to(ROOT)
    there.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, there)


if __name__ == "__main__":
    lay_out()
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # its successor reads the same mkdocs.yml
    mkdocs = [sys.executable, "-m", "mkdocs", "build", "--quiet", *sys.argv[1:]]
    sys.exit(subprocess.call(mkdocs, cwd=ROOT))
