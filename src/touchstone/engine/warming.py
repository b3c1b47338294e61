"""Compiling ahead what the bots at a table need, so that nobody waits for their first move."""

import threading
from dataclasses import replace
from random import Random

from touchstone.core.game import AnyGame
from touchstone.core.values import all_seats
from touchstone.engine.bots import choose
from touchstone.engine.budget import Budget
from touchstone.engine.kernels.compiling import cache_folder
from touchstone.engine.mind import guide_for
from touchstone.match import Match, Table

_LITTLE = Budget(nodes=2)


def is_warm(game: AnyGame) -> bool:
    """Whether an earlier run has left this game's kernels behind, compiled."""
    landmark = guide_for(game).landmark(game)
    return not landmark or any(cache_folder().rglob(f"{landmark}-*.nbc"))


def warm_up(table: Table) -> None:
    """Lets every bot of the table think about the first move, as briefly as it can."""
    guide_for(table.game).warm_up()
    chairs = tuple(replace(chair, masked=False) for chair in table.chairs)
    for seat in all_seats(table.game.seats):
        if table.chair(seat).level:
            match = Match.begin(replace(table, chairs=chairs, start=seat, position=None))
            choose(match, seat, table.chair(seat).level, Random(0), _LITTLE)


def warm_up_in_background(table: Table) -> threading.Thread:
    """The thread that warms up; it needs no waiting for."""
    thread = threading.Thread(target=warm_up, args=(table,), name="warming", daemon=True)
    thread.start()
    return thread
