"""A million random moves of 4EYES+ and of Tactori, by the rules and on the kernels, compared.

    python scripts/compare_kernels.py
    python scripts/compare_kernels.py 250000 --only tactori --seed 2

The moves of each game are spread evenly over every way to set it up. Runs with different seeds
play different games, so a long comparison can be split over seeds and its parts added up; `--skip`
goes on after the set-ups that an interrupted run has printed.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from sys import stderr
from time import process_time

from rich.console import Console
from rich.progress import track

from touchstone.core.game import AnyGame
from touchstone.games import GAMES
from touchstone.games.four_eyes_plus.mind.kernel import compare as four_eyes_plus
from touchstone.games.tactori.mind.kernel_small import compare as tactori
from touchstone.games.tactori.mind.kernel_small.convert import is_covered
from touchstone.games.tactori.mind.kernel_wide import compare as tactori_wide
from touchstone.testing import variations


@dataclass(frozen=True)
class Part:
    """A kernel: the set-ups that it plays, and how it is compared."""

    games: Callable[[], list[AnyGame]]
    compare: Callable[[AnyGame, int, Random], int]


def _small() -> list[AnyGame]:
    return [game for game in variations(GAMES["tactori"]) if is_covered(game)]


PARTS = {
    "4eyes-plus": Part(lambda: list(variations(GAMES["4eyes-plus"])), four_eyes_plus.compare),
    "tactori-5x5": Part(_small, tactori.compare),
    "tactori-9x9": Part(lambda: list(tactori_wide.every_game()), tactori_wide.compare),
}


def main() -> None:
    """Compares each kernel in turn; the first difference ends the run with the position."""
    options = ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("moves", type=int, nargs="?", default=1_000_000, help="for each kernel")
    options.add_argument("--only", default="", help="only kernels whose name begins like this")
    options.add_argument("--seed", type=int, default=2026)
    options.add_argument("--skip", type=int, default=0, help="set-ups of each kernel to leave out")
    asked = options.parse_args()
    for name, part in PARTS.items():
        if name.startswith(asked.only):
            spread(name, part, asked.moves, asked.seed, asked.skip)


def spread(name: str, part: Part, moves: int, seed: int, skip: int) -> None:
    """Compares each set-up for its share of the moves and says how far it has come."""
    games = part.games()
    share = -(-moves // len(games))
    played, begun = 0, process_time()
    for number, game in enumerate(
        track(games, name, disable=not stderr.isatty(), console=Console(stderr=True))
    ):
        if number < skip:
            continue
        # Dice of its own for each set-up, so that a part of a run is the same as in the whole.
        played += part.compare(game, share, Random(f"{seed} {name} {number}"))
        defaults = {setting.name: setting.default for setting in game.kind.options}
        changed = {n: value for n, value in game.settings.items() if value != defaults[n]}
        rate = played / (process_time() - begun)
        print(
            f"{name} {number + 1}/{len(games)}: {played} moves equal, {rate:.0f} a CPU second; "
            f"{game.seats} players {changed}",
            flush=True,
        )


if __name__ == "__main__":
    main()
