"""What of the mind of 4EYES+ is in compiled code, and a first use of each."""

from functools import partial
from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import is_compiled
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.mind import Kernel, nobody, think_briefly
from touchstone.games.four_eyes_plus import KIND
from touchstone.games.four_eyes_plus.mind.guide import FourEyesPlusGuide
from touchstone.games.four_eyes_plus.mind.kernel import threats
from touchstone.games.four_eyes_plus.mind.kernel.board import MOST_MOVES, terrain_of
from touchstone.games.four_eyes_plus.mind.kernel.convert import board_of, empty_board

_GUIDE = FourEyesPlusGuide()


def _think_about_moving() -> None:
    """Bots use other kernels once the hands are empty."""
    game, dice = KIND.new(2, {"size": "5"}), Random(1)
    state = game.initial()
    while game.outcome(state) is not None or state.phase == 1:
        over = game.outcome(state) is not None
        moves = game.legal_moves(state)
        state = game.initial() if over else game.play(state, dice.choice(moves)).state
    think_briefly(_GUIDE, game, state)


def _play() -> None:
    game = KIND.new(2)
    terrain = terrain_of(game)
    start, spare = board_of(terrain, game.initial()), empty_board(terrain)
    room = np.zeros(MOST_MOVES, dtype=np.int64)
    threats.random_games(terrain, start, spare, 1, new_dice(1), room)


def _of_two(game: AnyGame) -> bool:
    return game.seats == 2


KERNELS = (
    Kernel(
        "attacks of two players",
        partial(is_compiled, threats.unstoppable),
        partial(think_briefly, _GUIDE, KIND.new(2)),
        _of_two,
    ),
    Kernel(
        "games played out",
        partial(is_compiled, threats.sensible_games),
        partial(think_briefly, _GUIDE, KIND.new(3)),
    ),
    Kernel("moving tiles", partial(is_compiled, threats.judge_moves), _think_about_moving),
    Kernel("random games", partial(is_compiled, threats.random_games), _play, nobody),
)
