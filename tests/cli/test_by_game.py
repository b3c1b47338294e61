"""`touchstone solve` and `verify`: commands that some games bring and others do not."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from textwrap import dedent

import pytest
from typer.testing import CliRunner

from touchstone.cli import app, by_game
from touchstone.core.game import GameKind
from touchstone.core.settings import Setting
from touchstone.games import GAMES

RUNNER = CliRunner()
QUICK = ["--moves", "5", "--positions", "1", "--lines", "1", "--edge", "1"]


@pytest.fixture
def only_four_senses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house in which one game is solved."""
    monkeypatch.setattr(by_game, "GAMES", {"four-senses": GAMES["four-senses"]})


@pytest.mark.usefixtures("only_four_senses")
def test_the_only_game_that_is_solved_need_not_be_named() -> None:
    done = RUNNER.invoke(app, ["verify", *QUICK])
    assert done.exit_code == 0, done.output
    assert "positions against plain minimax: 1 (" in done.stdout


@pytest.mark.parametrize("words", [["four-senses"], ["FOUR-SENSES"]])
@pytest.mark.parametrize("last", [False, True])
def test_the_game_may_stand_anywhere(words: list[str], last: bool) -> None:
    wrong = ["--moves", "many"]  # only the game's own command can know that this is no number
    done = RUNNER.invoke(app, ["verify", *((*wrong, *words) if last else (*words, *wrong))])
    assert done.exit_code == 2
    assert "verify four-senses" in done.output


@pytest.mark.parametrize("command", ["solve", "verify"])
def test_help_lists_the_games_that_have_it(command: str) -> None:
    done = RUNNER.invoke(app, [command, "--help"])
    assert done.exit_code == 0
    assert "four-senses" in done.stdout
    assert "4eyes-plus" in done.stdout
    assert "tactori" not in done.stdout
    own = RUNNER.invoke(app, [command, "four-senses", "--help"])
    assert {"solve": "--checkpoint", "verify": "--positions"}[command] in own.stdout


@pytest.mark.parametrize("command", ["solve", "verify"])
@pytest.mark.parametrize("slug", ["chess", "tactori"])
def test_a_game_that_is_not_solved_is_refused(command: str, slug: str) -> None:
    done = RUNNER.invoke(app, [command, slug])
    assert done.exit_code == 2
    sentence = (
        f"setting/unknown: “{slug}” is not a value for game. Allowed: four-senses, 4eyes-plus"
    )
    assert done.stderr.startswith(sentence)


@pytest.fixture
def noughts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GameKind:
    """A stranger's game that brings a command of its own."""
    mind = tmp_path / "noughts_for_a_test" / "mind"
    mind.mkdir(parents=True)
    (mind.parent / "__init__.py").write_text("")
    (mind / "__init__.py").write_text("")
    function = '''
        def solve(deep: bool = False) -> None:
            """Prove that nobody wins."""
            print("a draw", deep)
    '''
    (mind / "commands.py").write_text(dedent(function))
    monkeypatch.syspath_prepend(tmp_path)
    kind = GameKind(
        slug="noughts",
        package=import_module("noughts_for_a_test").__name__,
        options=(Setting.choice("size", "three"),),
        build=GAMES["four-senses"].build,
        players=GAMES["four-senses"].players,
    )
    monkeypatch.setattr(by_game, "GAMES", {**GAMES, "noughts": kind})
    return kind


def test_a_strangers_game_gets_its_command_too(noughts: GameKind) -> None:
    done = RUNNER.invoke(app, ["solve", noughts.slug, "--deep"])
    assert (done.exit_code, done.stdout) == (0, "a draw True\n")
    listed = RUNNER.invoke(app, ["solve", "--help"]).stdout
    assert "four-senses" in listed
    assert "Prove that nobody wins." in listed


def test_where_several_games_have_it_one_must_be_named(noughts: GameKind) -> None:
    done = RUNNER.invoke(app, ["solve"])
    assert done.exit_code == 2
    assert "four-senses, 4eyes-plus, noughts" in done.stderr
    assert RUNNER.invoke(app, ["verify", noughts.slug]).exit_code == 2


def test_help_of_all_commands_does_not_load_numba() -> None:
    code = dedent("""
        import sys
        from touchstone.cli import app
        try:
            app(["--help"])
        except SystemExit:
            sys.exit("numba" in sys.modules)
    """)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0
    assert b"solve" in done.stdout
