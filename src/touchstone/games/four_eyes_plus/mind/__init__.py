"""How 4EYES+ is played well: a guide, threats, and a kernel."""

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import is_compiled
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.mind import Mind, PlayGames
from touchstone.games.four_eyes_plus.mind.guide import FourEyesPlusGuide
from touchstone.games.four_eyes_plus.mind.kernel.board import MOST_MOVES, terrain_of
from touchstone.games.four_eyes_plus.mind.kernel.convert import board_of, empty_board
from touchstone.games.four_eyes_plus.mind.kernel.threats import random_games, unstoppable


class FourEyesPlusMind(Mind):
    """Attacks by threat where two play, playouts where three do."""

    guide = FourEyesPlusGuide()

    def playouts(self, game: AnyGame, seed: int) -> PlayGames:
        """Random games with every setting."""
        terrain, dice = terrain_of(game), new_dice(seed)
        start = board_of(terrain, game.initial())
        spare = empty_board(terrain)
        room = np.zeros(MOST_MOVES, dtype=np.int64)
        return lambda games: int(random_games(terrain, start, spare, games, dice, room))

    def is_warm(self, game: AnyGame) -> bool:
        """The search for attacks is compiled last."""
        return is_compiled(unstoppable)


MIND = FourEyesPlusMind()
