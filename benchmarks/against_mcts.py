"""The strongest level against plain MCTS over the rules.

    python benchmarks/against_mcts.py 300 --games 40

Prints one row of a Markdown table for each setup, and the processor time a move of both: the number
of playouts is to be chosen so that MCTS has at least as much. Games are played one after the other
on one core and repeat exactly. How levels compare with each other is what `ladder.py` shows.
"""

from argparse import ArgumentParser
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time

from touchstone.core.values import Seat
from touchstone.engine.arena import BOTS, Bot, Tally, elo, pairings, play_pairing
from touchstone.engine.levels import STRONGEST, Budget
from touchstone.games import new_game
from touchstone.match import Command, Match

TARGET = 0.95
STRONGEST_LEVEL = str(STRONGEST)


@dataclass(frozen=True)
class Setup:
    """A way to set up a game in which levels are compared."""

    slug: str
    players: int
    masked: bool
    settings: tuple[tuple[str, str], ...] = ()

    @property
    def label(self) -> str:
        values = " ".join(value for _, value in self.settings)
        eyes = "masked" if self.masked else "open"
        return f"{self.slug} {values} {self.players} players {eyes}".replace("  ", " ")


SETUPS = (
    Setup("four-senses", 2, False, (("claims", "referee"),)),
    Setup("4eyes-plus", 2, False),
)


def main() -> None:
    options = ArgumentParser(description=__doc__)
    options.add_argument("playouts", type=int, help="playouts of MCTS for a move")
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    print("| setup | pair | games | points | 95 % interval | Elo | reached | CPU seconds a game |")
    print("|---|---|---|---|---|---|---|---|")
    for setup in SETUPS:
        against_mcts(setup, asked.playouts, asked.games, asked.seed)


def against_mcts(setup: Setup, playouts: int, games: int, seed: int) -> None:
    times = {STRONGEST_LEVEL: [0.0, 0.0], "mcts": [0.0, 0.0]}
    budgets = {STRONGEST_LEVEL: None, "mcts": Budget(nodes=playouts)}
    for name, spent_and_moves in times.items():
        bot = timed(BOTS[name](budgets[name]), spent_and_moves)
        BOTS[f"timed {name}"] = partial(_given, bot)
    measure(setup, (f"timed {STRONGEST_LEVEL}", "timed mcts"), games, seed, TARGET)
    for name, (spent, moves) in times.items():
        print(f"{name}: {spent / moves:.3f} processor seconds a move")


def _given(bot: Bot, budget: Budget | None) -> Bot:
    """The bot itself: its budget is already chosen."""
    return bot


def timed(bot: Bot, times: list[float]) -> Bot:
    """The bot, with its processor time and the number of its moves added up."""

    def play(match: Match, seat: Seat, dice: Random) -> Command:
        begun = process_time()
        command = bot(match, seat, dice)
        times[0] += process_time() - begun
        times[1] += 1
        return command

    return play


def measure(setup: Setup, bots: tuple[str, str], games: int, seed: int, target: float) -> None:
    game = new_game(setup.slug, setup.players, **dict(setup.settings))
    plan = pairings(game, bots, games, seed, masked=setup.masked)
    begun = process_time()
    tally = Tally(tuple(map(play_pairing, plan)))
    low, high = tally.interval
    reached = "yes" if tally.share >= target else "**no**"
    print(
        f"| {setup.label} | {bots[0]} : {bots[1]} | {games} | {tally.share:.1%} "
        f"| {low:.1%} to {high:.1%} | {elo(tally.share):+.0f} | {reached} "
        f"| {(process_time() - begun) / games:.2f} |",
        flush=True,
    )


if __name__ == "__main__":
    main()
