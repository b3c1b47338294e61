"""A million random moves of 4EYES+, by the rules and on the kernel, compared in all settings."""

import sys
from random import Random

from touchstone.engine.kernels.four_eyes_plus.compare import compare
from touchstone.games import GAMES
from touchstone.testing import variations

MOVES = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000


def main() -> None:
    """Spreads the moves evenly over every way to set up the game."""
    games = list(variations(GAMES["4eyes-plus"]))
    dice = Random(2026)
    played = 0
    for game in games:
        played += compare(game, MOVES // len(games) + 1, dice)
        changed = {
            s.name: game.settings[s.name]
            for s in game.kind.table
            if game.settings[s.name] != s.default
        }
        print(f"{played} moves equal; {game.seats} players {changed}", flush=True)


if __name__ == "__main__":
    main()
