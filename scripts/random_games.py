"""A night's work: random complete games through check_game.

    python scripts/random_games.py [--games 100000] [--only four-senses] [--seed 0]
    python scripts/random_games.py --only tactori --set variant=rectangles --games 10000

The games are shared out evenly among all ways to set up a game, or, with --set, among the numbers
of players for these settings; a bar shows how far it has come.
"""

import argparse

from rich.progress import Progress

from touchstone.core.game import AnyGame
from touchstone.core.settings import read_settings
from touchstone.games import GAMES
from touchstone.testing import check_game, variations

BATCH = 50


def main() -> None:
    """Plays until done; the first broken promise ends the run with the record that shows it."""
    parser = argparse.ArgumentParser(description="Random games through the contract of the table.")
    parser.add_argument("--games", type=int, default=100_000, help="games a kind of game")
    parser.add_argument("--only", choices=GAMES, help="just this game")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--players", type=int, help="just this number of players")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    for slug in [options.only] if options.only else GAMES:
        ways = _ways(slug, dict(pair.split("=") for pair in options.set))
        ways = [game for game in ways if options.players in (None, game.seats)]
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
        name = " ".join([slug, *options.set])
        print(f"{name}: {each * len(ways)} games in {len(ways)} ways, {moves} moves, all kept.")


def _ways(slug: str, settings: dict[str, str]) -> list[AnyGame]:
    kind = GAMES[slug]
    if not settings:
        return list(variations(kind))
    numbers = kind.players(read_settings(kind.options, settings))
    return [kind.new(players, settings) for players in numbers]


if __name__ == "__main__":
    main()
