"""A million random moves of 4EYES+ and of Tactori, by the rules and on the kernels, compared."""

import sys
from collections.abc import Callable
from random import Random

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.four_eyes_plus import compare as four_eyes_plus
from touchstone.engine.kernels.tactori import compare as tactori
from touchstone.engine.kernels.tactori.convert import is_covered
from touchstone.games import GAMES
from touchstone.testing import variations

MOVES = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000


def main() -> None:
    """Spreads the moves of each game evenly over every way to set it up."""
    spread(list(variations(GAMES["4eyes-plus"])), four_eyes_plus.compare)
    spread([game for game in variations(GAMES["tactori"]) if is_covered(game)], tactori.compare)


def spread(games: list[AnyGame], compare: Callable[[AnyGame, int, Random], int]) -> None:
    """Compares each game for its share of the moves and says how far it has come."""
    dice = Random(2026)
    played = 0
    for game in games:
        played += compare(game, MOVES // len(games) + 1, dice)
        defaults = {setting.name: setting.default for setting in game.kind.table}
        changed = {n: value for n, value in game.settings.items() if value != defaults[n]}
        print(f"{game.kind.slug}: {played} moves equal; {game.seats} players {changed}", flush=True)


if __name__ == "__main__":
    main()
