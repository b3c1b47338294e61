"""The terminal for people who hear it: plain lines, sentences, and no traceback ever."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from helpers.serving import apart
from typer.testing import CliRunner

from touchstone.cli import COMMANDS, app
from touchstone.engine.levels import STRONGEST
from touchstone.views.languages import LANGUAGES

BEYOND = str(STRONGEST + 1)
BOXES = re.compile("[\u2500-\u259f]")
LONG = "x" * 5000


def touchstone(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "touchstone.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", list(COMMANDS))
def test_help_draws_no_boxes(command: str) -> None:
    told = CliRunner().invoke(app, [command, "--help"]).output
    assert told.startswith("Usage: ")
    assert not BOXES.search(told)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["best", "four-senses", "--seconds", "nan"], "nan is no number above 0"),
        (["arena", "1", "2", "--seconds", "inf"], "inf is no number above 0"),
        (["bench", "playouts", "four-senses", "--seconds", "-1"], "-1.0 is no number above 0"),
        (["play", "four-senses", "--people", "9"], "“9” is not a value for people. Allowed: 1..2."),
        (["play", "four-senses", "--lang", "xx"], f"xx is none of {', '.join(LANGUAGES)}"),
        (["best", "four-senses", "--lang", "tlh"], "tlh is none of"),
        (["verify", "four-senses", "--moves", "-5"], "--moves"),
        (["play", "--resume", "nowhere.txt"], "There is no such file: nowhere.txt."),
        (["verify", "4eyes-plus", "--certificate", "nowhere"], "nowhere"),
        (["arena", "1", BEYOND], f"“{BEYOND}” is not a value for bot"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(
    arguments: list[str], sentence: str
) -> None:
    refused = CliRunner().invoke(app, arguments)
    assert refused.exit_code == 2
    assert sentence in refused.output
    assert not BOXES.search(refused.output)


@pytest.mark.parametrize("arguments", [[LONG], ["best", LONG], ["play", f"--{LONG}"]])
def test_what_was_typed_at_great_length_is_not_repeated(arguments: list[str]) -> None:
    refused = touchstone(*arguments)
    assert refused.returncode == 2
    assert "…" in refused.stderr
    assert len(refused.stderr) < 1000
    assert "Traceback" not in refused.stderr


def test_a_language_may_be_a_locale() -> None:
    assert CliRunner().invoke(app, ["play", "--lang", "de_CH", "--help"]).exit_code == 0
    told = CliRunner().invoke(app, ["play", "four-senses", "--lang", "de_CH"], input="ende\n\n")
    assert "Vier Sinne" in told.output or "Four Senses" in told.output


def test_the_arena_tells_results_in_lines_or_as_json() -> None:
    series = ["arena", "random", "random", "--game", "tactori", "--games", "2", "--seed", "1"]
    told = CliRunner().invoke(app, series).output
    assert told.splitlines()[0] == "tactori, 2 players, open, seed 1, 2 games."
    assert not BOXES.search(told)
    facts = json.loads(CliRunner().invoke(app, [*series, "--json"]).output)
    assert (facts["seed"], facts["games"]) == (1, 2)
    assert facts["bots"][0].keys() >= {"wins", "draws", "losses", "share", "interval", "elo"}


def test_json_where_programs_listen(tmp_path: Path) -> None:
    counted = CliRunner().invoke(app, ["perft", "tactori", "1", "--json"]).output
    assert json.loads(counted) == {"depth": 1, "count": 25}
    store = ["--store", f"sqlite:///{tmp_path / 'games.db'}", "--json"]
    missing = apart(lambda: CliRunner().invoke(app, ["store", "check", *store]))
    assert missing.exit_code == 1
    assert "There is no Touchstone store" in missing.output


def test_commands_load_no_more_than_they_need() -> None:
    lines = "import sys, touchstone.cli; print(len([m for m in sys.modules if 'touchstone' in m]))"
    alone = subprocess.run(
        [sys.executable, "-c", lines], capture_output=True, text=True, check=True
    )
    assert int(alone.stdout) <= 3
    lines = (
        "import sys; from touchstone.cli import app; from typer.testing import CliRunner\n"
        "CliRunner().invoke(app, ['perft', 'tactori', '1', '--help'])\n"
        "CliRunner().invoke(app, ['judge', 'nowhere'])\n"
        "print(sorted({'numpy', 'numba', 'rich.table', 'sqlalchemy'} & set(sys.modules)))"
    )
    alone = subprocess.run(
        [sys.executable, "-c", lines], capture_output=True, text=True, check=True
    )
    assert alone.stdout == "[]\n"


def test_a_bar_is_loaded_with_its_first_step_and_only_on_a_terminal() -> None:
    lines = (
        "import sys; from touchstone.cli.options import progress\n"
        "loaded = lambda: print('rich.progress' in sys.modules)\n"
        "with progress('here') as on_step: on_step(1, 2)\n"
        "loaded(); sys.stderr.isatty = lambda: True\n"
        "with progress('there') as on_step: loaded(); on_step(1, 2)\n"
        "loaded()"
    )
    alone = subprocess.run(
        [sys.executable, "-c", lines], capture_output=True, text=True, check=True
    )
    assert alone.stdout.split() == ["False", "False", "True"]


def test_every_file_of_sentences_is_parsed_once() -> None:
    lines = (
        "from collections import Counter; from touchstone.games import GAMES\n"
        "from touchstone.views import words; parse, seen = words.FluentResource, Counter()\n"
        "words.FluentResource = lambda text: seen.update([text]) or parse(text)\n"
        "for kind in (None, *GAMES.values()): words.words_in('fr', kind)\n"
        "print(max(seen.values()))"
    )
    alone = subprocess.run(
        [sys.executable, "-c", lines], capture_output=True, text=True, check=True
    )
    assert alone.stdout == "1\n"
