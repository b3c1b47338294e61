"""Compiling ahead of time."""

import subprocess
import sys

import pytest

from touchstone.engine.warming import is_warm, warm_up_in_background
from touchstone.games import GAMES, new_game
from touchstone.match import Chair, Agreement


@pytest.mark.parametrize("slug", GAMES)
def test_a_table_that_was_warmed_up_is_warm(slug: str) -> None:
    game = new_game(slug)
    chairs = (Chair(masked=True), Chair(masked=True, level=5))
    warm_up_in_background(Agreement(game, chairs)).join()
    assert is_warm(game)


def test_commands_that_need_no_bot_do_not_load_numba() -> None:
    code = "import sys, touchstone.cli; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
