"""What would be published: built, installed outside the checkout, and used there."""

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

ROOT = Path(__file__).parent.parent
ANYWHERE = ("words", "pages", "locales", "templates", "static", "certificates", "migrations")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist and the wheel."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def elsewhere(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder outside the checkout in which the wheel is installed, and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    wheel = next(built.glob("*.whl"))
    subprocess.run([*pip, "--no-deps", "--no-index", "--target", folder, wheel], check=True)
    return folder


def shipped() -> set[str]:
    """Everything below src that is no bytecode, whether git knows it yet or not."""
    files = (ROOT / "src" / "touchstone").rglob("*")
    return {
        file.relative_to(ROOT / "src").as_posix()
        for file in files
        if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".pyc"
    }


def test_the_wheel_holds_words_pages_books_and_certificates(built: Path) -> None:
    wheel = next(built.glob("touchstone_table-*-py3-none-any.whl"))
    held = set(zipfile.ZipFile(wheel).namelist())
    assert not shipped() - held
    for folder in ANYWHERE:
        assert any(f"/{folder}/" in name for name in held), folder
    assert "touchstone/py.typed" in held
    assert "touchstone/__init__.pyi" in held
    assert any(name.endswith("/licenses/LICENSE") for name in held)


def test_the_sdist_holds_what_the_wheel_is_made_from_and_no_more(built: Path) -> None:
    with tarfile.open(next(built.glob("touchstone_table-*.tar.gz"))) as sdist:
        held = {name.split("/", 1)[1] for name in sdist.getnames() if "/" in name}
    assert not {f"src/{name}" for name in shipped()} - held
    assert {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "play.py"} <= held
    assert not [name for name in held if re.match(r"\.venv|.*\.db$|site/|\.ci/", name)]


def test_the_rules_run_without_any_other_package(elsewhere: Path, tmp_path: Path) -> None:
    lines = f"""
import sys
sys.path.insert(0, {str(elsewhere)!r})
import touchstone as ts
from touchstone.testing import check_game
from touchstone.games import GAMES
for kind in GAMES.values():
    check_game(kind.new(), games=1, seed=1)
try:
    ts.game("four-senses").play("f z9")
except ts.IllegalMove as error:
    print(error)
"""
    run = [sys.executable, "-I", "-S", "-c", lines]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    assert done.stdout == "move/illegal: move-off-board (cell z9)\n"


@pytest.mark.parametrize("plain", [{}, {"PYTHONUTF8": "0", "LC_ALL": "C", "LANG": "C"}])
def test_the_commands_run_outside_the_checkout(
    elsewhere: Path, tmp_path: Path, plain: dict[str, str]
) -> None:
    def touchstone(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "touchstone.cli", *arguments],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(elsewhere), "PYTHONCOERCECLOCALE": "0", **plain},
            input=typed,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )

    record = tmp_path / "a game für Oma.record"
    record.write_text("game: four-senses\n\n1: f a1\n", encoding="utf-8")
    judged = touchstone("judge", str(record))
    assert json.loads(judged.stdout)["moves"] == 1, judged.stderr
    played = touchstone("play", "tactori", "--people", "2", "--lang", "fr", typed="aide\n")
    assert played.returncode == 0, played.stderr
    assert "Traceback" not in played.stderr
    best = touchstone("arena", "random", "random", "--games", "1", "--ray", "auto")
    assert "pip install 'touchstone-table[ray]'" in best.stderr or best.returncode == 0


def test_versions_agree() -> None:
    from touchstone import __version__  # noqa: PLC0415

    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {__version__}" in citation
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["name"] == "touchstone-table"
    assert "urls" not in project


def test_nobody_is_told_to_install_the_package_of_another_project() -> None:
    stranger = re.compile(r"install [^`\n]*['\" ]touchstone(\[|['\"`\s]|$)|uvx touchstone\b")
    texts = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*")]
    texts += [*ROOT.glob("deploy/*"), *(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl")]
    for file in texts:
        if file.is_file() and file.suffix in (".md", ".py", ".ftl", ".service", ""):
            for line in file.read_text(encoding="utf-8").splitlines():
                assert not stranger.search(line), f"{file}: {line}"


def test_a_server_starts_without_uvloop_in_a_folder_with_blanks(
    elsewhere: Path, tmp_path: Path
) -> None:
    """As far as that can be tried elsewhere, what a player on Windows has."""
    folder = tmp_path / "Eigene Dateien"
    folder.mkdir()
    folder.joinpath("uvloop.py").write_text("raise ImportError('not on Windows')\n")
    paths = os.pathsep.join((str(folder), str(elsewhere)))
    server = subprocess.Popen(
        [sys.executable, "-m", "touchstone.cli", "serve", "--port", "0", "--no-warm"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths, "PYTHONUTF8": "0"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        address = server.stdout.readline().split()[-1]
        with urlopen(f"{address}/health") as answer:
            assert answer.status == 200
        with urlopen(Request(f"{address}/", headers={"Accept-Language": "fr"})) as answer:
            assert "Français" in answer.read().decode("utf-8")
    finally:
        server.terminate()
        server.stdout.close()
        assert server.wait() == 0
    assert folder.joinpath("touchstone.db").exists()
