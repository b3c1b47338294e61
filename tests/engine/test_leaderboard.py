"""`scripts/leaderboard.py`: any bots, and programs of the text protocol, on one scale."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENGINE = f"{sys.executable} {ROOT / 'examples' / 'text_engine.py'}"
WORDS = ["--game", "tactori", "--set", "variant=bridges", "--games", "2"]


def run(*words: str, status: int = 0) -> str:
    script = str(ROOT / "scripts" / "leaderboard.py")
    done = subprocess.run(
        [sys.executable, script, *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == status, done.stderr
    return done.stdout + done.stderr


def test_bots_and_engines_stand_on_one_board_that_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "board.json"
    first = run("random", "1", *WORDS, "--out", str(out))
    assert "random" in first
    assert "4 games" not in first
    before = json.loads(out.read_text())["results"]
    whole = run("random", "1", "--engine", ENGINE, *WORDS, "--out", str(out), "--json")
    found = json.loads(whole)
    assert list(found["bots"]) == ["random", "1", f"engine:{ENGINE}"]
    assert found["games"] == 6
    assert found["bots"]["random"]["elo"] == 0
    after = json.loads(out.read_text())["results"]
    assert after["1:random"] == before["1:random"]  # not played again


def test_one_bot_alone_or_a_stranger_is_refused() -> None:
    assert "two or more" in run("random", status=2)
    assert "two or more" in run("random", "nobody", status=2)
