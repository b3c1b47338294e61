"""`scripts/install` on machines that lack something: one sentence that a person can act on."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent


def install(folder: Path, python: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [ROOT / "scripts" / "install", "play"],
        cwd=folder,
        env={**os.environ, "PYTHON": python, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def fake_python(folder: Path, body: str) -> str:
    file = folder / "python"
    file.write_text(f"#!/bin/sh\n{body}\n")
    file.chmod(0o755)
    return str(file)


def test_no_python_at_all(tmp_path: Path) -> None:
    result = install(tmp_path, "no-such-python")
    assert result.returncode == 1
    assert "'no-such-python' was not found. Install Python 3.11 or newer" in result.stderr


def test_an_old_python(tmp_path: Path) -> None:
    python = fake_python(tmp_path, '[ "$1" = --version ] && echo Python 3.6.1 && exit; exit 1')
    assert "Python 3.6.1 is too old" in install(tmp_path, python).stderr


def test_a_python_without_venv(tmp_path: Path) -> None:
    python = fake_python(tmp_path, 'case "$2" in *ensurepip*) exit 1;; esac; exit 0')
    assert "apt install python3-venv" in install(tmp_path, python).stderr


def test_no_network(tmp_path: Path) -> None:
    # A .venv whose pip always fails stands for a machine that reaches no package index.
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    fake_python(tmp_path / ".venv" / "bin", "echo could not connect >&2; exit 1")
    result = install(tmp_path, "python3")
    assert result.returncode == 1
    assert "could not connect" in result.stderr
    assert "Is there a network connection?" in result.stderr
    assert not (tmp_path / ".venv" / ".play").exists()
