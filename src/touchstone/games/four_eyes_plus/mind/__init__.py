"""How 4EYES+ is played well: a guide, threats, and a kernel."""

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import is_compiled
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.mind import Advice, Mind, OnStep, PlayGames
from touchstone.games.four_eyes_plus import KIND
from touchstone.games.four_eyes_plus.mind.guide import FourEyesPlusGuide
from touchstone.games.four_eyes_plus.mind.kernel.board import MOST_MOVES, terrain_of
from touchstone.games.four_eyes_plus.mind.kernel.convert import board_of, empty_board
from touchstone.games.four_eyes_plus.mind.kernel.threats import random_games, unstoppable
from touchstone.games.four_eyes_plus.mind.solver.attack import prove
from touchstone.games.four_eyes_plus.mind.solver.live import advise, winning_lay
from touchstone.games.four_eyes_plus.rules.state import State


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

    def solved(
        self, game: AnyGame, state: State, seconds: float | None, on_step: OnStep
    ) -> Advice | None:
        """Every lay that is proven to win, or all where all lose; with two players only."""
        return advise(game, state, seconds, on_step)

    def is_warm(self, game: AnyGame) -> bool:
        """The search for proofs is compiled last."""
        return is_compiled(unstoppable) and is_compiled(prove)

    def warm_up(self) -> None:
        """The first lay of two players is known by heart; later ones are searched for."""
        game = KIND.new(2)
        state = game.play(game.initial(), game.legal_moves(game.initial())[0]).state
        winning_lay(game, game.play(state, game.legal_moves(state)[-1]).state, nodes=1)


MIND = FourEyesPlusMind()
