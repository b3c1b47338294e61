"""What docs/server.md tells an operator to type works as it stands there."""

import os
import re
import shlex
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

from helpers.serving import Process

from touchstone.server.settings import Settings

MANUAL = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def commands(heading: str) -> list[list[str]]:
    """The lines of the first shell block below a heading."""
    section = MANUAL.partition(f"\n## {heading}\n")[2]
    block = re.search(r"```sh\n(.*?)```", section, re.DOTALL)
    assert block is not None, heading
    return [shlex.split(line) for line in block[1].splitlines()]


def typed(command: list[str], folder: Path) -> str:
    assert command[0] == "touchstone"
    done = subprocess.run(
        [sys.executable, "-m", "touchstone.cli", *command[1:]],
        cwd=folder,
        env=os.environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_store_is_copied_and_restored_while_the_server_runs(tmp_path: Path) -> None:
    with Process("--store", f"sqlite:///{tmp_path}/touchstone.db") as server:
        tables = [server.create(game="four-senses", seats=[{}, {}])["table"] for _ in range(3)]
        said = [typed(command, tmp_path) for command in commands("Back up and restore")]
    assert said[0] == "Tables: 3. Commands: 0. Faulty tables: 0.\n"
    assert said[3] == said[0]
    with Process("--store", f"sqlite:///{tmp_path}/restored.db") as server:
        assert [server.get(f"/table/{table}").status_code for table in tables] == [200] * 3


def test_every_setting_of_the_manual_exists() -> None:
    table = MANUAL.partition("| Option | Setting |")[2].partition("\n\n")[0]
    named = re.findall(r"^\|[^|]*\| `(\w+)`", table, re.MULTILINE)
    assert len(named) > 10
    assert set(named) <= {field.name for field in fields(Settings)}
