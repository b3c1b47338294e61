"""The docs as a site: it builds without a warning, and axe finds nothing on its pages."""

import subprocess
import sys
from pathlib import Path

import pytest
from helpers.soaking import SOAK
from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
A_FEW = ("index.html", "docs/tutorial.html", "docs/reference.html", "docs/server.html")
VIOLATIONS = """
async () => {
  const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const found = await axe.run({ runOnly: rules });
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build = [sys.executable, str(ROOT / "scripts" / "build_docs.py"), "--site-dir", str(folder)]
    done = subprocess.run(build, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return folder


def test_axe_finds_nothing_on_the_docs(site: Path, browser: Browser, axe: str) -> None:
    every = sorted(set(site.rglob("*.html")) - {site / "404.html"})  # it needs a server
    wanted = every if SOAK else [site / name for name in A_FEW]
    page = browser.new_page()
    for file in wanted:
        page.goto(file.as_uri())
        page.evaluate(axe)
        assert page.evaluate(VIOLATIONS) == [], file.relative_to(site)
    page.close()


def test_the_reference_has_everything_that_is_offered(site: Path) -> None:
    import touchstone  # noqa: PLC0415

    told = (site / "docs" / "reference.html").read_text(encoding="utf-8")
    left_out = {"__version__", "MoveError", "Seat"}
    for name in set(touchstone.__all__) - left_out:
        assert f'.{name}"' in told, name
    assert "The position after a move, given as text" in told
