"""`python play.py` on machines that lack something: one sentence that a person can act on."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WINDOWS = os.name == "nt"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in a folder with blanks and an umlaut in its name, as people's folders have."""
    folder = tmp_path / "my games für Oma"
    folder.mkdir()
    for name in ("play.py", "pyproject.toml", "Makefile"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    return folder


def fake_python(folder: Path, body: str) -> Path:
    """A `.venv` in which Python is a script of ours."""
    binaries = folder / ".venv" / "bin"
    binaries.mkdir(parents=True)
    file = binaries / "python"
    file.write_text(f"#!/bin/sh\n{body}\n")
    file.chmod(0o755)
    return file


def play(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, folder / "play.py", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_an_old_python_is_told_so(checkout: Path) -> None:
    lines = "import sys, runpy; sys.version_info = (3, 6, 1); runpy.run_path({!r}, {}, '__main__')"
    run = [sys.executable, "-c", lines.format(str(checkout / "play.py"), {})]
    told = subprocess.run(run, capture_output=True, encoding="utf-8", check=False)
    assert told.returncode == 1
    assert "Python 3.6 is too old. Python 3.11 or newer is needed" in told.stderr


def test_a_python_without_venv(checkout: Path) -> None:
    lines = (
        "import sys, runpy; sys.modules['ensurepip'] = None; runpy.run_path({!r}, {}, '__main__')"
    )
    run = [sys.executable, "-c", lines.format(str(checkout / "play.py"), {})]
    told = subprocess.run(run, capture_output=True, encoding="utf-8", check=False)
    assert told.returncode == 1
    assert "apt install python3-venv" in told.stderr


@pytest.mark.skipif(WINDOWS, reason="a shell script stands for Python")
def test_no_network(checkout: Path) -> None:
    # A .venv whose pip always fails stands for a machine that reaches no package index.
    fake_python(checkout, "echo could not connect >&2; exit 1")
    told = play(checkout)
    assert told.returncode == 1
    assert "could not connect" in told.stderr
    assert "Is there a network connection?" in told.stderr
    assert not (checkout / ".venv" / ".play").exists()


@pytest.mark.skipif(WINDOWS, reason="a shell script stands for Python")
@pytest.mark.parametrize("locale", [{}, {"PYTHONUTF8": "0", "LC_ALL": "C"}])
def test_the_page_opens_after_one_installation(checkout: Path, locale: dict[str, str]) -> None:
    fake_python(checkout, f'echo "$@" >> "{checkout}/asked"')
    for command in ([], ["terminal", "tactori"], ["page", "--port", "0"]):
        assert play(checkout, *command, **locale).returncode == 0
    asked = (checkout / "asked").read_text(encoding="utf-8").splitlines()
    assert len([line for line in asked if line.startswith("-m pip install")]) == 2
    assert asked[2:] == [
        "-m touchstone.cli serve --browser",
        "-m touchstone.cli play tactori",
        "-m touchstone.cli serve --browser --port 0",
    ]
    os.utime(checkout / "pyproject.toml", (2**31, 2**31))
    play(checkout, "install", "play")
    assert len((checkout / "asked").read_text(encoding="utf-8").splitlines()) == 7


@pytest.mark.skipif(WINDOWS, reason="a shell script stands for Python")
def test_what_tests_need_is_added_to_what_playing_needs(checkout: Path) -> None:
    # `make test` compiles kernels meanwhile: nothing that plays may be installed a second time.
    fake_python(checkout, f'echo "$@" >> "{checkout}/asked"')
    assert play(checkout, "install", "test").returncode == 0
    asked = (checkout / "asked").read_text(encoding="utf-8").splitlines()
    wanted = [line.rsplit(maxsplit=1)[-1].rsplit("/", 1)[-1] for line in asked]
    assert wanted == ["play.txt", "Oma", "test.txt"]
    # What was released today is none of ours: pip takes what is pinned, and looks no further.
    assert all("--no-deps" in line for line in asked)


def test_nothing_is_missing_among_the_pins() -> None:
    check = [sys.executable, "-m", "pip", "check", "--disable-pip-version-check"]
    told = subprocess.run(check, capture_output=True, encoding="utf-8", check=False)
    assert told.returncode == 0, told.stdout


@pytest.mark.skipif(WINDOWS, reason="a shell script stands for Python")
def test_what_it_does_not_know_is_refused(checkout: Path) -> None:
    fake_python(checkout, "exit 0")
    assert "'chess' to install" in play(checkout, "install", "play", "chess").stderr


@pytest.mark.skipif(WINDOWS, reason="make is for the others")
def test_make_says_where_python_is_missing(checkout: Path) -> None:
    make = ["make", "-C", str(checkout), "play", "PYTHON=no-such-python"]
    told = subprocess.run(make, capture_output=True, encoding="utf-8", check=False)
    assert told.returncode != 0
    assert "'no-such-python' was not found. Install Python 3.11 or newer" in told.stderr
