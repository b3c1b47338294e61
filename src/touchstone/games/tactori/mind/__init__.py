"""How Tactori is played well: guides and kernels for the small and the wide board."""

from collections.abc import Iterator, Sequence

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.levels import Budget, Meter
from touchstone.engine.mind import Advice, Mind, OnStep, PlayGames, Proof
from touchstone.games.tactori.mind.endgame import Endgame
from touchstone.games.tactori.mind.guide import TactoriGuide
from touchstone.games.tactori.mind.kernel_small import convert as small
from touchstone.games.tactori.mind.kernel_small.board import random_games
from touchstone.games.tactori.mind.kernel_small.tree import sensible_games
from touchstone.games.tactori.mind.kernel_wide import convert as wide
from touchstone.games.tactori.mind.kernel_wide import tree as wide_tree
from touchstone.games.tactori.mind.kernel_wide.board import is_covered as is_wide
from touchstone.games.tactori.mind.kernel_wide.board import terms_of
from touchstone.games.tactori.mind.kernels import KERNELS
from touchstone.games.tactori.mind.wide import Wide
from touchstone.games.tactori.rules.state import State

LONGEST = 10_000_000
"""Moves after which a game on 9x9 would be broken off; none is known to come near."""


class TactoriMind(Mind):
    """Playouts on the kernel of the board's size; the games played together have none."""

    guide = TactoriGuide()
    kernels = KERNELS

    def playouts(self, game: AnyGame, seed: int) -> PlayGames | None:
        """Random games of the variants that are played against each other."""
        state, dice = game.initial(), new_dice(seed)
        if is_wide(game):
            terms, start = terms_of(game), wide.board_of(game, state)
            seen, play = wide.history_of(state, start), wide_tree.random_games
            return lambda games: int(play(terms, start, games, LONGEST, seen, dice))
        if small.is_covered(game):
            terms, board = small.terms_of(game), small.board_of(game, state)
            return lambda games: int(random_games(terms, board, games, dice))
        return None

    def points(self, game: AnyGame, state: State, games: int, seed: int) -> Sequence[float]:
        """Sensible games on 5x5; on 9x9 what some turns lead to."""
        if is_wide(game):
            return list(map(float, Wide(game, state).outlook(games, new_dice(seed))))
        if not small.is_covered(game):
            return super().points(game, state, games, seed)
        points = np.zeros(4)
        board = small.board_of(game, state)
        sensible_games(small.terms_of(game), board, games, new_dice(seed), points)
        return list(map(float, points))

    def solved(
        self, game: AnyGame, state: State, seconds: float | None, on_step: OnStep
    ) -> Advice | None:
        """What the last stones come to with two players who count points on 5x5."""
        end = Endgame.of(game, state, Budget(seconds=seconds).start())
        return None if end is None else end.advice(on_step)

    def proofs(self, game: AnyGame, state: State, meter: Meter) -> Iterator[Proof]:
        """What each of the last stones and sticks comes to."""
        end = Endgame.of(game, state, meter)
        return iter(()) if end is None else end.proofs()


MIND = TactoriMind()
