"""A night's work: random complete games of every game and setting through check_game.

    python scripts/random_games.py [--games 100000] [--only four-senses] [--seed 0]

The games are shared out evenly among all ways to set up a game; a bar shows how far it has come.
"""

import argparse

from rich.progress import Progress

from touchstone.games import GAMES
from touchstone.testing import check_game, variations

BATCH = 50


def main() -> None:
    """Plays until done; the first broken promise ends the run with the record that shows it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100_000, help="games a kind of game")
    parser.add_argument("--only", choices=GAMES, help="just this game")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    for slug in [options.only] if options.only else GAMES:
        ways = list(variations(GAMES[slug]))
        each = -(-options.games // len(ways))
        moves = 0
        with Progress() as progress:
            task = progress.add_task(slug, total=each * len(ways))
            for game in ways:
                for first in range(0, each, BATCH):
                    games = min(BATCH, each - first)
                    seed = options.seed * each + first
                    moves += check_game(game, games, seed, thorough=0.01)
                    progress.advance(task, games)
        print(f"{slug}: {each * len(ways)} games in {len(ways)} settings, {moves} moves, all kept.")


if __name__ == "__main__":
    main()
