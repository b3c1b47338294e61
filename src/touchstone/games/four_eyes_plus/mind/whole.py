"""The whole mind of 4EYES+: a guide, threats, and a kernel."""

from collections.abc import Sequence

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.mind import Advice, Mind, OnStep, PlayGames
from touchstone.games.four_eyes_plus.mind.guide import FourEyesPlusGuide, sensible_points
from touchstone.games.four_eyes_plus.mind.kernel.convert import board_of, empty_board
from touchstone.games.four_eyes_plus.mind.kernel.playouts import random_games
from touchstone.games.four_eyes_plus.mind.kernel.terrain import terrain_of
from touchstone.games.four_eyes_plus.mind.kernels import KERNELS
from touchstone.games.four_eyes_plus.mind.solver.live import advise
from touchstone.games.four_eyes_plus.rules.state import State


class FourEyesPlusMind(Mind):
    """Attacks by threat where two play, playouts where three do."""

    guide = FourEyesPlusGuide()
    kernels = KERNELS

    def playouts(self, game: AnyGame, seed: int) -> PlayGames:
        """Random games with every setting."""
        terrain, dice = terrain_of(game), new_dice(seed)
        start, board = board_of(terrain, game.initial()), empty_board()
        unread = np.zeros(0, dtype=np.int64)
        return lambda games: int(random_games(terrain, start, board, games, dice, unread))

    def solved(
        self, game: AnyGame, state: State, seconds: float | None, on_step: OnStep
    ) -> Advice | None:
        """Every lay that is proven to win, or all where all lose; with two players only."""
        return advise(game, state, seconds, on_step)

    def points(self, game: AnyGame, state: State, games: int, seed: int) -> Sequence[float]:
        """Sensible games while tiles are laid; what comes to the moving phase is shared."""
        if state.phase == 2:
            return super().points(game, state, games, seed)
        return sensible_points(game, state, games, new_dice(seed))


MIND = FourEyesPlusMind()
