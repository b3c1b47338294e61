"""Compiling ahead of time, so that nobody waits for it at the first move."""

import threading
from contextlib import suppress

from touchstone.engine.kernels.compiling import cache_folder
from touchstone.games.four_senses.mind.kernel.board import EMPTY_BOARD, place
from touchstone.games.four_senses.mind.solver.live import LiveSolver, OutOfTime


def is_compiled() -> bool:
    """Whether an earlier run has left compiled kernels behind."""
    return any(cache_folder().rglob("search.at_least*.nbc"))


def warm_up() -> None:
    """Compile, or load from the cache, everything that solving a position needs."""
    board = EMPTY_BOARD
    for number, cell in enumerate((0, 2, 5, 7, 8, 10, 13, 15)):
        board = place(board, 2 + number % 2, 1 << cell)
    solver = LiveSolver(bucket_bits=9)
    solver.limit(200)
    with suppress(OutOfTime):
        solver.solve(board)


def warm_up_in_background() -> threading.Thread:
    """The thread that warms up; it needs no waiting for."""
    thread = threading.Thread(target=warm_up, name="warming", daemon=True)
    thread.start()
    return thread
