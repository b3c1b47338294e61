"""How 4EYES+ is played well: a guide, threats, and a kernel."""

from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import is_compiled
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.mind import Advice, Mind, OnStep, PlayGames
from touchstone.games.four_eyes_plus import KIND
from touchstone.games.four_eyes_plus.mind.guide import FourEyesPlusGuide
from touchstone.games.four_eyes_plus.mind.kernel.convert import board_of, empty_board
from touchstone.games.four_eyes_plus.mind.kernel.moving import weigh
from touchstone.games.four_eyes_plus.mind.kernel.playouts import random_games
from touchstone.games.four_eyes_plus.mind.kernel.terrain import terrain_of
from touchstone.games.four_eyes_plus.mind.kernel.threats import unstoppable
from touchstone.games.four_eyes_plus.mind.moving import Moving
from touchstone.games.four_eyes_plus.mind.solver.attack import prove
from touchstone.games.four_eyes_plus.mind.solver.live import advise, winning_lay
from touchstone.games.four_eyes_plus.rules.state import State


class FourEyesPlusMind(Mind):
    """Attacks by threat where two play, playouts where three do."""

    guide = FourEyesPlusGuide()

    def playouts(self, game: AnyGame, seed: int) -> PlayGames:
        """Random games with every setting."""
        terrain, dice = terrain_of(game), new_dice(seed)
        start, board = board_of(terrain, game.initial()), empty_board()
        unread = np.zeros(0, dtype=np.int64)
        return lambda games: int(random_games(terrain, start, board, games, dice, unread))

    def warm_up(self) -> None:
        """Compiles what is needed when tiles are moved, so that nobody waits in mid-game."""
        game = KIND.new(2, {"size": "5"})
        state = game.read_state(_MOVING)
        Moving.of(game, state).best(self.guide.safe(game, state), 1, Random(0))
        # The first lay of two players is known by heart; later ones are searched for.
        game = KIND.new(2)
        state = game.play(game.initial(), game.legal_moves(game.initial())[0]).state
        winning_lay(game, game.play(state, game.legal_moves(state)[-1]).state, nodes=1)

    def solved(
        self, game: AnyGame, state: State, seconds: float | None, on_step: OnStep
    ) -> Advice | None:
        """Every lay that is proven to win, or all where all lose; with two players only."""
        return advise(game, state, seconds, on_step)

    def is_warm(self, game: AnyGame) -> bool:
        """Whether the searches of both phases and the search for proofs are compiled."""
        return is_compiled(unstoppable) and is_compiled(weigh) and is_compiled(prove)


_MOVING = "4eyes-plus; size 5; players 2; phase 2; turn 1; tiles 1 a1 b1; tiles 2 e5 d5; hand 0 0"
MIND = FourEyesPlusMind()
