"""What of the mind of 4EYES+ is in compiled code, and a first use of each."""

from functools import partial

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import is_compiled
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.mind import Kernel, nobody, think_briefly
from touchstone.games.four_eyes_plus import KIND
from touchstone.games.four_eyes_plus.mind.guide import FourEyesPlusGuide
from touchstone.games.four_eyes_plus.mind.kernel import moving, threats
from touchstone.games.four_eyes_plus.mind.kernel.convert import board_of, empty_board
from touchstone.games.four_eyes_plus.mind.kernel.playouts import random_games
from touchstone.games.four_eyes_plus.mind.kernel.terrain import terrain_of
from touchstone.games.four_eyes_plus.mind.solver.attack import prove
from touchstone.games.four_eyes_plus.mind.solver.live import winning_lay

_GUIDE = FourEyesPlusGuide()
_MOVING = "4eyes-plus; size 5; players 2; phase 2; turn 1; tiles 1 a1 b1; tiles 2 e5 d5; hand 0 0"


def _think_about_moving() -> None:
    """Bots use other kernels once the hands are empty."""
    game = KIND.new(2, {"size": "5"})
    think_briefly(_GUIDE, game, game.read_state(_MOVING))


def _prove() -> None:
    """The first lay of two players is known by heart; later ones are searched for."""
    game = KIND.new(2)
    state = game.play(game.initial(), game.legal_moves(game.initial())[0]).state
    winning_lay(game, game.play(state, game.legal_moves(state)[-1]).state, nodes=1)


def _play() -> None:
    game = KIND.new(2)
    terrain = terrain_of(game)
    start, board = board_of(terrain, game.initial()), empty_board()
    random_games(terrain, start, board, 1, new_dice(1), np.zeros(0, dtype=np.int64))


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
    Kernel("moving tiles", partial(is_compiled, moving.weigh), _think_about_moving),
    Kernel("proofs for two players", partial(is_compiled, prove), _prove, _of_two),
    Kernel("random games", partial(is_compiled, random_games), _play, nobody),
)
