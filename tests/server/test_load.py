"""The benchmark works, and a move is small on the wire; how fast it is, is measured by hand."""

import json
import subprocess
import sys
from pathlib import Path

from helpers.serving import PATIENCE

LOAD = Path(__file__).parents[2] / "benchmarks" / "server_load.py"
MOST_BYTES = 3000
"""What both seats together may be sent for a move, ends of games and rematches included."""
ANSWERS = 1000
"""What the answers to the two questions before a move may take beside it."""


def test_a_move_is_small_on_every_road(tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    only = ["--only", "masked,open,picture,asking", "--json", str(found)]
    little = ["--tables", "4", "--seconds", "0.5", "--least", "40", "--games", "0", "--idle", "0"]
    subprocess.run([sys.executable, str(LOAD), *only, *little], check=True, timeout=10 * PATIENCE)
    rows = {row["name"]: row for row in json.loads(found.read_text())["rows"]}
    assert list(rows) == ["masked", "open", "picture", "asking"]
    for name, row in rows.items():
        assert row["moves"] >= 4 * 40, name
        most = MOST_BYTES + ANSWERS * (name == "asking")
        assert row["bytes"] / row["moves"] <= most, name
    assert rows["masked"]["bytes"] / rows["masked"]["moves"] < 1200
