"""Random playouts of any game that has a kernel, for measuring and for the command line."""

from collections.abc import Callable

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.dice import new_dice
from touchstone.engine.kernels.four_eyes_plus import convert as four_eyes_plus
from touchstone.engine.kernels.four_eyes_plus import playouts as four_eyes_plus_playouts
from touchstone.engine.kernels.four_eyes_plus.board import MOST_MOVES
from touchstone.engine.kernels.four_eyes_plus.terrain import terrain_of
from touchstone.engine.kernels.four_senses.measure import Playouts
from touchstone.engine.kernels.tactori import convert as tactori
from touchstone.engine.kernels.tactori import tree as tactori_tree
from touchstone.engine.kernels.tactori_wide import convert as tactori_wide
from touchstone.engine.kernels.tactori_wide import ground as tactori_ground
from touchstone.engine.kernels.tactori_wide import tree as tactori_wide_tree

PlayGames = Callable[[int], int]
"""Plays so many complete random games; gives the number of moves made."""

LONGEST = 10_000_000
"""Moves after which a game on 9x9 would be broken off; none is known to come near."""


def playouts(game: AnyGame, seed: int) -> PlayGames | None:
    """Random games on the kernel, one core; None where the game has no kernel."""
    if game.kind.slug == "four-senses":
        return Playouts(game, seed).play
    if game.kind.slug == "4eyes-plus":
        return _four_eyes_plus(game, seed)
    if tactori_ground.is_covered(game):
        return _tactori_wide(game, seed)
    if tactori.is_covered(game):
        return _tactori(game, seed)
    return None


def _four_eyes_plus(game: AnyGame, seed: int) -> PlayGames:
    terrain, dice = terrain_of(game), new_dice(seed)
    start = four_eyes_plus.board_of(terrain, game.initial())
    spare = four_eyes_plus.empty_board(terrain)
    room = np.zeros(MOST_MOVES, dtype=np.int64)
    play = four_eyes_plus_playouts.random_games
    return lambda games: int(play(terrain, start, spare, games, dice, room))


def _tactori(game: AnyGame, seed: int) -> PlayGames:
    side, dice = tactori.side_of(game), new_dice(seed)
    start = tactori.board_of(game, game.initial())
    return lambda games: int(tactori_tree.random_games(side, start, games, dice))


def _tactori_wide(game: AnyGame, seed: int) -> PlayGames:
    terms, dice = tactori_ground.terms_of(game), new_dice(seed)
    start = tactori_wide.board_of(game, game.initial())
    seen = tactori_wide.history_of(game.initial(), start)
    play = tactori_wide_tree.random_games
    return lambda games: int(play(terms, start, games, LONGEST, seen, dice))
