"""The examples, run as their readers would run them."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from helpers.serving import Process
from helpers.soaking import some

from touchstone.engine import external
from touchstone.engine.external import EngineFault, running
from touchstone.games import new_game

EXAMPLES = Path(__file__).parents[1] / "examples"
ENGINE = f'"{sys.executable}" "{EXAMPLES / "text_engine.py"}"'


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_random_game() -> None:
    assert re.search(r"1: \w\d \w\d\n2: \w\d \w\d\n(.*\n)+Outcome\(winners=", run("random_game.py"))


def test_an_own_bot() -> None:
    won = re.fullmatch(r"The careful bot won (\d) of 3 games.\n", run("own_bot.py", "3"))
    assert won is not None
    assert int(won[1]) >= 2
    lines = (EXAMPLES / "own_bot.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 25


def test_an_analysis() -> None:
    told = run("analysis.py")
    assert "Worth to player 1: win (proven), 1 moves to the end" in told
    assert "Best: f c1, h c1, df c1" in told


def test_a_notebook_shows_boards_that_can_be_heard() -> None:
    notebook = json.loads((EXAMPLES / "boards.ipynb").read_text(encoding="utf-8"))
    space: dict[str, Any] = {}
    shown = []
    for cell in notebook["cells"]:
        assert not cell.get("outputs"), "outputs are made where the notebook is opened"
        if cell["cell_type"] == "code":
            *lines, last = cell["source"].splitlines()
            exec("\n".join(lines), space)
            try:
                shown.append(eval(last, space))
            except SyntaxError:
                exec(last, space)
    pictures = [one._repr_svg_() for one in shown if hasattr(one, "_repr_svg_")]
    assert len(pictures) == 3
    assert all("<title" in picture and "<desc" in picture for picture in pictures)


# Through the wire ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    store = tmp_path_factory.mktemp("store") / "tables.db"
    with Process("--store", f"sqlite:///{store}") as process:
        yield process.url


def test_a_client_in_forty_lines(server: str) -> None:
    told = run("wire_client.py", server)
    assert "b2: ceramic, empty." in told
    assert "You place a double, hole up, on b2." in told
    assert "Computer has placed. Your turn." in told
    lines = (EXAMPLES / "wire_client.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 45


@pytest.mark.parametrize("link", some(("seat", "open"), 2))
def test_a_bot_is_invited_by_a_link(server: str, link: str) -> None:
    seats = [{"masked": False}, {"masked": False, "level": 1}]
    body = {"game": "tactori", "seats": seats, "settings": {"variant": "rectangle"}}
    request = Request(f"{server}/api/tables", json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    with urlopen(request) as answer:
        table = json.load(answer)
    address = table["open_link"] if link == "open" else table["seats"][0]["link"]
    assert run("join_by_link.py", f"{server}{address}", "2").strip()
    with urlopen(f"{server}/api/tables/{table['table']}/record") as answer:
        assert "game: tactori" in json.load(answer)["record"]


# Engines in other programs ------------------------------------------------------------------------


def touchstone(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "touchstone.cli", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


def test_the_arena_plays_against_an_engine_in_another_program() -> None:
    series = ["random", f"engine:{ENGINE}", "--game", "tactori", "--games", "2", "--seconds", "1"]
    done = touchstone("arena", *series, "--json")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts["masked"] is False
    assert sum(facts["bots"][1][name] for name in ("wins", "draws", "losses")) == 2


def test_an_engine_that_is_not_there_is_a_sentence() -> None:
    done = touchstone("arena", "random", "engine:no-such-program", "--games", "1")
    assert done.returncode == 1
    assert "cannot be started" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_engine_behind_a_mask_is_refused() -> None:
    done = touchstone("arena", "1", f"engine:{ENGINE}", "--masked", "--games", "1")
    assert done.returncode == 2


def a_fake(folder: Path, answer: str) -> str:
    file = folder / "engine.py"
    file.write_text(
        "import sys, time\n"
        "print('ready', flush=True)\n"
        f"for line in sys.stdin:\n    if line.startswith('go'):\n        {answer}\n"
    )
    return f'"{sys.executable}" "{file}"'


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("print('bestmove f z9', flush=True)", "plays 'f z9'"),
        ("sys.exit(3)", "has ended"),
        ("time.sleep(600)", "does not answer"),
    ],
)
def test_an_engine_that_fails_is_not_waited_for(
    answer: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "GRACE", 0.1)
    game = new_game("four-senses", claims="referee")
    with running(a_fake(tmp_path, answer)) as engine:
        engine.begin(game)
        with pytest.raises(EngineFault, match=fault):
            engine.best(game, game.initial(), seconds=0.1)
