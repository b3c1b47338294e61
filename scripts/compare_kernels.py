"""A million random moves of each game that has a kernel, by the rules and on it, compared.

    PYTHONPATH=tests .venv/bin/python scripts/compare_kernels.py
    PYTHONPATH=tests .venv/bin/python scripts/compare_kernels.py 250000 --only tactori --seed 2

The moves of each game are spread evenly over every way to set it up. Runs with different seeds
play different games, so a long comparison can be split over seeds and its parts added up; `--skip`
goes on after the set-ups that an interrupted run has printed.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from random import Random
from sys import stderr
from time import process_time

from helpers.kernel_twins import compare_kernel
from rich.console import Console
from rich.progress import track

from touchstone.core.game import AnyGame
from touchstone.games import GAMES
from touchstone.games.four_senses.mind.kernel.convert import referee_game
from touchstone.games.tactori.mind.kernel_small.convert import is_covered
from touchstone.games.tactori.mind.kernel_wide.board import VARIANTS
from touchstone.testing import variations

KERNELS: dict[str, Callable[[], list[AnyGame]]] = {
    "four-senses": lambda: [referee_game(2), referee_game(3)],
    "4eyes-plus": lambda: list(variations(GAMES["4eyes-plus"])),
    "tactori-5x5": lambda: [game for game in variations(GAMES["tactori"]) if is_covered(game)],
    "tactori-9x9": lambda: [
        game for variant in VARIANTS for game in variations(GAMES["tactori"], variant=variant)
    ],
}
"""By kernel, the set-ups that it plays."""


def main() -> None:
    """Compares each kernel in turn; the first difference ends the run with the position."""
    options = ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("moves", type=int, nargs="?", default=1_000_000, help="for each kernel")
    options.add_argument("--only", default="", help="only kernels whose name begins like this")
    options.add_argument("--seed", type=int, default=2026)
    options.add_argument("--skip", type=int, default=0, help="set-ups of each kernel to leave out")
    asked = options.parse_args()
    for name, games in KERNELS.items():
        if name.startswith(asked.only):
            spread(name, games(), asked.moves, asked.seed, asked.skip)


def spread(name: str, games: list[AnyGame], moves: int, seed: int, skip: int) -> None:
    """Compares each set-up for its share of the moves and says how far it has come."""
    share = -(-moves // len(games))
    played, begun = 0, process_time()
    for number, game in enumerate(
        track(games, name, disable=not stderr.isatty(), console=Console(stderr=True))
    ):
        if number < skip:
            continue
        # Dice of its own for each set-up, so that a part of a run is the same as in the whole.
        played += compare_kernel(game, share, Random(f"{seed} {name} {number}"))
        defaults = game.kind.defaults
        changed = {n: value for n, value in game.settings.items() if value != defaults[n]}
        rate = played / (process_time() - begun)
        print(
            f"{name} {number + 1}/{len(games)}: {played} moves equal, {rate:.0f} a CPU second; "
            f"{game.seats} players {changed}",
            flush=True,
        )


if __name__ == "__main__":
    main()
