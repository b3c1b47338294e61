"""Compiling ahead of time, what is kept of it, and what bots do meanwhile."""

import subprocess
import sys
import threading
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.engine.bots import choose
from touchstone.engine.kernels.compiling import built_on, cache_folder, is_compiled
from touchstone.engine.levels import STRONGEST
from touchstone.engine.mind import Kernel, Mind, mind_of
from touchstone.engine.warming import cold, warm_in_background
from touchstone.games import GAMES, new_game
from touchstone.games.four_senses.mind.kernel.board import legal
from touchstone.match import Agreement, Chair, Match, Play

MIND = "touchstone.games.{}.mind"


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_that_was_warmed_up_is_warm(slug: str) -> None:
    game = new_game(slug)
    warm_in_background(game).join()
    assert mind_of(game.kind).is_warm(game)
    assert cold(game.kind, game) == []


def test_warming_says_what_it_compiles_and_that_nothing_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled: set[str] = set()
    mind = mind_of(GAMES["four-senses"])
    fakes = tuple(
        replace(
            kernel,
            is_ready=partial(compiled.__contains__, kernel.name),
            use=partial(compiled.add, kernel.name),
        )
        for kernel in mind.kernels
    )
    monkeypatch.setattr(type(mind), "kernels", fakes)
    first, again = (CliRunner().invoke(app, ["warm", "--game", "four-senses"]) for _ in range(2))
    names = [line.split(": ")[1].rsplit(",")[0] for line in first.stdout.splitlines()[:-1]]
    assert names == [kernel.name for kernel in mind.kernels]
    assert again.stdout == "Nothing is left to compile.\n"
    assert CliRunner().invoke(app, ["warm", "--game", "chess"]).exit_code == 2


# What is kept on disk -----------------------------------------------------------------------------


def test_a_kernel_is_found_on_disk_again() -> None:
    legal(0)
    assert is_compiled(legal)
    assert cache_folder(legal.__module__).is_dir()


@pytest.mark.parametrize(
    ("kernel", "used", "unused"),
    [
        (
            "four_senses.mind.solver.search",
            {"four_senses.mind.kernel.board", "four_senses.mind.solver.transpositions"},
            {"four_senses.mind.guide", "four_senses.rules.game", "four_senses.mind.kernel.convert"},
        ),
        (
            "four_eyes_plus.mind.kernel.threats",
            {"four_eyes_plus.mind.kernel.board"},
            {"four_eyes_plus.mind.guide", "four_eyes_plus.rules.game"},
        ),
        (
            "tactori.mind.kernel_wide.tree",
            {"tactori.mind.kernel_wide.worth", "tactori.rules.geometry"},
            {"tactori.mind.guide", "tactori.rules.game", "tactori.mind.kernel_small.tree"},
        ),
    ],
)
def test_kernels_are_built_on_what_they_import_and_on_nothing_else(
    kernel: str, used: set[str], unused: set[str]
) -> None:
    mind_of(GAMES["four-senses"])
    found = {
        name.removeprefix("touchstone.games.") for name in built_on(f"touchstone.games.{kernel}")
    }
    assert used < found
    assert not unused & found


def test_only_a_change_in_what_a_kernel_is_built_on_compiles_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = ModuleType("chess")
    package.__path__ = [str(tmp_path)]
    monkeypatch.setitem(sys.modules, "chess", package)
    (tmp_path / "mind").mkdir()
    files = {
        "mind/kernel.py": "from chess.mind.tables import (\n    KNIGHTS,\n)\n",
        "mind/tables.py": "from chess import pieces\nKNIGHTS = 4\n",
        "mind/guide.py": "from chess.mind.kernel import moves\n",
        "pieces.py": "KINGS = 2\n",
        "rules.py": "DRAW = 50\n",
    }

    def folder() -> Path:
        cache_folder.cache_clear()
        return cache_folder("chess.mind.kernel")

    for name, source in files.items():
        (tmp_path / name).write_text(source)
    before = folder()
    for name, source in files.items():
        (tmp_path / name).write_text(f"{source}# changed\n")
        is_built_on = name not in ("mind/guide.py", "rules.py")
        assert (folder() != before) == is_built_on, name
        (tmp_path / name).write_text(source)
    assert folder() == before
    cache_folder.cache_clear()


def test_a_copy_of_the_sources_elsewhere_is_not_taken_to_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba finds kernels by where their file lies: those of another copy are of no use here."""
    source = "from touchstone.engine.kernels.compiling import kernel\n\n\n"
    source += "@kernel\ndef doubled(number: int) -> int:\n    return 2 * number\n"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    for copy in ("first", "second"):
        (tmp_path / copy / "chess").mkdir(parents=True)
        (tmp_path / copy / "chess" / "__init__.py").touch()
        (tmp_path / copy / "chess" / "kernel.py").write_text(source)
        with monkeypatch.context() as patched:
            patched.syspath_prepend(tmp_path / copy)
            doubled = import_module("chess.kernel").doubled
            cache_folder.cache_clear()
            assert not is_compiled(doubled), copy
            assert doubled(2) == 4
            assert is_compiled(doubled)
        for name in ("chess.kernel", "chess"):
            del sys.modules[name]
    cache_folder.cache_clear()


def test_commands_that_need_no_bot_do_not_load_numba() -> None:
    code = "import sys, touchstone.cli; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# What bots do meanwhile ---------------------------------------------------------------------------


class Slow(Mind):
    """A mind whose kernel is compiled when the test says so."""

    def __init__(self, mind: Mind) -> None:
        self.compiled, self.asked = threading.Event(), threading.Event()
        self.guide = mind.guide  # type: ignore[misc]
        self.kernels = (Kernel("slow", self.compiled.is_set, self.use),)  # type: ignore[misc]

    def use(self) -> None:
        self.asked.set()
        self.compiled.wait()


@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("slug", GAMES)
def test_a_bot_does_not_wait_for_a_slow_kernel(
    slug: str, masked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game(slug)
    slow = Slow(mind_of(game.kind))
    monkeypatch.setattr(game.kind.part("mind"), "MIND", slow)
    for name in ("winning", "safe", "search"):  # what needs kernels
        monkeypatch.setattr(type(slow.guide), name, _never)
    warming = warm_in_background(game)
    assert slow.asked.wait(60)
    chair = Chair(masked=masked, level=STRONGEST)
    match, dice = Match.begin(Agreement(game, (chair, chair))), Random(1)
    moves = 0
    while moves < 3:
        assert match.turn is not None
        command = choose(match, match.turn, STRONGEST, dice, wait=False)
        moves += isinstance(command, Play)
        match, _ = match.submit(command)
    assert warming.is_alive()
    slow.compiled.set()
    warming.join()
    with pytest.raises(AssertionError, match="a kernel"):
        _play_on(match, dice)


def _play_on(match: Match, dice: Random) -> None:
    while match.turn is not None:
        match, _ = match.submit(choose(match, match.turn, STRONGEST, dice, wait=False))


def _never(*_: object) -> None:
    raise AssertionError("a kernel was used")
