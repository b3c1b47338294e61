"""How Tactori is played well: guides and kernels for the small and the wide board."""

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compare import Twin
from touchstone.engine.kernels.compiling import is_compiled
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.mind import Mind, PlayGames
from touchstone.games.tactori.mind.guide import TactoriGuide
from touchstone.games.tactori.mind.kernel_small import convert as small
from touchstone.games.tactori.mind.kernel_small import tree as small_tree
from touchstone.games.tactori.mind.kernel_small.convert import SmallTwin
from touchstone.games.tactori.mind.kernel_wide import convert as wide
from touchstone.games.tactori.mind.kernel_wide import terrain
from touchstone.games.tactori.mind.kernel_wide import tree as wide_tree
from touchstone.games.tactori.mind.kernel_wide.convert import WideTwin

LONGEST = 10_000_000
"""Moves after which a game on 9x9 would be broken off; none is known to come near."""


class TactoriMind(Mind):
    """Playouts on the kernel of the board's size; the games played together have none."""

    guide = TactoriGuide()

    def playouts(self, game: AnyGame, seed: int) -> PlayGames | None:
        """Random games of the variants that are played against each other."""
        if terrain.is_covered(game):
            return _wide(game, seed)
        if small.is_covered(game):
            return _small(game, seed)
        return None

    def twin(self, game: AnyGame) -> type[Twin] | None:
        """The kernel of the board's size, where there is one."""
        if terrain.is_covered(game):
            return WideTwin
        return SmallTwin if small.is_covered(game) else None

    def is_warm(self, game: AnyGame) -> bool:
        """The trees are compiled last; the games played together need none."""
        if terrain.is_covered(game):
            return is_compiled(wide_tree.grow_wide)
        return not small.is_covered(game) or is_compiled(small_tree.grow)


def _small(game: AnyGame, seed: int) -> PlayGames:
    board_terrain, dice = small.terrain_of(game), new_dice(seed)
    start = small.board_of(game, game.initial())
    return lambda games: int(small_tree.random_games(board_terrain, start, games, dice))


def _wide(game: AnyGame, seed: int) -> PlayGames:
    terms, dice = terrain.terms_of(game), new_dice(seed)
    start = wide.board_of(game, game.initial())
    seen = wide.history_of(game.initial(), start)
    play = wide_tree.random_games
    return lambda games: int(play(terms, start, games, LONGEST, seen, dice))


MIND = TactoriMind()
