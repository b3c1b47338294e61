"""What of Tactori's mind is in compiled code, and a first use of each."""

from functools import partial

import numpy as np

from touchstone.engine.kernels.compiling import is_compiled
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.levels import Budget
from touchstone.engine.mind import Kernel, think_briefly
from touchstone.games.tactori import KIND
from touchstone.games.tactori.mind import sliding
from touchstone.games.tactori.mind.endgame import Endgame, Melee, is_counted
from touchstone.games.tactori.mind.guide import TactoriGuide
from touchstone.games.tactori.mind.kernel_small import board as small_board
from touchstone.games.tactori.mind.kernel_small import convert as small
from touchstone.games.tactori.mind.kernel_small.endgame import reaches
from touchstone.games.tactori.mind.kernel_small.everybody import winners
from touchstone.games.tactori.mind.kernel_small.tree import grow, sensible_games
from touchstone.games.tactori.mind.kernel_wide import convert as wide
from touchstone.games.tactori.mind.kernel_wide import tree as wide_tree
from touchstone.games.tactori.mind.kernel_wide.board import VARIANTS, is_covered, terms_of
from touchstone.games.tactori.mind.kernel_wide.counted_tree import grow_counted
from touchstone.games.tactori.mind.wide import Wide

_GUIDE = TactoriGuide()
_SMALL = KIND.new(2, {"variant": "bridges"})
_SEVERAL = KIND.new(3, {"variant": "bridges"})
_WIDE = [KIND.new(2, {"variant": variant}) for variant in VARIANTS]


def _think_wide() -> None:
    for game in _WIDE:
        think_briefly(_GUIDE, game)


def _thinks_wide() -> bool:
    return is_compiled(wide_tree.grow_wide) and is_compiled(grow_counted)


def _play_small() -> None:
    terms, dice = small.terms_of(_SMALL), new_dice(1)
    board = small.board_of(_SMALL, _SMALL.initial())
    small_board.random_games(terms, board, 1, dice)
    sensible_games(terms, board, 1, dice, np.zeros(4))


def _end_small() -> None:
    Endgame(_SMALL, _SMALL.initial(), Budget(nodes=1).start()).advice()


def _end_several() -> None:
    Melee(_SEVERAL, _SEVERAL.initial(), Budget(nodes=1).start()).advice()


def _play_wide() -> None:
    game, dice = _WIDE[0], new_dice(1)
    board = wide.board_of(game, game.initial())
    seen = wide.history_of(game.initial(), board)
    wide_tree.random_games(terms_of(game), board, 1, 10, seen, dice)
    Wide(game, game.initial()).outlook(1, dice)


KERNELS = (
    Kernel(
        "the tree on 5x5",
        partial(is_compiled, grow),
        partial(think_briefly, _GUIDE, _SMALL),
        small.is_covered,
    ),
    Kernel("the tree on 9x9", _thinks_wide, _think_wide, is_covered),
    Kernel(
        "the sliding game",
        partial(is_compiled, sliding.fill),
        sliding.all_distances,
        lambda game: game.settings["variant"] == "sliding",
    ),
    Kernel("the last stones on 5x5", partial(is_compiled, reaches), _end_small, is_counted),
    Kernel(
        "the last stones of several players",
        partial(is_compiled, winners),
        _end_several,
        lambda game: is_counted(game) and game.seats > 2,
    ),
    Kernel("games on 5x5", partial(is_compiled, sensible_games), _play_small, small.is_covered),
    Kernel("games on 9x9", partial(is_compiled, wide_tree.looked_ahead), _play_wide, is_covered),
)
