"""Games of 4EYES+ played out on the kernel: at random, or by players who see a square coming."""

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, kernel
from touchstone.engine.kernels.primitives import below
from touchstone.games.four_eyes_plus.mind.kernel import board as base
from touchstone.games.four_eyes_plus.mind.kernel.board import Board, Terrain
from touchstone.games.four_eyes_plus.mind.kernel.threats import (
    MOST_LAYS,
    lay,
    quiet_lays,
    take_back,
    winning_lay,
)

TRIES = 6
"""Lays that a sensible player looks at before taking one that gives a win away."""


@kernel
def random_games(
    terrain: Terrain, start: Board, spare: Board, games: int, dice: Bits, moves: Numbers
) -> int:
    """Plays whole games at random from a position; returns the number of moves."""
    played = 0
    for _ in range(games):
        base.copy_board(start, spare)
        while spare.facts[base.OUTCOME] == base.GOES_ON:
            count = base.list_moves(terrain, spare, moves, base.MOST_MOVES)
            base.play(terrain, spare, moves[below(dice, count)])
            played += 1
    return played


@kernel
def sensible_games(
    terrain: Terrain, start: Board, spare: Board, games: int, dice: Bits, wins: Numbers
) -> None:
    """Plays a position out by players who win when they can and, mostly, give nothing away.

    Counts in `wins` the games won by each seat; a game that comes to the moving phase is nobody's.
    """
    lays = np.zeros(MOST_LAYS, dtype=np.int64)
    saved = np.zeros((2, start.taken.shape[0]), dtype=np.int64)
    for _ in range(games):
        base.copy_board(start, spare)
        while spare.facts[base.OUTCOME] == base.GOES_ON and spare.facts[base.PHASE] == 1:
            seat = spare.facts[base.TURN]
            after = base.next_seat(terrain, seat)
            to = winning_lay(terrain, spare, seat, after)
            if to < 0:
                count = quiet_lays(terrain, spare, seat, after, lays)
                if count == 0:
                    break
                for _ in range(TRIES):
                    to = lays[below(dice, count)]
                    lay(terrain, spare, seat, after, to, saved)
                    lost = winning_lay(terrain, spare, after, base.next_seat(terrain, after)) >= 0
                    take_back(spare, seat, after, to, saved)
                    if not lost:
                        break
            base.play(terrain, spare, to)
        if spare.facts[base.OUTCOME] >= 0:
            wins[spare.facts[base.OUTCOME]] += 1
