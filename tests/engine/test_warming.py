"""Compiling ahead of time, and what is kept of it."""

import subprocess
import sys

import pytest

from touchstone.engine.bots import warm_up_in_background
from touchstone.engine.kernels.compiling import cache_folder, is_compiled
from touchstone.engine.mind import mind_of
from touchstone.games import GAMES, new_game
from touchstone.games.four_senses.mind.kernel.board import legal
from touchstone.match import Agreement, Chair


@pytest.mark.parametrize("slug", GAMES)
def test_a_table_that_was_warmed_up_is_warm(slug: str) -> None:
    game = new_game(slug)
    chairs = (Chair(masked=True), Chair(masked=True, level=5))
    warm_up_in_background(Agreement(game, chairs)).join()
    assert mind_of(game.kind).is_warm(game)


def test_every_game_keeps_its_kernels_in_a_folder_of_its_own() -> None:
    packages = ["touchstone.engine.kernels", *(kind.package for kind in GAMES.values())]
    assert len({cache_folder(package) for package in packages}) == len(packages)
    legal(0)
    assert is_compiled(legal)


def test_commands_that_need_no_bot_do_not_load_numba() -> None:
    code = "import sys, touchstone.cli; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
