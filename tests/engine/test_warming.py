"""Compiling ahead of time."""

import subprocess
import sys

import pytest

from touchstone.engine.warming import is_warm, warm_up_in_background
from touchstone.games import GAMES, new_game
from touchstone.match import Chair, Table


@pytest.mark.parametrize("slug", GAMES)
def test_a_table_that_was_warmed_up_is_warm(slug: str) -> None:
    game = new_game(slug)
    chairs = (Chair(masked=True), Chair(masked=True, level=5))
    warm_up_in_background(Table(game, chairs)).join()
    assert is_warm(game)


def test_neither_the_commands_nor_the_server_load_numba_before_a_bot_thinks() -> None:
    code = "import sys, touchstone.cli, touchstone.server.run; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
